-- What searches and facets keep about courses, smaller than before, and one way in which it stays true. It replaces most functions of
-- 0036, 0041, 0075 and 0076; docs/decisions says what each part brought.

-- The values of a class as addresses name them ("field=music", "level=beginner"), in a fixed order. The columns of before are those of 0.2.0.
alter table facet_classes add facet_values text[] collate "C",
  alter field_id drop not null, alter level drop not null, alter hours drop not null, alter kinds drop not null, alter language drop not null,
  drop constraint facet_classes_field_id_level_prices_hours_kinds_language_ra_key;
create unique index facet_classes_facet_values on facet_classes (facet_values);
create index facet_classes_any_value on facet_classes using gin (facet_values) with (fastupdate = off);

-- What a course has in each facet.
create function values_of(c courses) returns table (course_id int, level smallint, learning_minutes int, price int, skill_ids int[], facet_values text[])
  language sql stable as $$
  select c.id, l.level, minutes, c.price, array(select skill_id from course_skills s where s.course_id = c.id order by 1),
         array(select 'field=' || slug from fields where id = c.field_id)
         || ('level=' || (array['beginner', 'intermediate', 'advanced'])[l.level])
         || ('price=' || (array['free', '1-50', '51-100', '101-200', '201-1000'])[price_range(c.price) + 1])
         || ('hours=' || case when minutes < 120 then '0-2' when minutes < 300 then '2-5' when minutes < 600 then '5-10' else '10-' end)
         || ('language=' || c.language) || kinds
         || array(select 'rating=' || least || '-' from unnest(array[3, 4, 4.5]) least where c.ratings_count > 0 and c.rating >= 1000 * least - 50)
    -- Building on nothing is for beginners, on skills up to level 3 intermediate.
    from (select (case when max(cp.level) is null then 1 when max(cp.level) <= 3 then 2 else 3 end)::smallint as level
            from course_prerequisites cp where cp.course_id = c.id) l,
         (select coalesce(sum(learning_minutes), 0)::int as minutes, array_agg(distinct 'kind=' || kind) filter (where kind > '') as kinds
            from course_materials cm join materials m on m.id = cm.material_id where cm.course_id = c.id) m
$$;

