import { enrolWithGift, lockLearner } from '#server/cart/index.ts'
import type { Parts } from '#server/core/app.ts'
import { once } from '#server/core/database/once.ts'
import { conflict, forbidden, notFound } from '#server/core/errors.ts'
import { canMail } from '#server/mail/index.ts'
import { endGift, findAddress, type Gift, lockGiftTo } from './gifts.queries.ts'

/** Gives the user the course, and the author its price. Of several tries at the same time one succeeds. */
export function claimGift(parts: Parts, userId: number, id: number, key?: string): Promise<{ courseId: number }> {
  return once(parts, userId, { what: 'claim-gift', key, body: { id } }, (parts) => claim(parts, userId, id))
}

async function claim(parts: Parts, userId: number, id: number): Promise<{ courseId: number }> {
  await lockLearner(parts.db, userId)
  const gift = await lockOwnGift(parts, userId, id)
  if (gift.ending === 'claimed') throw conflict('You have already claimed this gift.')
  if (gift.ending || gift.expiresAt <= parts.clock.now()) throw conflict('This gift has gone back to its giver.')
  if (!(await enrolWithGift(parts, userId, gift))) {
    throw conflict('You already have this course. You can only decline the gift.')
  }
  await endGift(parts.db, gift, 'claimed', userId, parts.clock.now())
  return { courseId: gift.courseId }
}

/** Refuses gifts to other addresses like gifts that do not exist. */
export async function lockOwnGift({ db, settings }: Parts, userId: number, id: number): Promise<Gift> {
  const { email, isConfirmed } = await findAddress(db, userId, canMail(settings))
  if (!isConfirmed) throw forbidden('Confirm your email address first: open the link in the mail that was sent to it.')
  const gift = await lockGiftTo(db, id, userId, email)
  if (!gift) throw notFound('This gift does not exist.')
  return gift
}
