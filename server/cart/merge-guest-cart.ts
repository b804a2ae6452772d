import { guestCartIds } from '#contract/guest-cart.ts'
import type { Parts } from '#server/core/app.ts'
import { insertItems } from './cart.queries.ts'

/** At login and registration: adds the guest's cart to the user's, except own and bought courses. */
export async function mergeGuestCart({ db, clock }: Parts, userId: number, text: string): Promise<void> {
  const ids = guestCartIds(text)
  if (ids.length > 0) await insertItems(db, userId, ids, clock.now())
}
