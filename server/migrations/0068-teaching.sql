-- Descriptions have headings, list items and links. Search knows their words, not the marks and the addresses behind words.

create function without_marks(written text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(written, '\[([^][]+)\]\(https?://[^[:space:]()<>"]+\)', '\1', 'g'), '^[ \t]*(## |- )', '', 'gn')
$$;

create or replace function search_texts(c courses) returns setof course_search language sql stable as $$
  select c.id, name_folded, skills_folded, short_folded,
         concat_ws(E'\n', name_folded, skills_folded, short_folded, fold(without_marks(c.description)),
                   fold((select name from users where id = c.author_id)))
    from (select fold(c.name) as name_folded, fold(c.short_description) as short_folded,
                 coalesce((select fold(string_agg(s.name, E'\n' order by s.id)) from course_skills cs join skills s on s.id = cs.skill_id
                            where cs.course_id = c.id), '') as skills_folded
          offset 0) folded
$$;

-- Those who used such links before they were links.
select set_search_of(c) from courses c where c.archived_at is null and c.description ~ '\]\(https?://';

-- What waits for a reply of the author.
create index ratings_unanswered on ratings (course_id) where reply is null and hidden_reason is null and text <> '';
