-- Admins keep synonyms of the search: what people type for a skill or a field of study.
create unique index search_synonyms_once on search_synonyms (key, coalesce(skill_id, 0), coalesce(field_id, 0)) where meant is null;

-- The check takes what it took before, whatever that was.
do $$
declare
  acts text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'audit_log_act_check');
begin
  alter table audit_log drop constraint audit_log_act_check;
  execute format('alter table audit_log add constraint audit_log_act_check check (%s or act in (%L, %L))', acts, 'add-synonym', 'remove-synonym');
end $$;
