import { sentences } from '#web/core/sentences.ts'

/** Of the list of courses, its cards, and what is shown while a course loads. */
export const words = sentences({
  noRatings: 'No ratings yet',
  students: { one: '{students} student', other: '{students} students' },
  updated: 'Updated <time>{day}</time>',
  about: 'About this course',
  materials: 'Materials',
  none: 'There are no courses yet.',
  lastPage: 'The last page is page {page}.',
  perPage: 'Courses per page',
  toFirstPage: 'To the first page',
})
