import { inTransaction, type Parts } from '#server/core/app.ts'
import { canMail } from '#server/mail/index.ts'
import { notify, withdrawGift } from '#server/notifications/index.ts'
import { releaseGift } from '#server/points/index.ts'
import { lockOwnGift } from './claim-gift.ts'
import { endGift, findReceiver, type Gift, isAnotherWaiting, lockExpired, lockGiftFrom } from './gifts.queries.ts'
import { refusals } from './words.ts'

type Ending = 'declined' | 'taken-back' | 'expired'

/** By the receiver. Does nothing a second time. */
export function declineGift(parts: Parts, userId: number, id: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    const gift = await lockOwnGift(parts, userId, id)
    if (gift.ending === 'claimed') throw refusals.alreadyClaimed()
    if (!gift.ending) await returnGift(parts, gift, 'declined')
  })
}

/** By the giver. Does nothing a second time. */
export function takeBackGift(parts: Parts, giverId: number, id: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    const gift = await lockGiftFrom(parts.db, id, giverId)
    if (!gift) throw refusals.noSuchGift()
    if (gift.ending === 'claimed') throw refusals.claimedMeanwhile()
    if (!gift.ending) await returnGift(parts, gift, 'taken-back')
  })
}

/** Returns the gifts that nobody claimed in time. A server that stops in the middle leaves the rest to the next one. */
export async function returnExpiredGifts(parts: Parts): Promise<void> {
  const returnNext = async (parts: Parts) => {
    const gift = await lockExpired(parts.db, parts.clock.now())
    if (gift) await returnGift(parts, gift, 'expired')
    return gift !== undefined
  }
  while (await inTransaction(parts, returnNext));
}

/** The gift must be open and locked. When the giver's account was deleted, the points go out of circulation. */
export async function returnGift(parts: Parts, gift: Gift, ending: Ending): Promise<void> {
  const { db, clock, settings } = parts
  const { giverId, courseId, price, isGiverGone } = gift
  await releaseGift(parts, 'gift-return', isGiverGone ? null : giverId, gift)
  await endGift(db, gift, ending, null, clock.now())
  if (ending !== 'taken-back' && !isGiverGone) {
    await notify(parts, [{ userId: giverId, kind: 'gift-returned', courseId, points: price }])
  }
  const receiver = await findReceiver(db, gift.email, canMail(settings))
  if (receiver && !(await isAnotherWaiting(db, gift))) await withdrawGift(parts, receiver.id, courseId)
}
