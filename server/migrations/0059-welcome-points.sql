-- Welcome points that the user gets when the address is confirmed. They become 0 in the transaction that issues them, so nobody gets them twice.
-- Users from before have theirs, and the version before issues them at the registration.
alter table point_accounts add welcome_due int not null default 0 check (welcome_due >= 0);
