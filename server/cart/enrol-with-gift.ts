import type { Parts } from '#server/core/app.ts'
import { deliverCourse } from '#server/courses/index.ts'
import { notify } from '#server/notifications/index.ts'
import { releaseGift } from '#server/points/index.ts'
import { deleteItem, insertItems } from './cart.queries.ts'
import { enrol } from './enrol.ts'

interface Gift {
  id: number
  courseId: number
  courseName: string
  price: number
}

/**
 * Gives a user the course of a gift, and its price to the author, in the caller's transaction and in the order of a purchase. Goes through
 * the cart, so that adding it to the cart at the same time waits, and then finds it bought. Returns false when the user has the course.
 */
export async function enrolWithGift(parts: Parts, userId: number, gift: Gift): Promise<boolean> {
  const { db, clock } = parts
  const { courseId, price } = gift
  await insertItems(db, userId, [courseId], clock.now())
  await deleteItem(db, userId, courseId)
  const sold = await deliverCourse(db, userId, courseId)
  if (!sold) return false
  await releaseGift(parts, 'gift-sale', sold.authorId, gift)
  await enrol(parts, userId, [{ courseId, price: 0, giftId: gift.id }])
  if (!sold.isAuthorGone) await notify(parts, [{ userId: sold.authorId, kind: 'course-sold', courseId, points: price }])
  return true
}
