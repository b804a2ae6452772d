import { z } from 'zod'
import { type Endpoint, Nothing, PageQuery } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { otherwise, typed } from '../core/text.ts'
import { labels } from '../core/words.ts'
import { FinalTask } from '../final-tasks/final-tasks.ts'
import { MaterialToLearn } from '../learning/learning.ts'
import { DraftId, draftVersion, Publication } from './drafts.ts'
import { FieldChange } from './versions.ts'
import { words } from './words.ts'

export const WaitingDraft = z.object({
  id: z.int(),
  version: z.int(),
  /** Null for a new course. */
  courseId: z.int().nullable(),
  name: z.string(),
  author: z.object({ name: z.string(), email: z.string() }),
  sentUTC: z.string(),
  /** When a material, file or link in it, or its final task, was changed after it was sent. */
  changedUTC: z.string().nullable(),
  note: z.string(),
  /** The skills that it adds or raises. `from` is 0 for an added one. */
  raised: z.array(z.object({ name: z.string(), from: z.int(), to: z.int() })),
})
export type WaitingDraft = z.infer<typeof WaitingDraft>

export const listWaiting = {
  method: 'GET',
  url: '/api/approvals',
  config: { access: 'admin' },
  schema: {
    summary: 'What waits for approval, the oldest first',
    querystring: PageQuery,
    response: { 200: z.array(WaitingDraft) },
  },
} as const satisfies Endpoint

export const DraftToApprove = WaitingDraft.extend({
  /** How it differs from the published course, field by field. Null for a new course. */
  changes: z.array(FieldChange).nullable(),
  /** With links that the Admin can open. */
  materials: z.array(MaterialToLearn),
  finalTask: FinalTask.nullable(),
})
export type DraftToApprove = z.infer<typeof DraftToApprove>

export const getWaiting = {
  method: 'GET',
  url: '/api/approvals/:id',
  config: { access: 'admin' },
  schema: {
    summary:
      'What waits for approval, with all materials, the final task and what it changes; its version is what can be approved',
    params: DraftId,
    response: { 200: DraftToApprove },
  },
} as const satisfies Endpoint

const { toAuthor } = limits.drafts.note
const noteToAuthor = typed(labels.note, toAuthor)

export const approveDraft = {
  method: 'POST',
  url: '/api/approvals/:id/approve',
  config: { access: 'admin' },
  schema: {
    summary:
      'Approve a draft, which publishes it; its author is notified. Refused (409) when anything in it was changed since this version was read',
    params: DraftId,
    body: z.object({ version: draftVersion, note: otherwise(noteToAuthor, '') }),
    response: { 200: Publication },
  },
} as const satisfies Endpoint

export const refuseDraft = {
  method: 'POST',
  url: '/api/approvals/:id/refuse',
  config: { access: 'admin' },
  schema: {
    summary: 'Refuse a draft with a note to its author, who can change it and send it again',
    params: DraftId,
    body: z.object({ version: draftVersion, note: noteToAuthor.trim().min(1, words.tellWhatIsMissing) }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
