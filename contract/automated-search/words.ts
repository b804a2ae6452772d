import { sentences } from '../core/sentences.ts'

export const words = sentences({
  notASkill: 'This is not a valid skill id.',
  chooseSkill: 'Choose at least one skill!',
})
