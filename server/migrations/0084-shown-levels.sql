-- Whether a course shows by checks what its author says it teaches. docs/decisions/0043-shown-levels.md has the rule.
alter table course_facets add levels_shown boolean not null default false;
create index course_facets_shown on course_facets (course_id) where levels_shown;

-- How much of a level was shown.
alter table user_skills add shown_level int not null default 0 check (shown_level >= 0);

-- Null in what was issued before, whose signature stays as it was. The signature of others covers whether their levels are shown. It has a
-- column of its own, because the version before signs and reads the other one.
alter table certificates
  add levels_shown boolean,
  add levels_signature bytea check (octet_length(levels_signature) = 64);
drop index certificates_unsigned;
create index certificates_unsigned_facts on certificates (id) where (case when levels_shown is null then signature else levels_signature end) is null;

-- The version before does not know that this signature covers what it changes.
create function drop_levels_signature() returns trigger language plpgsql as $$
begin
  new.levels_signature := null;
  return new;
end $$;
create trigger certificates_restated before update of holder_name, course_name, author_name, skills, key_id on certificates for each row
  when (old.levels_signature = new.levels_signature
        and (old.holder_name, old.course_name, old.author_name, old.skills, old.key_id)
            is distinct from (new.holder_name, new.course_name, new.author_name, new.skills, new.key_id))
  execute function drop_levels_signature();

-- The skills that a check shows, each with the highest level of which every attempt asks at least three questions: of those that are drawn,
-- the lowest levels may all be among them. `questionsPerSkill` is null where all questions are asked.
create function levels_shown_by(check_id int) returns table (skill_id int, level int) language sql stable rows 5 as $$
  select asked.skill_id, asked.level
    from (select v.skill_id, (array_agg(v.level order by v.level))[least((m.check_settings ->> 'questionsPerSkill')::int, count(*)::int) - 2]::int as level
            from materials m join check_questions cq on cq.material_id = m.id
            join questions q on q.id = cq.question_id join question_versions v on (v.question_id, v.version) = (q.id, q.version)
           where m.id = check_id and (m.check_settings ->> 'passPercent')::int >= 60 and v.skill_id is not null
           group by m.id, v.skill_id) asked
   where asked.level is not null
$$;

-- Whether the checks among these materials show each of these levels.
create function are_levels_shown(skill_ids int[], levels int[], material_ids int[]) returns boolean language sql stable as $$
  select coalesce(bool_and(coalesce(given.level <= shown.level, false)), false)
    from unnest(skill_ids, levels) given (skill_id, level)
    left join (select skill_id, max(level) as level from materials m, levels_shown_by(m.id)
                where m.id = any(material_ids) and m.kind = 'check' group by 1) shown using (skill_id)
$$;

-- As in 0080, and with the levels.
create or replace function renew_course_facets(ids int[]) returns void language plpgsql as $$
begin
  insert into facet_classes (facet_values, prices)
  select distinct v.facet_values, price_range(v.price) from courses c, values_of(c) v left join facet_classes k using (facet_values)
   where c.id = any(ids) and c.archived_at is null and k.id is null;
  with before as materialized (select r.* from course_facets f, facet_rows(f) r where f.course_id = any(ids)),
  saved as (
    insert into course_facets (course_id, level, learning_minutes, price, skill_ids, class_id, levels_shown)
    select v.course_id, v.level, learning_minutes, v.price, skill_ids, case when c.archived_at is null then k.id end,
           'kind=check' = any(v.facet_values) and are_levels_shown(
             v.skill_ids, array(select s.level from course_skills s where s.course_id = c.id order by skill_id),
             array(select material_id from course_materials m where m.course_id = c.id))
      from courses c, values_of(c) v left join facet_classes k using (facet_values) where c.id = any(ids)
    on conflict (course_id) do update
       set (level, learning_minutes, price, skill_ids, class_id, levels_shown)
         = (excluded.level, excluded.learning_minutes, excluded.price, excluded.skill_ids, excluded.class_id, excluded.levels_shown)
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

create trigger course_skills_changed after update of level on course_skills for each row
  when (old.level <> new.level) execute function note_changed();

-- Notes the courses of a check when the transaction commits, behind the lock of `renew_courses`: another transaction may put the question
-- into a check at the same time, or the check into a course. The second one to commit sees what both have done.
create function note_check() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform pg_advisory_xact_lock(729418368);
  insert into stale_courses (course_id)
  select course_id from course_materials
   where material_id = any(case tg_table_name
     when 'materials' then array[(changed->'id')::int]
     when 'check_questions' then array[(changed->'material_id')::int]
     else array(select material_id from check_questions where question_id = (changed->'id')::int) end)
  on conflict do nothing;
  return null;
end $$;
create constraint trigger check_questions_noted after insert or delete on check_questions deferrable initially deferred
  for each row execute function note_check();
create constraint trigger questions_changed after update of version on questions deferrable initially deferred
  for each row when (old.version <> new.version) execute function note_check();
create constraint trigger checks_changed after update of check_settings on materials deferrable initially deferred
  for each row when (
    (old.check_settings -> 'passPercent', old.check_settings -> 'questionsPerSkill')
    is distinct from (new.check_settings -> 'passPercent', new.check_settings -> 'questionsPerSkill'))
  execute function note_check();
