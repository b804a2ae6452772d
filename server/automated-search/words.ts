import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, notFound, refusing, tooMany } from '#server/core/refusals.ts'

export const refusals = refusing('automated-search', {
  searchIsBusy: tooMany('Many people are searching for courses right now. Please try again in a moment.'),
  othersSearch: tooMany('Many people are searching for courses right now.'),
  comparingIsBusy: tooMany('Many courses are being compared right now.'),
  noSuchCourse: notFound('This course does not exist.'),
  skillGone: badRequest('This skill does not exist any more.'),
  courseNotOffered: badRequest('A course that must be in the plan is no longer offered.'),
  catalogueChanged: conflict('The catalogue has just changed. Please search again.'),
  outOfReach: badRequest('The available courses do not reach all of these levels. {levels}'),
})

/** A plan as a PDF, and how far the courses lead towards a wish. */
export const words = sentences({
  reachable: '{skill}: at most {reached} of {wanted}',

  // The head.
  fileName: 'Learning plan.pdf',
  title: 'Your learning plan',
  codeOfPlan: 'QR code of the address of this plan',
  alreadyReached: 'You have already reached these levels',
  quickest: 'The quickest courses for the skills you chose',
  cheapest: 'The cheapest courses for the skills you chose',
  price: 'Price',
  pointsUnit: { one: 'point', other: 'points' },
  time: 'Learning time',
  hoursUnit: 'hours',
  courses: 'Courses',

  // The proof.
  noneNeeded: 'No course is needed. To go further, ask for higher levels.',
  bestPrice: 'Best possible: it is proven that no other choice of courses costs less.',
  bestTime: 'Best possible: it is proven that no other choice of courses takes less.',
  bestPriceWithMusts: 'Best possible: it is proven that no other choice with the courses you want costs less.',
  bestTimeWithMusts: 'Best possible: it is proven that no other choice with the courses you want takes less.',
  provenPrice: 'It is proven that no other choice of courses costs less.',
  provenTime: 'It is proven that no other choice of courses takes less.',
  provenPriceWithMusts: 'It is proven that no other choice with the courses you want costs less.',
  provenTimeWithMusts: 'It is proven that no other choice with the courses you want takes less.',
  veryGoodPrice: 'A very good plan; at most {share} % of the price could be saved by a better one.',
  veryGoodTime: 'A very good plan; at most {share} % of the time could be saved by a better one.',
  timeRanOutForPrice: 'The best plan found in the time there was; at most {share} % of the price could be saved by a better one.',
  timeRanOutForTime: 'The best plan found in the time there was; at most {share} % of the time could be saved by a better one.',

  // What was counted.
  counted: 'Already counted: {what}',
  countedLevels: '{levels} (green below)',
  countedCourses: { one: '{count} course you own', other: '{count} courses you own' },
  shownOnly: 'Only levels that are shown by checks count',
  realTimes: {
    one: '{count} course counts with the time that learners needed',
    other: '{count} courses count with the time that learners needed',
  },

  // The skills.
  whatYouKnow: 'What you know',
  whatYouWillReach: 'What you will reach',
  level: 'level {level}',
  levelBeyond: 'level {level} (wanted {wanted})',

  // The courses.
  steps: { one: 'Your plan: {count} course', other: 'Your plan: {count} courses' },
  points: { one: '{count} point', other: '{count} points' },
  hours: '{hours} hours',
  soFar: 'so far {points}, {time}',
  owned: 'You own it · 0 points',
  free: 'Free',
  buildsOn: 'builds on {levels}',
  timeNeeded: 'learners needed {time}',
  timeLeft: '{time} left here',
  timeLearned: '{time} already learned',
  timeOverlaps: '{time} overlap with earlier steps',
  asked: 'You want this course in your plan.',
  required: 'Required: no other course gives these levels.',
  oneOfSeveral: 'A plan without it would be just as good.',
  withoutItSameTime: 'Without it: the same time, but {points} and {time}.',
  withoutIt: 'Without it the plan would need {points} and {time}.',
  lettersMissing: '… stands for letters that could not be printed here.',
})
