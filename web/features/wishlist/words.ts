import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  about: 'Courses you want to remember, and which of them have become cheaper.',
  aboutForGuests: 'Kept in this browser. <login>Log in</login> to have it on all your devices.',
  gone: {
    one: 'A course is no longer offered and has left your wishlist.',
    other: '{count} courses are no longer offered and have left your wishlist.',
  },
  ok: 'OK',
  noneYet: 'Press the heart on a course to keep it here.',
  browse: 'Browse courses',
  courses: { one: '{count} course on your wishlist', other: '{count} courses on your wishlist' },
  plan: { one: 'Plan with this course', other: 'Plan with these' },
  planWithNewest: 'Plan with the newest {most}',

  // A course.
  cheaper: { one: '{count} point less than when you added it', other: '{count} points less than when you added it' },
  removeCourse: 'Remove {course}',
  removed: 'Removed “{course}”.',
  undo: 'Undo',
})
