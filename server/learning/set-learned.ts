import { progressPercent } from '#contract/learning/learning.ts'
import { completeCourses } from '#server/certificates/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import {
  deleteLearned,
  insertLearned,
  insertPassed,
  isCheck,
  lockCoursesWith,
  type Part,
  readProgress,
} from './learning.queries.ts'
import { refusals } from './words.ts'

/** A material counts in every course that contains it, so learning it may complete several at once. */
export async function setLearned(parts: Parts, userId: number, part: Part): Promise<number> {
  if (await isCheck(parts.db, part.materialId)) throw refusals.checkIsPassed()
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    // If the last two materials are learned at the same time, the second must see the first.
    await lockUser(db, userId)
    const courseIds = await lockCoursesWith(db, userId, part.materialId)
    if (!courseIds.includes(part.courseId)) throw refusals.materialNotBought()
    const { learned, total } = await insertLearned(db, userId, part, clock.now())
    await completeCourses(parts, { courseIds, userId })
    return progressPercent(learned, total)
  })
}

/** Certificate and skills stay. */
export async function setUnlearned({ db }: Parts, userId: number, part: Part): Promise<number> {
  if (await isCheck(db, part.materialId)) throw refusals.passedStays()
  const progress = await deleteLearned(db, userId, part)
  if (!progress) throw refusals.materialNotBought()
  return progressPercent(progress.learned, progress.total)
}

/** Must run in the transaction that marks the answers, which has locked the user. Done again, it changes nothing. */
export async function learnByPassing(parts: Parts, userId: number, checkId: number): Promise<void> {
  const courseIds = await lockCoursesWith(parts.db, userId, checkId)
  await insertPassed(parts.db, userId, checkId, parts.clock.now())
  await completeCourses(parts, { courseIds, userId })
}

export async function getProgress({ db }: Parts, userId: number, courseId: number): Promise<number> {
  const { learned, total } = await readProgress(db, userId, courseId)
  return progressPercent(learned, total)
}
