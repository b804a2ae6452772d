import type { ReturnedCourse } from '#contract/refunds/refunds.ts'
import { deleteEnrolment } from '#server/cart/index.ts'
import type { Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { once } from '#server/core/database/once.ts'
import { takeBackCourse } from '#server/courses/index.ts'
import { notify, withdrawUpdate } from '#server/notifications/index.ts'
import { readBalance, refundPrice } from '#server/points/index.ts'
import { withdrawRating } from '#server/ratings/index.ts'
import { getPurchase, insertRefund, isDeleted } from './refunds.queries.ts'
import { whyNoRefund } from './why-no-refund.ts'
import { refusals } from './words.ts'

/**
 * A learner returns a course: the price comes back, the enrolment ends and the rating goes, in one transaction. What was learned stays learned, so that a new
 * purchase goes on from there. Locks the user, then the course, then the accounts: the order of learning and of buying.
 */
export function returnCourse(parts: Parts, userId: number, courseId: number, key?: string | undefined): Promise<ReturnedCourse> {
  return once(parts, userId, { what: 'return-course', key, body: { courseId } }, async (parts) => {
    const { db, clock } = parts
    const now = clock.now()
    // Nothing is learned and nothing is returned by this user until the transaction ends.
    const isUser = await lockUser(db, userId)
    const course = isUser ? await takeBackCourse(db, userId, courseId) : undefined
    if (!course) throw refusals.noSuchPurchase()
    const purchase = await getPurchase(db, userId, courseId)
    const refusal = whyNoRefund(purchase, now)
    if (refusal) throw refusal
    const { price } = purchase
    await deleteEnrolment(db, userId, courseId)
    const refund =
      price > 0 ? await refundPrice(parts, { buyerId: userId, price, repaid: purchase.repaid, ...course }) : undefined
    await insertRefund(db, userId, purchase, { transferId: refund?.transferId ?? null, now })
    await withdrawRating(db, userId, courseId)
    await withdrawUpdate(parts, userId, courseId)
    if (!(await isDeleted(db, course.authorId)))
      await notify(parts, [{ userId: course.authorId, kind: 'course-returned', courseId, points: price }])
    return { points: price, balance: refund?.balance ?? (await readBalance(db, userId)) }
  })
}
