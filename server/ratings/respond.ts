import type { Parts } from '#server/core/app.ts'
import { deleteMark, deleteReply, findRating, insertMark, saveReply } from './ratings.queries.ts'
import { refusals } from './words.ts'

/** Twice is once. */
export async function markHelpful({ db }: Parts, userId: number, ratingId: number): Promise<void> {
  const rating = await findRating(db, ratingId, userId)
  if (!rating) throw refusals.noSuchRating()
  if (rating.writerId === userId) throw refusals.ownRating()
  await insertMark(db, userId, ratingId)
}

export const unmarkHelpful = ({ db }: Parts, userId: number, ratingId: number) => deleteMark(db, userId, ratingId)

export async function reply(parts: Parts, userId: number, ratingId: number, text: string): Promise<void> {
  const replied = await saveReply(parts.db, userId, ratingId, text, parts.clock.now())
  if (replied === 0) await refuseReply(parts, userId, ratingId)
}

/** Removing a reply that is not there is fine. */
export async function removeReply(parts: Parts, userId: number, ratingId: number): Promise<void> {
  const removed = await deleteReply(parts.db, userId, ratingId)
  if (removed === 0) await refuseReply(parts, userId, ratingId)
}

async function refuseReply({ db }: Parts, userId: number, ratingId: number): Promise<never> {
  if (!(await findRating(db, ratingId, userId))) throw refusals.noSuchRating()
  throw refusals.notTheAuthor()
}
