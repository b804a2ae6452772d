-- The secret of the link by which anyone sees the goal of a route, without its owner. Kept as it is, because the owner copies the link again.
alter table learning_routes add share_secret text unique check (char_length(share_secret) = 43);
