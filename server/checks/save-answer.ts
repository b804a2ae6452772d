import type { Answer } from '#contract/checks/answers.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import type { User } from '#server/core/security/tokens.ts'
import { findAttemptQuestion, lockAttemptToAnswer, mayAnswer, setAnswer } from './attempts.queries.ts'
import { fits } from './mark-answer.ts'
import { isOver } from './send-attempt.ts'
import { refusals } from './words.ts'

interface Saved {
  attemptId: number
  position: number
  /** Null takes it back. */
  answer: Answer | null
}

/** Saves one answer of one's own open attempt. The last one that arrives counts. */
export function saveAnswer(parts: Parts, user: User, { attemptId, position, answer }: Saved): Promise<void> {
  return inTransaction(parts, async ({ db, clock }) => {
    const attempt = await lockAttemptToAnswer(db, attemptId)
    if (attempt?.userId !== user.id) throw refusals.noSuchAttempt()
    if (attempt.sentAt) throw refusals.alreadySent()
    const now = clock.now()
    if (isOver(attempt, now)) throw refusals.timeIsOver()
    if (!(await mayAnswer(db, user, attempt))) throw refusals.noCourseHasIt()
    const asked = await findAttemptQuestion(db, attemptId, position)
    if (!asked) throw refusals.noSuchPosition()
    if (answer && !fits(asked.question, asked.shownOrder, answer)) throw refusals.wrongAnswer()
    await setAnswer(db, attemptId, position, answer, now)
  })
}
