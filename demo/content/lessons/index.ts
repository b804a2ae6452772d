import { axes } from './axes.ts'
import { clefs } from './clefs.ts'
import { dataClasses } from './data-classes.ts'
import { keys } from './keys.ts'
import { sixQuestions } from './six-questions.ts'
import { starlight } from './starlight.ts'

/** The lessons that show what a lesson can have, by name, in the marks that `toLesson` knows. */
export const lessonTexts: Record<string, string> = {
  'When a class is too much and a dictionary too little': dataClasses,
  'Keys: natural, artificial, and the ones you regret': keys,
  'Where should the axis begin': axes,
  'Before the test: six questions about the data': sixQuestions,
  'How far is that light': starlight,
  'Why there are two clefs': clefs,
}
