import { guestCartIds } from '#contract/cart/guest-cart.ts'
import type { Parts } from '#server/core/app.ts'
import { findBuyable, insertItems } from './cart.queries.ts'
import { refusals } from './words.ts'

/** Does nothing when the course is already in the cart or bought. */
export async function addToCart({ db, clock }: Parts, userId: number, courseId: number): Promise<void> {
  const course = await findBuyable(db, userId, courseId)
  if (!course) throw refusals.noSuchCourse()
  if (course.own) throw refusals.ownCourse()
  if (!course.bought) await insertItems(db, userId, [courseId], clock.now())
}

/** Adds those of these courses that can be bought. Returns how many were not in the cart before. */
export const addSeveralToCart = ({ db, clock }: Parts, userId: number, courseIds: number[]): Promise<number> =>
  insertItems(db, userId, courseIds, clock.now())

/** At login and registration: adds the guest's cart to the user's, except own and bought courses. */
export async function mergeGuestCart({ db, clock }: Parts, userId: number, text: string): Promise<void> {
  const ids = guestCartIds(text)
  if (ids.length > 0) await insertItems(db, userId, ids, clock.now())
}
