import { prose } from '../write.ts'
import type { DemoTasks } from './types.ts'

export const health: DemoTasks = {
  'Cooking simply, eating well': {
    name: 'One week, one shopping trip',
    text: prose(`
      Plan five dinners for your household from at least three of the techniques, shop once, cook them, and write down what was
      left and what it cost.

      Hand in a zip with the plan, the shopping list, a photograph of two of the dishes and half a page: what worked, what was
      thrown away, what you would change. Costs may be rounded.
    `),
    days: 3,
    questions: [
      { text: 'Is the plan varied, with protein and vegetables each day?', maxMark: 40 },
      { text: 'Was it cooked by technique, with changes of one’s own?', maxMark: 30 },
      { text: 'Are costs and leftovers described honestly?', maxMark: 30 },
    ],
  },
  'Strength training from the ground up': {
    name: 'Your own four weeks',
    text: prose(`
      Write a plan of four weeks for yourself from the six movements, with two days a week, small steps and one easy week. Train
      the first week and keep notes.

      Hand in a zip with the plan, the notes and half a page: why you chose these weights and versions, what you would change,
      and how the plan deals with a bad day. No pictures of yourself are needed.
    `),
    days: 7,
    questions: [
      { text: 'Are all six movements in it, in versions that fit the person?', maxMark: 35 },
      { text: 'Are the steps small, and is there rest?', maxMark: 35 },
      { text: 'Do the notes lead to a sensible change?', maxMark: 30 },
    ],
  },
}
