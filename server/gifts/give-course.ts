import { limits } from '#contract/core/limits.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Attempt, findFirstResult, once } from '#server/core/database/once.ts'
import type { Allowance } from '#server/core/security/rate-limits.ts'
import { countAttempt, uncountOnError } from '#server/core/security/throttle.ts'
import { canMail } from '#server/mail/index.ts'
import { holdForGift } from '#server/points/index.ts'
import { announceGift } from './announce-gifts.ts'
import { findAddress, findGiftable, insertGift } from './gifts.queries.ts'
import { refusals } from './words.ts'

export interface GiftOrder {
  courseId: number
  email: string
  message: string
  /** The price that the screen showed. If it has changed, nothing is given. */
  expectedPrice?: number | null | undefined
}

interface Given {
  id: number
  balance: number
}

/** Takes the price from the giver and lets the gift wait for its receiver. Says nothing about whether a user has the address. */
export async function giveCourse(parts: Parts, giverId: number, order: GiftOrder, attempt: Attempt): Promise<Given> {
  // A second try is no new gift, so it is not counted.
  const first = attempt.key && (await findFirstResult<Given>(parts.db, giverId, attempt))
  if (first) return first
  const perGiver: Allowance = { what: 'gift', who: giverId }
  const perAddress: Allowance = { what: 'gift:address', who: order.email }
  await countAttempt(parts, perGiver)
  await uncountOnError(parts, [perGiver], countAttempt(parts, perAddress))
  const given = once(parts, giverId, attempt, (parts) => give(parts, giverId, order))
  return uncountOnError(parts, [perGiver, perAddress], given)
}

async function give(parts: Parts, giverId: number, { courseId, email, message, expectedPrice }: GiftOrder): Promise<Given> {
  const { db, clock, settings } = parts
  const own = await findAddress(db, giverId, canMail(settings))
  if (own.email.toLowerCase() === email.toLowerCase()) throw refusals.ownAddress()
  const course = await findGiftable(db, courseId)
  if (!course) throw refusals.noSuchCourse()
  const { name, price, authorId } = course
  if (authorId === giverId) throw refusals.ownCourse()
  if (typeof expectedPrice === 'number' && expectedPrice !== price) throw refusals.priceChanged({ price, expectedPrice })
  const givenAt = clock.now()
  const expiresAt = later(givenAt, { days: limits.gifts.days })
  const id = await insertGift(db, { giverId, courseId, email, message, price, givenAt, expiresAt })
  if (id === undefined) throw refusals.alreadyGiven()
  const balance = await holdForGift(parts, giverId, { id, price, courseName: name })
  await announceGift(parts, email)
  return { id, balance }
}
