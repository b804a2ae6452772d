-- People, their sessions, and the points ledger.

create table files (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  folder text not null,
  owner_id int,
  extension text not null,
  media_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  created_at timestamptz not null
);

create table users (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  password_hash text not null,
  position text not null default '',
  avatar_file_id text references files,
  is_creator boolean not null default false,
  is_admin boolean not null default false,
  created_at timestamptz not null
);
create unique index users_email on users (lower(email));
create index users_avatar on users (avatar_file_id) where avatar_file_id is not null;

alter table files add foreign key (owner_id) references users;
create index files_owner on files (owner_id);

create table sessions (
  id text primary key,
  user_id int not null references users,
  remember_me boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- why it ended: signed out, replaced, password changed, or an old token was used again
  end_reason text check (end_reason in ('signed-out', 'replaced', 'password-changed', 'reuse')),
  check ((ended_at is null) = (end_reason is null))
);
create index sessions_user on sessions (user_id) where ended_at is null;
create index sessions_expiry on sessions (expires_at);

-- Every refresh token a session ever had, by hash: an old one that comes back is recognised.
create table refresh_tokens (
  hash bytea primary key,
  session_id text not null references sessions on delete cascade,
  issued_at timestamptz not null,
  replaced_at timestamptz
);
create unique index refresh_tokens_one_live on refresh_tokens (session_id) where replaced_at is null;
create index refresh_tokens_session on refresh_tokens (session_id);

create table throttles (
  key text primary key,
  count int not null,
  ends_at timestamptz not null
);

-- Points: every movement is a transfer of entries that sum to zero, written once and never changed.

create table point_accounts (
  id int generated always as identity primary key,
  -- null: the portal's issuance account, where points come from. Its balance is the negative of all points
  -- in circulation, known from its entries; keeping it here would make every registration wait for one row.
  user_id int unique references users,
  balance bigint check (balance >= 0),
  check ((user_id is null) = (balance is null))
);
create unique index point_accounts_one_issuance on point_accounts ((user_id is null)) where user_id is null;
insert into point_accounts (user_id, balance) values (null, null);

create table point_transfers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('welcome', 'grant', 'purchase')),
  reason text not null,
  created_at timestamptz not null
);

create table point_entries (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references point_transfers,
  account_id int not null references point_accounts,
  amount bigint not null check (amount <> 0),
  balance_after bigint check (balance_after >= 0)
);
create index point_entries_account on point_entries (account_id, id desc);
create index point_entries_transfer on point_entries (transfer_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are written once and never changed', tg_table_name;
end $$;
create trigger point_entries_are_final before update or delete or truncate on point_entries
  for each statement execute function refuse_change();
create trigger point_transfers_are_final before update or delete or truncate on point_transfers
  for each statement execute function refuse_change();

create function check_transfer_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount) <> 0 or count(*) < 2 from point_entries where transfer_id = new.transfer_id) then
    raise exception 'the entries of transfer % do not sum to zero', new.transfer_id;
  end if;
  return null;
end $$;
create constraint trigger point_entries_sum_to_zero after insert on point_entries
  deferrable initially deferred for each row execute function check_transfer_balances();
