-- What people have learned, where they are, and what they have to show for it.

-- Per user, not per course: a material shared by two courses is learned in both.
create table learned_materials (
  user_id int not null references users,
  material_id int not null references materials on delete cascade,
  learned_at timestamptz not null,
  primary key (user_id, material_id)
);
create index learned_materials_by_day on learned_materials (user_id, learned_at);
create index learned_materials_material on learned_materials (material_id);

-- Where a learner left a material, and which one was opened last in a course.
create table material_places (
  user_id int not null references users,
  material_id int not null references materials on delete cascade,
  place text not null check (char_length(place) <= 500),
  primary key (user_id, material_id)
);
create index material_places_material on material_places (material_id);

create table last_opened (
  user_id int not null references users,
  course_id int not null references courses on delete cascade,
  material_id int not null references materials on delete cascade,
  primary key (user_id, course_id)
);
create index last_opened_course on last_opened (course_id);
create index last_opened_material on last_opened (material_id);

-- Once per user and course, for ever: the first time that everything is learned. What it states is kept as it was then.
create table certificates (
  id int generated always as identity primary key,
  user_id int not null references users,
  course_id int not null references courses,
  code text not null unique,
  holder_name text not null,
  course_name text not null,
  author_name text not null,
  skills jsonb not null,
  issued_at timestamptz not null,
  unique (user_id, course_id)
);
create index certificates_course on certificates (course_id);
create trigger certificates_are_final before delete or truncate on certificates
  for each statement execute function refuse_change();

alter table materials add captions text check (char_length(captions) <= 200000);
create index enrolments_by_date on enrolments (user_id, bought_at desc, course_id desc);
