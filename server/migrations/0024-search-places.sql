-- Search looks at the names of a course's skills too, and ranks courses by where they hold the words.

-- Made again as a whole: changing each row of a large catalogue, with its indexes, would take many times as long.
drop table course_search;
create table course_search (
  course_id int not null,
  name_folded text not null,
  skills_folded text not null,
  short_folded text not null,
  search_text text not null
);

-- What search knows of a course, without case and accents.
create function search_texts(c courses) returns setof course_search language sql stable as $$
  select c.id, name_folded, skills_folded, short_folded,
         concat_ws(E'\n', name_folded, skills_folded, short_folded, fold(c.description), fold((select name from users where id = c.author_id)))
    from (select fold(c.name) as name_folded, fold(c.short_description) as short_folded,
                 coalesce((select fold(string_agg(s.name, E'\n' order by s.id)) from course_skills cs join skills s on s.id = cs.skill_id
                            where cs.course_id = c.id), '') as skills_folded
          offset 0) folded
$$;

set local maintenance_work_mem = '256MB';
insert into course_search select t.* from courses c, search_texts(c) t where c.archived_at is null;
alter table course_search add primary key (course_id), add foreign key (course_id) references courses on delete cascade;
create index course_search_text on course_search using gin (search_text gin_trgm_ops);
-- A search for a common word reads these three, so new entries must not wait in a list that every search would read.
create index course_search_name on course_search using gin (name_folded gin_trgm_ops) with (fastupdate = off);
create index course_search_skills on course_search using gin (skills_folded gin_trgm_ops) with (fastupdate = off);
create index course_search_short on course_search using gin (short_folded gin_trgm_ops) with (fastupdate = off);
select add_search_words(array(select regexp_split_to_table(fold(name), '[^[:alnum:]]+') from skills));

create function set_search_of(c courses) returns void language plpgsql as $$
declare folded text;
begin
  insert into course_search select * from search_texts(c)
    on conflict (course_id) do update set name_folded = excluded.name_folded, skills_folded = excluded.skills_folded,
      short_folded = excluded.short_folded, search_text = excluded.search_text
    returning search_text into folded;
  perform add_search_words(regexp_split_to_array(folded, '[^[:alnum:]]+'));
end $$;

create or replace function set_course_search() returns trigger language plpgsql as $$
begin
  if new.archived_at is null then
    perform set_search_of(new);
  else
    delete from course_search where course_id = new.id;
  end if;
  return null;
end $$;

create function set_search_of_skilled() returns trigger language plpgsql as $$
begin
  perform set_search_of(c) from courses c where c.id in (select course_id from changed) and c.archived_at is null;
  return null;
end $$;
create trigger course_skills_added after insert on course_skills referencing new table as changed
  for each statement execute function set_search_of_skilled();
create trigger course_skills_removed after delete on course_skills referencing old table as changed
  for each statement execute function set_search_of_skilled();

create function set_search_of_skill() returns trigger language plpgsql as $$
begin
  perform set_search_of(c) from courses c join course_skills cs on cs.course_id = c.id where cs.skill_id = new.id and c.archived_at is null;
  return null;
end $$;
create trigger skills_renamed after update of name on skills
  for each row when (old.name is distinct from new.name) execute function set_search_of_skill();

-- A pattern for LIKE that finds the word anywhere; its wildcards are taken literally.
create function search_pattern(word text) returns text language sql immutable strict parallel safe
  as $$ select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' $$;

-- Whether a text holds all of up to ten patterns. The planner puts this into the statement and uses the indexes; there, a pattern that
-- matches everything costs nothing.
create function holds(place text, p text[]) returns boolean language sql immutable parallel safe as $$
  select place like coalesce(p[1], '%') and place like coalesce(p[2], '%') and place like coalesce(p[3], '%') and place like coalesce(p[4], '%')
     and place like coalesce(p[5], '%') and place like coalesce(p[6], '%') and place like coalesce(p[7], '%') and place like coalesce(p[8], '%')
     and place like coalesce(p[9], '%') and place like coalesce(p[10], '%')
$$;

-- The sample has the same columns. The server takes a new one, since the catalogue seems to have changed.
drop table catalogue_sample;
create table catalogue_sample (like course_search);
create index catalogue_sample_text on catalogue_sample using gin (search_text gin_trgm_ops) with (fastupdate = off);
update catalogue_bookmarks_state set changes = -1, sampled = 0;
