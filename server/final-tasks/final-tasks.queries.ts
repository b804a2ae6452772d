import type { ListQuery } from '#contract/core/http.ts'
import { type FinalTask, type FinalTaskForm, spanFromMinutes, spanInMinutes } from '#contract/final-tasks/final-tasks.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { contains } from '#server/core/database/like.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'

interface FinalTaskRow extends Omit<FinalTask, 'reviewDeadlineTime'> {
  reviewMinutes: number
}

const questions = (of: Sql) => sql`
  (select json_agg(json_build_object('id', q.id, 'text', q.text, 'maxMark', q.max_mark) order by q.position)
     from review_questions q where ${of}) as "reviewQuestions"`

const columns = sql`
  t.id, t.name, t.text, t.review_minutes as "reviewMinutes", t.version, ${questions(sql`q.final_task_id = t.id`)}`

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
    await insertQuestions(db, id, form)
    return getFinalTaskById(db, id)
  })

const insertQuestions = (db: Db, id: number, { reviewQuestions }: FinalTaskForm) =>
  db.run(sql`
    insert into review_questions (final_task_id, position, text, max_mark)
    select ${id}, q.place, q.text, q.max_mark
      from unnest(${reviewQuestions.map(({ text }) => text)}::text[], ${reviewQuestions.map(({ maxMark }) => maxMark)}::int[])
        with ordinality q (text, max_mark, place)`)

/** Nobody else changes it until the transaction ends. */
export const lockFinalTask = (db: Db, id: number) =>
  db
    .maybe<FinalTaskRow & { creatorId: number | null }>(sql`
      select ${columns}, t.creator_id as "creatorId" from final_tasks t where t.id = ${id} for update of t`)
    .then((row) => row && { creatorId: row.creatorId, task: toFinalTask(row) })

/** Keeps the present version, with its questions and their ids: submissions are reviewed by the version that they were made for. */
export async function replaceFinalTask(db: Db, id: number, form: FinalTaskForm): Promise<void> {
  const { version } = await db.one<{ version: number }>(sql`
    insert into final_task_versions (final_task_id, version, name, text, review_minutes)
    select id, version, name, text, review_minutes from final_tasks where id = ${id} returning version`)
  await db.run(sql`
    update review_questions set final_task_id = null, replaced_task_id = ${id}, replaced_version = ${version} where final_task_id = ${id}`)
  await db.run(sql`
    update final_tasks set name = ${form.name}, text = ${form.text}, review_minutes = ${spanInMinutes(form.reviewDeadlineTime)},
           version = version + 1
     where id = ${id}`)
  await insertQuestions(db, id, form)
}

/** In one statement, so that a change in between does not matter. */
export const getFinalTaskVersion = (db: Db, id: number, version: number | Sql) =>
  db
    .one<FinalTaskRow>(sql`
      select ${columns} from final_tasks t where t.id = ${id} and t.version = ${version}
      union all
      select v.final_task_id, v.name, v.text, v.review_minutes, v.version,
             ${questions(sql`q.replaced_task_id = v.final_task_id and q.replaced_version = v.version`)}
        from final_task_versions v where v.final_task_id = ${id} and v.version = ${version}`)
    .then(toFinalTask)

/** The version that this user has submitted, or the present one. */
export const getFinalTaskFor = (db: Db, userId: number, id: number) =>
  getFinalTaskVersion(
    db,
    id,
    sql`coalesce((select s.task_version from submissions s where s.final_task_id = ${id} and s.user_id = ${userId}),
                 (select version from final_tasks where id = ${id}))`,
  )

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
