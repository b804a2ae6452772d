import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // The Admins' list.
  goals: 'Goals',
  about: 'Ready-made goals for learning plans, shown on the home page in this order. There can be {most}.',
  addGoal: 'Add a goal',
  noneYet: 'There are no goals yet. Until you add one, the home page shows only skills.',
  skillsAreGone: 'Its skills were deleted, so the home page does not show it.',
  moveUp: 'Move {goal} up',
  moveDown: 'Move {goal} down',
  edit: 'Edit',
  editNamed: 'Edit {goal}',
  removeNamed: 'Remove {goal}',
  removeTitle: 'Remove “{goal}”?',
  removeIt: 'Remove it',
  keepIt: 'Keep it',
  whatStays: 'The home page no longer shows it. Its skills and all courses stay.',
  removed: 'The goal is removed.',

  // A goal.
  noSuchGoal: 'There is no such goal.',
  newGoal: 'New goal',
  editGoal: 'Edit goal',
  editHelp: 'Everybody sees it on the home page. What you change here is recorded in the audit log.',
  name: 'Name',
  nameHelp: 'What a learner wants to become, such as “Web developer”.',
  sentence: 'Sentence',
  sentenceHelp: 'What they will be able to do, in one sentence.',
  skills: 'Skills with the levels to reach',
  typeSkill: 'Type the name of a skill',
  chooseSkill: 'Choose at least one skill!',
  saveGoal: 'Save goal',
  saved: 'The goal is saved.',
  backToList: 'Back to the list',
})
