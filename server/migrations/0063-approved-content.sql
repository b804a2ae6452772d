-- What waits for approval is approved as it was seen: a change of anything in it counts as a new version of the draft. Triggers do this, so
-- that no writer of these tables can forget it. Sections, previews and levels are in the draft itself, which cannot be saved while it waits.

-- When something in a waiting draft was changed. Null if nothing was.
alter table course_drafts add content_changed_at timestamptz;

-- The arguments: the column with the id, and what a draft calls it.
create function touch_waiting_drafts() returns trigger language plpgsql as $$
declare
  row_now jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  part jsonb := jsonb_build_object('id', (row_now ->> tg_argv[0])::int);
begin
  if tg_op = 'UPDATE' and to_jsonb(old) = row_now then return null; end if;
  update course_drafts set version = version + 1, content_changed_at = clock_timestamp()
   where state = 'review' and (form -> 'finalTask' @> part and tg_argv[1] = 'finalTask'
                               or form -> 'materials' @> jsonb_build_array(part) and tg_argv[1] = 'materials');
  return null;
end $$;

-- Not the columns that count how often a material is used.
create trigger materials_in_drafts
  after delete or update of name, learning_minutes, file_id, duration, quality_id, pages_count, extension_id, publication_year, link,
    resource_id, publication_date on materials
  for each row execute function touch_waiting_drafts('id', 'materials');
create trigger captions_in_drafts after insert or update or delete on material_captions
  for each row execute function touch_waiting_drafts('material_id', 'materials');
create trigger book_authors_in_drafts after insert or update or delete on book_authors
  for each row execute function touch_waiting_drafts('material_id', 'materials');
create trigger final_tasks_in_drafts after update or delete on final_tasks
  for each row execute function touch_waiting_drafts('id', 'finalTask');
create trigger review_questions_in_drafts after insert or update or delete on review_questions
  for each row execute function touch_waiting_drafts('final_task_id', 'finalTask');
