import { z } from 'zod'
import { type Endpoint, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { otherwise } from '../core/text.ts'
import { CourseId } from '../courses/courses.ts'
import { SavedDraft } from './drafts.ts'

export const CourseVersion = z.object({
  number: z.int(),
  dateUTC: z.string(),
  /** Who published it; null for a former user. */
  by: z.string().nullable(),
  /** What the author wrote for the learners. */
  note: z.string(),
})
export type CourseVersion = z.infer<typeof CourseVersion>

export const listVersions = {
  method: 'GET',
  url: '/api/courses/:id/versions',
  config: { access: 'creator' },
  schema: {
    summary: `The publications of a course of yours, the present one first; the last ${limits.drafts.maxVersions} are kept`,
    params: CourseId,
    response: { 200: z.array(CourseVersion) },
  },
} as const satisfies Endpoint

/** A field in words, as lines: a text has one for each paragraph, a list one for each item. */
export const FieldChange = z.object({ field: z.string(), before: z.array(z.string()), now: z.array(z.string()) })
export type FieldChange = z.infer<typeof FieldChange>

const VersionId = CourseId.extend({ number: pathId('version') })

export const compareVersion = {
  method: 'GET',
  url: '/api/courses/:id/versions/:number',
  config: { access: 'creator' },
  schema: {
    summary: 'How an earlier version of a course differs from the present one, field by field',
    params: VersionId,
    response: { 200: CourseVersion.extend({ changes: z.array(FieldChange) }) },
  },
} as const satisfies Endpoint

export const restoreVersion = {
  method: 'POST',
  url: '/api/courses/:id/versions/:number/restore',
  config: { access: 'creator' },
  schema: {
    summary: 'Make your draft of a course from an earlier version; with replaces, in place of the draft that you have',
    params: VersionId,
    body: z.object({ replaces: otherwise(z.boolean('replaces must be true or false.'), false) }),
    response: { 200: SavedDraft },
  },
} as const satisfies Endpoint
