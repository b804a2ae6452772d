import { cutBeforeItem } from '../cart/guest-cart.ts'
import { limits } from '../core/limits.ts'

/** A wished course, with its price when it was wished. */
export interface GuestWish {
  courseId: number
  price: number
}

const { max } = limits.wishlist
/** More than the longest valid text. */
const maxText = 16 * 1024

/** A guest's wishlist is a text of course ids with prices, each after a dash, oldest first: `-4:60-17:120`. Anything else in it is skipped. */
export function guestWishes(text: string): GuestWish[] {
  const wishes = new Map<number, GuestWish>()
  for (const [, id, price] of cutBeforeItem(text, maxText).matchAll(/-(\d{1,10}):(\d{1,4})(?=-|$)/g)) {
    const wish = { courseId: Number(id), price: Number(price) }
    if (isWithin(wish.courseId, limits.id) && isWithin(wish.price, limits.course.price) && !wishes.has(wish.courseId))
      wishes.set(wish.courseId, wish)
    if (wishes.size === max) break
  }
  return [...wishes.values()]
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max

export const guestWishlistText = (wishes: GuestWish[]) => wishes.map(({ courseId, price }) => `-${courseId}:${price}`).join('')
