-- The catalogue's core. Materials, carts and enrolments follow in migrations of their own.

create table skills (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  creator_id int references users
);
create unique index skills_name on skills (lower(name));

create table user_skills (
  user_id int not null references users,
  skill_id int not null references skills,
  level int not null check (level >= 1),
  primary key (user_id, skill_id)
);
create index user_skills_skill on user_skills (skill_id);

create table courses (
  id int generated always as identity primary key,
  author_id int not null references users,
  name text not null check (char_length(name) between 5 and 100),
  thumbnail_file_id text references files,
  short_description text not null check (char_length(short_description) between 30 and 150),
  description text not null check (char_length(description) between 100 and 3000),
  price int not null check (price between 0 and 1000),
  students_count int not null default 0 check (students_count >= 0),
  update_date timestamptz not null,
  archived_at timestamptz
);
create index courses_author on courses (author_id, id);
