import { words } from '#contract/checks/words.ts'
import { badRequest, conflict, forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('checks', {
  noSuchQuestion: notFound('This question does not exist.'),
  notYourQuestion: forbidden('Only the creator of this question or an Admin can change it.'),
  changedMeanwhile: conflict('This question was changed meanwhile. Reload it to see the present version.'),
  tooMany: badRequest('You can have at most {count} questions. Delete some that no check uses.'),
  tooLong: badRequest('This question is too long.', 'question'),
  skillGone: badRequest('This skill does not exist any more.', 'skill'),
  wrongPicture: badRequest(words.wrongPicture, 'question.picture'),

  noCheck: notFound('This check does not exist.'),
  notYourFigures: forbidden('Only the creator of this check or an Admin can see its figures.'),
  noSuchCheck: notFound('This course has no such check.'),
  notBought: forbidden('Buy this course to take its checks.'),
  noCourseHasIt: forbidden('This check is not in any of your courses.'),
  noAttemptLeft: conflict('You have no attempt left.'),
  pause: conflict({
    one: 'You can start the next attempt in a minute.',
    other: 'You can start the next attempt in {count} minutes.',
  }),
  noSuchAttempt: notFound('This attempt does not exist.'),
  noSuchPosition: notFound('This attempt has no such question.'),
  alreadySent: conflict('This attempt was sent already.'),
  timeIsOver: conflict('The time is over. Send what you have answered.'),
  wrongAnswer: badRequest('This answer does not fit the question.', 'answer'),
})
