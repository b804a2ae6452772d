import { useSyncExternalStore } from 'react'
import { guestCartIds, guestCartText } from '#contract/guest-cart.ts'
import { limits } from '#contract/limits.ts'
import { storage } from '#web/core/storage.ts'

/** The specification's storage key. */
const key = 'cart'
const listeners = new Set<() => void>()

/** The guest's cart in the browser, read each time, because another tab may have changed it. */
export const guestCart = {
  ids: () => guestCartIds(storedText()),
  /** Only valid ids, even if something else is stored. */
  text: () => guestCartText(guestCartIds(storedText())),
  /** False when the cart is full. */
  add(id: number): boolean {
    write(withCourse(storedText(), id))
    return guestCartIds(storedText()).includes(id)
  },
  remove: (id: number) => write(withoutCourse(storedText(), id)),
  /** Reports changes in this tab and in others. */
  subscribe(listener: () => void) {
    const listenToOthers = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
    listeners.add(listener)
    addEventListener('storage', listenToOthers)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listenToOthers)
    }
  },
}

export const useGuestIds = () => guestCartIds(useSyncExternalStore(guestCart.subscribe, storedText))

function storedText() {
  return storage.get(key) ?? ''
}

function write(text: string) {
  if (text === storedText()) return
  if (text) storage.set(key, text)
  else storage.remove(key)
  for (const listener of listeners) listener()
}

/** Changes nothing if the id is already there or the cart is full. */
export function withCourse(text: string, id: number): string {
  const ids = guestCartIds(text)
  return guestCartText(ids.includes(id) || ids.length >= limits.guestCart.maxIds ? ids : [...ids, id])
}

export const withoutCourse = (text: string, id: number): string =>
  guestCartText(guestCartIds(text).filter((other) => other !== id))
