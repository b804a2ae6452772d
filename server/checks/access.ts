import type { Parts } from '#server/core/app.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import type { CheckSettings } from '#server/materials/index.ts'
import { findCheck, type Tries } from './attempts.queries.ts'
import { refusals } from './words.ts'

/** A check of a course, for one who may take it or try it out. */
export interface OpenCheck {
  courseId: number
  settings: CheckSettings
  tries: Tries
}

/** Buyers of the course take its check. Its author and Admins who did not buy it try it out. */
export async function openCheck({ db }: Parts, user: User, courseId: number, checkId: number): Promise<OpenCheck> {
  const check = await findCheck(db, user.id, courseId, checkId)
  const mayOpen = check && (check.isBuyer || check.isAuthor || isAdmin(user))
  if (!check || (check.isArchived && !mayOpen)) throw refusals.noSuchCheck()
  if (!mayOpen) throw refusals.notBought()
  return { courseId, settings: check.settings, tries: { userId: user.id, checkId, isTrial: !check.isBuyer } }
}
