import type { Parts } from '#server/core/app.ts'
import { conflict } from '#server/core/errors.ts'
import { payBack } from './pay-back.ts'
import { lockAccounts, movePoints } from './points.queries.ts'

interface Sale {
  courseId: number
  name: string
  price: number
  authorId: number
}

/**
 * Moves each price from the buyer to the course's author, inside the caller's transaction. A free course moves nothing. What the author owes
 * for returned courses is taken from the price.
 */
export async function payForCourses(
  { db, clock }: Parts,
  buyerId: number,
  sales: Sale[],
): Promise<{ balance: number; transferIds: Map<number, number> }> {
  const accounts = await lockAccounts(db, [buyerId, ...sales.map((sale) => sale.authorId)])
  let balance = accounts.find((account) => account.userId === buyerId)?.balance ?? 0
  const missing = sales.reduce((sum, sale) => sum + sale.price, 0) - balance
  if (missing > 0) throw conflict(`You need ${missing} more ${missing === 1 ? 'point' : 'points'}.`)

  // All transfers of a purchase have the same time.
  const now = clock.now()
  const transferIds = new Map<number, number>()
  for (const { courseId, name, price, authorId } of sales.filter((sale) => sale.price > 0)) {
    const moved = await movePoints(db, { from: buyerId, to: authorId, points: price, kind: 'purchase', reason: name, now })
    if (!moved) throw conflict('You do not have enough points.')
    transferIds.set(courseId, moved.transferId)
    balance = moved.balance
    const author = accounts.find((account) => account.userId === authorId)
    await payBack(db, author, { points: price, reason: name, now })
  }
  return { balance, transferIds }
}
