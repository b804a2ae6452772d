-- The kinds of material. A new kind is a row here, and a check of its own columns in `materials`. The facets of courses hold a bit for each.
create table material_kinds (kind text primary key, bit smallint not null unique check (bit > 0 and bit & (bit - 1) = 0));
insert into material_kinds values ('video', 1), ('book', 2), ('article', 4);

-- The materials that are there passed the same check when they were written, so they are not checked again.
alter table materials drop constraint materials_kind_check,
  add constraint materials_kind_fkey foreign key (kind) references material_kinds not valid;

create or replace function facets_of(c courses)
  returns table (course_id int, learning_minutes int, price int, skill_ids int[],
                 field_id int, level smallint, prices smallint, hours smallint, kinds smallint, language text)
  language sql stable as $$
  select c.id, minutes, c.price, array(select skill_id from course_skills s where s.course_id = c.id order by 1),
         coalesce(c.field_id, 0), l.level, price_range(c.price), hours_range(minutes), m.kinds, c.language
    from (select (case when max(cp.level) is null then 1 when max(cp.level) <= 3 then 2 else 3 end)::smallint as level
            from course_prerequisites cp where cp.course_id = c.id) l,
         (select coalesce(sum(m.learning_minutes), 0)::int as minutes, coalesce(bit_or(k.bit), 0)::smallint as kinds
            from course_materials cm join materials m on m.id = cm.material_id join material_kinds k using (kind) where cm.course_id = c.id) m
$$;
