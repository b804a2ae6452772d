-- How often all sessions of the user were ended together: by a new password, or by an Admin. A sign-in that began before is refused.
alter table users add sign_outs int not null default 0;
