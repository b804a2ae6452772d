-- Lessons: materials whose text is written in the portal.
insert into material_kinds values ('lesson', 8);

-- No material that is there is a lesson, so nothing has to be checked.
alter table materials
  -- The tree that contract/materials/lesson-text.ts describes.
  add lesson jsonb,
  add words_count int,
  -- What the search knows of the text: words, and how often each is in it.
  add lesson_words jsonb,
  add check (kind = 'lesson' or lesson is null) not valid,
  add check (kind <> 'lesson' or (lesson is not null and words_count is not null and words_count >= 0 and link is null and file_id is null)) not valid;

-- The pictures in the text of a lesson.
create table lesson_pictures (
  material_id int not null references materials on delete cascade,
  file_id text not null references files,
  primary key (material_id, file_id)
);
create index lesson_pictures_file on lesson_pictures (file_id);

-- What waits for approval counts as changed when a lesson in it is.
drop trigger materials_in_drafts on materials;
create trigger materials_in_drafts
  after delete or update of name, learning_minutes, file_id, duration, quality_id, pages_count, extension_id, publication_year, link,
    resource_id, publication_date, lesson, words_count on materials
  for each row execute function touch_waiting_drafts('id', 'materials');

-- The text of a lesson, each block in a line. Formulas are left out.
create function text_of_lesson(lesson jsonb) returns text language sql immutable strict parallel safe as $$
  select string_agg(
           case when part ->> 'type' = 'text' then part ->> 'text'
                when part ->> 'type' in ('bold', 'italic', 'strike', 'code', 'link') then ''
                else E'\n' end, '' order by n)
    from jsonb_path_query(lesson, 'strict $.** ? (exists (@.type))') with ordinality found (part, n)
$$;

-- The 40 most frequent words of the beginning, without those that every text has. Counted when a lesson is saved, because the courses of
-- a transaction are renewed behind one lock.
create function words_of_lesson(lesson jsonb) returns jsonb language sql immutable strict parallel safe as $$
  select coalesce(jsonb_object_agg(word, times), '{}')
    from (select word, count(*) as times from search_tokens(left(text_of_lesson(lesson), 10000)) with ordinality found (word, n)
           where ts_lexize((case when word ~ '[\u0400-\u04ff]' then 'russian_stem' else 'english_stem' end)::regdictionary, word) <> '{}'
           group by word order by count(*) desc, min(n) limit 40) frequent
$$;

create function keep_lesson_words() returns trigger language plpgsql as $$
begin
  new.lesson_words := words_of_lesson(new.lesson);
  return new;
end $$;
create trigger lesson_words_kept before insert or update of lesson on materials for each row
  when (new.lesson is not null) execute function keep_lesson_words();

drop trigger materials_changed on materials;
create trigger materials_changed after update of name, learning_minutes, lesson on materials for each row
  when ((old.name, old.learning_minutes, old.lesson_words) is distinct from (new.name, new.learning_minutes, new.lesson_words))
  execute function note_changed();

-- What the lessons of a course are about: of the first 20, the 200 most frequent words.
create function lesson_words_of(course int) returns table (word text, times float8) language sql stable rows 200 as $$
  select held.word, sum(held.times::int)::float8
    from (select lesson_words from course_materials cm join materials m on m.id = cm.material_id
           where cm.course_id = course and m.kind = 'lesson' order by cm.position, m.id limit 20) first_ones,
         jsonb_each_text(lesson_words) held (word, times)
   group by 1 order by 2 desc, 1 limit 200
$$;

-- As in 0080, and with the texts of lessons. They weigh nothing, so a word that only they have gets the impact 0. All others get at least 1.
create or replace function search_postings_of(ids int[]) returns setof search_postings language sql stable as $$
  with place (place, weight, usual_length) as (
    values ('name', 10, 6), ('skill', 8, 4), ('short', 4, 16), ('description', 2, 120), ('material', 2, 40), ('author', 5, 2), ('field', 3, 2), ('lesson', 0, 1)),
  counted as (
    select c.id, place, word, count(*)::float8 as times
      from courses c, lateral (
        select 'name', c.name
        union all select 'short', c.short_description
        union all select 'description', without_marks(c.description)
        union all select 'skill', (select name from skills where id = skill_id) from course_skills cs where cs.course_id = c.id
        union all select 'material', (select name from materials where id = material_id) from course_materials cm where cm.course_id = c.id
        union all select 'author', u.name from users u where u.id = c.author_id
        union all select 'field', f.name from fields f where f.id = c.field_id) given (place, given), search_tokens(given) word
     where c.id = any(ids) and c.archived_at is null group by 1, 2, 3
    union all
    select c.id, 'lesson', word, times from courses c, lesson_words_of(c.id) where c.id = any(ids) and c.archived_at is null),
  held as (select *, sum(times) over (partition by id, place) as length from counted)
  select id, word, greatest(round(50 * sum(weight * times / (times + 0.4 + 0.4 * length / usual_length))), sign(max(weight)))::smallint
    from held join place using (place) group by 1, 2
