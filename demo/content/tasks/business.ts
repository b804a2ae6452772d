import { prose } from '../write.ts'
import type { DemoTasks } from './types.ts'

export const business: DemoTasks = {
  'Project planning that survives Monday': {
    name: 'A plan you are willing to show',
    text: prose(`
      Plan a real project of four to twelve weeks: a goal in one sentence, six to nine outcomes in order, estimates as ranges,
      three lists of what must, should and could be there, and a plan B in three lines.

      Hold the weekly half hour at least once, and write down what changed. Hand in a zip with the plan before and after, and
      half a page on what you would drop first.
    `),
    days: 4,
    questions: [
      { text: 'Could a stranger say after a minute what will be true at the end?', maxMark: 30 },
      { text: 'Are the outcomes in a sensible order, the decisive one first?', maxMark: 30 },
      { text: 'Are ranges and the list of what to drop honest?', maxMark: 25 },
      { text: 'Did the half hour change the plan, and is it visible?', maxMark: 15 },
    ],
  },
  'Spreadsheets that answer questions': {
    name: 'A sheet for somebody else',
    text: prose(`
      Build a sheet that answers three questions about a list of at least a hundred rows, for a person who did not build it.
      Input, calculation and result are apart, there is a check, and a first page says what it does and what not.

      Hand in a zip with the sheet and the untouched list. Replace real names and amounts by invented ones.
    `),
    days: 3,
    questions: [
      { text: 'Are the three answers right? Try it with a changed list.', maxMark: 40 },
      { text: 'Are input, calculation and result apart, without hidden numbers?', maxMark: 30 },
      { text: 'Does the check notice when you break something?', maxMark: 15 },
      { text: 'Could you use it without asking?', maxMark: 15 },
    ],
  },
  'Negotiation without tricks': {
    name: 'Prepared, held, written down',
    text: prose(`
      Prepare one real conversation or one of the six role plays with a card: opening, wish, limit, alternative, and what you
      want to ask first. Hold it. Then write down the agreement in at most one page, so that a stranger would understand it.

      Hand in a zip with the card, the agreement and ten lines on what you learned about the other side and when. Change names
      where it is real.
    `),
    days: 5,
    questions: [
      { text: 'Does the card name alternatives and interests, not only numbers?', maxMark: 40 },
      { text: 'Is the agreement clear about who does what by when?', maxMark: 40 },
      { text: 'Do the ten lines show something that was learned?', maxMark: 20 },
    ],
  },
}
