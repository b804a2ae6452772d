import { progressPercent } from '#contract/learning/learning.ts'
import { completeCourses } from '#server/certificates/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { countLearned, deleteLearned, insertLearned, lockCoursesWith } from './learning.queries.ts'
import { refusals } from './words.ts'

interface Toggle {
  materialId: number
  courseId: number
}

/** A material counts in every course that contains it, so learning it may complete several at once. */
export function setLearned(parts: Parts, userId: number, { materialId, courseId }: Toggle): Promise<number> {
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const courseIds = await coursesToChange(db, userId, materialId, courseId)
    await insertLearned(db, userId, materialId, clock.now())
    await completeCourses(parts, { courseIds, userId })
    return progress(db, userId, courseId)
  })
}

/** Certificate and skills stay. */
export function setUnlearned({ db }: Parts, userId: number, { materialId, courseId }: Toggle): Promise<number> {
  return db.tx(async (db) => {
    await coursesToChange(db, userId, materialId, courseId)
    await deleteLearned(db, userId, materialId)
    return progress(db, userId, courseId)
  })
}

async function coursesToChange(db: Db, userId: number, materialId: number, courseId: number): Promise<number[]> {
  // If the last two materials are learned at the same time, the second must see the first.
  await lockUser(db, userId)
  const courses = await lockCoursesWith(db, userId, materialId)
  if (!courses.includes(courseId)) throw refusals.materialNotBought()
  return courses
}

const progress = async (db: Db, userId: number, courseId: number) => {
  const { learned, total } = await countLearned(db, userId, courseId)
  return progressPercent(learned, total)
}
