-- Plans that renew a followed one, and a way out that can be undone.

alter table learning_route_plans
  -- Only of the plan with the fewest courses that are not in the one it renews: how many, and how many such a plan has at the least.
  add changes int check (changes >= 0),
  add least_changes int check (least_changes between 0 and changes),
  add check ((changes is null) = (least_changes is null));

alter table learning_routes
  -- The pace and the dates from before the last way out, for undo: { "hoursPerWeek", "dates" }. Null when the last choice was that of a plan.
  add previous_goal jsonb;
