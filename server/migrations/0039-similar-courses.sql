-- The courses to show on the page of another one. A job computes them, a few courses at a time; reading them costs the same at any size.
create table similar_courses (
  course_id int primary key references courses on delete cascade,
  -- Ids, best first: those with the same skills, and those that the same people bought. A course that leaves the catalogue stays in them
  -- until the job comes by; readers leave it out.
  by_skills int[] not null,
  by_buyers int[] not null
);

-- Courses that were changed: the job takes them first. Rows are only added and deleted, so that nobody who saves waits for the job.
create table similar_due (
  id bigint generated always as identity primary key,
  course_id int not null
);

-- The job goes round the whole catalogue when anything in it has changed.
create table similar_round (
  -- Courses up to this id are done. Null between two rounds.
  reached int,
  -- What PostgreSQL had counted as changes of the table courses when the last round began.
  changes bigint not null
);
create unique index similar_round_one_row on similar_round ((true));
insert into similar_round values (null, -1);

-- The newest courses of a skill, without reading all of them.
create index course_skills_newest on course_skills (skill_id, course_id) include (level);
drop index course_skills_skill;
