-- Uploads in progress, so that every server of the portal can continue them and counts the space that they will take.

create table uploads (
  id text primary key,
  user_id int not null references users,
  file_name text not null,
  size bigint not null,
  -- what has arrived, in how many pieces
  received bigint not null default 0 check (received between 0 and size),
  pieces int not null default 0,
  changed_at timestamptz not null
);
create index uploads_user on uploads (user_id);

-- The pieces of an upload that have arrived, each with its name in the storage.
create table upload_pieces (
  upload_id text not null references uploads on delete cascade,
  start bigint not null,
  size bigint not null,
  name text not null,
  primary key (upload_id, start)
);

-- When a job was last begun, so that one of several servers does it.
create table job_turns (
  name text primary key,
  taken_at timestamptz not null
);
