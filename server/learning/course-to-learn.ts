import { type CourseToLearn, type MaterialToLearn, progressOf } from '#contract/learning/learning.ts'
import { isOf } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { forbidden, notFound } from '#server/core/errors.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { type LinkOf, previewLinksFor, privateLinksFor } from '#server/files/index.ts'
import { captionsOf, listCourseMaterials, listPreviews } from '#server/materials/index.ts'
import { findCourseOf, isInCatalogue, listStates } from './learning.queries.ts'

/** For buyers, the author and Admins: all materials with their links. */
export async function getCourseToLearn(parts: Parts, user: User, id: number): Promise<CourseToLearn> {
  const { db } = parts
  const course = await findCourseOf(db, user.id, id)
  const mayOpen = course && (course.isBuyer || course.isAuthor || isAdmin(user))
  if (!course || (course.archived && !mayOpen)) throw notFound('This course does not exist.')
  if (!mayOpen) throw forbidden('Buy this course to learn it.')
  const { archived: _, ...rest } = course
  const places = new Map((await listStates(db, user.id, id)).map((state) => [state.id, state.place]))
  const linkOf = privateLinksFor(parts, user.id)
  const materials = await toLearn(db, await listCourseMaterials(db, id, user.id, linkOf), linkOf, places)
  const learned = materials.filter((material) => material.isLearned).length
  return { id, ...rest, materials, progress: progressOf(learned, materials.length) }
}

/** For everybody: the materials that the author opened, with links that work as long as they stay open. */
export async function getPreviews(parts: Parts, id: number): Promise<MaterialToLearn[]> {
  const { db } = parts
  const linkOf = previewLinksFor(parts, id)
  const materials = await listPreviews(db, id, linkOf)
  if (materials.length === 0 && !(await isInCatalogue(db, id))) throw notFound('This course does not exist.')
  return toLearn(db, materials, linkOf)
}

/** Adds captions to videos, and to each material the place where the learner stopped. */
export async function toLearn(
  db: Db,
  materials: Material[],
  linkOf: LinkOf,
  places: Map<number, string | null> = new Map(),
): Promise<MaterialToLearn[]> {
  const videoIds = materials.filter(isOf('video')).map((video) => video.id)
  const captions = await captionsOf(db, videoIds, linkOf)
  return materials.map((material): MaterialToLearn => {
    const own = { ...material, place: places.get(material.id) || null }
    return own.kind === 'video' ? { ...own, captions: captions.get(own.id) ?? [] } : own
  })
}
