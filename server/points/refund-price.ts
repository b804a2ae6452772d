import type { Parts } from '#server/core/app.ts'
import { lendPoints } from './debts.queries.ts'
import { lockAccounts, movePoints } from './points.queries.ts'

interface Reversal {
  buyerId: number
  authorId: number
  price: number
  /** The name of the course. */
  name: string
}

/**
 * Moves the price of a course from its author back to the buyer, inside the caller's transaction. The buyer gets all of it: the portal lends
 * the author what is missing, and later sales pay it back. Returns the buyer's balance.
 */
export async function refundPrice(
  { db, clock }: Parts,
  { buyerId, authorId, price, name }: Reversal,
): Promise<{ balance: number; transferId: number }> {
  const accounts = await lockAccounts(db, [buyerId, authorId])
  const balanceOf = (userId: number) => accounts.find((account) => account.userId === userId)?.balance ?? 0
  const missing = price - balanceOf(authorId)
  const now = clock.now()
  if (missing > 0) await lendPoints(db, { userId: authorId, points: missing, reason: name, now })
  const moved = await movePoints(db, { from: authorId, to: buyerId, points: price, kind: 'refund', reason: name, now })
  if (!moved) throw new Error(`the price of a returned course could not be taken from user ${authorId}`)
  return { balance: balanceOf(buyerId) + price, transferId: moved.transferId }
}
