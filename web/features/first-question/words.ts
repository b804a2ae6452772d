import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  inYourWords: 'In your words: become a data analyst, Excel, Spanish …',
  mostSkills: 'You can choose at most {most} skills.',
  chooseFirst: 'Type what you want to learn, or choose a goal.',
  chooseOne: 'Choose at least one of them.',
  isThisMeant: 'Is this what you mean? Then show the plan.',
  beforeYouDecide: 'You see the price and the hours before you decide.',
  goals: 'Goals',
  from: 'from “{typed}”',
  removeGoal: 'Remove {goal}',
  canMean: '“{typed}” can mean',
  inField: 'In {field} you can learn',
  notUnderstood: 'Not understood: {words}.',
  searchFor: 'Search courses for “{typed}”',
  understood: 'Understood: {names}.',
  samplePlan: 'A sample plan: {goal}',
  planOf: '{courses}, {points}, {time}',
  proven: 'Proven',
  backToQuestion: 'Back to your question',
  choose: { one: 'Choose one of {count}.', other: 'Choose from {count}.' },
})
