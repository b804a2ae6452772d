import { isDeepStrictEqual } from 'node:util'
import { limits } from '#contract/core/limits.ts'
import type { DraftForm, SavedDraft } from '#contract/drafts/drafts.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { breaks } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import type { User } from '#server/core/security/tokens.ts'
import { chosenThumbnail, editableBy } from '#server/courses/index.ts'
import {
  countOwnDrafts,
  type DraftRow,
  insertDraft,
  type NewDraft,
  removeDraft,
  returnToAuthor,
  type SavedRow,
  updateDraft,
} from './drafts.queries.ts'
import { ownDraft } from './get-draft.ts'
import { refusals } from './words.ts'

export const toSaved = ({ savedAt, ...row }: SavedRow): SavedDraft => ({ ...row, savedUTC: savedAt.toISOString() })

type NewForm = DraftForm & { courseId?: number | null | undefined; updateDateUTC?: string | null | undefined }

export function createDraft(parts: Parts, user: User, form: NewForm, attempt: Attempt): Promise<SavedDraft> {
  return once(parts, user.id, attempt, async (parts) => {
    const { courseId = null, updateDateUTC, ...typed } = form
    if (courseId !== null) await editableBy(parts, user, courseId, 'read')
    const basedOn = updateDateUTC ? new Date(updateDateUTC) : null
    return addDraft(parts, { authorId: user.id, courseId, basedOn, ...(await storable(parts, user, typed, courseId)) })
  })
}

/** Must run in a transaction. */
export async function addDraft({ db, clock }: Parts, draft: Omit<NewDraft, 'now'>): Promise<SavedDraft> {
  await checkRoom(db, draft.authorId)
  try {
    return toSaved(await insertDraft(db, { ...draft, now: clock.now() }))
  } catch (error) {
    if (breaks(error, 'course_drafts_author_id_course_id_key')) throw refusals.beganElsewhere()
    throw error
  }
}

/** Others that begin a draft for the same user wait until the transaction ends. */
export async function checkRoom(db: Parts['db'], authorId: number): Promise<void> {
  await lockUser(db, authorId)
  if ((await countOwnDrafts(db, authorId)) >= limits.drafts.max) throw refusals.tooMany({ count: limits.drafts.max })
}

export function saveDraft(parts: Parts, user: User, id: number, form: DraftForm & { version: number }): Promise<SavedDraft> {
  return inTransaction(parts, async (parts) => {
    const { version, ...typed } = form
    const draft = await ownDraft(parts, user, id, 'lock')
    const changes = await storable(parts, user, typed, draft.courseId)
    // The response to the first try was lost.
    if (draft.version === version + 1 && draft.state === 'draft' && isStored(draft, changes)) return toSaved(pickSaved(draft))
    checkIsNewest(draft, version)
    return toSaved(await updateDraft(parts.db, id, { ...changes, now: parts.clock.now() }))
  })
}

export function deleteDraft(parts: Parts, user: User, id: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    await ownDraft(parts, user, id, 'lock')
    await removeDraft(parts.db, id)
  })
}

export function takeBackDraft(parts: Parts, user: User, id: number): Promise<SavedDraft> {
  return inTransaction(parts, async (parts) => {
    const draft = await ownDraft(parts, user, id, 'lock')
    if (draft.state !== 'review') throw refusals.notWaiting()
    return toSaved(await returnToAuthor(parts.db, id, null, parts.clock.now()))
  })
}

/** Refuses to change what somebody else has changed since it was read. */
export function checkIsNewest(draft: DraftRow, version: number): void {
  if (draft.state === 'review') throw refusals.isWaiting()
  if (draft.version !== version) throw refusals.savedElsewhere()
}

const pickSaved = ({ id, version, savedAt }: DraftRow): SavedRow => ({ id, version, savedAt })

/** Whether the draft has exactly this content. */
const isStored = ({ form, note, thumbnailFileId }: DraftRow, changes: Pick<DraftRow, 'form' | 'note' | 'thumbnailFileId'>) =>
  isDeepStrictEqual({ form, note, thumbnailFileId }, JSON.parse(JSON.stringify(changes)))

/** The picture is checked now, because a file that nothing refers to is removed after a day. */
export async function storable(parts: Parts, user: User, { thumbnail, note, ...form }: DraftForm, courseId: number | null) {
  return { form, note, thumbnailFileId: await chosenThumbnail(parts, user, { thumbnail }, courseId) }
}
