-- How often a course was opened and put into a cart, by day (UTC). Says nothing about anybody.
create table course_days (
  course_id int not null references courses on delete cascade,
  day date not null,
  views int not null default 0 check (views >= 0),
  carts int not null default 0 check (carts >= 0),
  primary key (course_id, day)
);

-- Counts a cart at the end of the transaction, if the course is still in it: gifts and free courses only pass through. Courses get into a cart
-- in the order of their ids, and views are saved in that order too, so that two never deadlock.
create function count_cart() returns trigger language plpgsql as $$
begin
  insert into course_days (course_id, day, carts)
  select course_id, (added_at at time zone 'UTC')::date, 1 from cart_items where user_id = new.user_id and course_id = new.course_id
  on conflict (course_id, day) do update set carts = course_days.carts + excluded.carts;
  return null;
end $$;
create constraint trigger cart_items_counted after insert on cart_items deferrable initially deferred
  for each row execute function count_cart();
