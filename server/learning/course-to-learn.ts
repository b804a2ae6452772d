import { type CourseToLearn, type MaterialToLearn, progressPercent } from '#contract/learning/learning.ts'
import { isKind } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { previewLinksFor, privateLinksFor, type ToLink } from '#server/files/index.ts'
import { captionsByMaterial, listCourseMaterials, listPreviews } from '#server/materials/index.ts'
import { findOwnCourse, isInCatalogue, listStates } from './learning.queries.ts'
import { refusals } from './words.ts'

/** For buyers, the author and Admins: all materials with their links. */
export async function getCourseToLearn(parts: Parts, user: User, id: number): Promise<CourseToLearn> {
  const { db } = parts
  const course = await findOwnCourse(db, user.id, id)
  const mayOpen = course && (course.isBuyer || course.isAuthor || isAdmin(user))
  if (!course || (course.archived && !mayOpen)) throw refusals.noSuchCourse()
  if (!mayOpen) throw refusals.notBought()
  const { archived: _, ...rest } = course
  const places = new Map((await listStates(db, user.id, id)).map((state) => [state.id, state.place]))
  const toLink = privateLinksFor(parts, user.id)
  const materials = await toLearn(db, await listCourseMaterials(db, id, user.id, toLink), toLink, places)
  const learned = materials.filter((material) => material.isLearned).length
  return { id, ...rest, materials, progress: progressPercent(learned, materials.length) }
}

/** For everybody: the materials that the author opened, with links that work as long as they stay open. */
export async function getPreviews(parts: Parts, id: number): Promise<MaterialToLearn[]> {
  const { db } = parts
  const toLink = previewLinksFor(parts, id)
  const materials = await listPreviews(db, id, toLink)
  if (materials.length === 0 && !(await isInCatalogue(db, id))) throw refusals.noSuchCourse()
  return toLearn(db, materials, toLink)
}

/** Adds captions to videos, and to each material the place where the learner stopped. */
export async function toLearn(
  db: Db,
  materials: Material[],
  toLink: ToLink,
  places: Map<number, string | null> = new Map(),
): Promise<MaterialToLearn[]> {
  const videoIds = materials.filter(isKind('video')).map((video) => video.id)
  const captions = await captionsByMaterial(db, videoIds, toLink)
  return materials.map((material): MaterialToLearn => {
    const own = { ...material, place: places.get(material.id) || null }
    return own.kind === 'video' ? { ...own, captions: captions.get(own.id) ?? [] } : own
  })
}
