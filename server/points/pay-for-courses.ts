import type { Parts } from '#server/core/app.ts'
import { payBack } from './pay-back.ts'
import { lockAccounts, movePoints } from './points.queries.ts'
import { refuseSpending } from './refuse-spending.ts'
import { refusals } from './words.ts'

interface Sale {
  courseId: number
  name: string
  price: number
  authorId: number
}

/** A sale in the ledger, and how much of it paid back what the author owed. */
interface Paid {
  transferId: number
  repaid: number
}

/**
 * Moves each price from the buyer to the course's author, inside the caller's transaction. A free course moves nothing. What the author owes
 * for returned courses is taken from the price. The buyer pays with points that are certain.
 */
export async function payForCourses(
  { db, clock }: Parts,
  buyerId: number,
  sales: Sale[],
): Promise<{ balance: number; paid: Map<number, Paid> }> {
  const accounts = await lockAccounts(db, [buyerId, ...sales.map((sale) => sale.authorId)])
  // All transfers of a purchase have the same time.
  const now = clock.now()
  const total = sales.reduce((sum, sale) => sum + sale.price, 0)
  let { balance } = await refuseSpending(db, buyerId, total, now)
  const paid = new Map<number, Paid>()
  // In a fixed order: it decides which of an author's sales pays back a debt, and comes back when that one is returned.
  const inOrder = sales.toSorted((a, b) => a.courseId - b.courseId)
  for (const { courseId, name, price, authorId } of inOrder.filter((sale) => sale.price > 0)) {
    const moved = await movePoints(db, { from: buyerId, to: authorId, points: price, kind: 'purchase', reason: name, now })
    if (!moved) throw refusals.notEnough()
    balance = moved.balance
    const author = accounts.find((account) => account.userId === authorId)
    const repaid = await payBack(db, author, { points: price, reason: name, now })
    paid.set(courseId, { transferId: moved.transferId, repaid })
  }
  return { balance, paid }
}
