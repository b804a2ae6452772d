import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'Notifications',
  newest: 'Newest',
  none: 'Nothing new. Reviews, marks and changed courses will show up here.',
  unread: 'Unread:',
  markAll: 'Mark all as read',

  // The bell.
  someUnread: 'Notifications, {shown} unread',
  youHave: { one: 'You have {count} unread notification.', other: 'You have {count} unread notifications.' },
  toAll: 'All notifications and mail settings',

  // Which are mailed.
  mail: 'Mail',
  whenDaily: 'Daily mails are sent at 7 in the morning ({zone}) if there is something new.',
  noMailYet: 'This portal does not send mail yet. Your choices apply as soon as it does.',
  atOnce: 'At once',
  daily: 'Daily',
  never: 'Never',
  reviewDue: 'A final task is waiting for your review',
  markGiven: 'Your final task was reviewed',
  courseUpdated: 'A course that you bought was changed',
  pointsGranted: 'You received points',
  routeLate: 'A route of yours has fallen behind',
  courseSold: 'Your course was sold',
  courseReturned: 'Your course was returned',
  giftReceived: 'You got a course as a gift',
  giftReturned: 'A gift of yours was not claimed',
  rated: 'Your course was rated',
  courseApproved: 'Your course was approved',
  courseRefused: 'Your course was not approved',
  contentHidden: 'What you wrote was hidden, or is shown again',
  reportDecided: 'What you reported was decided',
  reportsWaiting: 'Reports are waiting for a decision',
})
