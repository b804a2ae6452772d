import { type CourseToLearn, type MaterialToLearn, progressOf } from '#contract/learning.ts'
import { isVideo } from '#contract/material-kinds.ts'
import type { Parts } from '#server/core/app.ts'
import { forbidden, notFound } from '#server/core/errors.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLinksFor } from '#server/files/index.ts'
import { captionsOf, listCourseMaterials } from '#server/materials/index.ts'
import { findCourseOf, listStates } from './learning.queries.ts'

/** For buyers, the author and Admins: all materials with their links. */
export async function getCourseToLearn(parts: Parts, user: User, id: number): Promise<CourseToLearn> {
  const { db } = parts
  const course = await findCourseOf(db, user.id, id)
  const mayOpen = course && (course.isBuyer || course.isAuthor || isAdmin(user))
  if (!course || (course.archived && !mayOpen)) throw notFound('This course does not exist.')
  if (!mayOpen) throw forbidden('Buy this course to learn it.')
  const { archived: _, ...rest } = course
  const places = new Map((await listStates(db, user.id, id)).map((state) => [state.id, state.place]))
  const listed = await listCourseMaterials(db, id, user.id, privateLinksFor(parts, user.id))
  const videoIds = listed.filter(isVideo).map((video) => video.id)
  const captions = await captionsOf(parts, user.id, videoIds)
  const materials = listed.map((material): MaterialToLearn => {
    const own = { ...material, place: places.get(material.id) || null }
    return isVideo(own) ? { ...own, captions: captions.get(own.id) ?? [] } : own
  })
  const learned = materials.filter((material) => material.isLearned).length
  return { id, ...rest, materials, progress: progressOf(learned, materials.length) }
}
