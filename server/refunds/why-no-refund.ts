import { limits } from '#contract/core/limits.ts'
import { later } from '#server/core/clock.ts'
import type { Refused } from '#server/core/refusals.ts'
import type { PurchaseRow } from './refunds.queries.ts'
import { refusals } from './words.ts'

const { days, percent } = limits.refunds

/** The last moment at which it can be returned. */
export const returnableUntil = ({ boughtAt }: Pick<PurchaseRow, 'boughtAt'>): Date => later(boughtAt, { days })

/** Why a purchase cannot be returned, or null if it can. */
export function whyNoRefund(purchase: PurchaseRow, now: Date): Refused | null {
  const { learned, materials, hasCertificate, wasReturned, price, isGift } = purchase
  if (isGift) return refusals.wasGift()
  if (price > 0 && wasReturned) return refusals.returnedBefore()
  if (hasCertificate) return refusals.hasCertificate()
  if (learned * 100 > materials * percent) return refusals.learnedTooMuch({ percent })
  if (now > returnableUntil(purchase)) return refusals.boughtTooLongAgo({ count: days })
  return null
}
