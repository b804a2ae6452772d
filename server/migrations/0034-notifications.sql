-- What users are notified about. Only ids: names are read when it is shown.
create table notifications (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  kind text not null,
  course_id int references courses on delete cascade,
  -- The ledger's side of points that were granted.
  transfer_id bigint references point_transfers,
  -- How many events it stands for since the user read it or got a mail about it, and the points that they brought.
  times int not null default 1,
  points bigint not null default 0,
  created_at timestamptz not null,
  read_at timestamptz,
  -- When a mail about it is due. Null when none is wanted, or it was sent.
  mail_due_at timestamptz,
  mailed_at timestamptz,
  -- A user has at most one of each kind for a course.
  unique (user_id, kind, course_id)
);
create index notifications_newest on notifications (user_id, created_at desc);
create index notifications_course on notifications (course_id) where course_id is not null;
create index notifications_mail on notifications (mail_due_at) where mail_due_at is not null;
create index notifications_age on notifications (created_at);

-- Courses whose materials were changed. A job notifies the learners, some at a time.
create table course_updates (
  course_id int primary key references courses on delete cascade,
  changed_at timestamptz not null,
  -- Learners up to this id were notified. Null when all were.
  notified_to int
);
create index course_updates_waiting on course_updates (changed_at) where notified_to is not null;

-- Where the user's browser is: a daily mail comes in the morning there.
create table time_zones (
  user_id int primary key references users,
  name text not null
);

-- For reading the learners of a course in turns. It serves everything that enrolments_course served.
create index enrolments_course_learners on enrolments (course_id, user_id);
drop index enrolments_course;

create index submissions_newest on submissions (final_task_id, id);
create index submissions_due on submissions (review_due_at) where reviewed_at is null;
