import type { Parts } from '#server/core/app.ts'
import { takeOwed } from './debts.queries.ts'
import { keptForReturns } from './funds.queries.ts'
import { lockAccounts, movePoints } from './points.queries.ts'
import { refusals } from './words.ts'

interface Reversal {
  buyerId: number
  authorId: number
  price: number
  /** How much of it paid back what the author owed. Null for a sale from before income waited until it is certain. */
  repaid: number | null
  /** The name of the course. */
  name: string
}

/**
 * Moves the price of a course from its author back to the buyer, inside the caller's transaction, in which the enrolment has ended. The author
 * has it: what can be returned cannot be spent. Only the income of a sale from before may have been; then the return is refused, because
 * the portal lends nothing, and what other buyers can get back is not touched. Returns the buyer's balance.
 */
export async function refundPrice(
  { db, clock }: Parts,
  { buyerId, authorId, price, repaid, name }: Reversal,
): Promise<{ balance: number; transferId: number }> {
  const accounts = await lockAccounts(db, [buyerId, authorId])
  const balanceFor = (userId: number) => accounts.find((account) => account.userId === userId)?.balance ?? 0
  const now = clock.now()
  if (repaid) await takeOwed(db, { userId: authorId, points: -repaid, reason: name, now })
  const kept = repaid === null ? await keptForReturns(db, authorId, now) : 0
  const moved =
    balanceFor(authorId) - kept + (repaid ?? 0) >= price &&
    (await movePoints(db, { from: authorId, to: buyerId, points: price, kind: 'refund', reason: name, now }))
  if (!moved) throw refusals.authorHasTooFew()
  return { balance: balanceFor(buyerId) + price, transferId: moved.transferId }
}
