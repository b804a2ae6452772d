import { type BrowserStorage, storage as browserStorage } from './storage.ts'

/**
 * Keeps unsaved input over a reload. The key of a private draft contains its user, so that nobody else gets it. An older version of the
 * portal may have stored another format: `check` returns nothing then, or throws.
 */
export function draftStore<Draft>(
  key: string,
  check: (stored: unknown) => Draft | undefined,
  storage: BrowserStorage = browserStorage,
) {
  let own: string | null = null
  return {
    read(): Draft | undefined {
      own = storage.get(key)
      return parse(own, check)
    },
    keep(draft: Draft) {
      own = JSON.stringify(draft)
      storage.set(key, own)
    },
    /** Keeps a draft that another tab has saved in the meantime. */
    remove() {
      if (own !== null && storage.get(key) === own) storage.remove(key)
      own = null
    },
  }
}

function parse<Draft>(text: string | null, check: (stored: unknown) => Draft | undefined): Draft | undefined {
  try {
    return check(JSON.parse(text ?? 'null'))
  } catch {
    return undefined
  }
}
