import { courseTextNames } from '#contract/courses/course-fields.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import type { Draft, DraftContent, DraftLine, DraftPreview } from '#contract/drafts/drafts.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { editableBy } from '#server/courses/index.ts'
import { publicLink, type ToLink } from '#server/files/index.ts'
import { listMaterialsById } from '#server/materials/index.ts'
import { areLevelsShown, findField, findFinalTask, findLiveFacts, getShownAuthor, listDraftSkills } from './content.queries.ts'
import { type DraftRow, findDraft, findOwnDraft, listDraftRows } from './drafts.queries.ts'
import { refusals, words } from './words.ts'

/** Nobody else gets to know that it exists. With `lock`, nobody else changes it until the transaction ends. */
export async function ownDraft({ db }: Parts, user: User, id: number, mode: 'read' | 'lock'): Promise<DraftRow> {
  const draft = await findDraft(db, id, { lock: mode === 'lock' })
  if (draft?.authorId !== user.id) throw refusals.noSuchDraft()
  return draft
}

export async function listOwnDrafts({ db, settings }: Parts, user: User) {
  const rows = await listDraftRows(db, user.id)
  const drafts = rows.map(
    ({ thumbnailFileId, savedAt, ...row }): DraftLine => ({
      ...row,
      thumbnail: publicLink('thumbnails', thumbnailFileId),
      savedUTC: savedAt.toISOString(),
    }),
  )
  return { needsApproval: settings.courseApproval && !isAdmin(user), drafts }
}

export const getDraft = async (parts: Parts, user: User, id: number): Promise<Draft> =>
  toDraft(parts.db, user, await ownDraft(parts, user, id, 'read'))

export async function findCourseDraft(parts: Parts, user: User, courseId: number): Promise<{ draft: Draft | null }> {
  await editableBy(parts, user, courseId, 'read')
  const draft = await findOwnDraft(parts.db, user.id, courseId)
  return { draft: draft ? await toDraft(parts.db, user, draft) : null }
}

async function toDraft(db: Db, user: User, draft: DraftRow): Promise<Draft> {
  const { id, courseId, version, state, refusal, savedAt } = draft
  const content = await readContent(db, draft, isAdmin(user))
  return { id, courseId, version, state, refusal, savedUTC: savedAt.toISOString(), content }
}

/** A draft may be older than a text. */
const nothingWritten = Object.fromEntries(courseTextNames.map((name) => [name, '']))

/** The draft with the names to show. Only what its author may put into the course is shown, so that a made-up id says nothing. */
export async function readContent(db: Db, draft: DraftRow, mayUseAll: boolean, toLink?: ToLink): Promise<DraftContent> {
  const { id, authorId, courseId, form, thumbnailFileId, note } = draft
  const makers = mayUseAll ? 'anyone' : [authorId]
  const found = await listMaterialsById(
    db,
    form.materials.map((material) => material.id),
    makers,
    courseId,
    toLink,
  )
  const inDraft = new Map(form.materials.map((material) => [material.id, material]))
  const field = form.field && (await findField(db, form.field.id))
  return {
    ...nothingWritten,
    ...form,
    thumbnail: publicLink('thumbnails', thumbnailFileId) ?? '',
    skills: await listDraftSkills(db, id, 'skills'),
    buildsOn: await listDraftSkills(db, id, 'buildsOn'),
    materials: found.map((material) => ({
      ...material,
      section: inDraft.get(material.id)?.section ?? null,
      isPreview: material.kind === 'check' ? false : (inDraft.get(material.id)?.isPreview ?? undefined),
    })),
    finalTask: (form.finalTask && (await findFinalTask(db, form.finalTask.id, makers, courseId))) ?? null,
    field: field ? { id: field.id, name: field.name } : null,
    note,
  }
}

/** For its author, and for an Admin while it waits for approval. */
export async function previewDraft({ db, clock }: Parts, user: User, id: number): Promise<DraftPreview> {
  const draft = await findDraft(db, id)
  const isOwn = draft?.authorId === user.id
  if (!draft || (!isOwn && !(isAdmin(user) && draft.state === 'review'))) throw refusals.noSuchDraft()
  const { courseId, state, form } = draft
  const { note: _, finalTask, ...content } = await readContent(db, draft, isOwn && isAdmin(user))
  const live = courseId === null ? undefined : await findLiveFacts(db, courseId)
  const { avatarFileId, ...author } = await getShownAuthor(db, live?.authorId ?? draft.authorId)
  const skills = content.skills.map((skill) => ({ ...skill, level: toWhole(skill.level) }))
  const buildsOn = content.buildsOn.map((skill) => ({ ...skill, level: toWhole(skill.level), ownLevel: null }))
  const course: CourseDetails = {
    ...content,
    id: courseId ?? 0,
    name: content.name.trim() || words.untitled,
    price: toWhole(content.price),
    thumbnail: content.thumbnail || null,
    skills,
    buildsOn,
    finalTask,
    field: (form.field && (await findField(db, form.field.id))) ?? null,
    studentsCount: live?.studentsCount ?? 0,
    rating: null,
    ratings: { stars: [0, 0, 0, 0, 0], medianMinutes: null, timeAnswers: 0, levels: { yes: 0, partly: 0, no: 0 } },
    updateDateUTC: clock.now().toISOString(),
    isBought: false,
    isArchived: false,
    hiddenReason: null,
    learningTime: content.materials.reduce((sum, { learningMinutes }) => sum + learningMinutes, 0),
    levelsShown: await areLevelsShown(db, skills, content.materials),
    level: shownLevel(buildsOn.map(({ level }) => level)),
    author: { ...author, avatar: publicLink('avatars', avatarFileId) },
  }
  return { isOwn, courseId, state, course }
}

/** What is only half typed counts as zero. */
const toWhole = (typed: number | string) => (Number.isSafeInteger(Number(typed)) ? Number(typed) : 0)

/** As `facets_of` in the migrations says. */
const shownLevel = (levels: number[]): CourseDetails['level'] =>
  levels.length === 0 ? 'beginner' : Math.max(...levels) <= 3 ? 'intermediate' : 'advanced'
