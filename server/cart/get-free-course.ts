import { inTransaction, type Parts } from '#server/core/app.ts'
import { sellCourses } from '#server/courses/index.ts'
import { addToCart } from './add-to-cart.ts'
import { settle } from './buy-cart.ts'
import { deleteItem } from './cart.queries.ts'
import { lockLearner } from './enrol.ts'
import { refusals } from './words.ts'

/**
 * Gives a user a free course without a visit to the cart; does nothing if the user already has it. Inside the transaction it goes through
 * the cart, so that adding it to the cart at the same time waits, and then finds it bought.
 */
export function getFreeCourse(parts: Parts, userId: number, courseId: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    await lockLearner(parts.db, userId)
    await addToCart(parts, userId, courseId)
    if ((await deleteItem(parts.db, userId, courseId)) === 0) return
    const [sale] = await sellCourses(parts.db, userId, [courseId])
    if (!sale) throw refusals.noSuchCourse()
    const { price } = sale
    if (price > 0) throw refusals.notFree({ count: price, price: String(price) })
    await settle(parts, userId, [sale])
  })
}
