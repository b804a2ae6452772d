-- When a followed route was last looked at, and whether its owner was told that it is late.
alter table learning_routes add looked_at timestamptz, add told_late boolean not null default false;
create index learning_routes_to_look_at on learning_routes (looked_at nulls first, id) where chosen_plan_id is not null;

alter table notifications add route_id int references learning_routes on delete cascade;
create index notifications_route on notifications (route_id) where route_id is not null;
