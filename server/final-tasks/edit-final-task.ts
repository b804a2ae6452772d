import { isDeepStrictEqual } from 'node:util'
import { type FinalTask, type FinalTaskForm, spanInMinutes } from '#contract/final-tasks/final-tasks.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { isOwnerOrAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { findFinalTask, getFinalTaskById, lockFinalTask, replaceFinalTask } from './final-tasks.queries.ts'
import { refusals } from './words.ts'

export async function getOwnFinalTask({ db }: Parts, user: User, id: number): Promise<FinalTask> {
  checkOwn(user, await findFinalTask(db, id))
  return getFinalTaskById(db, id)
}

/** What was submitted before keeps the version it was submitted for. */
export function updateFinalTask(
  parts: Parts,
  user: User,
  id: number,
  { version, ...form }: FinalTaskForm & { version: number },
): Promise<FinalTask> {
  return inTransaction(parts, async ({ db }) => {
    const found = await lockFinalTask(db, id)
    checkOwn(user, found)
    // Nothing to save, or the response to the first try was lost.
    if (isDeepStrictEqual(toContent(found.task), toContent(form))) return found.task
    if (found.task.version !== version) throw refusals.savedElsewhere()
    await replaceFinalTask(db, id, form)
    return getFinalTaskById(db, id)
  })
}

function checkOwn<Found extends { creatorId: number | null }>(user: User, found: Found | undefined): asserts found is Found {
  if (!found) throw refusals.noSuchTask()
  if (!isOwnerOrAdmin(user, found.creatorId)) throw refusals.notYours()
}

const toContent = ({ name, text, reviewDeadlineTime, reviewQuestions }: FinalTaskForm) => ({
  name,
  text,
  minutes: spanInMinutes(reviewDeadlineTime),
  questions: reviewQuestions.map(({ text, maxMark }) => ({ text, maxMark })),
})
