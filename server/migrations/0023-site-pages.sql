-- Pages about the portal that Admins write: contact and legal ones.
create table site_pages (
  slug text primary key check (slug in ('contact', 'imprint', 'privacy', 'terms')),
  title text not null check (char_length(title) between 1 and 100),
  text text not null check (char_length(text) between 1 and 20000),
  updated_at timestamptz not null,
  -- Counts the savings, so that one who read an earlier text does not overwrite a later one.
  version int not null
);

-- Writing a page is an act of an Admin too, and concerns no user.
alter table audit_log alter column user_id drop not null;
alter table audit_log drop constraint audit_log_act_check;
alter table audit_log add constraint audit_log_act_check
  check (act in ('grant-points', 'make-admin', 'unmake-admin', 'sign-out', 'write-page', 'remove-page'));
