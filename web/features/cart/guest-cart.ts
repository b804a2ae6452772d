import { guestCartIds, guestCartText } from '#contract/guest-cart.ts'
import { limits } from '#contract/limits.ts'

/** An id that is there already changes nothing, and neither does one more than the cart holds. */
export function withCourse(text: string, id: number): string {
  const ids = guestCartIds(text)
  return guestCartText(ids.includes(id) || ids.length >= limits.guestCart.maxIds ? ids : [...ids, id])
}

export const withoutCourse = (text: string, id: number): string =>
  guestCartText(guestCartIds(text).filter((other) => other !== id))
