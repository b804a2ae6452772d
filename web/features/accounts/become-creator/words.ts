import { sentences } from '#web/core/sentences.ts'

/** Of the button that makes a Creator: it is in the first load. */
export const words = sentences({
  becameCreator: 'Became Creator',
  youAreCreator: 'You are a Creator now.',
})
