import { prose } from '../write.ts'
import type { DemoTasks } from './types.ts'

export const science: DemoTasks = {
  'Physics of everyday things': {
    name: 'An experiment from your kitchen',
    text: prose(`
      Choose a question that you can answer with what is in your home. Write down your guess with a number, change one thing,
      measure at least three times, and compare.

      Hand in a zip with two pages: question, guess, set-up with a photograph or drawing, all measured values with give or take,
      and what you would do better. A wrong guess is no fault.
    `),
    days: 5,
    questions: [
      { text: 'Was only one thing changed, and is the guess written down first?', maxMark: 30 },
      { text: 'Are values, units and uncertainty complete?', maxMark: 30 },
      { text: 'Does the conclusion follow from the values?', maxMark: 25 },
      { text: 'Could you repeat it tomorrow with these pages?', maxMark: 15 },
    ],
  },
  'Climate: reading the evidence': {
    name: 'Answer a claim with patience',
    text: prose(`
      Find a claim about the climate in a newspaper, a talk or a message. Look up the measurement that bears on it, and answer
      in at most one page: what is true in it, what is missing, how sure we are, and where one can check.

      Hand in a zip with the claim, your page and one graph with its source. Write for the person who made the claim, as you
      would like to be answered yourself.
    `),
    days: 4,
    questions: [
      { text: 'Is the right record used, with its faults named?', maxMark: 40 },
      { text: 'Is the uncertainty described fairly?', maxMark: 30 },
      { text: 'Would the person go on reading?', maxMark: 30 },
    ],
  },
  'Calculus by pictures': {
    name: 'A change that you measured',
    text: prose(`
      Measure something that changes, at least twelve times: a cooling cup, a filling tub, a walk, a plant. Draw the curve.
      Estimate the slope at three points with a ruler and compare it with steps. Then go the other way: slice the area under
      your rate, and see whether you get back to the beginning.

      Hand in a zip with the values, the drawings and one page of words.
    `),
    days: 6,
    questions: [
      { text: 'Are the values and drawings complete, with units?', maxMark: 30 },
      { text: 'Are the slopes estimated sensibly and compared?', maxMark: 35 },
      { text: 'Does the way back by slices make sense?', maxMark: 35 },
    ],
  },
}
