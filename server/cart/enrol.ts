import { completeCourses } from '#server/certificates/index.ts'
import type { Parts } from '#server/core/app.ts'
import { removeBought } from '#server/wishlist/index.ts'
import { insertEnrolments } from './cart.queries.ts'

/** Gives access, takes the courses off the wishlist, and completes those whose materials were all learned before in other courses. */
export async function enrol(parts: Parts, userId: number, rows: Parameters<typeof insertEnrolments>[2]): Promise<void> {
  const courseIds = rows.map((row) => row.courseId)
  await insertEnrolments(parts.db, userId, rows, parts.clock.now())
  await removeBought(parts.db, userId, courseIds)
  await completeCourses(parts, { courseIds, userId })
}
