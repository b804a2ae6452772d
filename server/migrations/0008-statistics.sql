-- Figures for Admins that cost the same however many rows are behind them: counted where they change.

-- A row for each user: what they bought and completed.
create table user_counts (
  user_id int primary key references users,
  bought int not null default 0 check (bought >= 0),
  completed int not null default 0 check (completed >= 0),
  percentage int generated always as (case when bought = 0 then 0 else round(100.0 * least(completed, bought) / bought)::int end) stored
);
create index user_counts_bought on user_counts (bought, user_id);
create index user_counts_completed on user_counts (completed, user_id);
create index user_counts_percentage on user_counts (percentage, user_id);
create index point_accounts_balance on point_accounts (balance, user_id) where user_id is not null;
create index users_by_name on users (lower(name), id);
create index courses_by_name on courses (lower(name), id) where archived_at is null;

-- A row for each material: in how many courses it is, and how many learned it.
create table material_counts (
  material_id int primary key references materials on delete cascade,
  courses int not null default 0 check (courses >= 0),
  learners int not null default 0 check (learners >= 0)
);
create index material_counts_courses on material_counts (courses, material_id);
create index material_counts_learners on material_counts (learners, material_id);
create index materials_by_name on materials (lower(name), id);

-- Sums over everybody, spread over several rows, so that buyers do not wait for each other; a reader adds them up.
create table sales_counts (
  shard int primary key,
  users int not null default 0,
  sold int not null default 0,
  customers int not null default 0,
  completed int not null default 0,
  percentages int not null default 0,
  materials int not null default 0
);
insert into sales_counts (shard) select generate_series(0, 31);

create table sales_days (
  day date not null,
  shard int not null,
  sold int not null default 0,
  points bigint not null default 0,
  completed int not null default 0,
  primary key (day, shard)
);

-- What is there already.
insert into user_counts (user_id, bought, completed)
select u.id, (select count(*) from enrolments e where e.user_id = u.id), (select count(*) from certificates g where g.user_id = u.id) from users u;
insert into material_counts (material_id, courses, learners)
select m.id, (select count(*) from course_materials cm where cm.material_id = m.id), (select count(*) from learned_materials l where l.material_id = m.id)
  from materials m;
update sales_counts s set users = c.users, sold = c.sold, customers = c.customers, completed = c.completed, percentages = c.percentages
  from (select user_id % 32 as shard, count(*) as users, sum(bought) as sold, count(*) filter (where bought > 0) as customers, sum(completed) as completed,
               sum(percentage) as percentages from user_counts group by 1) c where c.shard = s.shard;
update sales_counts s set materials = c.count from (select id % 32 as shard, count(*) from materials group by 1) c where c.shard = s.shard;
insert into sales_days (day, shard, sold, points)
select (bought_at at time zone 'UTC')::date, user_id % 32, count(*), sum(price_paid) from enrolments group by 1, 2;
insert into sales_days (day, shard, completed)
select (issued_at at time zone 'UTC')::date, user_id % 32, count(*) from certificates group by 1, 2
on conflict (day, shard) do update set completed = excluded.completed;

create function count_user() returns trigger language plpgsql as $$
begin
  insert into user_counts (user_id) values (new.id);
  update sales_counts set users = users + 1 where shard = new.id % 32;
  return null;
end $$;
create trigger users_counted after insert on users for each row execute function count_user();

-- One place changes the counts of a user, and the sums that depend on them.
create function add_to_user_counts(id int, more_bought int, more_completed int) returns void language plpgsql as $$
declare before user_counts; now_ user_counts;
begin
  select * into before from user_counts where user_id = id for update;
  update user_counts set bought = bought + more_bought, completed = completed + more_completed where user_id = id returning * into now_;
  update sales_counts set sold = sold + more_bought, completed = completed + more_completed,
         customers = customers + (now_.bought > 0)::int - (before.bought > 0)::int,
         percentages = percentages + now_.percentage - before.percentage
   where shard = id % 32;
end $$;

create function count_enrolment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform add_to_user_counts(old.user_id, -1, 0);
    return null;
  end if;
  perform add_to_user_counts(new.user_id, 1, 0);
  insert into sales_days (day, shard, sold, points) values ((new.bought_at at time zone 'UTC')::date, new.user_id % 32, 1, new.price_paid)
    on conflict (day, shard) do update set sold = sales_days.sold + 1, points = sales_days.points + excluded.points;
  return null;
end $$;
create trigger enrolments_counted after insert or delete on enrolments for each row execute function count_enrolment();

create function count_certificate() returns trigger language plpgsql as $$
begin
  perform add_to_user_counts(new.user_id, 0, 1);
  insert into sales_days (day, shard, completed) values ((new.issued_at at time zone 'UTC')::date, new.user_id % 32, 1)
    on conflict (day, shard) do update set completed = sales_days.completed + 1;
  return null;
end $$;
create trigger certificates_counted after insert on certificates for each row execute function count_certificate();

create function count_material() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update sales_counts set materials = materials - 1 where shard = old.id % 32;
    return null;
  end if;
  insert into material_counts (material_id) values (new.id);
  update sales_counts set materials = materials + 1 where shard = new.id % 32;
  return null;
end $$;
create trigger materials_counted after insert or delete on materials for each row execute function count_material();

create function count_course_material() returns trigger language plpgsql as $$
begin
  update material_counts set courses = courses + case when tg_op = 'INSERT' then 1 else -1 end
   where material_id = case when tg_op = 'INSERT' then new.material_id else old.material_id end;
  return null;
end $$;
create trigger course_materials_counted after insert or delete on course_materials for each row execute function count_course_material();

create function count_learned() returns trigger language plpgsql as $$
begin
  update material_counts set learners = learners + case when tg_op = 'INSERT' then 1 else -1 end
   where material_id = case when tg_op = 'INSERT' then new.material_id else old.material_id end;
  return null;
end $$;
create trigger learned_materials_counted after insert or delete on learned_materials for each row execute function count_learned();

-- What Admins did.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  admin_id int not null references users,
  act text not null check (act in ('grant-points', 'make-admin', 'unmake-admin', 'sign-out')),
  user_id int not null references users,
  details text not null default ''
);
create index audit_log_admin on audit_log (admin_id);
create index audit_log_user on audit_log (user_id);
create trigger audit_log_is_final before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check
  check (end_reason in ('signed-out', 'replaced', 'password-changed', 'reuse', 'by-admin'));
