-- Reports of courses, ratings and replies, what Admins decided about them, and what is hidden.

-- Why an Admin has hidden it, for its author. A hidden course has left the catalogue like a deleted one: `archived_at` is what everything
-- asks. Deleting a hidden course, or its author's account, empties the reason, and nothing brings it back.
alter table courses add hidden_reason text check (char_length(hidden_reason) between 1 and 500),
  add check (hidden_reason is null or archived_at is not null);
-- That of the reply stays when the reply is removed, so that a new one is hidden too.
alter table ratings add hidden_reason text check (char_length(hidden_reason) between 1 and 500),
  add reply_hidden_reason text check (char_length(reply_hidden_reason) between 1 and 500);

-- Hidden ratings are in no list.
drop index ratings_newest;
drop index ratings_helpful;
create index ratings_newest on ratings (course_id, id) where hidden_reason is null;
create index ratings_helpful on ratings (course_id, helpful_count, id) where hidden_reason is null;

-- Both as before, without hidden ratings.
create or replace function count_ratings() returns trigger language plpgsql as $$
declare
  of_course int := case when tg_op = 'DELETE' then old.course_id else new.course_id end;
begin
  -- Ratings of one course are counted one after another.
  perform from courses where id = of_course for no key update;
  if tg_op <> 'INSERT' and old.hidden_reason is null then perform count_rating(old, -1); end if;
  if tg_op <> 'DELETE' and new.hidden_reason is null then perform count_rating(new, 1); end if;
  update course_ratings set median_minutes = median_of_minutes(of_course) where course_id = of_course;
  update courses c set rating = mean_rating(r.stars), ratings_count = (select sum(count) from unnest(r.stars) count)
    from course_ratings r where c.id = of_course and r.course_id = of_course;
  return null;
end $$;
create or replace trigger ratings_counted after insert or delete or update of stars, minutes, levels_reached, hidden_reason on ratings
  for each row execute function count_ratings();

create or replace function rebuild_ratings() returns void language sql as $$
  delete from course_ratings;
  delete from rated_minutes;
  insert into rated_minutes
  select course_id, minutes, count(*) from ratings where minutes is not null and hidden_reason is null group by 1, 2;
  insert into course_ratings
  select course_id,
         array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
               count(*) filter (where stars = 4), count(*) filter (where stars = 5)],
         array[count(*) filter (where levels_reached = 'yes'), count(*) filter (where levels_reached = 'partly'),
               count(*) filter (where levels_reached = 'no')],
         count(minutes), median_of_minutes(course_id)
    from ratings where hidden_reason is null group by course_id;
  update courses c set rating = mean_rating(r.stars), ratings_count = (select sum(count) from unnest(r.stars) count)
    from course_ratings r where r.course_id = c.id;
$$;

-- A decision settles all reports of a thing that are open then.
create table report_decisions (
  id int generated always as identity primary key,
  what text not null check (what in ('course', 'rating', 'reply')),
  course_id int not null references courses on delete cascade,
  -- Of a rating, or of the rating with the reply.
  rating_id int references ratings on delete cascade,
  decision text not null check (decision in ('kept', 'hidden')),
  -- To the author, if it was hidden.
  reason text not null check (char_length(reason) <= 500),
  decided_at timestamptz not null,
  decided_by int not null references users,
  shown_again_at timestamptz,
  shown_again_by int references users,
  check ((what = 'course') = (rating_id is null))
);
create index report_decisions_course on report_decisions (course_id);
create index report_decisions_rating on report_decisions (rating_id) where rating_id is not null;

create table reports (
  id int generated always as identity primary key,
  what text not null check (what in ('course', 'rating', 'reply')),
  course_id int not null references courses on delete cascade,
  rating_id int references ratings on delete cascade,
  -- Null for guests, and once the account was deleted.
  reporter_id int references users,
  reason text not null check (reason in ('spam', 'offensive', 'misleading', 'copied', 'other')),
  text text not null check (char_length(text) <= 1000),
  reported_at timestamptz not null,
  -- Null while it is open.
  decision_id int references report_decisions on delete cascade,
  check ((what = 'course') = (rating_id is null))
);
-- A person has at most one open report of a thing.
create unique index reports_once on reports (reporter_id, what, course_id, coalesce(rating_id, 0)) where decision_id is null;
create index reports_open on reports (course_id, what, rating_id, id) where decision_id is null;
create index reports_course on reports (course_id);
create index reports_rating on reports (rating_id) where rating_id is not null;
create index reports_reporter on reports (reporter_id) where reporter_id is not null;
create index reports_decision on reports (decision_id) where decision_id is not null;

-- There is nothing to decide about a course or a reply that its author has removed.
create function drop_course_reports() returns trigger language plpgsql as $$
begin
  delete from reports where course_id = new.id and what = 'course' and decision_id is null;
  return null;
end $$;
create trigger courses_deleted_reports after update of archived_at on courses for each row
  when (new.archived_at is not null and new.hidden_reason is null) execute function drop_course_reports();

create function drop_reply_reports() returns trigger language plpgsql as $$
begin
  delete from reports where course_id = new.course_id and rating_id = new.id and what = 'reply' and decision_id is null;
  return null;
end $$;
create trigger ratings_removed_reply_reports after update of reply on ratings for each row
  when (old.reply is not null and new.reply is null) execute function drop_reply_reports();

-- Whatever was allowed before stays allowed.
do $$
declare
  known text := (select substring(pg_get_constraintdef(oid) from '^CHECK (.*)$') from pg_constraint where conname = 'audit_log_act_check');
begin
  alter table audit_log drop constraint audit_log_act_check;
  execute format('alter table audit_log add constraint audit_log_act_check check (%s or act in (%L, %L, %L))',
                 known, 'keep-reported', 'hide-reported', 'show-again');
end $$;
