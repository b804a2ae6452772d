import { useSyncExternalStore } from 'react'
import { storage } from '#web/core/storage.ts'
import { idsIn, textOf, withCourse, withoutCourse } from './guest-cart.ts'

/** The specification's storage key. */
const key = 'cart'
const listeners = new Set<() => void>()

/** The guest's cart in the browser, read anew each time: another tab may have written since. */
export const guestCart = {
  ids: () => idsIn(storedText()),
  /** Made of clean ids, whatever is stored. */
  text: () => textOf(idsIn(storedText())),
  /** False when the cart is full. */
  add(id: number): boolean {
    write(withCourse(storedText(), id))
    return idsIn(storedText()).includes(id)
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

export const useGuestIds = () => idsIn(useSyncExternalStore(guestCart.subscribe, storedText))

function storedText() {
  return storage.get(key) ?? ''
}

function write(text: string) {
  if (text === storedText()) return
  if (text) storage.set(key, text)
  else storage.remove(key)
  for (const listener of listeners) listener()
}
