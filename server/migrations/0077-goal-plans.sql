-- The plan of each goal, as a guest gets it. A job finds it, so that no visitor waits for a search.
create table goal_plans (
  goal_id int primary key references goals on delete cascade,
  -- What it was found for: the wanted skills with their levels, and a sign of the catalogue at that time.
  wanted text not null,
  catalogue text not null,
  found_at timestamptz not null,
  -- In the order to learn them. Without courses, the goal cannot be reached.
  course_ids int[] not null,
  total_price int not null,
  total_minutes int not null,
  is_proven boolean not null
);
