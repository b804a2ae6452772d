-- Fields of study, the language of a course, and the facets of the search.

-- A short list that Admins keep.
create table fields (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  -- For addresses. It stays when the field is renamed.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  position int not null
);
create unique index fields_name on fields (lower(name));

alter table courses
  add field_id int references fields,
  add language text not null default 'en' check (language ~ '^[a-z]{2}$');
create index courses_field on courses (field_id) where field_id is not null;

alter table audit_log drop constraint audit_log_act_check;
alter table audit_log add constraint audit_log_act_check
  check (act in ('grant-points', 'make-admin', 'unmake-admin', 'sign-out', 'write-page', 'remove-page', 'reset-link',
                 'add-field', 'rename-field', 'order-fields', 'remove-field'));

-- The values of a course in all facets but the skills. Courses that have the same values are one class, so that counting a million courses
-- takes a sum over some thousand classes.
create table facet_classes (
  id int generated always as identity primary key,
  -- 0: none.
  field_id int not null,
  -- 1: builds on nothing, 2: on skills up to level 3, 3: on a skill from level 4.
  level smallint not null,
  -- The ranges of price_range and hours_range.
  prices smallint not null,
  hours smallint not null,
  -- The sum of 1 for videos, 2 for books, 4 for articles.
  kinds smallint not null,
  language text not null,
  unique (field_id, level, prices, hours, kinds, language)
);

-- What the facets and the cards know of a course. Triggers keep it true, and remove the rows of deleted courses.
create table course_facets (
  course_id int not null,
  level smallint not null,
  learning_minutes int not null,
  price int not null,
  skill_ids int[] not null,
  -- Null once the course has left the catalogue.
  class_id int,
  -- Searches test the class of many courses, so it is in the index.
  primary key (course_id) include (class_id, price)
);

-- The courses of each class that raise a skill, and all of them under skill 0; and how many they are.
create table facet_courses (
  skill_id int not null,
  class_id int not null,
  price int not null,
  course_id int not null,
  primary key (skill_id, class_id, price, course_id)
);
create table facet_counts (
  skill_id int not null,
  class_id int not null,
  courses int not null,
  primary key (skill_id, class_id) include (courses)
);

create function price_range(price int) returns smallint language sql immutable strict parallel safe as $$
  select (case when price = 0 then 0 when price <= 50 then 1 when price <= 100 then 2 when price <= 200 then 3 else 4 end)::smallint
$$;
create function hours_range(minutes int) returns smallint language sql immutable strict parallel safe as $$
  select (case when minutes < 120 then 0 when minutes < 300 then 1 when minutes < 600 then 2 else 3 end)::smallint
$$;

-- What a course has in each facet. Its class may not exist yet.
create function facets_of(c courses)
  returns table (course_id int, learning_minutes int, price int, skill_ids int[],
                 field_id int, level smallint, prices smallint, hours smallint, kinds smallint, language text)
  language sql stable as $$
  select c.id, minutes, c.price, array(select skill_id from course_skills s where s.course_id = c.id order by 1),
         coalesce(c.field_id, 0), l.level, price_range(c.price), hours_range(minutes), m.kinds, c.language
    from (select (case when max(cp.level) is null then 1 when max(cp.level) <= 3 then 2 else 3 end)::smallint as level
            from course_prerequisites cp where cp.course_id = c.id) l,
         (select coalesce(sum(m.learning_minutes), 0)::int as minutes,
                 coalesce(bit_or(case m.kind when 'video' then 1 when 'book' then 2 else 4 end), 0)::smallint as kinds
            from course_materials cm join materials m on m.id = cm.material_id where cm.course_id = c.id) m
$$;
-- The rows of facet_courses that a course has.
create function facet_rows(f course_facets) returns setof facet_courses language sql immutable as $$
  select skill_id, f.class_id, f.price, f.course_id from unnest(0 || f.skill_ids) skill_id where f.class_id is not null
$$;

