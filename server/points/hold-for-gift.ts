import type { Parts } from '#server/core/app.ts'
import { holdPoints, releasePoints } from './held-points.queries.ts'
import { payBack } from './pay-back.ts'
import { lockAccounts } from './points.queries.ts'
import { refuseSpending } from './refuse-spending.ts'
import { refusals } from './words.ts'

interface Gift {
  id: number
  /** A free course moves nothing. */
  price: number
  courseName: string
}

/** Takes the price of a gift from the certain points of the giver, inside the caller's transaction. Nobody has the points until the gift ends. */
export async function holdForGift({ db, clock }: Parts, giverId: number, { id, price, courseName }: Gift): Promise<number> {
  await lockAccounts(db, [giverId])
  const now = clock.now()
  const { balance } = await refuseSpending(db, giverId, price, now)
  if (price === 0) return balance
  const held = await holdPoints(db, { giftId: id, userId: giverId, points: price, reason: courseName, now })
  if (!held) throw refusals.notEnough()
  return held.balance
}

/**
 * Moves the price of a gift to the author as a sale, or back to the giver. With null, the points are out of circulation. What the author owes
 * for returned courses is taken from the price.
 */
export async function releaseGift(
  { db, clock }: Parts,
  kind: 'gift-sale' | 'gift-return',
  userId: number | null,
  { id, price, courseName }: Gift,
): Promise<void> {
  if (price === 0) return
  const now = clock.now()
  const [account] = userId === null ? [] : await lockAccounts(db, [userId])
  await releasePoints(db, { giftId: id, userId, points: price, kind, reason: courseName, now })
  if (kind === 'gift-sale') await payBack(db, account, { points: price, reason: courseName, now })
}
