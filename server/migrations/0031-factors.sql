-- Stronger ways to sign in, each by the user's choice, and when a session last proved whose it is.

create table passkeys (
  id int generated always as identity primary key,
  user_id int not null references users,
  -- The user's name for it, at first that of the device it was made on.
  name text not null check (char_length(name) between 1 and 100),
  -- As the browser sends it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used, if the device counts; else 0 for ever.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What a passkey has to sign. A row is deleted when it is used.
create table passkey_challenges (
  challenge text primary key,
  -- Who adds a passkey; null when one is used.
  user_id int references users,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- The secret that an authenticator app shares, encrypted.
create table totp_secrets (
  user_id int primary key references users,
  secret text not null,
  created_at timestamptz not null,
  -- Null until the app has shown a right code.
  switched_on_at timestamptz,
  -- The half minute of the last code that was used: it and earlier ones are refused.
  last_step bigint not null default 0,
  last_used_at timestamptz
);

-- SHA-256 of the codes that are left; one that is used is deleted.
create table recovery_codes (
  user_id int not null references users,
  hash bytea not null,
  primary key (user_id, hash)
);

-- Null: not since the sign-in, which is a proof too.
alter table sessions add confirmed_at timestamptz;
