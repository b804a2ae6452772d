import type { Answer } from '#contract/checks/answers.ts'
import type { Question } from '#contract/checks/questions.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import type { CheckSettings } from '#server/materials/index.ts'

export interface PooledQuestion {
  versionId: number
  skillId: number | null
  level: number
  question: Question
}

export interface CheckWithPool {
  id: number
  settings: CheckSettings
  pool: PooledQuestion[]
}

/** All checks with what they ask now, in the order of their pools. */
export const listChecksWithPools = (db: Db) =>
  db.many<CheckWithPool>(sql`
    select m.id, m.check_settings as settings,
           json_agg(json_build_object('versionId', v.id, 'skillId', v.skill_id, 'level', v.level, 'question', v.question) order by c.position) as pool
      from materials m join check_questions c on c.material_id = m.id join questions q on q.id = c.question_id
      join question_versions v on v.question_id = q.id and v.version = q.version
     where m.kind = 'check' group by m.id order by m.id`)

export interface SentAttempt {
  checkId: number
  userId: number
  startedAt: Date
  sentAt: Date
  passPercent: number
  percent: number
  isPassed: boolean
  questions: { versionId: number; shownOrder: number[]; answer: Answer | null; mark: number }[]
}

/** Their ids are in this order. */
export async function insertSentAttempts(db: Db, attempts: SentAttempt[]): Promise<void> {
  const made = await db.many<{ id: number }>(sql`
    insert into check_attempts (material_id, user_id, started_at, sent_at, is_trial, pass_percent, percent, is_passed)
    select check_id, user_id, started_at, sent_at, false, pass_percent, percent, is_passed
      from unnest(${attempts.map((one) => one.checkId)}::int[], ${attempts.map((one) => one.userId)}::int[],
                  ${attempts.map((one) => one.startedAt)}::timestamptz[], ${attempts.map((one) => one.sentAt)}::timestamptz[],
                  ${attempts.map((one) => one.passPercent)}::smallint[], ${attempts.map((one) => one.percent)}::smallint[],
                  ${attempts.map((one) => one.isPassed)}::boolean[]) with ordinality
           sent (check_id, user_id, started_at, sent_at, pass_percent, percent, is_passed, place)
     order by place returning id`)
  const ids = made.map(({ id }) => id).sort((a, b) => a - b)
  const rows = attempts.flatMap(({ questions, sentAt }, place) =>
    questions.map((question, at) => ({ ...question, attemptId: ids[place] ?? 0, position: at + 1, sentAt })),
  )
  await db.run(sql`
    insert into attempt_questions (attempt_id, position, version_id, shown_order, answer, answered_at, mark)
    select attempt_id, position, version_id, shown_order::smallint[], answer, answered_at, mark
      from unnest(${rows.map((row) => row.attemptId)}::int[], ${rows.map((row) => row.position)}::smallint[],
                  ${rows.map((row) => row.versionId)}::int[], ${rows.map(({ shownOrder }) => `{${shownOrder}}`)}::text[],
                  ${rows.map(({ answer }) => answer && JSON.stringify(answer))}::jsonb[],
                  ${rows.map(({ answer, sentAt }) => answer && sentAt)}::timestamptz[], ${rows.map(({ mark }) => mark)}::float8[])
           answered (attempt_id, position, version_id, shown_order, answer, answered_at, mark)`)
}
