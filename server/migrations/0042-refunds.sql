-- Courses that were returned. The enrolment is gone; this row is what is left of the purchase.
create table refunds (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  -- A course that nobody has any more can be deleted; the ledger keeps its name.
  course_id int references courses on delete set null,
  price int not null check (price >= 0),
  -- The ledger's side: the purchase, and the transfer that reverses it. A free course moved no points.
  purchase_id bigint unique references point_transfers,
  transfer_id bigint unique references point_transfers,
  bought_at timestamptz not null,
  returned_at timestamptz not null,
  check ((price = 0) = (purchase_id is null) and (price = 0) = (transfer_id is null))
);
create index refunds_user on refunds (user_id, course_id);
create index refunds_course on refunds (course_id);
-- Nobody gets the price of a course back twice.
create unique index refunds_once on refunds (user_id, course_id) where price > 0;

-- What an author owes the portal, which paid a part of a refund in advance. It equals the entries of kind advance and repayment.
alter table point_accounts add owed bigint not null default 0 check (owed >= 0);

-- Wider than before, so the rows that are there need no check.
alter table point_transfers drop constraint point_transfers_kind_check;
alter table point_transfers add constraint point_transfers_kind_check
  check (kind in ('welcome', 'grant', 'purchase', 'refund', 'advance', 'repayment')) not valid;

-- A returned course is no longer sold: it leaves the day on which it was bought, too.
create or replace function count_enrolment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform add_to_user_counts(old.user_id, -1, 0);
    update sales_days set sold = sold - 1, points = points - old.price_paid
     where day = (old.bought_at at time zone 'UTC')::date and shard = old.user_id % 32;
    return null;
  end if;
  perform add_to_user_counts(new.user_id, 1, 0);
  insert into sales_days (day, shard, sold, points) values ((new.bought_at at time zone 'UTC')::date, new.user_id % 32, 1, new.price_paid)
    on conflict (day, shard) do update set sold = sales_days.sold + 1, points = sales_days.points + excluded.points;
  return null;
end $$;
