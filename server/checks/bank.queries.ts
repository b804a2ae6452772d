import type { BankQuestion, QuestionForm, QuestionQuery } from '#contract/checks/bank.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { contains } from '#server/core/database/like.ts'
import { type Page, readPage } from '#server/core/http/paging.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { mayAsk } from '#server/materials/index.ts'

export type QuestionRow = Omit<BankQuestion, 'pictureLink'>

const columns = sql`
  q.id, q.version, case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as skill, v.level, v.question,
  (select count(*)::int from check_questions c where c.question_id = q.id) as "checksCount"`
const questions = sql`
  questions q join question_versions v on v.question_id = q.id and v.version = q.version left join skills s on s.id = v.skill_id`

/** Newest first; with a creator only theirs. With `forCheck`, only those that this check may ask. */
export function listQuestions(db: Db, creatorId: number | undefined, query: QuestionQuery): Promise<Page<QuestionRow>> {
  const by: Sql = creatorId === undefined ? sql`true` : sql`q.creator_id = ${creatorId}`
  const of: Sql = query.skillId === undefined ? sql`true` : sql`v.skill_id = ${query.skillId}`
  const among: Sql = query.ids.length === 0 ? sql`true` : sql`q.id = any(${query.ids}::int[])`
  const usable: Sql = typeof query.forCheck === 'number' ? mayAsk(query.forCheck) : sql`true`
  const from = sql`${questions} where ${by} and ${of} and ${among} and ${usable} and ${contains(sql`(v.question ->> 'text')`, query.filter)}`
  return readPage(db, query, { columns, from, orderBy: sql`q.id desc` })
}

export const getQuestion = (db: Db, id: number) =>
  db.one<QuestionRow>(sql`select ${columns} from ${questions} where q.id = ${id}`)

export const findQuestion = (db: Db, id: number) =>
  db.maybe<{ creatorId: number; version: number }>(sql`select creator_id as "creatorId", version from questions where id = ${id}`)

export const countOwnQuestions = (db: Db, creatorId: number) =>
  db
    .one<{ count: number }>(sql`select count(*)::int as count from questions where creator_id = ${creatorId}`)
    .then(({ count }) => count)

/** Returns their ids, in this order. */
export async function insertQuestions(db: Db, creatorId: number, forms: QuestionForm[], now: Date): Promise<number[]> {
  const made = await db.many<{ id: number }>(sql`
    insert into questions (creator_id, created_at) select ${creatorId}, ${now} from generate_series(1, ${forms.length}::int) returning id`)
  const ids = made.map(({ id }) => id).sort((a, b) => a - b)
  await insertVersions(db, ids, 1, forms)
  return ids
}

/** Returns whether it is theirs, and still has the version that was read. */
export async function saveQuestion(db: Db, user: User, id: number, version: number, form: QuestionForm): Promise<boolean> {
  const saved = await db.run(sql`
    update questions set version = version + 1
     where id = ${id} and version = ${version} and (creator_id = ${user.id} or ${isAdmin(user)})`)
  if (saved === 0) return false
  await insertVersions(db, [id], version + 1, [form])
  return true
}

async function insertVersions(db: Db, ids: number[], version: number, forms: QuestionForm[]): Promise<void> {
  await db.run(sql`
    insert into question_versions (question_id, version, skill_id, level, question)
    select * from unnest(${ids}::int[], ${ids.map(() => version)}::int[], ${forms.map(({ skill }) => skill?.id ?? null)}::int[],
                         ${forms.map(({ level }) => level)}::smallint[], ${forms.map(({ question }) => JSON.stringify(question))}::jsonb[])`)
  await db.run(sql`
    insert into question_pictures (version_id, file_id)
    select v.id, shown.file
      from unnest(${ids}::int[], ${forms.map(({ question }) => question.picture?.file ?? null)}::text[]) shown (id, file)
      join question_versions v on v.question_id = shown.id and v.version = ${version} where shown.file is not null`)
}

/** Earlier versions are only kept for those who answered them. The lock makes sure that nobody begins to, meanwhile. */
export async function removeUnansweredVersions(db: Db, id: number): Promise<void> {
  await db.run(sql`select from question_versions where question_id = ${id} order by id for update`)
  await db.run(sql`
    delete from question_versions v using questions q
     where q.id = ${id} and v.question_id = q.id and v.version < q.version
       and not exists (select from attempt_questions a where a.version_id = v.id)
       and not exists (select from placement_questions p where p.version_id = v.id)`)
}

/**
 * Returns how many of the files this user may show in the question: the user's own pictures for lessons, and those that the question has. They
 * are not swept before the transaction ends.
 */
export const lockPictures = (db: Db, userId: number, questionId: number | null, fileIds: string[]) =>
  db
    .many(sql`
      select from files f
       where f.id = any(${fileIds}::text[]) and f.folder = 'lessons'
         and (f.owner_id = ${userId}
              or exists (select from question_pictures p join question_versions v on v.id = p.version_id
                          where p.file_id = f.id and v.question_id = ${questionId}))
         for key share of f`)
    .then((rows) => rows.length)

/** Returns how many of the skills exist, which are not deleted before the transaction ends. */
export const lockSkills = (db: Db, ids: number[]) =>
  db.many(sql`select from skills where id = any(${ids}::int[]) for key share`).then((rows) => rows.length)

export const listQuestionUses = (db: Db, id: number) =>
  db
    .many<{ use: string }>(sql`
      (select 'the check “' || m.name || '”' as use from check_questions c join materials m on m.id = c.material_id
        where c.question_id = ${id} order by m.name)
      union all
      select 'learners who answered it'
       where exists (select from question_versions v join attempt_questions a on a.version_id = v.id
                      join check_attempts t on t.id = a.attempt_id where v.question_id = ${id} and not t.is_trial)`)
    .then((rows) => rows.map((row) => row.use))

/** With the trials of those who tried it out. What a learner has answered cannot be deleted. */
export const removeQuestion = (db: Db, id: number) =>
  db.tx(async (db) => {
    await db.run(sql`
      delete from check_attempts t where t.is_trial and t.id in
        (select a.attempt_id from question_versions v join attempt_questions a on a.version_id = v.id where v.question_id = ${id})`)
    await db.run(sql`delete from questions where id = ${id}`)
  })
