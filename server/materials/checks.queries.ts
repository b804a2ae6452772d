import type { CheckForm, CheckToEdit } from '#contract/materials/checks.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import type { User } from '#server/core/security/tokens.ts'
import { ownMaterial } from './materials.queries.ts'

export interface CheckFields {
  name: string
  learningMinutes: number
  settings: CheckSettings
  /** The pool, in the author's order. */
  questionIds: number[]
}

/** As `check_settings` holds them. */
export type CheckSettings = Pick<
  CheckToEdit,
  'questionsPerSkill' | 'passPercent' | 'attempts' | 'pauseMinutes' | 'timeLimitMinutes' | 'feedback'
>

/** Returns those of the questions that a new check of this user may ask. */
export const lockOwnQuestions = (db: Db, userId: number, { questions }: CheckForm) =>
  lockQuestions(db, questions, sql`q.creator_id = ${userId}`)

/** For a check that is there: those of its creator, and those that it has already. An Admin who edits it brings none of their own. */
export const lockQuestionsFor = (db: Db, checkId: number, { questions }: CheckForm) =>
  lockQuestions(db, questions, mayAsk(checkId))

/** Whether this check may ask question `q`. */
export const mayAsk = (checkId: number): Sql => sql`
  (q.creator_id = (select m.creator_id from materials m where m.id = ${checkId})
   or exists (select from check_questions c where c.material_id = ${checkId} and c.question_id = q.id))`

/** None of them is deleted before the transaction ends. */
const lockQuestions = (db: Db, questions: { id: number }[], mayBeUsed: Sql) =>
  db.many<{ id: number; skillId: number | null }>(sql`
    select q.id, v.skill_id as "skillId"
      from questions q join question_versions v on v.question_id = q.id and v.version = q.version
     where q.id = any(${questions.map(({ id }) => id)}::int[]) and ${mayBeUsed} order by q.id for key share of q`)

export const insertCheck = (db: Db, creatorId: number, { name, learningMinutes, settings }: CheckFields) =>
  db.one<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, creator_id, check_settings)
    values ('check', ${name}, ${learningMinutes}, ${creatorId}, ${JSON.stringify(settings)}) returning id`)

/** Returns false if the check is not theirs. */
export const saveCheck = (db: Db, user: User, id: number, { name, learningMinutes, settings }: CheckFields) =>
  db
    .run(sql`
      update materials m set name = ${name}, learning_minutes = ${learningMinutes}, check_settings = ${JSON.stringify(settings)}
       where ${ownMaterial(user, 'check', id)}`)
    .then((count) => count === 1)

/** What stays as it is is not written, because each change counts for drafts that wait for approval. */
export async function setPool(db: Db, checkId: number, ids: number[]): Promise<void> {
  await db.run(sql`delete from check_questions where material_id = ${checkId} and question_id <> all(${ids}::int[])`)
  await db.run(sql`
    insert into check_questions as c (material_id, question_id, position)
    select ${checkId}, wanted.id, wanted.place from unnest(${ids}::int[]) with ordinality wanted (id, place)
    on conflict (material_id, question_id) do update set position = excluded.position where c.position <> excluded.position`)
}

export const findCheckToEdit = (db: Db, userId: number, id: number) =>
  db.maybe<Omit<CheckToEdit, keyof CheckSettings> & { settings: CheckSettings }>(sql`
    select m.id, m.creator_id is not distinct from ${userId} as "isOwn", m.name, m.learning_minutes as "learningMinutes", m.check_settings as settings,
           (select json_agg(json_build_object('id', c.question_id) order by c.position) from check_questions c where c.material_id = m.id) as questions
      from materials m where m.id = ${id} and m.kind = 'check'`)
