-- Drafts of courses, and the versions that were published.

-- What an author writes before it is published: a new course, or changes to a course of the catalogue. Only authoring reads it.
create table course_drafts (
  id int generated always as identity primary key,
  author_id int not null references users,
  -- The course that it changes. Null for a new one.
  course_id int references courses on delete cascade,
  -- As it was typed, so it may be incomplete. Skills, materials, final task and field are ids.
  form jsonb not null,
  thumbnail_file_id text references files on delete set null,
  -- What changed, for the learners.
  note text not null default '' check (char_length(note) <= 200),
  -- Counts the saves. A save that is based on an earlier version is refused.
  version int not null default 1,
  state text not null default 'draft' check (state in ('draft', 'review')),
  -- Why an Admin refused it.
  refusal text,
  -- The date of the course's version that it changes.
  based_on timestamptz,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  sent_at timestamptz,
  -- An author has at most one draft of a course.
  unique (author_id, course_id)
);
create index course_drafts_course on course_drafts (course_id) where course_id is not null;
create index course_drafts_waiting on course_drafts (sent_at, id) where state = 'review';
create index course_drafts_thumbnail on course_drafts (thumbnail_file_id) where thumbnail_file_id is not null;

-- Each publication of a course, as it was: with the names of its parts, which may have been renamed or deleted since.
create table course_versions (
  course_id int not null references courses on delete cascade,
  number int not null,
  form jsonb not null,
  thumbnail_file_id text references files on delete set null,
  note text not null default '',
  -- The update date that the course got.
  published_at timestamptz not null,
  -- Null for a former user.
  published_by int references users,
  primary key (course_id, number),
  unique (course_id, published_at)
);
create index course_versions_publisher on course_versions (published_by) where published_by is not null;
create index course_versions_thumbnail on course_versions (thumbnail_file_id) where thumbnail_file_id is not null;

-- The words of the author or the Admin. A draft that was refused may have no course yet.
alter table notifications add note text, add draft_id int references course_drafts on delete cascade;
create index notifications_draft on notifications (draft_id) where draft_id is not null;
alter table course_updates add note text;

-- Whatever was allowed before stays allowed.
do $$
declare
  known text := (select substring(pg_get_constraintdef(oid) from '^CHECK (.*)$') from pg_constraint where conname = 'audit_log_act_check');
begin
  alter table audit_log drop constraint audit_log_act_check;
  execute format('alter table audit_log add constraint audit_log_act_check check (%s or act in (%L, %L))', known, 'approve-course', 'refuse-course');
end $$;
