-- People download what is stored about them, and delete their account.

-- One download for each user, prepared in the background.
create table data_downloads (
  user_id int primary key references users,
  requested_at timestamptz not null,
  -- Who prepares it, and until when nobody else does. A server that dies loses its claim.
  claim text,
  claimed_until timestamptz,
  tries int not null default 0,
  done_bytes bigint not null default 0,
  total_bytes bigint not null default 0,
  -- Cascades for the sake of the version before, whose sweep does not know that the file is used.
  file_id text unique references files on delete cascade,
  ready_at timestamptz,
  check ((file_id is null) = (ready_at is null))
);
create index data_downloads_waiting on data_downloads (requested_at) where ready_at is null;

-- The row of a deleted user stays, without a name: ledger, sales and reviews refer to it.
alter table users
  -- When the account is deleted. Until then the owner can keep it.
  add deletion_due_at timestamptz,
  add keeps_certificates boolean not null default true,
  add deleted_at timestamptz;
create index users_deletion_due on users (deletion_due_at) where deletion_due_at is not null;

-- Withdrawn by a holder who deleted the account; it stays as a row, because its code must never be issued again.
alter table certificates add withdrawn_at timestamptz;

-- The file of a submission goes with its owner; mark and comment stay for the reviewer's record.
alter table submissions alter column file_id drop not null;

-- Replaces a person's name and email in a text that others keep. The result has at least and at most so many characters.
create function without_person(content text, name text, email text, shortest int default 0, longest int default 1000000000) returns text
  language sql immutable parallel safe as $$
  select left(case when char_length(cleared) < shortest then rpad(cleared, shortest, '.') else cleared end, longest)
    from (select regexp_replace(content, '(?<![[:alnum:]])(' || string_agg(
                   -- Any white space between the words of the name.
                   regexp_replace(regexp_replace(part, '([^[:alnum:][:space:]])', '\\\1', 'g'), '[[:space:]]+', '\\s+', 'g'), '|')
                 || ')(?![[:alnum:]])', 'a former user', 'gi') as cleared
            from unnest(array[name, email]) part where part <> '') changed
$$;

-- What is written once may lose a person's name when their account is deleted, and nothing else. The deletion says so for its transaction.
create function is_forgetting() returns boolean language sql stable
  as $$ select coalesce(current_setting('coursewise.forgetting', true), '') = 'on' $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name in ('point_transfers', 'audit_log') and is_forgetting() then
    return null;
  end if;
  raise exception 'rows of % are written once and never changed', tg_table_name;
end $$;

create function refuse_change_of_facts() returns trigger language plpgsql as $$
begin
  raise exception 'only the words of a row of % may change', tg_table_name;
end $$;
create trigger point_transfers_keep_facts before update on point_transfers for each row
  when ((old.id, old.kind, old.created_at) is distinct from (new.id, new.kind, new.created_at))
  execute function refuse_change_of_facts();
create trigger audit_log_keeps_facts before update on audit_log for each row
  when ((old.id, old.at, old.admin_id, old.act, old.user_id) is distinct from (new.id, new.at, new.admin_id, new.act, new.user_id))
  execute function refuse_change_of_facts();

create or replace function refuse_second_review() returns trigger language plpgsql as $$
begin
  if is_forgetting() and (old.final_task_id, old.user_id, old.course_id, old.reviewed_by, old.reviewed_at, old.mark, old.is_late)
     is not distinct from (new.final_task_id, new.user_id, new.course_id, new.reviewed_by, new.reviewed_at, new.mark, new.is_late) then
    return new;
  end if;
  raise exception 'submission % is reviewed', old.id;
end $$;
