-- A row once an Admin has put the steps of setting up the portal away.
create table setup_dismissals (
  only_one bool primary key default true check (only_one),
  dismissed_at timestamptz not null
);
