-- Routes: what a learner wants to be able to do by when, and the plans that were found for it.

create table learning_routes (
  id int generated always as identity primary key,
  user_id int not null references users,
  name text not null check (char_length(name) between 1 and 60),
  -- By milestone. Only the last one can be null: whenever it fits.
  milestone_dates date[] not null check (cardinality(milestone_dates) between 1 and 4),
  -- The pace.
  half_hours_per_week smallint not null check (half_hours_per_week between 1 and 160),
  weeks_off date[] not null,
  points_are_limit boolean not null,
  -- [{ "date", "points" }]
  expected_points jsonb not null,
  -- Courses that must, and must not, be in a plan. Some of them may be gone.
  musts int[] not null,
  left_out int[] not null,
  count_own boolean not null,
  created_at timestamptz not null,
  -- The number of the last search that was started, or of the last change of the goal. A search with another number stores nothing more.
  search int not null default 0,
  -- The number of the last search with a result, and when that was. Null since the goal was changed.
  shown_search int,
  searched_at timestamptz,
  -- What changes are worth, as the last search found. Skills are named by their ids.
  changes jsonb not null default '[]'
);
create index learning_routes_user on learning_routes (user_id, id);

-- A skill that is deleted leaves the routes.
create table learning_route_skills (
  route_id int not null references learning_routes on delete cascade,
  -- The place of the milestone.
  milestone smallint not null check (milestone between 0 and 3),
  skill_id int not null references skills on delete cascade,
  level int not null check (level between 1 and 100),
  position int not null,
  primary key (route_id, milestone, skill_id)
);
create index learning_route_skills_skill on learning_route_skills (skill_id);

create table learning_route_plans (
  id int generated always as identity primary key,
  route_id int not null references learning_routes on delete cascade,
  -- The number of the search that found it.
  search int not null,
  finish_date date not null,
  price int not null check (price >= 0),
  minutes int not null check (minutes >= 0),
  -- [{ "courseId", "by" }] in the order of learning; `by` is the place of the milestone. A course that is deleted stays, so that its loss is noticed.
  courses jsonb not null,
  least_price int not null check (least_price between 0 and price),
  is_optimal boolean not null
);
create index learning_route_plans_route on learning_route_plans (route_id, search);

alter table learning_routes
  add chosen_plan_id int references learning_route_plans on delete set null,
  -- The one before it, for undo.
  add previous_plan_id int references learning_route_plans on delete set null;
create index learning_routes_chosen on learning_routes (chosen_plan_id) where chosen_plan_id is not null;
create index learning_routes_previous on learning_routes (previous_plan_id) where previous_plan_id is not null;
