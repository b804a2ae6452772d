import { guestWishlistText } from '#contract/wishlist/guest-wishlist.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { addToWishlist, mergeGuestWishlist } from '#server/wishlist/index.ts'
import { demoStudent } from './accounts.ts'

const wished = ['Database design in practice', 'Python for everyday problems']
/** Cheaper now than when it was wished. */
const reduced = { name: 'Machine learning, honestly', by: 20 }

/** The wishes of the demo's student, one of them as the browser of a guest brought it along. */
export async function seedWishes(db: Db, parts: Parts, people: Map<string, number>, courses: Map<string, number>): Promise<void> {
  const userId = people.get(demoStudent.email) ?? 0
  const courseId = courses.get(reduced.name) ?? 0
  const { price } = await db.one<{ price: number }>(sql`select price from courses where id = ${courseId}`)
  const on = (days: number): Parts => ({ ...parts, db, clock: { now: () => later(parts.clock.now(), { days }) } })
  await mergeGuestWishlist(on(-30), userId, guestWishlistText([{ courseId, price: price + reduced.by }]))
  for (const name of wished) await addToWishlist(on(-3), userId, courses.get(name) ?? 0)
}