create function renew_course_facets(ids int[]) returns void language plpgsql as $$
begin
  insert into facet_classes (facet_values, prices)
  select distinct v.facet_values, price_range(v.price) from courses c, values_of(c) v left join facet_classes k using (facet_values)
   where c.id = any(ids) and c.archived_at is null and k.id is null;
  with before as materialized (select r.* from course_facets f, facet_rows(f) r where f.course_id = any(ids)),
  saved as (
    insert into course_facets (course_id, level, learning_minutes, price, skill_ids, class_id)
    select v.course_id, v.level, learning_minutes, v.price, skill_ids, case when c.archived_at is null then k.id end
      from courses c, values_of(c) v left join facet_classes k using (facet_values) where c.id = any(ids)
    on conflict (course_id) do update
       set (level, learning_minutes, price, skill_ids, class_id) = (excluded.level, excluded.learning_minutes, excluded.price, excluded.skill_ids, excluded.class_id)
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
  on conflict (skill_id, class_id) do update set courses = facet_counts.courses + excluded.courses;
end $$;

-- How many courses hold a word. One that no course and no name holds is forgotten at once.
alter table search_terms add courses int not null default 0;
create index search_terms_frequent on search_terms (word) include (courses) where courses > 20;
-- For the name that is exactly what was typed, and for counting the skills that somebody has made.
create index search_names_whole on search_names using hash (words);
create index skills_creator on skills (creator_id);

-- A word weighs more in a name than in a description, in a short text than in a long one, and the tenth time little more than the ninth.
create or replace function search_postings_of(ids int[]) returns setof search_postings language sql stable as $$
  with place (place, weight, usual_length) as (
    values ('name', 10, 6), ('skill', 8, 4), ('short', 4, 16), ('description', 2, 120), ('material', 2, 40), ('author', 5, 2), ('field', 3, 2)),
  held as (
    select c.id, place, word, count(*)::float8 as times, sum(count(*)) over (partition by c.id, place) as length
      from courses c, lateral (
        select 'name', c.name
        union all select 'short', c.short_description
        union all select 'description', without_marks(c.description)
        union all select 'skill', (select name from skills where id = skill_id) from course_skills cs where cs.course_id = c.id
        union all select 'material', (select name from materials where id = material_id) from course_materials cm where cm.course_id = c.id
        union all select 'author', u.name from users u where u.id = c.author_id
        union all select 'field', f.name from fields f where f.id = c.field_id) given (place, given), search_tokens(given) word
     where c.id = any(ids) and c.archived_at is null group by 1, 2, 3)
  select id, word, round(50 * sum(weight * times / (times + 0.4 + 0.4 * length / usual_length)))::smallint
    from held join place using (place) group by 1, 2
$$;

-- Words that courses (`step` 1) or names (`step` 0, which counts nothing) hold from now on, or no longer. Typing errors are looked for in
-- words of five letters or more without a digit: another number is never meant.
create function count_search_terms(added text[], gone text[], step int) returns void language sql as $$
  with counted as (
    insert into search_terms as t (word, stem, courses)
    select word, search_stem(word), step * sum(change)
      from (select unnest(added), 1 union all select unnest(gone), -1) c (word, change) group by word having sum(change) > 0 or step > 0 order by word
    on conflict (word) do update set courses = t.courses + excluded.courses where excluded.courses <> 0
    returning word, xmax = 0 as is_new)
  insert into search_slips
  select gapped, word from counted, search_gaps_of(word) gapped where is_new and char_length(word) >= 5 and word !~ '[0-9]' on conflict do nothing;
  with forgotten as (
    delete from search_terms t where word = any(gone) and courses < 1 and not exists (select from search_names n where n.words @> array[t.word])
    returning word)
  delete from search_slips s using forgotten f, search_gaps_of(f.word) gap where (s.gapped, s.word) = (gap, f.word);
$$;

create or replace function renew_search(ids int[]) returns void language plpgsql as $$
declare
  added text[];
  gone text[];
begin
  with current as materialized (select * from search_postings_of(ids)),
  removed as (
    delete from search_postings p where course_id = any(ids) and not exists (select from current c where (c.course_id, c.word) = (p.course_id, p.word))
    returning word),
  saved as (
    insert into search_postings table current
    on conflict (course_id, word) do update set impact = excluded.impact where search_postings.impact <> excluded.impact
    returning word, xmax = 0 as is_new)
  select array(select word from saved where is_new), array(select word from removed) into added, gone;
  perform count_search_terms(added, gone, 1);
end $$;

-- Courses that a transaction has changed. When it commits, they are renewed, behind one lock, which is the last that it takes: so of two
-- transactions that change a course, the second one reads what the first one wrote. Too many at once wait in search_queue for a server.
create table stale_courses (
  transaction xid8 not null default pg_current_xact_id(),
  course_id int not null,
  primary key (transaction, course_id)
);

create function renew_courses() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  -- The first of these triggers renews all courses of the transaction.
  if not exists (select from stale_courses where transaction = new.transaction) then return null; end if;
  perform pg_advisory_xact_lock(729418368);
  with renewed as (delete from stale_courses where transaction = new.transaction returning course_id)
  select array_agg(course_id) into ids from renewed;
  if cardinality(ids) > 200 or (select count(*) > 4000 from course_materials where course_id = any(ids)) then
    insert into search_queue select unnest(ids) on conflict do nothing;
  else
    perform renew_course_facets(ids);
    perform renew_search(ids);
  end if;
  return null;
end $$;
create constraint trigger stale_courses_renewed after insert on stale_courses deferrable initially deferred
  for each row execute function renew_courses();

create function note_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  changed_id int := (changed->'id')::int;
begin
  insert into stale_courses (course_id)
  select unnest(case tg_table_name
    when 'courses' then array[changed_id]
    when 'users' then array(select id from courses where author_id = changed_id and archived_at is null)
    when 'fields' then array(select id from courses where field_id = changed_id and archived_at is null)
    when 'skills' then array(select course_id from course_skills where skill_id = changed_id)
    when 'materials' then array(select course_id from course_materials where material_id = changed_id)
    else array[(changed->'course_id')::int] end)
  on conflict do nothing;
  return null;
end $$;

drop trigger courses_changed_facets on courses;
drop trigger courses_added_facets on courses;
drop trigger courses_removed_facets on courses;
drop trigger courses_rated_facets on courses;
drop trigger courses_changed_search on courses;
drop trigger course_skills_added_facets on course_skills;
drop trigger course_skills_removed_facets on course_skills;
drop trigger course_prerequisites_added_facets on course_prerequisites;
drop trigger course_prerequisites_changed_facets on course_prerequisites;
drop trigger course_prerequisites_removed_facets on course_prerequisites;
drop trigger course_materials_added_facets on course_materials;
drop trigger course_materials_removed_facets on course_materials;
drop trigger materials_changed_facets on materials;
drop trigger users_renamed_search on users;
drop trigger fields_renamed_search on fields;
drop trigger skills_renamed_search on skills;
drop trigger materials_renamed_search on materials;

create trigger courses_noted after insert or delete on courses for each row execute function note_changed();
-- Neither a purchase nor most ratings change anything that is kept here.
create trigger courses_changed after update of name, short_description, description, author_id, price, field_id, language, archived_at, rating, ratings_count
  on courses for each row
  when ((old.name, old.short_description, old.description, old.author_id, old.price, old.field_id, old.language, old.archived_at, rating_range(old.rating, old.ratings_count))
        is distinct from
        (new.name, new.short_description, new.description, new.author_id, new.price, new.field_id, new.language, new.archived_at, rating_range(new.rating, new.ratings_count)))
  execute function note_changed();
create trigger course_skills_noted after insert or delete on course_skills for each row execute function note_changed();
create trigger course_prerequisites_noted after insert or update or delete on course_prerequisites for each row execute function note_changed();
create trigger course_materials_noted after insert or delete on course_materials for each row execute function note_changed();
create trigger materials_changed after update of name, learning_minutes on materials for each row
  when ((old.name, old.learning_minutes) <> (new.name, new.learning_minutes)) execute function note_changed();
create trigger users_renamed after update of name on users for each row when (old.name <> new.name) execute function note_changed();
create trigger fields_renamed after update of name on fields for each row when (old.name <> new.name) execute function note_changed();
create trigger skills_renamed after update of name on skills for each row when (old.name <> new.name) execute function note_changed();

-- At the end of a transaction, behind the same lock, because names add words too.
create or replace function keep_search_name() returns trigger language plpgsql as $$
declare
  kept_id int := case tg_op when 'DELETE' then old.id else new.id end;
  before text[];
  after text[];
begin
  perform pg_advisory_xact_lock(729418368);
  delete from search_names where (kind, id) = (tg_argv[0], kept_id) returning words into before;
  execute format(
    'insert into search_names select %L, id, name, array(select search_tokens(name)) from %I where id = $1 and name is not null %s returning words',
    tg_argv[0], tg_table_name, case tg_argv[0] when 'author' then 'and is_creator' end) into after using kept_id;
  perform count_search_terms(after, before, 0);
  return null;
end $$;
drop trigger skills_named on skills;
drop trigger goals_named on goals;
drop trigger fields_named on fields;
drop trigger users_named on users;
drop trigger skills_unnamed on skills;
drop trigger goals_unnamed on goals;
drop trigger fields_unnamed on fields;
drop trigger users_unnamed on users;
create constraint trigger skills_named after insert or delete or update of name on skills deferrable initially deferred
  for each row execute function keep_search_name('skill');
create constraint trigger goals_named after insert or delete or update of name on goals deferrable initially deferred
  for each row execute function keep_search_name('goal');
create constraint trigger fields_named after insert or delete or update of name on fields deferrable initially deferred
  for each row execute function keep_search_name('field');
-- Only Creators have names here, so a user who registers does not wait for the lock.
create constraint trigger users_named after insert on users deferrable initially deferred
  for each row when (new.is_creator) execute function keep_search_name('author');
create constraint trigger users_unnamed after delete on users deferrable initially deferred
  for each row when (old.is_creator) execute function keep_search_name('author');
create constraint trigger users_renamed_as_author after update of name, is_creator on users deferrable initially deferred
  for each row when (old.is_creator or new.is_creator) execute function keep_search_name('author');

-- What is there becomes what the functions above keep.
update facet_classes k
   set facet_values = array(select 'field=' || slug from fields where id = k.field_id)
       || ('level=' || (array['beginner', 'intermediate', 'advanced'])[level])
       || ('price=' || (array['free', '1-50', '51-100', '101-200', '201-1000'])[prices + 1])
       || ('hours=' || (array['0-2', '2-5', '5-10', '10-'])[hours + 1]) || ('language=' || language)
       || array(select 'kind=' || kind from material_kinds where bit & k.kinds > 0 order by 1)
       || array(select 'rating=' || least || '-' from unnest(array[3, 4, 4.5]) with ordinality r (least, range) where range <= k.rating);
delete from search_postings where word ~ '[ =]';
update search_terms t set courses = p.courses from (select word, count(*) as courses from search_postings group by word) p where p.word = t.word;
delete from search_terms t where courses = 0 and not exists (select from search_names n where n.words @> array[t.word]);
delete from search_slips s where char_length(word) < 5 or word ~ '[0-9]' or not exists (select from search_terms t where t.word = s.word);
analyze facet_classes, search_terms, search_slips, search_postings;
