import type { CourseDetails } from '#contract/courses.ts'
import type { Parts } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLink } from '#server/files/index.ts'
import { listCourseMaterials } from '#server/materials/index.ts'
import { findCourse } from './details.queries.ts'

/** Links to materials are only for those who may open them: buyers, the author, Admins. */
export async function getCourse({ db, clock, secrets }: Parts, id: number, viewer: User | undefined): Promise<CourseDetails> {
  const course = await findCourse(db, id, viewer?.id)
  if (!course) throw notFound('This course does not exist.')
  const mayOpen = viewer && (course.isBought || viewer.roles.includes('Admin'))
  const linkOf = mayOpen ? (fileId: string) => privateLink(secrets.privateLink, clock, fileId, viewer.id) : undefined
  const materials = await listCourseMaterials(db, id, viewer?.id, linkOf)
  return { ...course, materials, learningTime: materials.reduce((sum, material) => sum + material.learningMinutes, 0) }
}
