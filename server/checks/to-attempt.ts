import type { Attempt, AttemptQuestion } from '#contract/checks/attempts.ts'
import type { Parts } from '#server/core/app.ts'
import { privateLinksFor, type ToLink } from '#server/files/index.ts'
import { type AttemptQuestionRow, type AttemptRow, listAttemptQuestions } from './attempts.queries.ts'
import { toAnswer } from './to-answer.ts'

/** An open attempt, with what was answered so far. */
export async function toAttempt(
  parts: Parts,
  { id, userId, startedAt, deadlineAt }: Pick<AttemptRow, 'id' | 'userId' | 'startedAt' | 'deadlineAt'>,
): Promise<Attempt> {
  const questions = await listAttemptQuestions(parts.db, id)
  return {
    id,
    startedAtUTC: startedAt.toISOString(),
    deadlineUTC: deadlineAt?.toISOString() ?? null,
    nowUTC: parts.clock.now().toISOString(),
    questions: questions.map(toAttemptQuestion(privateLinksFor(parts, userId))),
  }
}

export const toAttemptQuestion =
  (toLink: ToLink) =>
  ({ position, question, shownOrder, answer }: AttemptQuestionRow): AttemptQuestion => {
    const pictureLink = question.picture ? toLink(question.picture.file) : null
    return { position, question: toAnswer(question, shownOrder, pictureLink), answer }
  }
