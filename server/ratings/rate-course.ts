import type { RatingForm } from '#contract/core/forms.ts'
import type { OwnRating } from '#contract/ratings/ratings.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { type Refused, sessionOver } from '#server/core/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { findOwnRating, findStanding, type Standing, saveRating } from './ratings.queries.ts'
import { refusals } from './words.ts'

export async function getOwnRating({ db }: Parts, userId: number, courseId: number): Promise<OwnRating> {
  const standing = await findStanding(db, userId, courseId, { lock: false })
  if (!standing?.isVisible) throw refusals.noSuchCourse()
  const rating = (await findOwnRating(db, userId, courseId)) ?? null
  return {
    mayRate: whyNotRated(standing, userId, rating !== null) === undefined,
    learnedMaterialsCount: standing.learned,
    materialsCount: standing.materials,
    rating,
  }
}

/** The first time or again. The author is notified of the first time only. */
export function rateCourse(parts: Parts, userId: number, courseId: number, form: RatingForm): Promise<void> {
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    // An account that is deleted meanwhile leaves no rating behind.
    if (!(await lockUser(db, userId))) throw sessionOver()
    const standing = await findStanding(db, userId, courseId, { lock: true })
    if (!standing?.isVisible) throw refusals.noSuchCourse()
    const hasRated = (await findOwnRating(db, userId, courseId)) !== undefined
    const refusal = whyNotRated(standing, userId, hasRated)
    if (refusal) throw refusal
    const isNew = await saveRating(db, userId, courseId, form, clock.now())
    if (isNew) await notify(parts, [{ userId: standing.authorId, kind: 'rated', courseId }])
  })
}

/** What was earned stays: a certificate and an earlier rating count, even if the progress has fallen since. */
function whyNotRated(standing: Standing, userId: number, hasRated: boolean): Refused | undefined {
  const { authorId, isBought, hasCertificate, learned, materials } = standing
  if (authorId === userId) return refusals.ownCourse()
  if (!isBought) return refusals.notBought()
  if (hasRated || hasCertificate || (materials > 0 && learned * 2 >= materials)) return undefined
  return refusals.tooLittleLearned({ learned, materials })
}