-- Also for a bulk load, which does the triggers' work in one go. Large classes get the lowest numbers.
create function rebuild_facets() returns void language plpgsql as $$
begin
  delete from course_facets;
  delete from facet_courses;
  delete from facet_counts;
  delete from facet_classes;
  create temporary table made on commit drop as select c.archived_at, f.* from courses c, facets_of(c) f;
  insert into facet_classes (field_id, level, prices, hours, kinds, language)
  select field_id, level, prices, hours, kinds, language
    from made where archived_at is null group by field_id, level, prices, hours, kinds, language order by count(*) desc;
  insert into course_facets
  select course_id, level, learning_minutes, price, skill_ids, case when archived_at is null then k.id end
    from made left join facet_classes k using (field_id, level, prices, hours, kinds, language);
  insert into facet_courses select r.* from course_facets f, facet_rows(f) r order by 1, 2, 3, 4;
  insert into facet_counts select skill_id, class_id, count(*) from facet_courses group by 1, 2 order by 1, 2;
  drop table made;
end $$;
-- Without figures about these tables, the planner would read them whole for each course.
analyze courses, materials, course_materials, course_skills, course_prerequisites;
select rebuild_facets();

-- Courses that a transaction has changed. When it commits, their facets are renewed all at once. So nobody waits for a class longer than
-- a commit takes, and the lock is the last that a transaction takes.
create table stale_facets (
  transaction xid8 not null default pg_current_xact_id(),
  course_id int not null,
  primary key (transaction, course_id)
);

create function renew_facets() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  -- The first of these triggers renews all courses of the transaction.
  if not exists (select from stale_facets where transaction = new.transaction and course_id = new.course_id) then return null; end if;
  perform pg_advisory_xact_lock(729418368);
  with renewed as (delete from stale_facets where transaction = new.transaction returning course_id)
  select array_agg(course_id) into ids from renewed;
  insert into facet_classes (field_id, level, prices, hours, kinds, language)
  select distinct f.field_id, f.level, f.prices, f.hours, f.kinds, f.language
    from courses c, facets_of(c) f left join facet_classes k using (field_id, level, prices, hours, kinds, language)
   where c.id = any(ids) and c.archived_at is null and k.id is null;
  with before as materialized (select r.* from course_facets f, facet_rows(f) r where f.course_id = any(ids)),
  saved as (
    insert into course_facets
    select f.course_id, f.level, f.learning_minutes, f.price, f.skill_ids, case when c.archived_at is null then k.id end
      from courses c, facets_of(c) f left join facet_classes k using (field_id, level, prices, hours, kinds, language)
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
create constraint trigger stale_facets_renewed after insert on stale_facets deferrable initially deferred
  for each row execute function renew_facets();

create function note_course() returns trigger language plpgsql as $$
begin
  insert into stale_facets (course_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger courses_changed_facets after update of price, field_id, language, archived_at on courses for each row
  when ((old.price, old.field_id, old.language, old.archived_at) is distinct from (new.price, new.field_id, new.language, new.archived_at))
  execute function note_course();

create function note_courses() returns trigger language plpgsql as $$
begin
  insert into stale_facets (course_id) select id from changed on conflict do nothing;
  return null;
end $$;
create trigger courses_added_facets after insert on courses referencing new table as changed
  for each statement execute function note_courses();
create trigger courses_removed_facets after delete on courses referencing old table as changed
  for each statement execute function note_courses();

create function note_courses_with() returns trigger language plpgsql as $$
begin
  insert into stale_facets (course_id) select course_id from changed on conflict do nothing;
  return null;
end $$;
create trigger course_skills_added_facets after insert on course_skills referencing new table as changed
  for each statement execute function note_courses_with();
create trigger course_skills_removed_facets after delete on course_skills referencing old table as changed
  for each statement execute function note_courses_with();
create trigger course_prerequisites_added_facets after insert on course_prerequisites referencing new table as changed
  for each statement execute function note_courses_with();
create trigger course_prerequisites_changed_facets after update on course_prerequisites referencing new table as changed
  for each statement execute function note_courses_with();
create trigger course_prerequisites_removed_facets after delete on course_prerequisites referencing old table as changed
  for each statement execute function note_courses_with();
create trigger course_materials_added_facets after insert on course_materials referencing new table as changed
  for each statement execute function note_courses_with();
create trigger course_materials_removed_facets after delete on course_materials referencing old table as changed
  for each statement execute function note_courses_with();

create function note_courses_of_material() returns trigger language plpgsql as $$
begin
  insert into stale_facets (course_id) select course_id from course_materials where material_id = new.id on conflict do nothing;
  return null;
end $$;
create trigger materials_changed_facets after update of learning_minutes on materials for each row
  when (old.learning_minutes <> new.learning_minutes) execute function note_courses_of_material();
