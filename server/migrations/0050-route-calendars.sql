-- The secret address under which calendar programs read the chosen routes of a user.

create table route_calendars (
  user_id int primary key references users,
  -- SHA-256 of the secret in the address. The secret itself is shown once and not kept.
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  -- When the block of each week begins. 1 is Monday.
  weekday smallint not null check (weekday between 1 and 7),
  time text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  time_zone text not null,
  created_at timestamptz not null,
  -- What was last sent: { uid: { "hash", "sequence", "changedAt" } }
  sent jsonb not null default '{}'
);

-- Names the route in calendars, and is the same for as long as the route exists.
alter table learning_routes add calendar_id uuid not null default gen_random_uuid();
