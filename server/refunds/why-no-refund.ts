import { limits } from '#contract/core/limits.ts'
import { later } from '#server/core/clock.ts'
import type { PurchaseRow } from './refunds.queries.ts'

const { days, percent } = limits.refunds

/** The last moment at which it can be returned. */
export const returnableUntil = ({ boughtAt }: Pick<PurchaseRow, 'boughtAt'>): Date => later(boughtAt, { days })

/** Why a purchase cannot be returned, or null if it can. */
export function whyNoRefund(purchase: PurchaseRow, now: Date): string | null {
  const { learned, materials, hasCertificate, wasReturned, price, isGift } = purchase
  if (isGift) return 'You got this course as a gift, so it cannot be returned.'
  if (price > 0 && wasReturned) return 'You returned this course before, so it cannot be returned again.'
  if (hasCertificate) return 'You have the certificate of this course, so it cannot be returned.'
  if (learned * 100 > materials * percent)
    return `You have learned more than ${percent}% of this course, so it cannot be returned.`
  if (now > returnableUntil(purchase)) return `You bought this course more than ${days} days ago, so it cannot be returned.`
  return null
}
