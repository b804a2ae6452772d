import type { Parts } from '#server/core/app.ts'
import { addCourseSkills } from '#server/skills/index.ts'
import { type Issued, issueCertificates, listCompletions } from './certificates.queries.ts'
import { signingKey } from './sign-certificate.ts'

/**
 * Issues the certificate and adds the course's skills for everybody (or this user alone) who has now learned all of a course, once per
 * user and course: certificates are unique. Must run in the transaction of the change that may have completed it.
 */
export async function completeCourses(
  { db, clock, secrets }: Parts,
  { courseIds, userId }: { courseIds: number[]; userId?: number },
): Promise<Issued[]> {
  if (courseIds.length === 0) return []
  const completions = await listCompletions(db, courseIds, userId)
  if (completions.length === 0) return []
  const issued = await issueCertificates(db, completions, signingKey(secrets.certificates[0]).id, clock.now())
  await addCourseSkills(db, issued)
  return issued
}
