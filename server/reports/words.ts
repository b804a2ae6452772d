import { sentences } from '#contract/core/sentences.ts'
import { conflict, forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('reports', {
  courseMissing: notFound('This course does not exist.'),
  ratingMissing: notFound('This rating does not exist.'),
  replyMissing: notFound('This reply does not exist.'),
  courseIsYours: forbidden('You cannot report your own course.'),
  ratingIsYours: forbidden('You cannot report your own rating.'),
  replyIsYours: forbidden('You cannot report your own reply.'),
  courseGone: notFound('This course does not exist any more.'),
  ratingGone: notFound('This rating does not exist any more.'),
  replyGone: notFound('This reply does not exist any more.'),
  alreadyDecided: conflict('Another Admin has already decided this.'),
  noSuchDecision: notFound('This decision does not exist.'),
  notHiddenAnyMore: conflict('It is not hidden any more. Another Admin has shown it again.'),
})

/** In notifications of those who reported something, and of its author. */
export const notes = sentences({
  courseHidden: 'the course was hidden.',
  ratingHidden: 'the rating was hidden.',
  replyHidden: 'the reply was hidden.',
  courseKept: 'the course stays visible.',
  ratingKept: 'the rating stays visible.',
  replyKept: 'the reply stays visible.',
  courseOfYoursHidden: 'your course was hidden. Reason: {reason}',
  ratingOfYoursHidden: 'your rating was hidden. Reason: {reason}',
  replyOfYoursHidden: 'your reply was hidden. Reason: {reason}',
  courseOfYoursShown: 'your course is shown again.',
  ratingOfYoursShown: 'your rating is shown again.',
  replyOfYoursShown: 'your reply is shown again.',
})

/** In the log of what Admins did. */
export const things = sentences({
  course: 'Course “{name}”',
  rating: 'Rating {ratingId} of course {courseId}',
  reply: 'Reply to a rating of “{name}”',
})
