-- A final task can be changed. What was submitted keeps the version that it was submitted for.

alter table final_tasks add version int not null default 1;
alter table submissions add task_version int not null default 1;

-- The versions that were replaced. The version before this one reads only the present questions, which stay where they were.
create table final_task_versions (
  final_task_id int not null references final_tasks on delete cascade,
  version int not null,
  name text not null,
  text text not null,
  review_minutes int not null,
  primary key (final_task_id, version)
);

-- A question belongs to the present version of a task or to a replaced one.
alter table review_questions alter final_task_id drop not null,
  add replaced_task_id int,
  add replaced_version int,
  add foreign key (replaced_task_id, replaced_version) references final_task_versions on delete cascade,
  add check (num_nonnulls(final_task_id, replaced_task_id) = 1 and num_nonnulls(replaced_task_id, replaced_version) <> 1);
create unique index review_questions_replaced on review_questions (replaced_task_id, replaced_version, position) where replaced_task_id is not null;
