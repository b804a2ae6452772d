import assert from 'node:assert/strict'
import type { Answer } from '#contract/checks/answers.ts'
import type { Attempt, CheckResult, CheckState } from '#contract/checks/attempts.ts'
import { type AttemptQuestionRow, listAttemptQuestions } from '#server/checks/attempts.queries.ts'
import { rightAnswer } from '#server/checks/to-answer.ts'
import { sql } from '#server/core/database/db.ts'
import { buildUser, type TestUser } from './build.ts'
import type { TestApp } from './test-app.ts'

type Thing = { id: number }

export async function buy(t: TestApp, user: TestUser, course: Thing): Promise<void> {
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  const bought = await t.as(user).put('/api/shopping-cart/buy')
  assert.equal(bought.statusCode, 200, bought.body)
}

export async function buyerOf(t: TestApp, ...courses: Thing[]): Promise<TestUser> {
  const user = await buildUser(t)
  for (const course of courses) await buy(t, user, course)
  return user
}

export const startCheck = (t: TestApp, user: TestUser | undefined, course: Thing, check: Thing, more: object = {}) =>
  t.as(user).post(`/api/checks/${check.id}/attempts`, { courseId: course.id, ...more })

export async function started(t: TestApp, user: TestUser, course: Thing, check: Thing, more: object = {}): Promise<Attempt> {
  const response = await startCheck(t, user, course, check, more)
  assert.equal(response.statusCode, 201, response.body)
  return response.json()
}

export const answerQuestion = (t: TestApp, user: TestUser | undefined, attempt: Thing, position: number, answer: unknown) =>
  t.as(user).put(`/api/check-attempts/${attempt.id}/answers/${position}`, { answer })

export const sendCheck = (t: TestApp, user: TestUser | undefined, course: Thing, attempt: Thing) =>
  t.as(user).post(`/api/check-attempts/${attempt.id}/send`, { courseId: course.id })

export async function sent(t: TestApp, user: TestUser, course: Thing, attempt: Thing): Promise<CheckResult> {
  const response = await sendCheck(t, user, course, attempt)
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

export const readState = (t: TestApp, user: TestUser | undefined, course: Thing, check: Thing) =>
  t.as(user).get(`/api/checks/${check.id}/state?courseId=${course.id}`)

export async function stateOf(t: TestApp, user: TestUser, course: Thing, check: Thing): Promise<CheckState> {
  const response = await readState(t, user, course, check)
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

/** Answers as the keys say, which only the database knows. */
export async function answerRightly(
  t: TestApp,
  user: TestUser,
  attempt: Thing,
  chosen: (asked: AttemptQuestionRow) => Answer | null = ({ question, shownOrder }) => rightAnswer(question, shownOrder),
): Promise<void> {
  for (const asked of await listAttemptQuestions(t.db, attempt.id)) {
    const saved = await answerQuestion(t, user, attempt, asked.position, chosen(asked))
    assert.equal(saved.statusCode, 204, saved.body)
  }
}

/** Starts, answers everything rightly, and sends. */
export async function pass(t: TestApp, user: TestUser, course: Thing, check: Thing): Promise<CheckResult> {
  const attempt = await started(t, user, course, check)
  await answerRightly(t, user, attempt)
  return sent(t, user, course, attempt)
}

/** The same without an answer. */
export const fail = async (t: TestApp, user: TestUser, course: Thing, check: Thing) =>
  sent(t, user, course, await started(t, user, course, check))

export const learnedRows = (t: TestApp, user: Thing, material: Thing) =>
  t.db
    .one<{ count: number }>(sql`
      select count(*)::int as count from learned_materials where user_id = ${user.id} and material_id = ${material.id}`)
    .then(({ count }) => count)
