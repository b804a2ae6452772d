import type { Review, TaskForReview, WaitingTask } from '#contract/final-tasks/reviews.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLinksFor } from '#server/files/index.ts'
import { notify, withdrawReview } from '#server/notifications/index.ts'
import { getFinalTaskVersion } from './final-tasks.queries.ts'
import {
  findGivenReview,
  findHeldByAuthor,
  findHeldByLearner,
  findRole,
  type GivenReview,
  hasReviewed,
  holdForAuthor,
  holdForLearner,
  insertMarks,
  listForAuthor,
  lockToReview,
  saveReview,
} from './reviews.queries.ts'
import { findSubmission } from './submissions.queries.ts'
import { refusals } from './words.ts'

/**
 * Returns a submission that is held for this reviewer. Learners get one of the task they submitted, the author one of any task of the course.
 * Asking again returns the same one. An Admin who reviews after a former author may be a learner too.
 */
export async function getForReview(parts: Parts, user: User, courseId: number): Promise<TaskForReview> {
  const { db, clock } = parts
  const now = clock.now()
  const role = await findRole(db, user.id, courseId)
  const finalTaskId = role?.finalTaskId
  if (!role || !finalTaskId) throw refusals.courseHasNone()
  const isLearner = (await findSubmission(db, user.id, finalTaskId, now)) !== undefined
  if (!isLearner && !role.isAuthor) throw refusals.submitFirst()
  const held = await db.tx(async (db) => {
    // Two tabs that ask at the same time get the same submission.
    await lockUser(db, user.id)
    if (role.isAuthor) {
      const forAuthor = (await findHeldByAuthor(db, user.id, courseId, now)) ?? (await holdForAuthor(db, user.id, courseId, now))
      if (forAuthor || !isLearner) return forAuthor
    }
    const same = await findHeldByLearner(db, user.id, finalTaskId, now)
    if (same) return same
    if (await hasReviewed(db, user.id, finalTaskId)) throw refusals.youHaveReviewed()
    return holdForLearner(db, user.id, finalTaskId, now)
  })
  if (!held) throw refusals.nothingToReview()
  const { reviewQuestions } = await getFinalTaskVersion(db, held.finalTaskId, held.taskVersion)
  return {
    submittedFinalTaskId: held.id,
    fileLink: privateLinksFor(parts, user.id)(held.fileId),
    reviewQuestions,
    heldUntilUTC: held.heldUntil.toISOString(),
  }
}

/** Saves the review of the user who holds the submission; it is final. Sending the same review again gets the same result. */
export function sendReview(parts: Parts, user: User, review: Review): Promise<{ submittedFinalTaskId: number; mark: number }> {
  const id = review.submittedFinalTaskId
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const now = clock.now()
    const task = await lockToReview(db, id, user.id, now)
    if (!task || (!task.isHeld && !task.isReviewed)) throw refusals.notReserved()
    if (task.isReviewed) {
      const given = await findGivenReview(db, id, user.id)
      if (!given || !isSame(given, review)) throw refusals.alreadyReviewed()
      return { submittedFinalTaskId: id, mark: given.mark }
    }
    const { reviewQuestions } = await getFinalTaskVersion(db, task.finalTaskId, task.taskVersion)
    const mark = sumMarks(reviewQuestions, review.submittedReviewQuestions)
    const isLate = task.ownDueAt !== null && now > task.ownDueAt
    await saveReview(db, id, { userId: user.id, mark, comment: review.comment || null, isLate, now })
    await insertMarks(db, id, review.submittedReviewQuestions)
    await notify(parts, [{ userId: task.ownerId, kind: 'mark-given', courseId: task.courseId }])
    if (task.ownCourseId) await withdrawReview(parts, user.id, task.ownCourseId)
    return { submittedFinalTaskId: id, mark }
  })
}

/** Returns the sum of the marks as a percentage of the maximum. There must be exactly one mark for each question, within its bounds. */
function sumMarks(questions: { id: number; maxMark: number }[], marks: Review['submittedReviewQuestions']): number {
  const given = new Map(marks.map(({ questionId, mark }) => [questionId, mark]))
  const fits = marks.length === questions.length && questions.every(({ id }) => given.has(id))
  if (!fits) throw refusals.otherQuestions()
  const tooHigh = questions.find(({ id, maxMark }) => (given.get(id) ?? 0) > maxMark)
  if (tooHigh) throw refusals.markTooHigh({ maxMark: tooHigh.maxMark })
  const sum = marks.reduce((total, { mark }) => total + mark, 0)
  return Math.round((100 * sum) / questions.reduce((total, { maxMark }) => total + maxMark, 0))
}

function isSame(given: GivenReview, { submittedReviewQuestions, comment }: Review): boolean {
  const marks = new Map(submittedReviewQuestions.map(({ questionId, mark }) => [questionId, mark]))
  return (
    given.comment === (comment || null) &&
    given.marks.length === submittedReviewQuestions.length &&
    given.marks.every(({ questionId, mark }) => marks.get(questionId) === mark)
  )
}

export async function listWaiting({ db, clock }: Parts, user: User, courseId: number): Promise<WaitingTask[]> {
  const role = await findRole(db, user.id, courseId)
  if (!role) throw refusals.noSuchCourse()
  if (!role.isAuthor) throw refusals.notTheAuthor()
  const rows = await listForAuthor(db, user.id, courseId, clock.now())
  return rows.map(({ id, submittedAt, reviewDueAt }) => ({
    submittedFinalTaskId: id,
    submitDateUTC: submittedAt.toISOString(),
    reviewDeadlineUTC: reviewDueAt.toISOString(),
  }))
}
