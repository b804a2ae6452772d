import { type CourseText, courseTextNames, courseTexts } from '#contract/courses/course-fields.ts'
import { type Language, languages } from '#contract/courses/facets.ts'
import type { SavedDraft } from '#contract/drafts/drafts.ts'
import type { CourseVersion, FieldChange } from '#contract/drafts/versions.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import type { User } from '#server/core/security/tokens.ts'
import { chosenThumbnail, editableBy } from '#server/courses/index.ts'
import { publicLink } from '#server/files/index.ts'
import { findOwnDraft, putDraft } from './drafts.queries.ts'
import { addDraft, checkRoom, toSaved } from './save-draft.ts'
import { findVersion, getPresent, listVersionRows, type VersionForm, type VersionRow } from './versions.queries.ts'
import { refusals, words } from './words.ts'

const toVersion = ({ number, note, publishedAt, by }: Omit<VersionRow, 'form' | 'thumbnailFileId'>): CourseVersion => ({
  number,
  note,
  by,
  dateUTC: publishedAt.toISOString(),
})

export async function listVersions(parts: Parts, user: User, courseId: number): Promise<CourseVersion[]> {
  await editableBy(parts, user, courseId, 'read')
  return (await listVersionRows(parts.db, courseId)).map(toVersion)
}

async function getVersion(parts: Parts, user: User, courseId: number, number: number): Promise<VersionRow> {
  await editableBy(parts, user, courseId, 'read')
  const version = await findVersion(parts.db, courseId, number)
  if (!version) throw refusals.versionGone()
  return version
}

export async function compareVersion(parts: Parts, user: User, courseId: number, number: number) {
  const version = await getVersion(parts, user, courseId, number)
  return { ...toVersion(version), changes: changesBetween(version, await getPresent(parts.db, courseId)) }
}

type Level = { name: string; level: number | string }
interface Compared {
  /** A version, or a draft. */
  form: Omit<VersionForm, 'materials' | 'skills' | 'buildsOn'> & {
    skills: Level[]
    buildsOn: Level[]
    materials: { name: string; section?: string | null | undefined; isPreview?: boolean | undefined }[]
  }
  thumbnailFileId: string | null
}

/** The fields in which two versions differ, in words. */
export function changesBetween(before: Compared, now: Compared): FieldChange[] {
  const changes = fields.map(({ field, lines }) => ({ field, before: lines(before.form), now: lines(now.form) }))
  const picture = { field: words.thumbnail, ...pictureWords(before.thumbnailFileId, now.thumbnailFileId) }
  return [...changes, picture].filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.now))
}

/** A version may be older than a text. */
const linesIn = (name: CourseText, text = '') => (courseTexts[name].isLong ? text.trim().split(/\n+/) : [text.trim()])

/** A draft has them in the order in which they were chosen. */
const levelsIn = (skills: Level[]) =>
  skills.map(({ name, level }) => words.skillLevel({ skill: name, level: String(level) })).toSorted()

const fields: { field: string; lines: (form: Compared['form']) => string[] }[] = [
  ...courseTextNames.map((name) => ({
    field: courseTexts[name].title,
    lines: (form: Compared['form']) => linesIn(name, form[name]),
  })),
  { field: words.price, lines: ({ price }) => [words.points({ points: String(price) })] },
  { field: words.field, lines: ({ field }) => (field ? [field.name] : []) },
  { field: words.language, lines: ({ language }) => [languages[language as Language] ?? language] },
  { field: words.skills, lines: ({ skills }) => levelsIn(skills) },
  { field: words.buildsOn, lines: ({ buildsOn }) => levelsIn(buildsOn) },
  {
    field: words.materials,
    lines: ({ materials }) =>
      materials.flatMap(({ name, section, isPreview }) => [
        ...(section ? [words.section({ name: section })] : []),
        isPreview ? words.freePreview({ name }) : name,
      ]),
  },
  { field: words.finalTask, lines: ({ finalTask }) => (finalTask ? [finalTask.name] : []) },
]

function pictureWords(before: string | null, now: string | null): Pick<FieldChange, 'before' | 'now'> {
  if (before === now) return { before: [], now: [] }
  return {
    before: [before ? words.pictureBefore : words.drawnPicture],
    now: [now ? words.pictureNow : words.drawnPicture],
  }
}

/** The version becomes the user's draft of the course. Learners see nothing of it until it is published. */
export function restoreVersion(
  parts: Parts,
  user: User,
  { courseId, number, replaces }: { courseId: number; number: number; replaces: boolean },
): Promise<SavedDraft> {
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    await editableBy(parts, user, courseId, 'lock')
    const { form, thumbnailFileId } = await getVersion(parts, user, courseId, number)
    const draft = await findOwnDraft(db, user.id, courseId)
    if (draft && !replaces) throw refusals.hasDraft()
    if (!draft) await checkRoom(db, user.id)
    const restored = { authorId: user.id, courseId, form, thumbnailFileId, note: '', basedOn: null, now: clock.now() }
    return toSaved(await putDraft(db, restored))
  })
}

/** The same contents as a new course. A picture that somebody else uploaded stays behind. */
export function duplicateCourse(parts: Parts, user: User, courseId: number, attempt: Attempt): Promise<SavedDraft> {
  return once(parts, user.id, attempt, async (parts) => {
    await editableBy(parts, user, courseId, 'read')
    const { form, thumbnailFileId } = await getPresent(parts.db, courseId)
    const thumbnail = publicLink('thumbnails', thumbnailFileId)
    const own = await chosenThumbnail(parts, user, { thumbnail }).catch(() => null)
    return addDraft(parts, { authorId: user.id, courseId: null, form, thumbnailFileId: own, note: '', basedOn: null })
  })
}