$$;

-- Only a course with hundreds of materials had words with the impact 0.
update search_postings set impact = 1
 where impact = 0 and course_id in (select course_id from course_materials group by course_id having count(*) > 500);

-- As in 0080. A word that only lessons have is not counted, but kept.
create or replace function count_search_terms(added text[], gone text[], step int) returns void language sql as $$
  with counted as (
    insert into search_terms as t (word, stem, courses)
    select word, search_stem(word), step * sum(change)
      from (select unnest(added), 1 union all select unnest(gone), -1) c (word, change) group by word having sum(change) > 0 or step > 0 order by word
    on conflict (word) do update set courses = t.courses + excluded.courses where excluded.courses <> 0
    returning word, xmax = 0 as is_new)
  insert into search_slips
  select gapped, word from counted, search_gaps_of(word) gapped where is_new and char_length(word) >= 5 and word !~ '[0-9]' on conflict do nothing;
  with forgotten as (
    delete from search_terms t
     where word = any(gone) and courses < 1 and not exists (select from search_names n where n.words @> array[t.word])
       and not exists (select from search_postings p where p.word = t.word)
    returning word)
  delete from search_slips s using forgotten f, search_gaps_of(f.word) gap where (s.gapped, s.word) = (gap, f.word);
$$;

-- As in 0080. How rare a word is does not depend on lessons, so the words with the impact 0 are only kept.
create or replace function renew_search(ids int[]) returns void language plpgsql as $$
declare
  added text[];
  gone text[];
  kept text[];
  dropped text[];
begin
  with earlier as materialized (select * from search_postings where course_id = any(ids)),
  current as materialized (select * from search_postings_of(ids)),
  removed as (
    delete from search_postings p where course_id = any(ids) and not exists (select from current c where (c.course_id, c.word) = (p.course_id, p.word))),
  saved as (
    insert into search_postings table current
    on conflict (course_id, word) do update set impact = excluded.impact where search_postings.impact <> excluded.impact),
  changed as materialized (
    select word, coalesce(e.impact, -1) as before, coalesce(c.impact, -1) as after from earlier e full join current c using (course_id, word))
  select array(select word from changed where before <= 0 and after > 0), array(select word from changed where before > 0 and after <= 0),
         array(select word from changed where before < 0 and after = 0), array(select word from changed where before = 0 and after < 0)
    into added, gone, kept, dropped;
  perform count_search_terms(added, gone, 1);
  perform count_search_terms(kept, dropped, 0);
end $$;

-- The tree of a lesson without a person's name and email address in what people read.
create function lesson_without_person(part jsonb, name text, email text) returns jsonb language plpgsql immutable parallel safe as $$
begin
  return case jsonb_typeof(part)
    when 'array' then (
      select coalesce(jsonb_agg(lesson_without_person(element, name, email) order by n), '[]')
        from jsonb_array_elements(part) with ordinality elements (element, n))
    when 'object' then (
      select coalesce(jsonb_object_agg(key, case
               when key = 'text' then to_jsonb(without_person(value #>> '{}', name, email))
               -- As long as the form allows.
               when key = 'alt' then to_jsonb(without_person(value #>> '{}', name, email, 0, 300))
               when key = 'tex' then to_jsonb(without_person(value #>> '{}', name, email, 0, 1000))
               -- A link has no spaces.
               when key = 'href' then to_jsonb(replace(without_person(value #>> '{}', name, email), ' ', '-'))
               else lesson_without_person(value, name, email) end), '{}')
        from jsonb_each(part))
    else part end;
end $$;
