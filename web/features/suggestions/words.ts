import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  suggestions: 'Suggestions',
  found: { one: '{count} suggestion', other: '{count} suggestions' },
  skill: 'Skill',
  goal: 'Goal',
  field: 'Field',
  course: 'Course',
  author: 'Author',
})
