import { guestCartIds } from '#contract/guest-cart.ts'
import type { Db } from '#server/core/database/db.ts'
import { insertItems } from './cart.queries.ts'

/** At login and register: what the guest had chosen joins the user's cart, the own and the already bought aside. */
export async function mergeGuestCart(db: Db, userId: number, text: string, now: Date): Promise<void> {
  const ids = guestCartIds(text)
  if (ids.length > 0) await insertItems(db, userId, ids, now)
}
