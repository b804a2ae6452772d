import { inTransaction, type Parts } from '#server/core/app.ts'
import { canMail } from '#server/mail/index.ts'
import { lockCourseUpdate, notifyNextLearners } from './course-updates.queries.ts'

/** So many in a transaction, so that a course with a hundred thousand learners keeps nobody waiting. */
const atATime = 1000

/** Notifies the learners of courses whose materials were changed. Where a server stops in the middle, the next one continues. */
export async function notifyLearners(parts: Parts): Promise<void> {
  while (await inTransaction(parts, notifySome));
}

/** Returns whether there may be more to do. */
async function notifySome({ db, clock, settings }: Parts): Promise<boolean> {
  const update = await lockCourseUpdate(db)
  if (!update) return false
  await notifyNextLearners(db, update, atATime, { now: clock.now(), canMail: canMail(settings) })
  return true
}
