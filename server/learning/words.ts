import { conflict, forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('learning', {
  noSuchCourse: notFound('This course does not exist.'),
  notBought: forbidden('Buy this course to learn it.'),
  materialNotBought: forbidden('Only those who bought a course with this material can mark it as learned.'),
  checkIsPassed: conflict('A check is learned by passing it.'),
  passedStays: conflict('A check that was passed stays learned.'),
  noCourseHasIt: forbidden('This material is not in any of your courses.'),
})
