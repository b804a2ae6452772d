-- What the first page offers: goals that Admins keep, and the course that a learner opened last.

-- "Web developer": ready-made wishes for the plan.
create table goals (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  sentence text not null check (char_length(sentence) between 1 and 160),
  position int not null
);
create unique index goals_name on goals (lower(name));

-- A skill that is deleted leaves the goals.
create table goal_skills (
  goal_id int not null references goals on delete cascade,
  skill_id int not null references skills on delete cascade,
  level int not null check (level between 1 and 100),
  position int not null,
  primary key (goal_id, skill_id)
);
create index goal_skills_skill on goal_skills (skill_id);

-- When it was opened. Null in rows from before, and from servers of the previous version.
alter table last_opened add opened_at timestamptz;

alter table audit_log drop constraint audit_log_act_check;
alter table audit_log add constraint audit_log_act_check
  check (act in ('grant-points', 'make-admin', 'unmake-admin', 'sign-out', 'write-page', 'remove-page', 'reset-link',
                 'add-field', 'rename-field', 'order-fields', 'remove-field',
                 'add-goal', 'change-goal', 'order-goals', 'remove-goal'));
