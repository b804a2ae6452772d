import { type CourseToLearn, type MaterialToLearn, progressOf } from '#contract/learning.ts'
import { isVideo } from '#contract/materials.ts'
import type { Parts } from '#server/core/app.ts'
import { forbidden, notFound } from '#server/core/errors.ts'
import type { User } from '#server/core/tokens.ts'
import { captionsLink, privateLink } from '#server/files/index.ts'
import { listCourseMaterials } from '#server/materials/index.ts'
import { findCourseOf, listStates } from './learning.queries.ts'

/** For buyers, the author and Admins: everything with a link that opens it. */
export async function getCourseToLearn({ db, clock, secrets }: Parts, user: User, id: number): Promise<CourseToLearn> {
  const course = await findCourseOf(db, user.id, id)
  const mayOpen = course && (course.isBuyer || course.isAuthor || user.roles.includes('Admin'))
  if (!course || (course.archived && !mayOpen)) throw notFound('This course does not exist.')
  if (!mayOpen) throw forbidden('Buy this course to learn it.')
  const { archived: _, ...rest } = course
  const states = new Map((await listStates(db, user.id, id)).map((state) => [state.id, state]))
  const linkOf = (fileId: string) => privateLink(secrets.privateLink, clock, fileId, user.id)
  const materials = (await listCourseMaterials(db, id, user.id, linkOf)).map((material): MaterialToLearn => {
    const state = states.get(material.id)
    const own = { ...material, place: state?.place || null }
    const captions = state?.hasCaptions ? captionsLink(secrets.privateLink, clock, material.id, user.id) : null
    return isVideo(own) ? { ...own, captions } : own
  })
  const learned = materials.filter((material) => material.isLearned).length
  return { id, ...rest, materials, progress: progressOf(learned, materials.length) }
}
