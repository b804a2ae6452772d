import type { z } from 'zod'
import { type BrowserStorage, storage as browserStorage } from './storage.ts'

/** Keeps what was typed and not saved, over a reload. The key of a private draft names its user, so that nobody else gets it. */
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
    /** Leaves the draft of another tab that was kept meanwhile. */
    remove() {
      if (own !== null && storage.get(key) === own) storage.remove(key)
      own = null
    },
  }
}

/** An older version of the portal may have stored another shape. */
function parse<Draft>(text: string | null, schema: z.ZodType<Draft>): Draft | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
