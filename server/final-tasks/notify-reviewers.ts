import type { Parts } from '#server/core/app.ts'
import { notify, withdrawReview } from '#server/notifications/index.ts'
import { findWaitingForAuthor, listNewlyOverdue, listNewReviewers } from './reviews.queries.ts'

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
  const learners = await listNewReviewers(db, finalTaskId, now)
  const { authorId, thisOne, anyOne } = await findWaitingForAuthor(db, courseId, userId, now)
  const reviewers = thisOne ? [...learners, { userId: authorId, courseId }] : learners
  await notify(parts, reviewers.map(reviewDue))
  // With one more learner who could review, what waited for the author may now wait for learners.
  if (!anyOne) await withdrawReview(parts, authorId, courseId)
}

/** Once nobody has reviewed a task in time, its author can. */
export async function notifyAuthorsOfOverdue(parts: Parts): Promise<void> {
  await notify(parts, (await listNewlyOverdue(parts.db, parts.clock.now())).map(reviewDue))
}
