import { useSyncExternalStore } from 'react'
import { guestCartIds, guestCartText } from '#contract/cart/guest-cart.ts'
import { limits } from '#contract/core/limits.ts'
import { storedText } from '#web/core/stored-text.ts'

/** The specification's storage key. */
const stored = storedText('cart')

/** The guest's cart in the browser. */
export const guestCart = {
  ids: () => guestCartIds(stored.read()),
  /** Only valid ids, even if something else is stored. */
  text: () => guestCartText(guestCartIds(stored.read())),
  /** False when the cart is full. */
  add(id: number): boolean {
    stored.write(withCourse(stored.read(), id))
    return guestCartIds(stored.read()).includes(id)
  },
  remove: (id: number) => stored.write(withoutCourse(stored.read(), id)),
  subscribe: stored.subscribe,
}

export const useGuestIds = () => guestCartIds(useSyncExternalStore(stored.subscribe, stored.read))

/** Changes nothing if the id is already there or the cart is full. */
export function withCourse(text: string, id: number): string {
  const ids = guestCartIds(text)
  return guestCartText(ids.includes(id) || ids.length >= limits.guestCart.maxIds ? ids : [...ids, id])
}

export const withoutCourse = (text: string, id: number): string =>
  guestCartText(guestCartIds(text).filter((other) => other !== id))
