-- What authors see about the learners of a course: counted once a day, as of midnight UTC, and already rounded.
create table learner_figures (
  course_id int primary key references courses on delete cascade,
  -- The day that began at that midnight.
  day date not null,
  figures jsonb not null
);
