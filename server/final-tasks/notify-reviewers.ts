import type { Parts } from '#server/core/app.ts'
import { notify, withdrawReview } from '#server/notifications/index.ts'
import { findWaitingForAuthor, listLeftByAuthor, listNewlyOverdue, listNewReviewers } from './reviews.queries.ts'

const reviewDue = (reviewer: { userId: number; courseId: number }) => ({ ...reviewer, kind: 'review-due' }) as const

/**
 * Notifies those who can give a review, now that this user has submitted a task: learners who owe one, and the author while too few
 * learners could. Must run in the transaction of the submission.
 */
export async function notifyReviewers(
  parts: Parts,
  { finalTaskId, courseId, userId }: { finalTaskId: number; courseId: number; userId: number },
): Promise<void> {
  const { db, clock } = parts
  const now = clock.now()
  const { authorIds, thisOne, anyOne } = await findWaitingForAuthor(db, courseId, userId, now)
  // With one more learner who could review, what waited for the author may now wait for learners.
  if (!anyOne) for (const authorId of authorIds) await withdrawReview(parts, authorId, courseId)
  const learners = await listNewReviewers(db, finalTaskId, now)
  // An Admin who reviews after a former author may be one of the learners.
  const isLearner = (id: number) => learners.some((learner) => learner.userId === id && learner.courseId === courseId)
  const authors = authorIds.filter((id) => thisOne && !isLearner(id)).map((id) => ({ userId: id, courseId }))
  await notify(parts, [...learners, ...authors].map(reviewDue))
}

/** When an author's account is deleted, Admins review what waits in the courses. */
export async function notifyAdminsAfter(parts: Parts, authorId: number): Promise<void> {
  await notify(parts, (await listLeftByAuthor(parts.db, authorId, parts.clock.now())).map(reviewDue))
}

/** Once nobody has reviewed a task in time, its author can. */
export async function notifyAuthorsOfOverdue(parts: Parts): Promise<void> {
  await notify(parts, (await listNewlyOverdue(parts.db, parts.clock.now())).map(reviewDue))
}
