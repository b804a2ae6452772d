import { badRequest, conflict, forbidden, notFound, refusing, tooMany } from '#server/core/refusals.ts'

export const refusals = refusing('courses', {
  noSuchCourse: notFound('This course does not exist.'),
  searchIsBusy: tooMany('Many people are searching right now. Please try again in a moment.'),
  notYours: forbidden("Only the course's author or an Admin can change it."),
  tooMany: badRequest('You have {count} courses, which is the maximum. Delete one that you no longer need.'),
  savedMeanwhile: conflict(
    'Somebody saved this course after you opened it. Your changes were not saved. Open the course in another tab to compare, then save again.',
  ),
  skillGone: badRequest('One of the skills does not exist any more.', 'skills'),
  buildsOnGone: badRequest('One of the skills that the course builds on no longer exists.', 'buildsOn'),
  materialGone: badRequest('One of the materials does not exist any more, or is not yours.', 'materials'),
  finalTaskGone: badRequest('This final task does not exist any more, or is not yours.', 'finalTask'),
  partGone: badRequest('Something in this course was deleted just now. Please look through it and save again.'),
})
