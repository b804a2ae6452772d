import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  whatLevelsMean: 'What do levels mean?',
  levelsAddUp:
    'Levels add up. Completing a course adds its levels to yours: {min} for a first look, up to {max} for a long, thorough course. After one course with SQL +2 and one with SQL +3 you have SQL 5.',
  whenShown:
    'The levels of a course are shown if its checks ask at least three questions of each skill, at that level or above, and passing takes at least 60%. Other levels are as the author states them.',
})
