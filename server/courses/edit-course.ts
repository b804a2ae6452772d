import type { CourseToEdit } from '#contract/courses/authoring.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { isOwnerOrAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLinksFor, publicLink } from '#server/files/index.ts'
import { listCourseMaterials } from '#server/materials/index.ts'
import { archiveCourse, type EditableRow, findEditable, isSold, removeCourse, setHidden } from './authoring.queries.ts'
import { getForEditing } from './course.queries.ts'
import { queueSimilar } from './similar.queries.ts'
import { refusals } from './words.ts'

/** Returns a course that this user may change; one that is hidden stays hidden. With `lock`, nobody else buys, edits or deletes it until the transaction ends. */
export async function editableBy({ db }: Parts, user: User, id: number, mode: 'read' | 'lock'): Promise<EditableRow> {
  const course = await findEditable(db, id, { lock: mode === 'lock' })
  if (!course || course.deleted) throw refusals.noSuchCourse()
  if (!isOwnerOrAdmin(user, course.authorId)) {
    throw refusals.notYours()
  }
  return course
}

export async function getCourseToEdit(parts: Parts, user: User, id: number): Promise<CourseToEdit> {
  await editableBy(parts, user, id, 'read')
  const { thumbnailFileId, updateDate, ...course } = await getForEditing(parts.db, id)
  const materials = await listCourseMaterials(parts.db, id, user.id, privateLinksFor(parts, user.id))
  return {
    ...course,
    thumbnail: publicLink('thumbnails', thumbnailFileId),
    updateDateUTC: updateDate.toISOString(),
    materials,
  }
}

/** A course that has been bought leaves the catalogue, but its buyers keep it. Any other is deleted. */
export function deleteCourse(parts: Parts, user: User, id: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    await editableBy(parts, user, id, 'lock')
    await queueSimilar(db, id)
    if (await isSold(db, id)) await archiveCourse(db, id, clock.now())
    else await removeCourse(db, id)
  })
}

/** Must run in a transaction. Null shows it again. Returns false for a course that is not there any more, or was deleted by its author. */
export async function hideCourse({ db, clock }: Parts, id: number, reason: string | null): Promise<boolean> {
  await queueSimilar(db, id)
  return setHidden(db, id, reason, clock.now())
}
