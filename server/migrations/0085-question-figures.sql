-- What authors see about the questions of a check: counted once a day, as of midnight UTC, and already rounded.
create table check_figures (
  material_id int primary key references materials on delete cascade,
  -- The day that began at that midnight.
  day date not null,
  -- Whose answers were counted, exactly. Nobody sees it.
  learners int not null,
  figures jsonb not null
);

-- How hard questions are and how well they tell learners apart, by the answers at one check: server/checks/estimate-items.ts.
create table question_estimates (
  material_id int not null references materials on delete cascade,
  version_id int not null references question_versions on delete cascade,
  difficulty float8 not null,
  discrimination float8 not null,
  answers int not null,
  primary key (version_id, material_id)
);
create index question_estimates_material on question_estimates (material_id);

-- Finds the first sent attempt of each learner.
create index check_attempts_learners on check_attempts (material_id, user_id, id) where sent_at is not null and not is_trial;
