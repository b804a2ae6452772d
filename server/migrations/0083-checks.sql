-- Checks: materials made of questions, which are learned by passing them.
insert into material_kinds values ('check', 16);

-- An author's bank. What is asked is in the versions; the last one counts.
create table questions (
  id int generated always as identity primary key,
  creator_id int not null references users,
  version int not null default 1 check (version >= 1),
  created_at timestamptz not null default now()
);
create index questions_creator on questions (creator_id, id);

-- Never changed, so that what was answered keeps the question as it was.
create table question_versions (
  id int generated always as identity primary key,
  question_id int not null references questions on delete cascade,
  version int not null,
  skill_id int references skills,
  level smallint not null check (level between 1 and 10),
  -- What contract/checks/questions.ts describes, with the key.
  question jsonb not null,
  unique (question_id, version)
);
create index question_versions_skill on question_versions (skill_id) where skill_id is not null;

create table question_pictures (
  version_id int not null references question_versions on delete cascade,
  file_id text not null references files,
  primary key (version_id, file_id)
);
create index question_pictures_file on question_pictures (file_id);

-- No material that is there is a check, so nothing has to be checked.
alter table materials
  -- How often and how long it may be tried, and what is told: contract/materials/checks.ts.
  add check_settings jsonb,
  add check (kind = 'check' or check_settings is null) not valid,
  add check (kind <> 'check' or (check_settings is not null and link is null and file_id is null)) not valid;

-- The pool from which a check asks.
create table check_questions (
  material_id int not null references materials on delete cascade,
  question_id int not null references questions,
  position int not null,
  primary key (material_id, question_id)
);
create index check_questions_question on check_questions (question_id);

create table check_attempts (
  id int generated always as identity primary key,
  material_id int not null references materials on delete cascade,
  user_id int not null references users,
  started_at timestamptz not null,
  deadline_at timestamptz,
  sent_at timestamptz,
  -- Of an author or an Admin, who tries the check out.
  is_trial boolean not null,
  pass_percent smallint not null,
  percent smallint check (percent between 0 and 100),
  is_passed boolean,
  check (num_nonnulls(sent_at, percent, is_passed) in (0, 3))
);
create unique index check_attempts_open on check_attempts (material_id, user_id, is_trial) where sent_at is null;
create index check_attempts_due on check_attempts (deadline_at) where sent_at is null;
create index check_attempts_user on check_attempts (user_id, material_id, id);

create table attempt_questions (
  attempt_id int not null references check_attempts on delete cascade,
  position smallint not null,
  version_id int not null references question_versions,
  -- The order in which its options are shown: their places in the author's order.
  shown_order smallint[] not null,
  -- What contract/checks/answers.ts describes.
  answer jsonb,
  answered_at timestamptz,
  -- From 0 to 1, when the attempt is sent.
  mark float8 check (mark between 0 and 1),
  primary key (attempt_id, position)
);
create index attempt_questions_version on attempt_questions (version_id);

-- What waits for approval counts as changed when a check in it is.
drop trigger materials_in_drafts on materials;
create trigger materials_in_drafts
  after delete or update of name, learning_minutes, file_id, duration, quality_id, pages_count, extension_id, publication_year, link,
    resource_id, publication_date, lesson, words_count, check_settings on materials
  for each row execute function touch_waiting_drafts('id', 'materials');
create trigger check_questions_in_drafts after insert or update or delete on check_questions
  for each row execute function touch_waiting_drafts('material_id', 'materials');

-- The same when a question of such a check is.
create function touch_drafts_of_question() returns trigger language plpgsql as $$
begin
  update course_drafts set version = version + 1, content_changed_at = clock_timestamp()
   where state = 'review'
     and exists (select from check_questions q where q.question_id = new.question_id
                    and form -> 'materials' @> jsonb_build_array(jsonb_build_object('id', q.material_id)));
  return null;
end $$;
create trigger question_versions_in_drafts after insert on question_versions
  for each row execute function touch_drafts_of_question();

-- A text with gaps after a change or, if that took one away, nothing but its gaps.
create function question_gaps_kept(before text, after text) returns jsonb language sql immutable parallel safe as $$
  select to_jsonb(case when gaps = array_length(regexp_split_to_array(after, '_{3,}'), 1) then after
                       else 'a former user' || repeat(' ___', gaps - 1) end)
    from (select array_length(regexp_split_to_array(before, '_{3,}'), 1) as gaps) counted
$$;

-- A question without a person's name and email address in what people read. Options that were different stay so, and a gap stays a gap.
create function question_without_person(part jsonb, name text, email text, longest int default 2000, skipped int default 0) returns jsonb
  language plpgsql immutable parallel safe as $$
begin
  return case jsonb_typeof(part)
    when 'string' then to_jsonb(without_person(part #>> '{}', name, email, 0, longest))
    when 'array' then (
      select coalesce(jsonb_agg(case
               when jsonb_typeof(element) = 'string' and element <> question_without_person(element, name, email)
                 then to_jsonb((question_without_person(element, name, email, 290) #>> '{}') || ' ' || (n + skipped))
               else question_without_person(element, name, email, 300) end order by n), '[]')
        from jsonb_array_elements(part) with ordinality elements (element, n))
    when 'object' then (
      select coalesce(jsonb_object_agg(key, case
               when key in ('kind', 'file', 'language') then value
               when key = 'gapText' then question_gaps_kept(value #>> '{}', without_person(value #>> '{}', name, email, 0, longest))
               -- Counted after those on the right, from which they differ too.
               when key = 'extra' then question_without_person(value, name, email, longest, 100)
               when key = 'code' then question_without_person(value, name, email, 5000)
               when key = 'alt' then question_without_person(value, name, email, 300)
               when key = 'unit' then question_without_person(value, name, email, 20)
               else question_without_person(value, name, email, longest) end), '{}')
        from jsonb_each(part))
    else part end;
end $$;
