-- Gifts of courses, and codes that bring points.

create table gifts (
  id int generated always as identity primary key,
  giver_id int not null references users,
  course_id int not null references courses,
  -- Who may claim it. A user with this address may not exist yet.
  email text not null check (char_length(email) <= 254),
  message text not null default '' check (char_length(message) <= 300),
  -- What the giver paid. The ledger holds it until the gift ends.
  price int not null check (price >= 0),
  given_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whether the receiver has a notification about it. Without one, a mail went to the address.
  is_announced boolean not null default false,
  -- Null while it waits.
  ended_at timestamptz,
  ending text check (ending in ('claimed', 'declined', 'taken-back', 'expired')),
  claimed_by int references users,
  check ((ended_at is null) = (ending is null)),
  check ((claimed_by is not null) = (coalesce(ending, '') = 'claimed'))
);
create index gifts_waiting on gifts (lower(email)) where ended_at is null;
create index gifts_expiry on gifts (expires_at) where ended_at is null;
create index gifts_giver on gifts (giver_id, id desc);
create index gifts_claimed_by on gifts (claimed_by, id desc) where claimed_by is not null;
create index gifts_course on gifts (course_id);
create unique index gifts_once on gifts (giver_id, course_id, lower(email)) where ended_at is null;

-- Each gift holds its points: an entry belongs to an account or to a gift. Points get into a gift once and leave it once.
alter table point_entries
  alter column account_id drop not null,
  add gift_id int references gifts,
  add constraint point_entries_one_owner check ((account_id is null) <> (gift_id is null));
create unique index point_entries_gift on point_entries (gift_id, (amount > 0)) where gift_id is not null;

-- Somebody else paid for it.
alter table enrolments
  add gift_id int unique references gifts,
  add constraint enrolments_gift_is_free check (gift_id is null or price_paid = 0);

-- A claimed gift is a sale. Its points are not in price_paid, so they are counted here.
create function count_gift_sale() returns trigger language plpgsql as $$
begin
  insert into sales_days (day, shard, points)
  select (new.bought_at at time zone 'UTC')::date, new.user_id % 32, price from gifts where id = new.gift_id
    on conflict (day, shard) do update set points = sales_days.points + excluded.points;
  return null;
end $$;
create trigger enrolments_gift_counted after insert on enrolments for each row
  when (new.gift_id is not null) execute function count_gift_sale();

create table point_codes (
  id int generated always as identity primary key,
  -- Without dashes, in capital letters.
  code text not null unique check (code ~ '^[2-9A-HJKMNP-Z]{16}$'),
  reason text not null check (char_length(reason) between 1 and 100),
  points int not null check (points > 0),
  uses int not null check (uses > 0),
  used int not null default 0,
  -- Until its end in UTC.
  last_day date not null,
  created_by int not null references users,
  created_at timestamptz not null,
  stopped_at timestamptz,
  check (used between 0 and uses)
);
create index point_codes_created_by on point_codes (created_by);

create table code_redemptions (
  code_id int not null references point_codes,
  user_id int not null references users,
  transfer_id bigint not null unique references point_transfers,
  redeemed_at timestamptz not null,
  primary key (code_id, user_id)
);
create index code_redemptions_user on code_redemptions (user_id);

-- Both checks take what they took before, whatever that was, and the new kinds. The many transfers that are there need no check.
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'point_transfers_kind_check');
  acts text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'audit_log_act_check');
begin
  alter table point_transfers drop constraint point_transfers_kind_check;
  execute format('alter table point_transfers add constraint point_transfers_kind_check check (%s or kind in (%L, %L, %L, %L)) not valid',
                 kinds, 'gift', 'gift-sale', 'gift-return', 'code');
  alter table audit_log drop constraint audit_log_act_check;
  execute format('alter table audit_log add constraint audit_log_act_check check (%s or act in (%L, %L))',
                 acts, 'issue-code', 'stop-code');
end $$;
