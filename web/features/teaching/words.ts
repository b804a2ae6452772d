import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  teaching: 'Teaching',
  about: 'Your drafts and courses, and what is waiting for your answer.',
  createCourse: 'Create Course',

  // The first course.
  firstCourse: 'Your first course',
  threeSteps: 'A course takes three steps, in any order. Everything is saved as a draft while you type, and nobody sees it yet.',
  sayWhat: 'Say what it is about: a name, a short description and a longer one.',
  addMaterials: 'Add what learners work through: videos, books and articles.',
  chooseSkills: 'Choose the skills it teaches and a price in points. You get all of it.',
  taskIsOptional: 'A final task is optional: learners submit their work and review each other.',

  // What waits for the author.
  waiting: 'Waiting for your answer',
  noneWaiting: 'Nothing is waiting for your answer.',
  actionOn: '{action}: {course}',
  toReview: { one: '{count} final task to review', other: '{count} final tasks to review' },
  manyToReview: '{count} final tasks or more to review',
  review: 'Review',
  notApproved: 'An Admin did not approve it: “{reason}”',
  changeIt: 'Change it',
  hasHidden: 'An Admin has hidden it: “{reason}”',
  edit: 'Edit',
  unanswered: { one: '{count} rating without a reply', other: '{count} ratings without a reply' },
  manyUnanswered: '{count} ratings or more without a reply',
  reply: 'Reply',

  // The author's courses.
  yourCourses: 'Your courses',
  updated: 'Updated {day}',
  howCounted: 'Learners are counted at midnight (UTC), rounded down to fives. Fewer than {least} are not counted.',
  insight: 'Insight',
  insightInto: 'Insight into {course}',
  editCourse: 'Edit {course}',
  published: 'Published',
  hidden: 'Hidden by an Admin',
  archived: 'Archived: its buyers keep it',
  inReview: '{state}, changes waiting for approval',
  hasDraft: '{state}, with unpublished changes',
  fewLearners: 'Fewer than {least} learners',
  learners: 'At least {learners} learners',
})
