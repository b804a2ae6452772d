import { limits } from '#contract/core/limits.ts'
import { guestWishes } from '#contract/wishlist/guest-wishlist.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { findState, insertWishes, type NewWish } from './wishlist.queries.ts'
import { refusals } from './words.ts'

/** Does nothing when the course is already wished or bought. */
export function addToWishlist(parts: Parts, userId: number, courseId: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    if ((await keep(parts, userId, [{ courseId, price: null }])) > 0) return
    const course = await findState(parts.db, userId, courseId)
    if (!course) throw refusals.noSuchCourse()
    if (course.isOwn) throw refusals.ownCourse()
    if (!course.isKept) throw refusals.isFull({ most: limits.wishlist.max })
  })
}

/** At every sign-in: adds the guest's wishes that fit, the newest first, except own and bought courses. */
export async function mergeGuestWishlist(parts: Parts, userId: number, text: string): Promise<void> {
  const wishes = guestWishes(text)
  if (wishes.length > 0) await inTransaction(parts, (parts) => keep(parts, userId, wishes))
}

/** One after the other for each user, so that their number stays within the limit. */
async function keep({ db, clock }: Parts, userId: number, wishes: NewWish[]): Promise<number> {
  await lockUser(db, userId)
  return insertWishes(db, userId, wishes, clock.now())
}
