-- Placements: a few questions that find out what somebody knows already.
create table placements (
  id int generated always as identity primary key,
  -- Of a guest, only what their browser keeps says whose it is.
  user_id int references users,
  guest_id text,
  skill_id int not null references skills on delete cascade,
  -- The levels that would save something, and the two plans of each, as they were proven when it began: server/placement/stakes.ts.
  stakes jsonb not null,
  -- Their questions are not asked.
  left_out int[] not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- 0: none.
  known_level smallint check (known_level between 0 and 10),
  check (num_nonnulls(user_id, guest_id) = 1),
  check ((ended_at is null) = (known_level is null))
);
create index placements_user on placements (user_id, skill_id, id) where user_id is not null;
create index placements_guest on placements (guest_id, skill_id, id) where guest_id is not null;
create index placements_skill on placements (skill_id, id);

create table placement_questions (
  placement_id int not null references placements on delete cascade,
  position smallint not null,
  version_id int not null references question_versions on delete cascade,
  -- As in attempt_questions.
  shown_order smallint[] not null,
  answer jsonb,
  answered_at timestamptz,
  is_right boolean,
  primary key (placement_id, position),
  check (num_nonnulls(answered_at, is_right) in (0, 2))
);
create index placement_questions_version on placement_questions (version_id);

-- What answers say about how hard a question is, renewed every night. Without a row, it is as hard as its level.
create table question_difficulties (
  version_id int primary key references question_versions on delete cascade,
  difficulty real not null,
  spread real not null check (spread > 0)
);

-- How able those are who try, on average, against the mark of the level.
create table placement_abilities (
  skill_id int primary key references skills on delete cascade,
  ability real not null,
  -- The last placement that was counted.
  placement_id int not null
);

-- What counts in plans. It gives no certificate, and no level in the profile.
create table placed_levels (
  user_id int not null references users,
  skill_id int not null references skills on delete cascade,
  level smallint not null check (level between 1 and 10),
  counts_until timestamptz not null,
  primary key (user_id, skill_id)
);
