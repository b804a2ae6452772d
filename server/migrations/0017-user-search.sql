-- Admins find users by name or email: one row for each user, so that neither sessions nor purchases touch the large index.
create table user_search (
  user_id int primary key references users on delete cascade,
  -- A space before each part, so that one or two letters can be looked up as the beginning of a word.
  search_text text not null
);

create function user_search_text(name text, email text) returns text language sql immutable strict parallel safe
  as $$ select fold(' ' || name || ' ' || email) $$;

insert into user_search (user_id, search_text) select id, user_search_text(name, email) from users;
create index user_search_holds on user_search using gin (search_text gin_trgm_ops);

create function keep_user_search() returns trigger language plpgsql as $$
begin
  insert into user_search (user_id, search_text) values (new.id, user_search_text(new.name, new.email))
    on conflict (user_id) do update set search_text = excluded.search_text;
  return null;
end $$;
create trigger users_searchable after insert or update of name, email on users for each row execute function keep_user_search();
