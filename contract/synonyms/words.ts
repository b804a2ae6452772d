import { sentences } from '../core/sentences.ts'

export const words = sentences({
  typed: 'What people type',
  notAnId: 'This is not a valid id.',
  chooseOne: 'Choose one skill or one field of study.',
})
