import { sentences } from '#contract/core/sentences.ts'
import { forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('insight', {
  noSuchCourse: notFound('This course does not exist.'),
  notYours: forbidden("Only the course's author or an Admin can see its figures."),
})

/** In the files that authors download. */
export const csv = sentences({
  date: 'Date',
  views: 'Views',
  carts: 'Carts',
  sold: 'Sold',
  earned: 'Points earned',
  returned: 'Returned',
  repaid: 'Points returned',
  learnedAtLeast: 'Learned at least (percent)',
  learners: 'Learners (rounded down to fives)',
  few: 'fewer than {smallestGroup}',
})
