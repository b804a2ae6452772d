import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // What one was learning
  next: '<label>Next: </label>{material}',
  progressOf: 'Progress of {course}',
  progress: '{percent}, {learned} of {materials}',
  continue: 'Continue',
  start: 'Start',
  nothingInProgress: 'You have no course in progress. What you have learned is in <learning>My Learning</learning>.',
  waiting: 'Waiting for you',
  review: 'Review a final task from “{course}”',
  due: 'due {day}',
  more: '{count} more',

  // The rows below the list
  fields: 'Fields of study',
  aboutFields: 'All courses by subject',
  moreOfFields: 'See more<said> of all courses</said>',
  popular: 'Most popular',
  aboutPopular: 'The courses with the most students',
  moreOfPopular: 'See more<said> of the most popular courses</said>',
  newest: 'Newest',
  aboutNewest: 'Added most recently',
  moreOfNewest: 'See more<said> of the newest courses</said>',
  teach: 'Teach what you know',
  aboutTeaching: 'Anyone can make a course from videos, books and articles. You set the price and keep all of it.',
  createCourse: 'Create a course',
})
