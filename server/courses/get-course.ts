import type { CourseDetails } from '#contract/courses/courses.ts'
import type { Parts } from '#server/core/app.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLinksFor } from '#server/files/index.ts'
import { listCourseMaterials } from '#server/materials/index.ts'
import { findCourse } from './course.queries.ts'
import { refusals } from './words.ts'

/** Links to materials are only for those who may open them: buyers, the author, Admins. */
export async function getCourseDetails(parts: Parts, viewer: User | undefined, id: number): Promise<CourseDetails> {
  const course = await findCourse(parts.db, id, viewer)
  if (!course) throw refusals.noSuchCourse()
  const mayOpen = viewer && (course.isBought || isAdmin(viewer))
  const toLink = mayOpen ? privateLinksFor(parts, viewer.id) : undefined
  const materials = await listCourseMaterials(parts.db, id, viewer?.id, toLink)
  return { ...course, materials }
}
