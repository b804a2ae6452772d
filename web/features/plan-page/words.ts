import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // What is wanted.
  whatYouWant: 'What you want to be able to do',
  addSkill: 'Add a skill',
  findSkill: 'Type a skill, such as “Python”',
  mostSkills: 'You have chosen {most} skills, the most a plan can have.',
  readyGoals: 'Ready-made goals',

  // What can be done with the plan.
  getPdf: 'GET PDF',
  withDates: 'With dates',
  copyLink: 'Copy link',
  copied: 'The link to this plan is copied.',
  notCopied: 'Your browser does not allow copying here. Copy the address of this page instead.',

  // One's own.
  keptPlan: 'The plan you are on',
  learnedOf: '{learned} of {steps} learned',
  wantedInPlan: 'What this plan is for',
  stepsOfPlan: 'Steps of the plan you are on',
  learned: 'learned',
  bought: 'bought',
  notBought: 'not bought yet',
  allLearned: 'You have learned all of it. Say above what you want to be able to do next.',
  sameSkills: 'Plan the same skills again',
  forgetPlan: 'Forget this plan',
  forgotten: 'This plan is forgotten.',
  undo: 'Undo',
  routes: 'Your routes',
  aboutRoutes: 'A plan with dates is a route: it says what to learn each week.',
  allRoutes: 'All your routes',
})
