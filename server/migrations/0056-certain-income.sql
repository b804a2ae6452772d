-- Income waits until it is certain: an author cannot spend what a buyer can still return, so the portal lends nothing any more.

-- How much of the price paid back a debt of the author at once. Null for free courses, and for sales from before: their income could be spent.
alter table enrolments add repaid int;
-- The sales of a course that can still be returned are among its latest.
create index enrolments_sales on enrolments (course_id, bought_at) where price_paid > 0;

-- What an author owed when the portal stopped lending. A debt is never larger than this.
alter table point_accounts add owed_before bigint not null default 0 check (owed_before >= 0);
update point_accounts set owed_before = owed where owed > 0;

-- An Admin takes points back that were granted by mistake. Both checks take what they took before, whatever that was. The many transfers
-- that are there need no check.
do $$
declare
  kinds text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'point_transfers_kind_check');
  acts text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'audit_log_act_check');
begin
  alter table point_transfers drop constraint point_transfers_kind_check;
  execute format('alter table point_transfers add constraint point_transfers_kind_check check (%s or kind = %L) not valid', kinds, 'correction');
  alter table audit_log drop constraint audit_log_act_check;
  execute format('alter table audit_log add constraint audit_log_act_check check (%s or act = %L)', acts, 'correct-points');
end $$;
