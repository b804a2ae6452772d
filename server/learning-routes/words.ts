import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, notFound, refusing, unavailable } from '#server/core/refusals.ts'

export const refusals = refusing('learning-routes', {
  noSuchRoute: notFound('This route does not exist.'),
  tooMany: conflict('You can have at most {count} routes. Delete one first.'),
  skillGone: badRequest('One of these skills does not exist any more.', 'milestones'),
  noSkill: badRequest('Choose at least one skill!', 'milestones'),
  mustNotOffered: badRequest('A course that must be in the route is no longer offered.', 'musts'),
  milestonesChanged: badRequest('The milestones have changed. Please look at your route again.', 'dates'),
  notShared: notFound('This route is no longer shared, or never was.'),

  // Plans.
  planGone: notFound('This plan does not exist any more.'),
  noPlanChosen: conflict('Choose a plan first.'),
  nothingToUndo: conflict('No plan was chosen yet.'),
  courseNotOffered: conflict('A course of this plan is no longer offered. Please search again.'),

  // Searches.
  searchEnded: conflict('This search has ended, because another one was started.'),
  searchUnfinished: unavailable('The search could not be finished. Please try again.'),

  // Proofs.
  nothingLeft: conflict('Nothing of this plan is left to learn.'),
  notInTime: conflict('This plan no longer leads to the goal in time. Please search again.'),
  cheaperPlan: conflict('There is a cheaper plan by now. Please search again.'),

  // The calendar.
  hasCalendar: conflict('You already have a calendar address. If you no longer know it, renew it.'),
  noCalendar: notFound('You have no calendar address.'),
  noSuchCalendar: notFound('This calendar does not exist.'),
})

/** Why a search found no route. */
export const noRoute = sentences({
  notFound: 'No route was found in the time allowed for a search. Try later dates, more hours a week or fewer skills.',
  tooLong: 'At {pace}, this would take longer than {count} years.',
  tooFewPoints: 'There are not enough points for {milestone}. With {points} more it is possible.',
  tooLate: 'At {pace}, {milestone} cannot be kept.',
  possibleBy: 'At {pace}, {milestone} cannot be kept. Everything is possible by {date}.',
  pace: { one: '{count} hour a week', other: '{count} hours a week' },
  points: { one: '{missing} point', other: '{missing} points' },
  goal: 'this goal',
  goalBy: 'this goal ({date})',
  milestone: 'milestone {number}',
  milestoneBy: 'milestone {number} ({date})',
})

/** A plan of a route as a PDF. */
export const words = sentences({
  // The head.
  fileName: 'Learning route.pdf',
  title: 'Your route',
  lead: {
    one: 'Finished by {day}, at {count} hour a week',
    other: 'Finished by {day}, at {count} hours a week',
  },
  price: 'Price',
  pointsUnit: { one: 'point', other: 'points' },
  time: 'Learning time',
  hoursUnit: 'hours',
  courses: 'Courses',
  ofWhichDay: 'The figures are those of the day on which the plan was found. Courses and weeks are as they stand today.',

  // The proof.
  cheapest: 'Cheapest possible: it is proven that no other choice that is finished by then costs less.',
  cheapestThatKeeps:
    'Cheapest possible: it is proven that no other choice that keeps what you have bought and is finished by then costs less.',
  bestFound: 'The best plan that was found; at most {points} could be saved by a better one.',
  bestFoundThatKeeps:
    'The best plan that was found; at most {points} could be saved by a better one that keeps what you have bought.',
  fewestFound: {
    one: 'The fewest changes that were found; {count} new course might be enough.',
    other: 'The fewest changes that were found; {count} new courses might be enough.',
  },
  fewestAndCheapest:
    'Fewest changes: it is proven that no other plan that keeps the dates and what you have bought has fewer new courses, and none of those with as few costs less.',
  fewest:
    'Fewest changes: it is proven that no other plan that keeps the dates and what you have bought has fewer new courses; it may not be the cheapest of those.',

  codeOfPortal: 'QR code of the address of the portal',

  // The goal.
  yourGoal: 'Your goal',
  yourMilestones: 'Your milestones',
  by: 'by {day}',
  asSoonAsItFits: 'as soon as it fits: {day}',
  skillsDeleted: 'Its skills were deleted',

  // The courses and weeks.
  steps: { one: 'Your route: {count} course', other: 'Your route: {count} courses' },
  owned: 'You own it',
  points: { one: '{count} point', other: '{count} points' },
  hours: '{hours} hours',
  nothingLeft: 'nothing left to learn',
  timeLeft: '{time} left',
  finishedBy: 'finished by {day}',
  weekByWeek: 'Week by week',
  moreWeeks: 'And {count} more weeks.',
  weekOf: 'Week of {day}',
  off: 'off',
  learned: 'learned',
  minutes: '{minutes} min',
  minutesContinue: '{minutes} min, continues',
  lettersMissing: '… stands for letters that could not be printed here.',
})
