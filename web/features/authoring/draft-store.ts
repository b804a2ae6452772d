import { z } from 'zod'
import { draftStore } from '#web/core/draft-store.ts'
import { CourseDraft } from './course-draft.ts'

const StoredDraft = z.object({
  draft: CourseDraft,
  /** The version of the course that it changes; null for a new course. */
  basedOn: z.string().nullable(),
  /** Of a try to create it that got no answer. */
  key: z.string().nullable().default(null),
})

/** What was typed and not saved, for each user and course. */
export const courseDraftStore = (userId: string, courseId: number | 'new') =>
  draftStore(`coursewise-draft-${userId}-${courseId}`, StoredDraft)
