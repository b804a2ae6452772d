import type { PageQuery } from '#contract/core/http.ts'
import type { DraftToApprove, WaitingDraft } from '#contract/drafts/approvals.ts'
import type { DraftContent, Publication } from '#contract/drafts/drafts.ts'
import { noteAct } from '#server/audit/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { mapPage, type Page } from '#server/core/http/paging.ts'
import { toRoles } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { refuseIfDeleted } from '#server/courses/index.ts'
import { privateLinksFor } from '#server/files/index.ts'
import { getFinalTaskById } from '#server/final-tasks/index.ts'
import { toLearn } from '#server/learning/index.ts'
import { notify } from '#server/notifications/index.ts'
import {
  type DraftRow,
  findAuthor,
  findDraft,
  findWaitingDraft,
  listWaitingDrafts,
  returnToAuthor,
  type WaitingRow,
} from './drafts.queries.ts'
import { readContent } from './get-draft.ts'
import { publishAndRemove, readProposal } from './publish.ts'
import { getPresent } from './versions.queries.ts'
import { changesBetween } from './versions.ts'
import { refusals } from './words.ts'

export async function listWaiting({ db }: Parts, query: PageQuery): Promise<Page<WaitingDraft>> {
  return mapPage(await listWaitingDrafts(db, query), toWaiting)
}

const toWaiting = ({ sentAt, changedAt, ...row }: WaitingRow): WaitingDraft => ({
  ...row,
  sentUTC: sentAt.toISOString(),
  changedUTC: changedAt?.toISOString() ?? null,
})

/** Everything that would be published, and what would change. The version is read first, so it is never newer than what is shown with it. */
export async function getWaiting(parts: Parts, adminId: number, id: number): Promise<DraftToApprove> {
  const { db } = parts
  const waiting = await findWaitingDraft(db, id)
  const draft = waiting && (await findDraft(db, id))
  if (!draft) throw refusals.noSuchDraft()
  const toLink = privateLinksFor(parts, adminId)
  const content = await readContent(db, draft, false, toLink)
  return {
    ...toWaiting(waiting),
    changes: draft.courseId === null ? null : await listChanges(db, draft.courseId, draft, content),
    materials: await toLearn(db, content.materials, toLink),
    finalTask: content.finalTask && (await getFinalTaskById(db, content.finalTask.id)),
  }
}

async function listChanges(db: Db, courseId: number, { form, thumbnailFileId }: DraftRow, content: DraftContent) {
  const present = await getPresent(db, courseId)
  // A field that was left out stays unchanged.
  const field = form.field === undefined ? present.form.field : content.field
  return changesBetween(present, { form: { ...content, field, price: Number(content.price) }, thumbnailFileId })
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
      const author = await readAuthor(parts, draft)
      const courseId = await publishAndRemove(parts, author, id, await readProposal(parts, author, draft))
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
  if (!draft) throw refusals.noSuchDraft()
  if (draft.state !== 'review') throw refusals.takenBackOrDecided()
  if (draft.version !== version) throw refusals.changedMeanwhile()
  return draft
}

async function readAuthor({ db }: Parts, { authorId }: DraftRow): Promise<User> {
  const author = await findAuthor(db, authorId)
  if (!author) throw refusals.noSuchDraft()
  const { isCreator, isAdmin, ...person } = author
  return { ...person, sessionId: '', roles: toRoles({ isCreator, isAdmin }) }
}
