-- Admins are few among many users, and are looked up to notify them and to let them review for a former author.
create index users_admins on users (id) where is_admin;
