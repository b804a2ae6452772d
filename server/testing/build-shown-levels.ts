import { type Db, sql } from '#server/core/database/db.ts'
import type { TestApp } from './test-app.ts'

interface Asked {
  skill: { id: number }
  level: number
}

const question = JSON.stringify({ kind: 'one', text: 'Which one?', options: ['This', 'That'], right: 0, explanation: '' })

/** Questions of these skills and levels. Returns their ids. */
export async function buildQuestions({ db }: { db: Db }, author: { id: number }, asked: Asked[]): Promise<number[]> {
  const ids: number[] = []
  for (const { skill, level } of asked) {
    const { id } = await db.one<{ id: number }>(sql`insert into questions (creator_id) values (${author.id}) returning id`)
    await db.run(sql`
      insert into question_versions (question_id, version, skill_id, level, question) values (${id}, 1, ${skill.id}, ${level}, ${question})`)
    ids.push(id)
  }
  return ids
}

/** The question as it is asked from now on. */
export const withVersion = (db: Db, questionId: number, asked: Asked | undefined) =>
  db.run(sql`
    with changed as (update questions set version = version + 1 where id = ${questionId} returning id, version)
    insert into question_versions (question_id, version, skill_id, level, question)
    select id, version, ${asked?.skill.id ?? null}::int, ${asked?.level ?? 1}, ${question} from changed`)

/** A check that asks these questions. */
export async function buildAsked(
  test: TestApp,
  author: { id: number },
  asked: Asked[],
  more: object = {},
): Promise<{ id: number }> {
  const settings = {
    questionsPerSkill: null,
    passPercent: 70,
    attempts: null,
    pauseMinutes: 0,
    timeLimitMinutes: null,
    feedback: 'answers',
    ...more,
  }
  const questions = await buildQuestions(test, author, asked)
  const check = await test.db.one<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, check_settings)
    values ('check', 'A check', 5, ${JSON.stringify(settings)}) returning id`)
  for (const [place, id] of questions.entries())
    await test.db.run(sql`insert into check_questions values (${check.id}, ${id}, ${place})`)
  return check
}

/** What remains of an attempt at this check, as it is now, that the user has passed. */
export async function passAsked(
  { db, clock }: TestApp,
  user: { id: number },
  check: { id: number },
  { isTrial = false } = {},
): Promise<void> {
  const now = clock.now()
  await db.run(sql`
    with attempt as (
      insert into check_attempts (material_id, user_id, started_at, sent_at, is_trial, pass_percent, percent, is_passed)
      select id, ${user.id}, ${now}, ${now}, ${isTrial}, (check_settings ->> 'passPercent')::int, 100, true from materials where id = ${check.id}
      returning id)
    insert into attempt_questions (attempt_id, position, version_id, shown_order, mark)
    select attempt.id, cq.position, v.id, '{0,1}', 1 from attempt, check_questions cq join questions q on q.id = cq.question_id
      join question_versions v on (v.question_id, v.version) = (q.id, q.version) where cq.material_id = ${check.id}`)
  await db.run(sql`insert into learned_materials (user_id, material_id, learned_at) values (${user.id}, ${check.id}, ${now})`)
}
