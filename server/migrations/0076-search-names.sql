-- The names that are suggested while somebody types: of skills, goals, fields and authors. Those of courses are found by the search.
create table search_names (
  kind text not null check (kind in ('skill', 'goal', 'field', 'author')),
  id int not null,
  name text not null,
  words text[] collate "C" not null,
  primary key (kind, id)
);
create index search_names_words on search_names using gin (words) with (fastupdate = off);

-- At the end of a transaction, behind the lock that saving a course takes, because both add words.
create function keep_search_name() returns trigger language plpgsql as $$
declare saved search_names;
begin
  perform pg_advisory_xact_lock(729418368);
  execute format('select %L, id, name, array(select search_tokens(name)) from %I where id = $1', tg_argv[0], tg_table_name) into saved using new.id;
  if saved.name is null or tg_argv[0] = 'author' and not (select is_creator from users where id = new.id) then
    delete from search_names where (kind, id) = (tg_argv[0], new.id);
    return null;
  end if;
  insert into search_names select saved.* on conflict (kind, id) do update set name = excluded.name, words = excluded.words;
  perform add_search_terms(saved.words);
  return null;
end $$;
create constraint trigger skills_named after insert or update of name on skills deferrable initially deferred
  for each row execute function keep_search_name('skill');
create constraint trigger goals_named after insert or update of name on goals deferrable initially deferred
  for each row execute function keep_search_name('goal');
create constraint trigger fields_named after insert or update of name on fields deferrable initially deferred
  for each row execute function keep_search_name('field');
create constraint trigger users_named after insert or update of name, is_creator on users deferrable initially deferred
  for each row execute function keep_search_name('author');

create function forget_search_name() returns trigger language plpgsql as $$
begin
  delete from search_names where (kind, id) = (tg_argv[0], old.id);
  return null;
end $$;
create trigger skills_unnamed after delete on skills for each row execute function forget_search_name('skill');
create trigger goals_unnamed after delete on goals for each row execute function forget_search_name('goal');
create trigger fields_unnamed after delete on fields for each row execute function forget_search_name('field');
create trigger users_unnamed after delete on users for each row execute function forget_search_name('author');

insert into search_names
select kind, id, name, array(select search_tokens(name))
  from (select 'skill' as kind, id, name from skills union all select 'goal', id, name from goals union all select 'field', id, name from fields
        union all select 'author', id, name from users where is_creator and name is not null) n;
select add_search_terms(array(select unnest(words) from search_names));
analyze search_names;
