-- The wishlist of signed-in users; guests keep theirs in the browser.
create table wishes (
  user_id int not null references users,
  course_id int not null references courses on delete cascade,
  -- The course's price when it was wished, to show that it has fallen.
  price int not null check (price >= 0),
  wished_at timestamptz not null,
  primary key (user_id, course_id)
);
create index wishes_course on wishes (course_id);
