-- The catalogue: courses, what they teach, what they consist of.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

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
create index courses_thumbnail on courses (thumbnail_file_id) where thumbnail_file_id is not null;

create table course_skills (
  course_id int not null references courses on delete cascade,
  skill_id int not null references skills,
  level int not null default 1 check (level between 1 and 10),
  primary key (course_id, skill_id)
);
create index course_skills_skill on course_skills (skill_id);

-- Materials. One table, so that a course can hold any of them in the author's order and a learner learns each once.

create table qualities (id int primary key, name text not null unique);
insert into qualities values (1, '240p'), (2, '360p'), (3, '480p'), (4, '720p'), (5, '1080p'), (6, '1440p'), (7, '2160p');

create table book_extensions (id int primary key, name text not null unique);
insert into book_extensions values (1, 'pdf'), (2, 'epub'), (3, 'djvu'), (4, 'mobi'), (5, 'docx'), (6, 'txt');

create table resources (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  creator_id int references users
);
create unique index resources_name on resources (lower(name));

create table authors (
  id int generated always as identity primary key,
  full_name text not null check (char_length(full_name) between 1 and 100),
  creator_id int references users
);

create table materials (
  id int generated always as identity primary key,
  kind text not null check (kind in ('video', 'book', 'article')),
  name text not null check (char_length(name) between 1 and 200),
  learning_minutes int not null check (learning_minutes >= 0),
  creator_id int references users,
  file_id text references files,
  duration int check (duration >= 0),
  quality_id int references qualities,
  pages_count int check (pages_count >= 1),
  extension_id int references book_extensions,
  publication_year int,
  link text check (link ~ '^https?://'),
  resource_id int references resources,
  publication_date date,
  check (kind <> 'video' or (duration is not null and quality_id is not null)),
  check (kind <> 'book' or (pages_count is not null and extension_id is not null and publication_year is not null)),
  check (kind <> 'article' or (link is not null and resource_id is not null and publication_date is not null and file_id is null))
);
create index materials_creator on materials (creator_id, kind, id);
create index materials_resource on materials (resource_id) where resource_id is not null;
create index materials_file on materials (file_id) where file_id is not null;

create table book_authors (
  material_id int not null references materials on delete cascade,
  author_id int not null references authors,
  position int not null,
  primary key (material_id, author_id)
);
create index book_authors_author on book_authors (author_id);

create table course_materials (
  course_id int not null references courses on delete cascade,
  material_id int not null references materials,
  position int not null,
  primary key (course_id, material_id)
);
create index course_materials_material on course_materials (material_id);
