import { sentences } from '#web/core/sentences.ts'

/** Words that many features use. */
export const common = sentences({
  cancel: 'Cancel',
  close: 'Close',
  courses: { one: '{count} course', other: '{count} courses' },
  hours: { one: '{count} hour', other: '{count} hours' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  points: { one: '{count} point', other: '{count} points' },
  remove: 'Remove',
  save: 'Save',
  tryAgain: 'Try again',
})
