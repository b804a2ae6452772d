import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // Returning a course. One that was free is left.
  leaveCourse: 'Leave this course',
  returnCourse: 'Return this course',
  canLeave: 'You can leave it until {time}.',
  canReturn: 'You can return it until {time}.',
  leaveTitle: 'Leave “{course}”?',
  returnTitle: 'Return “{course}”?',
  keep: 'Keep it',
  wasFree: 'The course was free, so no points move.',
  getBack: 'You get {points} back at once.',
  courseLeaves: 'The course leaves My Learning, and you can no longer open its materials. What you have learned stays learned.',
  onlyOnce: 'You can buy it again later, but then you cannot return it a second time.',
  left: 'You have left “{course}”.',
  returned: '“{course}” is returned. You have {points} back.',
  returnedBefore: 'You returned “{course}” before, so it cannot be returned again.',

  // The points of authors, whose sales can be returned.
  certain: 'You can spend {certain} of your {points}. The others come from sales that can still be returned.',
  restIsCertain: 'They will be certain on {day}.',
  moreIsCertain: 'More will be certain on {more}, all on {all}.',
  owed: {
    one: 'You owe {count} point for returned courses; they are taken from your next sales.',
    other: 'You owe {count} points for returned courses; they are taken from your next sales.',
  },

  // Where points are short.
  missing: { one: 'You need {count} more point for this course.', other: 'You need {count} more points for this course.' },
  waysToPoints:
    'Do you have a code? <redeem>Redeem it</redeem> for points. You can also ask somebody for the course as a gift; it then waits among <gifts>your gifts</gifts>.',
})
