import { formLimits } from '#contract/core/form-limits.ts'
import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, type Topic, withoutPerson } from '#server/core/personal-data.ts'
import { isWaived } from './submissions.queries.ts'

export const ownData = ({ db, clock }: Parts, userId: number): Topic[] => [
  {
    name: 'submissions',
    about:
      'The final tasks that you submitted. As in the portal, mark and comment are there once you have reviewed a task yourself.',
    rows: () =>
      db.many(sql`
        select s.id, t.name as "finalTask", c.name as course, s.submitted_at as "submittedAt", s.review_due_at as "reviewDueAt",
               s.reviewed_at as "reviewedAt", case when seen.may then s.mark end as mark, case when seen.may then s.comment end as comment
          from submissions s join final_tasks t on t.id = s.final_task_id join courses c on c.id = s.course_id,
               lateral (select ${isWaived(sql`s`, clock.now())}
                            or exists (select from submissions r where r.reviewed_by = ${userId} and r.final_task_id = s.final_task_id) as may) seen
         where s.user_id = ${userId} order by s.id`),
  },
  {
    name: 'reviews',
    about: 'The reviews that you gave to others. It does not say whose work it was.',
    rows: () =>
      db.many(sql`
        select t.name as "finalTask", s.reviewed_at as "reviewedAt", s.mark, s.comment, s.is_late as "wasLate",
               (select json_agg(json_build_object('question', q.text, 'mark', m.mark, 'maxMark', q.max_mark) order by q.position)
                  from review_marks m join review_questions q on q.id = m.question_id where m.submission_id = s.id) as marks
          from submissions s join final_tasks t on t.id = s.final_task_id where s.reviewed_by = ${userId} order by s.reviewed_at`),
  },
  {
    name: 'created-final-tasks',
    about: 'The final tasks that you made, with their review questions.',
    rows: () =>
      db.many(sql`
        select t.id, t.name, t.text, t.review_minutes as "reviewMinutes",
               (select json_agg(json_build_object('text', q.text, 'maxMark', q.max_mark) order by q.position)
                  from review_questions q where q.final_task_id = t.id) as questions,
               (select json_agg(json_build_object('version', v.version, 'name', v.name, 'text', v.text,
                         'questions', (select json_agg(json_build_object('text', q.text, 'maxMark', q.max_mark) order by q.position)
                                         from review_questions q where q.replaced_task_id = t.id and q.replaced_version = v.version))
                         order by v.version)
                  from final_task_versions v where v.final_task_id = t.id) as "earlierVersions"
          from final_tasks t where t.creator_id = ${userId} order by t.id`),
  },
]

/**
 * What the person submitted is removed. Where somebody has reviewed it, the marks stay as that reviewer's record. Reviews that the person
 * gave stay with those who got them, and what the person holds for review becomes free.
 */
export async function forgetSubmissions({ db }: Parts, person: Leaver): Promise<void> {
  const { id } = person
  await db.run(sql`update submissions set held_by = null, held_until = null where held_by = ${id} and reviewed_at is null`)
  await db.run(sql`
    delete from review_holds h using submissions s where s.id = h.submission_id and s.user_id = ${id} and s.reviewed_at is null`)
  await db.run(sql`delete from submissions where user_id = ${id} and reviewed_at is null`)
  await db.run(sql`update submissions set file_id = null where user_id = ${id}`)
  await db.run(sql`
    update submissions set comment = ${withoutPerson(sql`comment`, person, 0, formLimits.finalTask.comment.max)}
     where (user_id = ${id} or reviewed_by = ${id}) and comment is not null`)
  await db.run(sql`
    delete from final_tasks t where t.creator_id = ${id}
       and not exists (select from courses c where c.final_task_id = t.id)
       and not exists (select from submissions s where s.final_task_id = t.id)`)
  for (const [table, own] of [
    [sql`final_tasks`, sql`creator_id = ${id}`],
    [sql`final_task_versions`, sql`final_task_id in (select t.id from final_tasks t where t.creator_id = ${id})`],
  ] as const)
    await db.run(sql`
      update ${table} set name = ${withoutPerson(sql`name`, person, 1, formLimits.finalTask.name.max)},
             text = ${withoutPerson(sql`text`, person, 1, formLimits.finalTask.text.max)}
       where ${own}`)
  await db.run(sql`
    update review_questions q set text = ${withoutPerson(sql`q.text`, person, 1, formLimits.finalTask.question.max)}
      from final_tasks t where t.id in (q.final_task_id, q.replaced_task_id) and t.creator_id = ${id}`)
}
