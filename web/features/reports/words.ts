import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  starsOf: '{stars} of 5 stars',
  formerUser: 'a former user',

  // Reporting.
  whoReads: 'An Admin will look at it and decide. Nobody else will know who reported it.',
  whatIsWrong: 'What is wrong with it?',
  whatToKnow: 'What should the Admin know?',
  whatToKnowHelp: 'Optional, at most {most} characters.',
  send: 'Send report',
  sent: 'Thank you. An Admin will look at it.',
  sentBefore: 'You have reported this before. An Admin will look at it; there is nothing more to do.',

  // The Admins' lists.
  title: 'Reports',
  lead: 'Courses, ratings and replies that users have reported. You decide whether they stay. Each decision is recorded in the audit log.',
  whichReports: 'Which reports',
  waiting: 'Waiting',
  decided: 'Decided',

  // What waits for a decision.
  waitingReports: 'Waiting reports',
  noneWaiting: 'No reports are waiting for a decision.',
  reports: { one: '{count} report', other: '{count} reports' },
  byUser: '{name}, {email}, <time>{date}</time>',
  byGuest: 'A guest, <time>{date}</time>',
  firstShown: 'The first {shown} are shown.',
  keep: 'Keep',
  keepThing: 'Keep: {thing}',
  hide: 'Hide',
  hideThing: 'Hide: {thing}',
  reason: 'Reason',
  reasonHelp: 'The author will read it. It is also recorded in the audit log.',
  hideIt: 'Hide it',

  // What was decided.
  decidedReports: 'Decided reports',
  noneDecided: 'Nothing has been decided yet.',
  reasonWas: 'Reason: {reason}',
  shownAgainBy: '<strong>Shown again</strong> by {admin}, <time>{date}</time>',
  showAgain: 'Show again',
  showAgainThing: 'Show again: {thing}',
  showItAgain: 'Show it again',
  leaveHidden: 'Leave it hidden',
  everybodySees: '{thing}. Everybody sees it as before, and its author gets a notification.',
})

export const reasons = sentences({
  spam: 'Spam or advertising',
  offensive: 'Offensive',
  misleading: 'Wrong or misleading',
  copied: 'Copied from somebody else',
  other: 'Something else',
})

export const decidedBy = sentences({
  hidden: '<strong>Hidden</strong> by {admin}, <time>{date}</time>, after {reports}',
  kept: '<strong>Kept</strong> by {admin}, <time>{date}</time>, after {reports}',
})

// By what was reported.
export const things = sentences({
  course: 'Course “{course}” by {author}',
  rating: 'Rating of “{course}” by {author}',
  reply: 'Reply to a rating of “{course}” by {author}',
})
export const reportTitles = sentences({
  course: 'Report this course',
  rating: 'Report this rating',
  reply: 'Report this reply',
})
export const stays = sentences({
  course: 'The course stays visible.',
  rating: 'The rating stays visible.',
  reply: 'The reply stays visible.',
})
export const hideTitles = sentences({
  course: 'Hide this course?',
  rating: 'Hide this rating?',
  reply: 'Hide this reply?',
})
export const hidingMeans = sentences({
  course: '{thing}. It leaves the catalogue and cannot be bought. Learners who have it keep it. You can show it again later.',
  rating: '{thing}. Only its writer still sees it, and it does not count in the mean. You can show it again later.',
  reply: '{thing}. Only its writer still sees it. You can show it again later.',
})
export const isHidden = sentences({
  course: 'The course is hidden.',
  rating: 'The rating is hidden.',
  reply: 'The reply is hidden.',
})
export const showTitles = sentences({
  course: 'Show this course again?',
  rating: 'Show this rating again?',
  reply: 'Show this reply again?',
})
export const isShownAgain = sentences({
  course: 'The course is shown again.',
  rating: 'The rating is shown again.',
  reply: 'The reply is shown again.',
})
