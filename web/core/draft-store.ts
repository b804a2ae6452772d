import type { z } from 'zod'
import { storage } from './storage.ts'

/** Keeps what was typed and not saved in this browser, over a reload. The key names its user, so that nobody else gets it. */
export function draftStore<Draft>(key: string, schema: z.ZodType<Draft>) {
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
    /** Another tab may have kept its own meanwhile; that one stays. */
    remove() {
      if (own !== null && storage.get(key) === own) storage.remove(key)
      own = null
    },
  }
}

/** An older portal may have kept something else. */
function parse<Draft>(text: string | null, schema: z.ZodType<Draft>): Draft | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
