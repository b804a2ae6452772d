-- Final tasks that learners submitted, and who reviews them.

create table submissions (
  id int generated always as identity primary key,
  final_task_id int not null references final_tasks,
  user_id int not null references users,
  -- where it was earned; its author reviews when nobody else can
  course_id int not null references courses,
  file_id text not null unique references files,
  submitted_at timestamptz not null,
  review_due_at timestamptz not null,
  -- who has it for review now, until when; it comes free by itself
  held_by int references users,
  held_until timestamptz,
  reviewed_by int references users,
  reviewed_at timestamptz,
  mark int check (mark between 0 and 100),
  comment text check (char_length(comment) <= 2000),
  is_late boolean,
  unique (final_task_id, user_id),
  check (held_by <> user_id),
  check (reviewed_by <> user_id),
  check ((held_by is null) = (held_until is null)),
  check ((reviewed_at is null) = (reviewed_by is null) and (reviewed_at is null) = (mark is null) and (reviewed_at is null) = (is_late is null))
);
create index submissions_user on submissions (user_id);
create index submissions_course on submissions (course_id);
create index submissions_waiting on submissions (final_task_id, review_due_at, id) where reviewed_at is null;
create index submissions_reviewer on submissions (reviewed_by, final_task_id) where reviewed_by is not null;
create index submissions_holder on submissions (held_by) where held_by is not null;

-- Every time somebody got a submission to review: how often it was tried, and when it was not to be had by others.
create table review_holds (
  submission_id int not null references submissions,
  reviewer_id int not null references users,
  held_from timestamptz not null,
  held_until timestamptz not null,
  primary key (submission_id, reviewer_id, held_from)
);
create index review_holds_reviewer on review_holds (reviewer_id);

create table review_marks (
  submission_id int not null references submissions,
  question_id int not null references review_questions,
  mark int not null check (mark >= 0),
  primary key (submission_id, question_id)
);
create index review_marks_question on review_marks (question_id);

-- A review is final.
create function refuse_second_review() returns trigger language plpgsql as $$
begin
  raise exception 'submission % is reviewed', old.id;
end $$;
create trigger submissions_reviewed_once before update on submissions
  for each row when (old.reviewed_at is not null) execute function refuse_second_review();
create trigger review_marks_are_final before update or delete or truncate on review_marks
  for each statement execute function refuse_change();
