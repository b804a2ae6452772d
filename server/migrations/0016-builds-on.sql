-- The skills, with levels, that a course builds on. Advice: it decides the order of a plan, never who may buy.
create table course_prerequisites (
  course_id int not null references courses on delete cascade,
  skill_id int not null references skills,
  level int not null check (level between 1 and 100),
  primary key (course_id, skill_id)
);
create index course_prerequisites_skill on course_prerequisites (skill_id);
