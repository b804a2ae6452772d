import type { WaitingDraft } from '#contract/approvals.ts'
import type { Publication } from '#contract/drafts.ts'
import type { PageQuery } from '#contract/http.ts'
import { noteAct } from '#server/audit/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { conflict } from '#server/core/errors.ts'
import { mapPage, type Page } from '#server/core/http/paging.ts'
import { rolesOf } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { refuseIfDeleted } from '#server/courses/index.ts'
import { notify } from '#server/notifications/index.ts'
import { type DraftRow, findAuthor, findDraft, listWaitingDrafts, returnToAuthor } from './drafts.queries.ts'
import { noSuchDraft } from './get-draft.ts'
import { publishAndRemove, wishOf } from './publish.ts'

export async function listWaiting({ db }: Parts, query: PageQuery): Promise<Page<WaitingDraft>> {
  return mapPage(await listWaitingDrafts(db, query), ({ sentAt, ...row }) => ({ ...row, sentUTC: sentAt.toISOString() }))
}

interface Decision {
  /** What the Admin saw. */
  version: number
  /** To the author. */
  note: string
}

/** Publishes it as its author would have. */
export function approveDraft(parts: Parts, adminId: number, id: number, decision: Decision): Promise<Publication> {
  return refuseIfDeleted(() =>
    inTransaction(parts, async (parts) => {
      const { db, clock } = parts
      const draft = await waitingDraft(parts, id, decision)
      const author = await authorOf(parts, draft)
      const courseId = await publishAndRemove(parts, author, id, await wishOf(parts, author, draft))
      const userId = draft.authorId
      const note = decision.note.trim()
      await noteAct(db, { adminId, act: 'approve-course', userId, details: draft.form.name, now: clock.now() })
      await notify(parts, [{ userId, kind: 'course-approved', courseId, note }])
      return { state: 'published' as const, courseId }
    }),
  )
}

export function refuseDraft(parts: Parts, adminId: number, id: number, decision: Decision): Promise<void> {
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const draft = await waitingDraft(parts, id, decision)
    const { note } = decision
    await returnToAuthor(db, id, note, clock.now())
    const userId = draft.authorId
    await noteAct(db, { adminId, act: 'refuse-course', userId, details: `${draft.form.name}: ${note}`, now: clock.now() })
    await notify(parts, [
      { userId, kind: 'course-refused', ...(draft.courseId && { courseId: draft.courseId }), draftId: id, note },
    ])
  })
}

async function waitingDraft({ db }: Parts, id: number, { version }: Decision): Promise<DraftRow> {
  const draft = await findDraft(db, id, { lock: true })
  if (!draft) throw noSuchDraft()
  if (draft.state !== 'review' || draft.version !== version)
    throw conflict('This draft does not wait for approval any more. Its author has taken it back, or another Admin has decided.')
  return draft
}

async function authorOf({ db }: Parts, { authorId }: DraftRow): Promise<User> {
  const author = await findAuthor(db, authorId)
  if (!author) throw noSuchDraft()
  const { isCreator, isAdmin, ...person } = author
  return { ...person, sessionId: '', roles: rolesOf({ isCreator, isAdmin }) }
}
