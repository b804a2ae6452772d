-- Every refresh token knows the one that it follows, so that the newest of a session can be found. A changed profile gives out a
-- successor before the present token was used: then both can be used, each once.
alter table refresh_tokens add previous bytea;
create unique index refresh_tokens_previous on refresh_tokens (previous) where previous is not null;
drop index refresh_tokens_one_live;
create index refresh_tokens_unused on refresh_tokens (session_id) where replaced_at is null;

-- Where an account was signed in from, as a keyed hash: wrong passwords from elsewhere do not lock it there.
create table sign_in_addresses (
  user_id int not null references users,
  address bytea not null,
  signed_in_at timestamptz not null,
  primary key (user_id, address)
);
create index sign_in_addresses_age on sign_in_addresses (signed_in_at);
