import { completeCourses } from '#server/certificates/index.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { sessionOver } from '#server/core/errors.ts'
import { removeBought } from '#server/wishlist/index.ts'
import { insertEnrolments } from './cart.queries.ts'

/**
 * Comes first in a transaction that enrols. Nobody buys a course twice then, and a material that is learned at the same time in another
 * course is seen: it may be the last one that a bought course needs for its certificate.
 */
export async function lockLearner(db: Db, userId: number): Promise<void> {
  if (!(await lockUser(db, userId))) throw sessionOver()
}

/** Gives access, takes the courses off the wishlist, and completes those whose materials were all learned before in other courses. */
export async function enrol(parts: Parts, userId: number, rows: Parameters<typeof insertEnrolments>[2]): Promise<void> {
  const courseIds = rows.map((row) => row.courseId)
  await insertEnrolments(parts.db, userId, rows, parts.clock.now())
  await removeBought(parts.db, userId, courseIds)
  await completeCourses(parts, { courseIds, userId })
}
