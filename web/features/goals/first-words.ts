import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  orStartFromGoal: 'Or start from a goal',
  figures: { one: '{count} point, {time}', other: '{count} points, {time}' },
})
