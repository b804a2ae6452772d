-- The plan that a user put into the cart: what was wanted, and the courses in their order. These are lists of numbers without references:
-- what was deleted since is left out when the plan is read.
create table kept_plans (
  user_id int primary key references users,
  skill_ids int[] not null,
  levels int[] not null,
  course_ids int[] not null,
  kept_at timestamptz not null,
  check (cardinality(skill_ids) between 1 and 20 and cardinality(skill_ids) = cardinality(levels)),
  check (cardinality(course_ids) between 1 and 100)
);
