import { useSyncExternalStore } from 'react'
import { guestCartIds, guestCartText } from '#contract/guest-cart.ts'
import { storage } from '#web/core/storage.ts'
import { withCourse, withoutCourse } from './guest-cart.ts'

/** The specification's storage key. */
const key = 'cart'
const listeners = new Set<() => void>()

/** The guest's cart in the browser, read anew each time: another tab may have written since. */
export const guestCart = {
  ids: () => guestCartIds(storedText()),
  /** Made of clean ids, whatever is stored. */
  text: () => guestCartText(guestCartIds(storedText())),
  /** False when the cart is full. */
  add(id: number): boolean {
    write(withCourse(storedText(), id))
    return guestCartIds(storedText()).includes(id)
  },
  remove: (id: number) => write(withoutCourse(storedText(), id)),
  /** Tells about changes in this tab and in others. */
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
