-- Courses that do not exist yet and would enter routes whose owners agreed, for authors.

alter table learning_routes
  add counts_for_authors boolean not null default false,
  -- When the job took it the last time. Null since the goal was changed.
  add counted_at timestamptz;
create index learning_routes_counted on learning_routes (counted_at nulls first, id) where counts_for_authors;

-- A new course of so many hours that raises a skill by so many levels is in every cheapest plan of the route at this price, and not above.
create table route_openings (
  route_id int not null references learning_routes on delete cascade,
  skill_id int not null references skills on delete cascade,
  level smallint not null check (level >= 1),
  hours smallint not null check (hours >= 1),
  most_price int not null check (most_price >= 1),
  primary key (route_id, skill_id, level, hours)
);
create index route_openings_skill on route_openings (skill_id);
