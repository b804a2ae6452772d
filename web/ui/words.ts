import { sentences } from '#web/core/sentences.ts'

/** Words that many features use. */
export const common = sentences({
  cancel: 'Cancel',
  close: 'Close',
  courses: { one: '{count} course', other: '{count} courses' },
  days: { one: '{count} day', other: '{count} days' },
  hours: { one: '{count} hour', other: '{count} hours' },
  level: 'Level {level}',
  loading: 'Loading',
  materials: { one: '{count} material', other: '{count} materials' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  minutesInShort: '{minutes} min',
  points: { one: '{count} point', other: '{count} points' },
  remove: 'Remove',
  save: 'Save',
  skills: 'Skills',
  tryAgain: 'Try again',
  weeks: { one: '{count} week', other: '{count} weeks' },
})
