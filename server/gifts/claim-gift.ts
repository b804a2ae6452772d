import { enrolWithGift, lockLearner } from '#server/cart/index.ts'
import type { Parts } from '#server/core/app.ts'
import { once } from '#server/core/database/once.ts'
import { canMail } from '#server/mail/index.ts'
import { endGift, findAddress, type Gift, lockGiftTo } from './gifts.queries.ts'
import { refusals } from './words.ts'

/** Gives the user the course, and the author its price. Of several tries at the same time one succeeds. */
export function claimGift(parts: Parts, userId: number, id: number, key?: string): Promise<{ courseId: number }> {
  return once(parts, userId, { what: 'claim-gift', key, body: { id } }, (parts) => claim(parts, userId, id))
}

async function claim(parts: Parts, userId: number, id: number): Promise<{ courseId: number }> {
  await lockLearner(parts.db, userId)
  const gift = await lockOwnGift(parts, userId, id)
  if (gift.ending === 'claimed') throw refusals.alreadyClaimed()
  if (gift.ending || gift.expiresAt <= parts.clock.now()) throw refusals.wentBack()
  if (!(await enrolWithGift(parts, userId, gift))) throw refusals.alreadyYours()
  await endGift(parts.db, gift, 'claimed', userId, parts.clock.now())
  return { courseId: gift.courseId }
}

/** Refuses gifts to other addresses like gifts that do not exist. */
export async function lockOwnGift({ db, settings }: Parts, userId: number, id: number): Promise<Gift> {
  const { email, isConfirmed } = await findAddress(db, userId, canMail(settings))
  if (!isConfirmed) throw refusals.addressNotConfirmed()
  const gift = await lockGiftTo(db, id, userId, email)
  if (!gift) throw refusals.noSuchGift()
  return gift
}
