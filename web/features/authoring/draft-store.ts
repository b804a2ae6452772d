import { z } from 'zod'
import { storage } from '#web/core/storage.ts'
import { CourseDraft } from './course-draft.ts'

const StoredDraft = z.object({
  draft: CourseDraft,
  /** The version of the course that it changes; null for a new course. */
  basedOn: z.string().nullable(),
  /** Of a try to create it that got no answer. */
  key: z.string().nullable().default(null),
})
type StoredDraft = z.infer<typeof StoredDraft>

/** Keeps what was typed and not saved, for each user and course, in this browser. */
export function draftStore(userId: string, courseId: number | 'new') {
  const key = `coursewise-draft-${userId}-${courseId}`
  let own: string | null = null
  return {
    read(): StoredDraft | undefined {
      own = storage.get(key)
      return parse(own)
    },
    keep(stored: StoredDraft) {
      own = JSON.stringify(stored)
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
function parse(text: string | null): StoredDraft | undefined {
  try {
    return StoredDraft.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}
