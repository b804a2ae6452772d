import { sentences } from '../core/sentences.ts'

export const words = sentences({
  notASkill: 'This is not a valid skill id.',
  chooseSkill: 'Choose at least one skill!',
  // Under the heading of the plan's page, before and after its code has loaded.
  howItWorks:
    'Choose skills or a goal. The plan shows the price, the hours and each course, with a proof that no other choice is better.',
  cheapestWay: 'The cheapest way to the skills you choose, found again whenever you change them.',
  quickestWay: 'The quickest way to the skills you choose, found again whenever you change them.',
})
