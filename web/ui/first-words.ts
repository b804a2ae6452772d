import { sentences } from '#web/core/sentences.ts'

/** The words of those parts that are in the first load. */
export const words = sentences({
  brand: 'Coursewise',
  loading: 'Loading',
  tryAgain: 'Try again',
  closeMessage: 'Close this message',

  bytes: { one: '{count} byte', other: '{count} bytes' },
  hours: '{hours} hours',
  points: { one: '<value>{points}</value> <word>point</word>', other: '<value>{points}</value> <word>points</word>' },
  free: 'Free',
  rated: { one: 'Rated {mean} of 5 stars in {ratings} rating', other: 'Rated {mean} of 5 stars in {ratings} ratings' },

  pages: '{of}, pages',
  page: 'Page {page}',
  pageOf: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
})
