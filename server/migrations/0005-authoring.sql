-- What Creators make beside courses and materials: final tasks.

create table final_tasks (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  text text not null check (char_length(text) between 1 and 10000),
  -- how long a review may take, counted from the submission
  review_minutes int not null check (review_minutes between 1 and 18720),
  creator_id int references users
);
create index final_tasks_creator on final_tasks (creator_id, id);

create table review_questions (
  id int generated always as identity primary key,
  final_task_id int not null references final_tasks on delete cascade,
  position int not null,
  text text not null check (char_length(text) between 1 and 500),
  max_mark int not null check (max_mark between 1 and 100),
  unique (final_task_id, position)
);

alter table courses add final_task_id int references final_tasks;
create index courses_final_task on courses (final_task_id) where final_task_id is not null;

-- The pickers list by name, and narrow the list to the names that hold a text.
create index authors_by_name on authors (lower(full_name), id);
create index skills_name_holds on skills using gin (name gin_trgm_ops);
create index resources_name_holds on resources using gin (name gin_trgm_ops);
create index authors_name_holds on authors using gin (full_name gin_trgm_ops);
create index materials_by_kind on materials (kind, id);

-- Since when nothing refers to a file; after a day it is swept.
alter table files add unused_since timestamptz;
create index files_unused on files (unused_since) where unused_since is not null;
