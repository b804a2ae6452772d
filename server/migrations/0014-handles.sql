-- Author pages have an address of their own, made from the name when somebody becomes a Creator. It never holds the email, and it
-- stays when the name changes, because links lead to it.
alter table users add handle text check (handle ~ '^[a-z0-9-]{1,80}$');
create unique index users_handle on users (handle);

-- A name in small Latin letters and digits, with dashes between the words; empty when it has no letter that can be written so.
create function handle_base(name text) returns text language plpgsql immutable as $$
declare
  word text := fold(split_part(name, '@', 1));
  pair text[];
begin
  foreach pair slice 1 in array array[
    ['щ', 'shch'], ['ж', 'zh'], ['х', 'kh'], ['ц', 'ts'], ['ч', 'ch'], ['ш', 'sh'], ['ю', 'yu'], ['я', 'ya'], ['є', 'ye'], ['ё', 'e'],
    ['ї', 'i'], ['θ', 'th'], ['χ', 'ch'], ['ψ', 'ps'], ['’', ''], ['''', '']
  ] loop
    word := replace(word, pair[1], pair[2]);
  end loop;
  -- The last letters of the first list have no counterpart: they are left out.
  word := translate(word, 'абвгдезийклмнопрстуфыэіґўъь', 'abvgdeziyklmnoprstufyeigu');
  word := translate(word, 'αβγδεζηικλμνξοπρσςτυφω', 'avgdeziiklmnxoprsstyfo');
  word := trim('-' from left(trim('-' from regexp_replace(word, '[^a-z0-9]+', '-', 'g')), 60));
  return case when word ~ '[a-z]' then word else '' end;
end $$;

create function set_handle() returns trigger language plpgsql as $$
declare
  base text := coalesce(nullif(handle_base(new.name), ''), 'author-' || new.id);
  place int := 1;
begin
  -- One at a time, so that two of the same name do not choose the same.
  perform pg_advisory_xact_lock(729418366);
  new.handle := base;
  while exists (select from users where handle = new.handle) loop
    place := place + 1;
    -- Those who share a name with very many take a number near their own, so that the search is short.
    new.handle := base || '-' || case when place <= 20 then place else new.id + place end;
  end loop;
  return new;
end $$;
create trigger users_handle before insert or update of is_creator on users
  for each row when (new.is_creator and new.handle is null) execute function set_handle();

do $$
declare creator int;
begin
  for creator in select id from users where is_creator order by id loop
    update users set is_creator = true where id = creator;
  end loop;
end $$;
