import type { z } from 'zod'
import { type BrowserStorage, storage as browserStorage } from './storage.ts'

/** Keeps unsaved input over a reload. The key of a private draft contains its user, so that nobody else gets it. */
export function draftStore<Draft>(key: string, schema: z.ZodType<Draft>, storage: BrowserStorage = browserStorage) {
  let own: string | null = null
  return {
    read(): Draft | undefined {
      own = storage.get(key)
      return parse(own, schema)
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

/** An older version of the portal may have stored another format. */
function parse<Draft>(text: string | null, schema: z.ZodType<Draft>): Draft | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
