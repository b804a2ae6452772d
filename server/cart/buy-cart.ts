import type { Receipt } from '#contract/cart.ts'
import { completeCourses } from '#server/certificates/index.ts'
import type { Clock } from '#server/core/clock.ts'
import { breaks, type Db } from '#server/core/db.ts'
import { badRequest, conflict } from '#server/core/errors.ts'
import { sellCourses } from '#server/courses/index.ts'
import { payForCourses } from '#server/points/index.ts'
import { answerOf, claimKey, insertEnrolments, keepAnswer, takeItems } from './cart.queries.ts'

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
  const attempt = () => parts.db.tx((db) => buy(db, parts.clock.now(), purchase))
  try {
    return await attempt()
  } catch (error) {
    // The same course was bought at the same moment in another way; now it counts as bought and is left out.
    if (breaks(error, 'enrolments_pkey')) return attempt()
    throw error
  }
}

async function buy(db: Db, now: Date, { userId, key, expectedTotal }: Purchase): Promise<Receipt> {
  if (key && !(await claimKey(db, userId, key, now))) return answerOf<Receipt>(db, userId, key)
  const sales = await sellCourses(db, userId, await takeItems(db, userId))
  if (sales.length === 0) throw badRequest('Shopping Cart is Empty')
  const totalPrice = sales.reduce((sum, sale) => sum + sale.price, 0)
  if (expectedTotal !== undefined && expectedTotal !== totalPrice) {
    throw conflict(
      `The total is now ${totalPrice} points instead of ${expectedTotal}. Nothing was bought; please check your cart.`,
    )
  }
  const { balance, transferIds } = await payForCourses(db, userId, sales, now)
  const rows = sales.map(({ courseId, price }) => ({ courseId, price, transferId: transferIds.get(courseId) ?? null }))
  await insertEnrolments(db, userId, rows, now)
  // What was learned before, in other courses, counts.
  await completeCourses(
    db,
    now,
    sales.map((sale) => sale.courseId),
    userId,
  )
  const receipt = { boughtCourseIds: sales.map((sale) => sale.courseId).sort((a, b) => a - b), totalPrice, balance }
  if (key) await keepAnswer(db, userId, key, receipt)
  return receipt
}
