import { forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('ratings', {
  noSuchCourse: notFound('This course does not exist.'),
  ownCourse: forbidden('You cannot rate your own course.'),
  notBought: forbidden('Only learners who own this course can rate it.'),
  tooLittleLearned: forbidden(
    'Learn at least half of the course to rate it. You have learned {learned} of {materials} materials.',
  ),
  noSuchRating: notFound('This rating does not exist.'),
  ownRating: forbidden('You cannot mark your own rating as helpful.'),
  notTheAuthor: forbidden("Only the course's author can reply to its ratings."),
})
