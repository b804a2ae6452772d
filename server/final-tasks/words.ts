import { badRequest, conflict, forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('final-tasks', {
  noSuchTask: notFound('This final task does not exist.'),
  notYours: forbidden('Only the creator of this final task or an Admin can change it.'),
  savedElsewhere: conflict('This final task was changed in another tab or window, or by an Admin. Nothing was overwritten.'),

  // Submitting.
  courseHasNone: notFound('This course has no final task.'),
  notBought: forbidden('Buy this course to see its final task.'),
  notLearned: forbidden('Learn everything in the course first; then you can submit its final task.'),
  fileGone: badRequest('Please upload your file again.', 'fileLink'),
  alreadySubmitted: conflict('You have already submitted this final task.'),
  notSubmitted: notFound('You have not submitted this final task yet.'),

  // Reviewing.
  submitFirst: forbidden('Submit your own final task first; then you can review another.'),
  youHaveReviewed: conflict('You have already reviewed a task of this course. Thank you.'),
  nothingToReview: notFound('No tasks to review now, try again later.'),
  notReserved: forbidden('This task is no longer reserved for you. Ask for a task again.'),
  alreadyReviewed: conflict('This task has already been reviewed.'),
  otherQuestions: badRequest('Give one mark for each question.', 'submittedReviewQuestions'),
  markTooHigh: badRequest('The mark for a question is at most {maxMark}.', 'submittedReviewQuestions'),
  noSuchCourse: notFound('This course does not exist.'),
  notTheAuthor: forbidden('Only the author of this course can see what is waiting for a review.'),
})
