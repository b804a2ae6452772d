-- When the user confirmed the address by a link sent to it.
alter table users add email_verified_at timestamptz;

-- In a trigger, because the version before this one changes addresses too.
create function forget_email_verification() returns trigger language plpgsql as $$
begin
  new.email_verified_at := null;
  return new;
end $$;
create trigger users_email_changed before update of email on users
  for each row when (lower(old.email) <> lower(new.email)) execute function forget_email_verification();

-- Links that work once: to choose a new password, or to confirm an email address. A user has one of each purpose.
create table account_links (
  -- SHA-256 of the token, which is only in the link.
  hash bytea primary key,
  user_id int not null references users,
  purpose text not null check (purpose in ('reset-password', 'verify-email', 'change-email')),
  -- The user's address when the link was made. When the user has another one, the link is no longer valid.
  email text not null,
  new_email text,
  -- Whether it was sent to an address. An Admin or the operator can hand one over instead.
  by_mail boolean not null,
  expires_at timestamptz not null,
  unique (user_id, purpose),
  check ((purpose = 'change-email') = (new_email is not null))
);
create index account_links_expiry on account_links (expires_at);

alter table audit_log drop constraint audit_log_act_check;
alter table audit_log add constraint audit_log_act_check
  check (act in ('grant-points', 'make-admin', 'unmake-admin', 'sign-out', 'write-page', 'remove-page', 'reset-link'));
