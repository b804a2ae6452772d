-- What learners say about courses, and what their ratings say together.

create table ratings (
  id int generated always as identity primary key,
  course_id int not null references courses on delete cascade,
  -- Null once the account was deleted: stars and answers stay without a name.
  user_id int references users,
  stars smallint not null check (stars between 1 and 5),
  text text not null check (char_length(text) <= 2000),
  -- How long it took to learn the course.
  minutes int check (minutes between 30 and 60000 and minutes % 30 = 0),
  levels_reached text check (levels_reached in ('yes', 'partly', 'no')),
  rated_at timestamptz not null,
  changed_at timestamptz,
  helpful_count int not null default 0 check (helpful_count >= 0),
  reply text check (char_length(reply) between 1 and 2000),
  replied_at timestamptz,
  check ((reply is null) = (replied_at is null)),
  unique (course_id, user_id)
);
create index ratings_newest on ratings (course_id, id);
create index ratings_helpful on ratings (course_id, helpful_count, id);
create index ratings_user on ratings (user_id) where user_id is not null;

create table helpful_marks (
  rating_id int not null references ratings on delete cascade,
  user_id int not null references users,
  primary key (user_id, rating_id)
);
create index helpful_marks_rating on helpful_marks (rating_id);

-- What the ratings of a course say together: everything that its page shows. No row without ratings.
create table course_ratings (
  course_id int primary key references courses on delete cascade,
  -- How many have one star, two stars and so on.
  stars int[] not null default '{0,0,0,0,0}',
  -- How many reached the stated levels: yes, partly, no.
  levels int[] not null default '{0,0,0}',
  time_answers int not null default 0,
  -- Null with fewer than ten answers.
  median_minutes int
);

-- How many gave each answer, so that the median costs the same with ten answers and with a million.
create table rated_minutes (
  course_id int not null references courses on delete cascade,
  minutes int not null,
  answers int not null,
  primary key (course_id, minutes)
);

-- For lists: thousandths of a star, with five ratings of 3.5 stars added, and how many ratings there are.
alter table courses add rating int not null default 3500, add ratings_count int not null default 0;
create index courses_by_rating on courses (rating, id) where archived_at is null;

-- The server sets bookmarks for the new order, since the catalogue seems to have changed.
update catalogue_bookmarks_state set changes = -1;

create function mean_rating(stars int[]) returns int language sql immutable strict parallel safe as $$
  select round(1000 * (5 * 3.5 + sum(place * count)) / (5 + sum(count)))::int from unnest(stars) with ordinality s (count, place)
$$;

create function median_of_minutes(of_course int) returns int language sql stable as $$
  with counted as (
    select minutes, answers, sum(answers) over (order by minutes) as up_to, sum(answers) over () as total
      from rated_minutes where course_id = of_course)
  select round(avg(minutes))::int from counted, lateral (values ((total + 1) / 2), (total / 2 + 1)) middle (place)
   where total >= 10 and place > up_to - answers and place <= up_to
$$;

-- Counts one rating in (1) or out (-1). Not for a course that is being deleted.
create function count_rating(r ratings, step int) returns void language plpgsql as $$
declare
  answer int := array_position(array['yes', 'partly', 'no'], r.levels_reached);
begin
  insert into course_ratings (course_id) select id from courses where id = r.course_id on conflict do nothing;
  update course_ratings set stars[r.stars] = stars[r.stars] + step where course_id = r.course_id;
  if answer is not null then
    update course_ratings set levels[answer] = levels[answer] + step where course_id = r.course_id;
  end if;
  if r.minutes is not null then
    update course_ratings set time_answers = time_answers + step where course_id = r.course_id;
    insert into rated_minutes as known select id, r.minutes, step from courses where id = r.course_id
    on conflict (course_id, minutes) do update set answers = known.answers + excluded.answers;
    delete from rated_minutes where course_id = r.course_id and minutes = r.minutes and answers = 0;
  end if;
end $$;

create function count_ratings() returns trigger language plpgsql as $$
declare
  of_course int := case when tg_op = 'DELETE' then old.course_id else new.course_id end;
begin
  -- Ratings of one course are counted one after another.
  perform from courses where id = of_course for no key update;
  if tg_op <> 'INSERT' then perform count_rating(old, -1); end if;
  if tg_op <> 'DELETE' then perform count_rating(new, 1); end if;
  update course_ratings set median_minutes = median_of_minutes(of_course) where course_id = of_course;
  update courses c set rating = mean_rating(r.stars), ratings_count = (select sum(count) from unnest(r.stars) count)
    from course_ratings r where c.id = of_course and r.course_id = of_course;
  return null;
end $$;
create trigger ratings_counted after insert or delete or update of stars, minutes, levels_reached on ratings
  for each row execute function count_ratings();

create function count_helpful() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update ratings set helpful_count = helpful_count + 1 where id = new.rating_id;
  else
    update ratings set helpful_count = helpful_count - 1 where id = old.rating_id;
  end if;
  return null;
end $$;
create trigger helpful_marks_counted after insert or delete on helpful_marks for each row execute function count_helpful();

