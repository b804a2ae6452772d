import { sentences } from '#web/core/sentences.ts'

/** Words that many features use. */
export const common = sentences({
  cancel: 'Cancel',
  points: { one: '{count} point', other: '{count} points' },
})
