-- Mails on their way out. They are written in the transaction of what they are about, and sent by a job.
create table mails (
  id bigint generated always as identity primary key,
  -- Null when the mail goes to an address that no user has yet.
  user_id int references users,
  recipient text not null,
  kind text not null,
  -- The same in every attempt, so that a receiver can drop a second copy.
  message_id text not null unique,
  -- Subject, paragraphs and links. Null once sent, because a link can be a secret.
  content jsonb,
  -- kept: shown in the outbox of a demo and never sent.
  state text not null check (state in ('waiting', 'sent', 'failed', 'kept')),
  created_at timestamptz not null,
  -- A server that sends the mail sets this to when another may try again, should it die meanwhile.
  next_try_at timestamptz not null,
  tries int not null default 0,
  -- What the mail server said last, for Admins.
  reply text,
  finished_at timestamptz
);
create index mails_waiting on mails (next_try_at) where state = 'waiting';
create index mails_newest on mails (state, created_at desc);
create index mails_user on mails (user_id) where user_id is not null;

-- When a user wants mails of a kind. Only what differs from the default is stored.
create table mail_choices (
  user_id int not null references users,
  kind text not null,
  choice text not null check (choice in ('at-once', 'daily', 'never')),
  primary key (user_id, kind)
);
