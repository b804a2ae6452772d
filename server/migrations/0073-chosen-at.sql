-- When the chosen plan of a route was chosen, and the one before it. Null of a plan that was chosen before this was kept.
alter table learning_routes add chosen_at timestamptz, add previous_chosen_at timestamptz;
