import type { CheckResult } from '#contract/checks/attempts.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { lockUser } from '#server/core/database/locks.ts'
import type { User } from '#server/core/security/tokens.ts'
import { learnByPassing } from '#server/learning/index.ts'
import { openCheck } from './access.ts'
import { type AttemptRow, listAttemptQuestions, listOverdue, lockAttempt, setMarks, setSent } from './attempts.queries.ts'
import { markAnswer } from './mark-answer.ts'
import { scoreAttempt } from './score.ts'
import { toResult } from './to-result.ts'
import { refusals } from './words.ts'

/** A slow connection gets so much longer than the clock that the learner saw. */
const graceSeconds = 30
const overdueAtOnce = 100

const lastMoment = (deadlineAt: Date) => later(deadlineAt, { seconds: graceSeconds })

/** Whether answers are no longer taken. */
export const isOver = ({ deadlineAt }: Pick<AttemptRow, 'deadlineAt'>, now: Date): boolean =>
  deadlineAt !== null && now > lastMoment(deadlineAt)

/** Marks what was saved, once. Sent again, it returns the same result. */
export function sendAttempt(parts: Parts, user: User, attemptId: number, courseId: number): Promise<CheckResult> {
  return inTransaction(parts, async (parts) => {
    // As for learning: if two parts of a course are learned at the same time, the second must see the first.
    await lockUser(parts.db, user.id)
    const attempt = await lockAttempt(parts.db, attemptId)
    if (attempt?.userId !== user.id) throw refusals.noSuchAttempt()
    const check = await openCheck(parts, user, courseId, attempt.checkId)
    // Somebody who tried the check out and has bought it since, or the other way round.
    if (check.tries.isTrial !== attempt.isTrial) throw refusals.noSuchAttempt()
    return toResult(parts, check, await sendLocked(parts, attemptId))
  })
}

/** Must run in a transaction that has locked the user. */
export async function sendLocked(parts: Parts, attemptId: number): Promise<AttemptRow> {
  const { db, clock } = parts
  const attempt = await lockAttempt(db, attemptId)
  if (!attempt) throw refusals.noSuchAttempt()
  if (attempt.sentAt) return attempt
  const { userId, checkId, isTrial, passPercent, deadlineAt } = attempt
  const questions = (await listAttemptQuestions(db, attemptId)).map(({ position, question, shownOrder, answer, skill }) => ({
    position,
    skill,
    mark: markAnswer(question, shownOrder, answer),
  }))
  const { percent, isPassed } = scoreAttempt(questions, passPercent)
  // What is sent late was over at the last moment, from which the pause counts.
  const now = clock.now()
  const sentAt = deadlineAt && isOver(attempt, now) ? lastMoment(deadlineAt) : now
  await setMarks(db, attemptId, questions)
  await setSent(db, attemptId, { sentAt, percent, isPassed })
  if (isPassed && !isTrial) await learnByPassing(parts, userId, checkId)
  return { ...attempt, sentAt, isPassed }
}

/** Sends what nobody has sent in time. What was saved counts, also for a learner who has left the course since. */
export async function sendOverdueAttempts(parts: Parts): Promise<void> {
  for (;;) {
    const overdue = await listOverdue(parts.db, later(parts.clock.now(), { seconds: -graceSeconds }), overdueAtOnce)
    for (const { id, userId } of overdue)
      await inTransaction(parts, async (parts) => {
        await lockUser(parts.db, userId)
        await sendLocked(parts, id)
      })
    if (overdue.length < overdueAtOnce) return
  }
}
