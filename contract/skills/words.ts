import { sentences } from '../core/sentences.ts'

/** Where levels come from: on certificates, their verification and in lists. */
export const words = sentences({
  levelsShown: 'Levels shown by checks',
  levelsStated: 'Levels as stated by the course’s author',
})
