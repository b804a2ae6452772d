import { useSyncExternalStore } from 'react'
import { limits } from '#contract/core/limits.ts'
import { type GuestWish, guestWishes, guestWishlistText } from '#contract/wishlist/guest-wishlist.ts'
import { storedText } from '#web/core/stored-text.ts'

const stored = storedText('wishlist')

/** The guest's wishlist in the browser. */
export const guestWishlist = {
  /** Only valid wishes, even if something else is stored. */
  text: () => guestWishlistText(guestWishes(stored.read())),
  /** False when the wishlist is full. */
  add(wish: GuestWish): boolean {
    const text = withWish(stored.read(), wish)
    stored.write(text)
    return guestWishes(text).some(({ courseId }) => courseId === wish.courseId)
  },
  remove: (courseId: number) => stored.write(withoutWish(stored.read(), courseId)),
}

export const useGuestWishIds = () =>
  guestWishes(useSyncExternalStore(stored.subscribe, stored.read)).map(({ courseId }) => courseId)

/** Changes nothing if the course is already wished or the wishlist is full. */
export function withWish(text: string, wish: GuestWish): string {
  const wishes = guestWishes(text)
  const isKept = wishes.some(({ courseId }) => courseId === wish.courseId) || wishes.length >= limits.wishlist.max
  return guestWishlistText(isKept ? wishes : [...wishes, wish])
}

export const withoutWish = (text: string, courseId: number): string =>
  guestWishlistText(guestWishes(text).filter((other) => other.courseId !== courseId))
