import type { Receipt } from '#contract/cart/cart.ts'
import type { Parts } from '#server/core/app.ts'
import { once } from '#server/core/database/once.ts'
import { sellCourses } from '#server/courses/index.ts'
import { notify } from '#server/notifications/index.ts'
import { payForCourses } from '#server/points/index.ts'
import { takeItems } from './cart.queries.ts'
import { enrol, lockLearner } from './enrol.ts'
import { refusals } from './words.ts'

export interface Purchase {
  /** The same key again gets the first receipt and pays nothing. */
  key?: string | undefined
  /** The total that the screen showed. If it has changed, nothing is bought. */
  expectedTotal?: number | undefined
}

/** Buys everything in the cart or nothing, in one transaction. A course added in the meantime stays in the cart. */
export function buyCart(parts: Parts, userId: number, { key, expectedTotal }: Purchase = {}): Promise<Receipt> {
  // Without the body: a second try may expect another total, because the first one emptied the cart.
  return once(parts, userId, { what: 'buy', key }, (parts) => buy(parts, userId, expectedTotal))
}

async function buy(parts: Parts, userId: number, expectedTotal: number | undefined): Promise<Receipt> {
  await lockLearner(parts.db, userId)
  const sales = await sellCourses(parts.db, userId, await takeItems(parts.db, userId))
  if (sales.length === 0) throw refusals.isEmpty()
  const totalPrice = sales.reduce((sum, sale) => sum + sale.price, 0)
  if (expectedTotal !== undefined && expectedTotal !== totalPrice) {
    throw refusals.totalChanged({ total: String(totalPrice), expectedTotal: String(expectedTotal) })
  }
  const balance = await settle(parts, userId, sales)
  return { boughtCourseIds: sales.map((sale) => sale.courseId).sort((a, b) => a - b), totalPrice, balance }
}

/** Pays for the courses and enrols the buyer. Returns the new balance. */
export async function settle(parts: Parts, userId: number, sales: Awaited<ReturnType<typeof sellCourses>>): Promise<number> {
  const { balance, paid } = await payForCourses(parts, userId, sales)
  const rows = sales.map(({ courseId, price }) => ({ courseId, price, ...paid.get(courseId) }))
  await enrol(parts, userId, rows)
  await notify(
    parts,
    sales.map(({ authorId, courseId, price }) => ({ userId: authorId, kind: 'course-sold', courseId, points: price })),
  )
  return balance
}