-- For a bulk load, which does the triggers' work in one go.
create function rebuild_ratings() returns void language sql as $$
  delete from course_ratings;
  delete from rated_minutes;
  insert into rated_minutes select course_id, minutes, count(*) from ratings where minutes is not null group by 1, 2;
  insert into course_ratings
  select course_id,
         array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
               count(*) filter (where stars = 4), count(*) filter (where stars = 5)],
         array[count(*) filter (where levels_reached = 'yes'), count(*) filter (where levels_reached = 'partly'),
               count(*) filter (where levels_reached = 'no')],
         count(minutes), median_of_minutes(course_id)
    from ratings group by course_id;
  update courses c set rating = mean_rating(r.stars), ratings_count = (select sum(count) from unnest(r.stars) count)
    from course_ratings r where r.course_id = c.id;
$$;

-- The facet of ratings: from 3, 4 and 4.5 stars, as the mean is shown, to one decimal. 0: less, or no ratings.
create function rating_range(rating int, ratings_count int) returns smallint language sql immutable strict parallel safe as $$
  select (case when ratings_count = 0 or rating < 2950 then 0 when rating < 3950 then 1 when rating < 4450 then 2 else 3 end)::smallint
$$;
alter table facet_classes add rating smallint not null default 0,
  drop constraint facet_classes_field_id_level_prices_hours_kinds_language_key,
  add unique (field_id, level, prices, hours, kinds, language, rating);
-- Most ratings leave a course in its range.
create trigger courses_rated_facets after update of rating, ratings_count on courses for each row
  when (rating_range(old.rating, old.ratings_count) <> rating_range(new.rating, new.ratings_count)) execute function note_course();

-- Both as before, with the range of the rating.
create or replace function rebuild_facets() returns void language plpgsql as $$
begin
  delete from course_facets;
  delete from facet_courses;
  delete from facet_counts;
  delete from facet_classes;
  create temporary table made on commit drop as select c.archived_at, f.*, rating_range(c.rating, c.ratings_count) as rating from courses c, facets_of(c) f;
  insert into facet_classes (field_id, level, prices, hours, kinds, language, rating)
  select field_id, level, prices, hours, kinds, language, rating
    from made where archived_at is null group by field_id, level, prices, hours, kinds, language, rating order by count(*) desc;
  insert into course_facets
  select course_id, level, learning_minutes, price, skill_ids, case when archived_at is null then k.id end
    from made left join facet_classes k using (field_id, level, prices, hours, kinds, language, rating);
  insert into facet_courses select r.* from course_facets f, facet_rows(f) r order by 1, 2, 3, 4;
  insert into facet_counts select skill_id, class_id, count(*) from facet_courses group by 1, 2 order by 1, 2;
  drop table made;
end $$;

create or replace function renew_facets() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  -- The first of these triggers renews all courses of the transaction.
  if not exists (select from stale_facets where transaction = new.transaction and course_id = new.course_id) then return null; end if;
  perform pg_advisory_xact_lock(729418368);
  with renewed as (delete from stale_facets where transaction = new.transaction returning course_id)
  select array_agg(course_id) into ids from renewed;
  insert into facet_classes (field_id, level, prices, hours, kinds, language, rating)
  select distinct f.field_id, f.level, f.prices, f.hours, f.kinds, f.language, r.rating
    from courses c, facets_of(c) f cross join lateral rating_range(c.rating, c.ratings_count) r (rating)
      left join facet_classes k using (field_id, level, prices, hours, kinds, language, rating)
   where c.id = any(ids) and c.archived_at is null and k.id is null;
  with before as materialized (select r.* from course_facets f, facet_rows(f) r where f.course_id = any(ids)),
  saved as (
    insert into course_facets
    select f.course_id, f.level, f.learning_minutes, f.price, f.skill_ids, case when c.archived_at is null then k.id end
      from courses c, facets_of(c) f cross join lateral rating_range(c.rating, c.ratings_count) r (rating)
      left join facet_classes k using (field_id, level, prices, hours, kinds, language, rating)
     where c.id = any(ids)
    on conflict (course_id) do update
       set level = excluded.level, learning_minutes = excluded.learning_minutes, price = excluded.price,
           skill_ids = excluded.skill_ids, class_id = excluded.class_id
    returning course_facets),
  after as materialized (select r.* from saved, facet_rows(course_facets) r),
  deleted as (delete from course_facets f where course_id = any(ids) and not exists (select from courses c where c.id = f.course_id)),
  removed as (
    delete from facet_courses f using (table before except table after) r
     where (f.skill_id, f.class_id, f.price, f.course_id) = (r.skill_id, r.class_id, r.price, r.course_id)),
  added as (insert into facet_courses table after except table before)
  insert into facet_counts
  select skill_id, class_id, sum(change)
    from (select skill_id, class_id, 1 as change from after union all select skill_id, class_id, -1 from before) c
   group by 1, 2 having sum(change) <> 0
   order by 1, 2
  on conflict (skill_id, class_id) do update set courses = facet_counts.courses + excluded.courses;
  return null;
end $$;
