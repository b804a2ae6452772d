import { storage } from './storage.ts'

/** A text in the browser's storage, read each time, because another tab may have changed it. */
export function storedText(key: string) {
  const listeners = new Set<() => void>()
  const read = () => storage.get(key) ?? ''
  return {
    read,
    write(text: string) {
      if (text === read()) return
      if (text) storage.set(key, text)
      else storage.remove(key)
      for (const listener of listeners) listener()
    },
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
}
