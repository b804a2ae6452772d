import { sentences } from '#web/core/sentences.ts'

/** Words that many features use. */
export const common = sentences({
  cancel: 'Cancel',
  close: 'Close',
  courses: { one: '{count} course', other: '{count} courses' },
  points: { one: '{count} point', other: '{count} points' },
})
