import { type FinalTask, type FinalTaskForm, spanFromMinutes, spanInMinutes } from '#contract/final-tasks.ts'
import type { ListQuery } from '#contract/http.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { contains } from '#server/core/database/like.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'

interface FinalTaskRow extends Omit<FinalTask, 'reviewDeadlineTime'> {
  reviewMinutes: number
}

const columns = sql`
  t.id, t.name, t.text, t.review_minutes as "reviewMinutes",
  (select json_agg(json_build_object('id', q.id, 'text', q.text, 'maxMark', q.max_mark) order by q.position)
     from review_questions q where q.final_task_id = t.id) as "reviewQuestions"`

const toFinalTask = ({ reviewMinutes, ...row }: FinalTaskRow): FinalTask => ({
  ...row,
  reviewDeadlineTime: spanFromMinutes(reviewMinutes),
})

/** The final tasks of one creator, or of everybody, newest first. */
export async function listFinalTasks(db: Db, creatorId: number | undefined, query: ListQuery): Promise<Page<FinalTask>> {
  const of = creatorId === undefined ? sql`true` : sql`t.creator_id = ${creatorId}`
  const page = await readPage<FinalTaskRow>(db, query, {
    columns,
    from: sql`final_tasks t where ${of} and ${contains(sql`t.name`, query.filter)}`,
    orderBy: sql`t.id desc`,
  })
  return mapPage(page, toFinalTask)
}

export const insertFinalTask = (db: Db, creatorId: number, form: FinalTaskForm): Promise<FinalTask> =>
  db.tx(async (db) => {
    const { id } = await db.one<{ id: number }>(sql`
      insert into final_tasks (name, text, review_minutes, creator_id)
      values (${form.name}, ${form.text}, ${spanInMinutes(form.reviewDeadlineTime)}, ${creatorId}) returning id`)
    await db.run(sql`
      insert into review_questions (final_task_id, position, text, max_mark)
      select ${id}, q.place, q.text, q.max_mark
        from unnest(${form.reviewQuestions.map((question) => question.text)}::text[], ${form.reviewQuestions.map((question) => question.maxMark)}::int[])
          with ordinality q (text, max_mark, place)`)
    return getFinalTaskById(db, id)
  })

export const getFinalTaskById = (db: Db, id: number) =>
  db.one<FinalTaskRow>(sql`select ${columns} from final_tasks t where t.id = ${id}`).then(toFinalTask)

export const findFinalTask = (db: Db, id: number) =>
  db.maybe<{ creatorId: number | null }>(sql`select creator_id as "creatorId" from final_tasks where id = ${id}`)

export const listFinalTaskUses = (db: Db, id: number) =>
  db
    .many<{ use: string }>(sql`
      (select 'the course “' || name || '”' as use from courses where final_task_id = ${id} order by name)
      union all
      select 'learners’ submissions' where exists (select from submissions where final_task_id = ${id})`)
    .then((rows) => rows.map((row) => row.use))

export const removeFinalTask = (db: Db, id: number) => db.run(sql`delete from final_tasks where id = ${id}`)
