import { sentences } from '#contract/core/sentences.ts'
import { badRequest, refusing, tooMany, unavailable } from '#server/core/refusals.ts'

export const refusals = refusing('notifications', {
  noSuchTimeZone: badRequest('The portal does not know this time zone.', 'timeZone'),
  tooManyWindows: tooMany('Too many windows are open.'),
  tooManyUsers: unavailable('Too many users are here right now.'),
})

/** What a notification says, in the bell and in mails. */
export const news = sentences({
  reviewWaits: 'A final task in “{course}” is waiting for your review.',
  reviewTask: 'Review a final task in “{course}”.',
  taskReviewed: 'Your final task in “{course}” was reviewed.',
  courseChanged: 'The materials of “{course}” were changed.',
  courseChangedBecause: '“{course}” was changed: {note}',
  pointsGranted: { one: 'You received {count} point: {reason}', other: 'You received {count} points: {reason}' },
  pointsTakenBack: {
    one: '{count} point was taken back: {reason}',
    other: '{count} points were taken back: {reason}',
  },
  courseSold: { one: '“{course}” was sold once for {points}.', other: '“{course}” was sold {times} times for {points}.' },
  newStudents: { one: '“{course}” has {count} new student.', other: '“{course}” has {count} new students.' },
  courseReturned: {
    one: '“{course}” was returned once for {points}.',
    other: '“{course}” was returned {times} times for {points}.',
  },
  studentsLeft: { one: '{count} student left “{course}”.', other: '{count} students left “{course}”.' },
  points: { one: '{count} point', other: '{count} points' },
  gotGift: 'You got “{course}” as a gift.',
  giftNotClaimed: 'Your gift “{course}” was not claimed.',
  giftNotClaimedPointsBack: {
    one: 'Your gift “{course}” was not claimed. You got its {count} point back.',
    other: 'Your gift “{course}” was not claimed. You got its {count} points back.',
  },
  newRatings: { one: '“{course}” has {count} new rating.', other: '“{course}” has {count} new ratings.' },
  approved: '“{course}” was approved and is published.',
  approvedWithNote: '“{course}” was approved and is published. {note}',
  notApproved: '“{course}” was not approved: {note}',
  /** A draft without a name. */
  unnamed: 'Your course',
  contentHidden: '“{course}”: {note}',
  reportDecided: 'Thank you for your report about “{course}”: {note}',
  routeIsLate: 'Your route “{route}” has fallen behind.',
  reportsWait: 'Reports are waiting for a decision.',
})

/** What the link of a notification is called. */
export const actions = sentences({
  reviewIt: 'Review it',
  seeMark: 'See your mark',
  openCourse: 'Open the course',
  seePoints: 'See your points',
  seeGifts: 'See your gifts',
  readRatings: 'Read the ratings',
  openRatings: 'Open the ratings',
  changeIt: 'Change it',
  seeNotifications: 'See your notifications',
  seeWhatToDo: 'See what you can do',
  seeReports: 'See the reports',
})

export const mail = sentences({
  daily: { one: '{count} notification from Coursewise', other: '{count} notifications from Coursewise' },
  isNew: 'This is new for you:',
  chooseMails: 'You can choose in Coursewise, under Notifications, which mails you get.',
})
