import type { Receipt } from '#contract/cart.ts'
import { completeCourses } from '#server/certificates/index.ts'
import type { Clock } from '#server/core/clock.ts'
import { breaks, type Db } from '#server/core/database/db.ts'
import { once } from '#server/core/database/once.ts'
import { badRequest, conflict } from '#server/core/errors.ts'
import { sellCourses } from '#server/courses/index.ts'
import { payForCourses } from '#server/points/index.ts'
import { insertEnrolments, takeItems } from './cart.queries.ts'

export interface CartParts {
  db: Db
  clock: Clock
}

export interface Purchase {
  userId: number
  /** The same key again gets the first answer and pays nothing. */
  key?: string | undefined
  /** The total that the screen showed; another one now means that nothing is bought. */
  expectedTotal?: number | undefined
}

/** Everything in the cart or nothing, in one transaction. A course added meanwhile stays in the cart. */
export async function buyCart(parts: CartParts, purchase: Purchase): Promise<Receipt> {
  const { userId, key } = purchase
  const now = parts.clock.now()
  // The total that was expected may be another one at the second try: the first may have emptied the cart.
  const attempt = () => once(parts.db, { userId, what: 'buy', key, now }, (db) => buy(db, now, purchase))
  try {
    return await attempt()
  } catch (error) {
    // The same course was bought at the same moment in another way; now it counts as bought and is left out.
    if (breaks(error, 'enrolments_pkey')) return attempt()
    throw error
  }
}

async function buy(db: Db, now: Date, { userId, expectedTotal }: Purchase): Promise<Receipt> {
  const sales = await sellCourses(db, userId, await takeItems(db, userId))
  if (sales.length === 0) throw badRequest('Shopping Cart is Empty')
  const totalPrice = sales.reduce((sum, sale) => sum + sale.price, 0)
  if (expectedTotal !== undefined && expectedTotal !== totalPrice) {
    throw conflict(
      `The total is now ${totalPrice} points instead of ${expectedTotal}. Nothing was bought; please check your cart.`,
    )
  }
  const balance = await settle(db, now, userId, sales)
  return { boughtCourseIds: sales.map((sale) => sale.courseId).sort((a, b) => a - b), totalPrice, balance }
}

/** Pays, enrols, and counts what was learned before in other courses. Returns the new balance. */
export async function settle(db: Db, now: Date, userId: number, sales: Awaited<ReturnType<typeof sellCourses>>): Promise<number> {
  const { balance, transferIds } = await payForCourses(db, userId, sales, now)
  const rows = sales.map(({ courseId, price }) => ({ courseId, price, transferId: transferIds.get(courseId) ?? null }))
  await insertEnrolments(db, userId, rows, now)
  await completeCourses(
    db,
    now,
    sales.map((sale) => sale.courseId),
    userId,
  )
  return balance
}
