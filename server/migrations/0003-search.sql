-- Lists and search that cost the same at a million courses.

-- Lower case, without accents. The dictionary is named, so that the result depends on nothing else.
create function fold(text) returns text language sql immutable strict parallel safe
  as $$ select lower(unaccent('unaccent', $1)) $$;

-- What search looks through: one row for each course that the catalogue shows. It is a table of its own because a purchase
-- changes the course's row, and must not touch these large indexes.
create table course_search (
  course_id int primary key references courses on delete cascade,
  name_folded text not null,
  search_text text not null
);
create index course_search_text on course_search using gin (search_text gin_trgm_ops);
create index course_search_name on course_search using gin (name_folded gin_trgm_ops);

-- Every word that a course ever held, and each of them with one letter left out: two words that differ by one typing error have
-- such a gapped form in common, which makes what a typing error meant a matter of a few exact look-ups.
create table search_words (word text primary key);
create table search_gaps (
  gapped text not null,
  word text not null,
  primary key (gapped, word)
);

create function gaps(word text) returns setof text language sql immutable strict parallel safe
  as $$ select distinct overlay(word placing '' from place for 1) from generate_series(1, char_length(word)) place union select word $$;

create function add_search_words(words text[]) returns void language sql as $$
  with added as (
    insert into search_words select distinct word from unnest(words) word where char_length(word) between 4 and 40 order by word
    on conflict do nothing returning word)
  insert into search_gaps select gapped, word from added, gaps(word) gapped on conflict do nothing;
$$;

create function set_course_search() returns trigger language plpgsql as $$
declare folded text;
begin
  if new.archived_at is not null then
    delete from course_search where course_id = new.id;
    return null;
  end if;
  folded := fold(concat_ws(E'\n', new.name, new.short_description, new.description, (select name from users where id = new.author_id)));
  insert into course_search values (new.id, fold(new.name), folded)
    on conflict (course_id) do update set name_folded = excluded.name_folded, search_text = excluded.search_text;
  perform add_search_words(regexp_split_to_array(folded, '[^[:alnum:]]+'));
  return null;
end $$;
create trigger courses_searchable after insert or update of name, short_description, description, author_id, archived_at on courses
  for each row execute function set_course_search();

create function renew_search_of_author() returns trigger language plpgsql as $$
begin
  update courses set author_id = author_id where author_id = new.id;
  return null;
end $$;
create trigger users_renamed after update of name on users
  for each row when (old.name is distinct from new.name) execute function renew_search_of_author();

-- Every order is total: ties are broken by id.
create index courses_by_id on courses (id) where archived_at is null;
create index courses_by_students on courses (students_count, id) where archived_at is null;
create index courses_by_update_date on courses (update_date, id) where archived_at is null;
create index courses_by_price on courses (price, id) where archived_at is null;

-- How many courses the catalogue shows. Counting them at each page would cost more than the page.
create table catalogue_size (courses int not null);
create unique index catalogue_size_one_row on catalogue_size ((true));
insert into catalogue_size values (0);

create function count_courses_in() returns trigger language plpgsql as $$
begin
  update catalogue_size set courses = courses + (select count(*) from new_rows where archived_at is null);
  return null;
end $$;
create function count_courses_out() returns trigger language plpgsql as $$
begin
  update catalogue_size set courses = courses - (select count(*) from old_rows where archived_at is null);
  return null;
end $$;
create function recount_course() returns trigger language plpgsql as $$
begin
  update catalogue_size set courses = courses + case when new.archived_at is null then 1 else -1 end;
  return null;
end $$;
create trigger courses_counted_in after insert on courses referencing new table as new_rows
  for each statement execute function count_courses_in();
create trigger courses_counted_out after delete on courses referencing old table as old_rows
  for each statement execute function count_courses_out();
create trigger courses_recounted after update of archived_at on courses
  for each row when ((old.archived_at is null) <> (new.archived_at is null)) execute function recount_course();

-- Bookmarks into the ordered catalogue: where each 500th course stands, in each order. Pages deep in a large catalogue start from
-- the nearest one instead of counting from the beginning. The server renews them when the catalogue has changed.
create table catalogue_bookmarks (
  order_by smallint not null,
  position int not null,
  sort_value text not null,
  course_id int not null,
  primary key (order_by, position)
);
create table catalogue_bookmarks_state (courses int not null, changes bigint not null);
create unique index catalogue_bookmarks_state_one_row on catalogue_bookmarks_state ((true));
insert into catalogue_bookmarks_state values (0, -1);

-- Some courses picked at random, to guess how common a search text is before choosing how to look for it.
create table catalogue_sample (name_folded text not null, search_text text not null);
