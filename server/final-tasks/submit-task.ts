import type { FinalTask } from '#contract/final-tasks/final-tasks.ts'
import type { SubmittedFinalTask } from '#contract/final-tasks/reviews.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { breaks } from '#server/core/database/db.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { ownZipId, privateLinksFor } from '#server/files/index.ts'
import { getFinalTaskFor } from './final-tasks.queries.ts'
import { notifyReviewers } from './notify-reviewers.ts'
import { findRole } from './reviews.queries.ts'
import { findCompletedCourse, findSubmission, insertSubmission } from './submissions.queries.ts'
import { refusals } from './words.ts'

/** The final task of a course, for those who may open the course. Learners who have submitted it get what they submitted. */
export async function getFinalTask({ db }: Parts, user: User, courseId: number): Promise<FinalTask> {
  const role = await findRole(db, user.id, courseId)
  if (!role?.finalTaskId) throw refusals.courseHasNone()
  if (!role.isBuyer && !role.isAuthor && !isAdmin(user)) throw refusals.notBought()
  return getFinalTaskFor(db, user.id, role.finalTaskId)
}

/** Once per user and task, after the course was completed, with a file of the user's own. */
export async function submitFinalTask(
  parts: Parts,
  userId: number,
  { finalTaskId, fileLink }: { finalTaskId: number; fileLink: string },
): Promise<SubmittedFinalTask> {
  await inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const courseId = await findCompletedCourse(db, userId, finalTaskId)
    if (courseId === undefined) throw refusals.notLearned()
    const fileId = await ownZipId(db, userId, fileLink)
    if (!fileId) throw refusals.fileGone()
    const isNew = await insertSubmission(db, { finalTaskId, userId, courseId, fileId, now: clock.now() }).catch(fileTaken)
    if (!isNew) throw refusals.alreadySubmitted()
    await notifyReviewers(parts, { finalTaskId, courseId, userId })
  })
  return getSubmitted(parts, userId, finalTaskId)
}

/** Shows the reviewer at once; mark and comment once the user has reviewed another task, or owes no review. */
export async function getSubmitted(parts: Parts, userId: number, finalTaskId: number): Promise<SubmittedFinalTask> {
  const row = await findSubmission(parts.db, userId, finalTaskId, parts.clock.now())
  if (!row) throw refusals.notSubmitted()
  const reviewedTask = row.ownReviewWasLate !== null
  const maySee = row.isReviewed && (reviewedTask || row.isReviewWaived)
  return {
    submittedFinalTaskId: row.id,
    finalTaskId: row.finalTaskId,
    fileLink: privateLinksFor(parts, userId)(row.fileId),
    fileSize: row.fileSize,
    submitDateUTC: row.submittedAt.toISOString(),
    reviewDeadlineUTC: row.reviewDueAt.toISOString(),
    isReviewed: row.isReviewed,
    mark: maySee ? row.mark : null,
    reviewedBy: row.reviewedBy,
    comment: maySee ? row.comment : null,
    questionMarks: maySee ? row.questionMarks : null,
    reviewedTask,
    reviewedLate: row.ownReviewWasLate ?? false,
    isReviewWaived: row.isReviewWaived,
  }
}

/** A file can be submitted for one task only. */
function fileTaken(error: unknown): never {
  if (breaks(error, 'submissions_file_id_key')) throw refusals.fileGone()
  throw error
}
