import { forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('learning', {
  noSuchCourse: notFound('This course does not exist.'),
  notBought: forbidden('Buy this course to learn it.'),
  materialNotBought: forbidden('Only those who bought a course with this material can mark it as learned.'),
  noCourseHasIt: forbidden('This material is not in any of your courses.'),
})
