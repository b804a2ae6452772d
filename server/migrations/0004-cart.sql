-- The cart of signed-in users, and who bought what.

create table cart_items (
  user_id int not null references users,
  course_id int not null references courses on delete cascade,
  added_at timestamptz not null,
  primary key (user_id, course_id)
);
create index cart_items_course on cart_items (course_id);

create table enrolments (
  user_id int not null references users,
  course_id int not null references courses,
  price_paid int not null check (price_paid >= 0),
  -- the ledger's side of the purchase; a free course moves no points
  transfer_id bigint unique references point_transfers,
  bought_at timestamptz not null,
  primary key (user_id, course_id),
  check ((price_paid = 0) = (transfer_id is null))
);
create index enrolments_course on enrolments (course_id);

-- The first answer to a purchase with a key, for whoever asks again.
create table purchase_answers (
  user_id int not null references users,
  key text not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index purchase_answers_created on purchase_answers (created_at);
