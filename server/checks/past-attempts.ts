import type { Answer } from '#contract/checks/answers.ts'
import type { Db } from '#server/core/database/db.ts'
import { drawQuestions } from './draw-questions.ts'
import { markAnswer } from './mark-answer.ts'
import { insertSentAttempts, type PooledQuestion } from './past-attempts.queries.ts'
import { type AttemptScore, scoreAttempt } from './score.ts'
import { drawOrder, type Random } from './to-answer.ts'

/** A question of an attempt, in the order in which it was shown. */
export interface DrawnQuestion extends PooledQuestion {
  shownOrder: number[]
}

export interface PastAnswer extends DrawnQuestion {
  answer: Answer | null
}

/** What a learner has answered in the past. */
export interface PastAttempt {
  checkId: number
  userId: number
  startedAt: Date
  sentAt: Date
  passPercent: number
  questions: PastAnswer[]
}

/** Draws an attempt as `startAttempt` does. */
export const drawPastAttempt = (pool: PooledQuestion[], perSkill: number | null, random: Random): DrawnQuestion[] =>
  drawQuestions(pool, perSkill, random).map((drawn) => ({ ...drawn, shownOrder: drawOrder(drawn.question, random) }))

export const scorePastAttempt = (questions: PastAnswer[], passPercent: number): AttemptScore =>
  scoreAttempt(questions.map(toMarked), passPercent)

/** Adds many attempts that were sent, in a few statements. What was passed is not learned by it. */
export async function addPastAttempts(db: Db, attempts: PastAttempt[]): Promise<void> {
  // The last attempt is the one with the highest id.
  const inTime = attempts.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
  const marked = inTime.map((attempt) => {
    const { percent, isPassed } = scorePastAttempt(attempt.questions, attempt.passPercent)
    return {
      ...attempt,
      percent,
      isPassed,
      questions: attempt.questions.map((answered) => ({ ...answered, ...toMarked(answered) })),
    }
  })
  await insertSentAttempts(db, marked)
}

const toMarked = ({ question, shownOrder, answer, skillId }: PastAnswer) => ({
  mark: markAnswer(question, shownOrder, answer),
  skill: skillId === null ? null : { id: skillId, name: '' },
})
