import { CourseForm } from '#contract/courses/authoring.ts'
import type { DraftContent, Publication } from '#contract/drafts/drafts.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { addCourse, changeCourse, editableBy, refuseIfDeleted } from '#server/courses/index.ts'
import { type DraftRow, putDraft, raisesSkills, removeDraft, sendForReview } from './drafts.queries.ts'
import { ownDraft, readContent } from './get-draft.ts'
import { checkIsNewest, checkRoom, storable } from './save-draft.ts'
import { keepVersion } from './versions.queries.ts'
import { nothingLeft, refusals } from './words.ts'

/** A course as its author wants it published. */
export interface Proposal {
  /** Null for a new course. */
  courseId: number | null
  form: CourseForm
  /** The version of the course that was read; without it, any version is replaced. */
  updateDateUTC?: string | null | undefined
  note: string
}

/** Publishes all of a draft or nothing. What an Admin has to approve waits instead, and the course stays as it is. */
export function publishDraft(
  parts: Parts,
  user: User,
  id: number,
  { version, replaces }: { version: number; replaces: boolean },
  attempt: Attempt,
): Promise<Publication> {
  return refuseIfDeleted(() =>
    once(parts, user.id, attempt, async (parts) => {
      const draft = await ownDraft(parts, user, id, 'lock')
      checkIsNewest(draft, version)
      const proposal = await readProposal(parts, user, draft, replaces)
      if (await needsApproval(parts, user, proposal)) {
        await sendForReview(parts.db, id, parts.clock.now())
        return { state: 'review' as const, courseId: draft.courseId }
      }
      return { state: 'published' as const, courseId: await publishAndRemove(parts, user, id, proposal) }
    }),
  )
}

/** Must run in a transaction. Returns the id of the course. */
export async function publishAndRemove(parts: Parts, author: User, draftId: number, proposal: Proposal): Promise<number> {
  const courseId = await publish(parts, author, proposal)
  await removeDraft(parts.db, draftId)
  return courseId
}

/** What the author's screen shows, so without what was deleted meanwhile. Refuses if it is not complete, with a sentence for each field. */
export async function readProposal({ db }: Parts, author: User, draft: DraftRow, replaces = false): Promise<Proposal> {
  const { courseId, basedOn, note } = draft
  const content = await readContent(db, draft, isAdmin(author))
  // A field that was left out stays unchanged; null would take it away.
  const field = draft.form.field && content.field
  const { data, error } = CourseForm.safeParse({ ...content, field })
  if (!data) {
    const sentences = { ...sentencesByField(error.issues), ...emptiedLists(draft, content) }
    throw refusals.incomplete({ errors: sentences })
  }
  return { courseId, form: data, note, updateDateUTC: replaces ? null : basedOn?.toISOString() }
}

/** An editor that was opened earlier still shows what was deleted, so it says more than that something has to be chosen. */
function emptiedLists({ form }: DraftRow, content: DraftContent): Record<string, string> {
  const lists = Object.entries(nothingLeft) as [keyof typeof nothingLeft, string][]
  return Object.fromEntries(lists.filter(([list]) => form[list].length > 0 && content[list].length === 0))
}

function sentencesByField(issues: { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const { path, message } of issues) sentences[path.join('.')] ??= message
  return sentences
}

/** The specification's call: publishes at once, or sends it for approval. */
export async function createCourse(parts: Parts, author: User, form: CourseForm, attempt: Attempt) {
  const made = await refuseIfDeleted(() =>
    once(parts, author.id, attempt, async (parts): Promise<{ id: number } | { draftId: number }> => {
      const proposal: Proposal = { courseId: null, form, note: '' }
      return (await needsApproval(parts, author, proposal))
        ? waiting(parts, author, proposal)
        : { id: await publish(parts, author, proposal) }
    }),
  )
  // What the first try with this key created may have been deleted since.
  if ('id' in made) await editableBy(parts, author, made.id, 'read')
  return made
}

type SentForm = CourseForm & Pick<Proposal, 'updateDateUTC'>

/** The specification's call. Returns undefined when it is published. */
export function updateCourse(parts: Parts, user: User, courseId: number, { updateDateUTC, ...form }: SentForm) {
  return refuseIfDeleted(() =>
    inTransaction(parts, async (parts) => {
      const proposal: Proposal = { courseId, form, updateDateUTC, note: '' }
      await editableBy(parts, user, courseId, 'lock')
      if (await needsApproval(parts, user, proposal)) return waiting(parts, user, proposal)
      await publish(parts, user, proposal)
      return undefined
    }),
  )
}

/** Must run in a transaction. Returns the id of the course. */
async function publish(parts: Parts, user: User, proposal: Proposal): Promise<number> {
  const { db } = parts
  const { courseId } = proposal
  if (courseId !== null) {
    await editableBy(parts, user, courseId, 'lock')
    // The present one, if it was published before versions were kept.
    await keepVersion(db, courseId)
    await changeCourse(parts, user, courseId, proposal)
  }
  const id = courseId ?? (await addCourse(parts, user, proposal.form))
  await keepVersion(db, id, { by: user.id, note: proposal.note })
  return id
}

/** First publications do, and changes that add a skill or raise a level: what a certificate says depends on them. */
async function needsApproval({ db, settings }: Parts, user: User, { courseId, form }: Proposal): Promise<boolean> {
  if (!settings.courseApproval || isAdmin(user)) return false
  return courseId === null || raisesSkills(db, courseId, form.skills)
}

/** Keeps the form as a draft that waits for approval. */
async function waiting(parts: Parts, user: User, { courseId, form, updateDateUTC }: Proposal): Promise<{ draftId: number }> {
  const { db, clock } = parts
  if (courseId === null) await checkRoom(db, user.id)
  const complete = {
    ...form,
    thumbnail: form.thumbnail ?? '',
    note: '',
    buildsOn: form.buildsOn ?? [],
    language: form.language ?? 'en',
  }
  const { id } = await putDraft(db, {
    authorId: user.id,
    courseId,
    basedOn: updateDateUTC ? new Date(updateDateUTC) : null,
    now: clock.now(),
    ...(await storable(parts, user, complete, courseId)),
  })
  await sendForReview(db, id, clock.now())
  return { draftId: id }
}
