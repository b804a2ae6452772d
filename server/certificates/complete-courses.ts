import type { Db } from '#server/core/database/db.ts'
import { addCourseSkills } from '#server/skills/index.ts'
import { type Completion, issueCertificates, listCompletions } from './certificates.queries.ts'

/**
 * Reaching 100 the first time: the certificate is issued and the course's skills are gained, once per user and course, for ever. Of two
 * at the same moment the unique certificate lets one through. Runs inside the transaction of whatever changed.
 */
export async function completeCourses(db: Db, now: Date, courseIds: number[], userId?: number): Promise<Completion[]> {
  if (courseIds.length === 0) return []
  const completions = await listCompletions(db, courseIds, userId)
  if (completions.length === 0) return []
  const issued = await issueCertificates(db, completions, now)
  await addCourseSkills(db, issued)
  return issued
}
