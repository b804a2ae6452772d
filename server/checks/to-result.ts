import type { AnsweredQuestion, CheckResult } from '#contract/checks/attempts.ts'
import type { Parts } from '#server/core/app.ts'
import { privateLinksFor } from '#server/files/index.ts'
import { getProgress } from '#server/learning/index.ts'
import type { CheckSettings } from '#server/materials/index.ts'
import type { OpenCheck } from './access.ts'
import { type AttemptQuestionRow, type AttemptRow, listAttemptQuestions, readTries, type TriesSoFar } from './attempts.queries.ts'
import { scoreAttempt } from './score.ts'
import { rightAnswer } from './to-answer.ts'
import { toAttemptQuestion } from './to-attempt.ts'
import { triesLeft } from './tries.ts'

/** A sent attempt, with as much as its author tells, and as is due. */
export async function toResult(parts: Parts, check: OpenCheck, attempt: AttemptRow): Promise<CheckResult> {
  const { tries, settings, courseId } = check
  const rows = await listAttemptQuestions(parts.db, attempt.id)
  const marked = rows.map(({ skill, mark }) => ({ skill, mark: mark ?? 0 }))
  const isDue = areAnswersDue(check, await readTries(parts.db, tries))
  const toShown = toAttemptQuestion(privateLinksFor(parts, attempt.userId))
  return {
    attemptId: attempt.id,
    sentAtUTC: (attempt.sentAt ?? parts.clock.now()).toISOString(),
    ...scoreAttempt(marked, attempt.passPercent),
    questions: rows.map((row) => ({ ...toShown(row), ...feedbackOn(row, settings, isDue) })),
    progress: await getProgress(parts, attempt.userId, courseId),
  }
}

/** The right answers would help in the open attempt, and in any that can still be started before the check is passed. */
const areAnswersDue = ({ tries, settings }: OpenCheck, soFar: TriesSoFar): boolean =>
  !soFar.hasOpen && (tries.isTrial || soFar.hasPassed || triesLeft(tries, settings, soFar) === 0)

type Feedback = Pick<AnsweredQuestion, 'mark' | 'right' | 'explanation'>

function feedbackOn({ question, shownOrder, mark }: AttemptQuestionRow, { feedback }: CheckSettings, isDue: boolean): Feedback {
  if (feedback === 'percent') return { mark: null, right: null, explanation: null }
  if (feedback === 'marks' || !isDue) return { mark, right: null, explanation: null }
  return { mark, right: rightAnswer(question, shownOrder), explanation: question.explanation }
}
