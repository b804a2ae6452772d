import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  statistics: 'Statistics',
  manage: 'Manage',
  mailIsOffHere:
    'Mail is off, so the portal sends no password reset links and no other mail. Set SMTP_URL and MAIL_FROM to turn it on. <more>More about mail</more>',

  actions: 'Actions',
  orderBy: 'Order by',
  ascending: 'Ascending',
  descending: 'Descending',
  page: 'Page {page} of {pages}',
  firstPage: 'To the first page',
  lastPage: 'The last page is page {pages}.',

  materialsTitle: 'Materials statistics',
  materialsLead: 'In how many courses each material is used, and how many users have learned it.',
  materials: 'Materials',
  noMaterials: 'No material has been created yet.',
  coursesCount: 'Courses Count',
  usersCount: 'Users Count',

  coursesTitle: 'Courses statistics',
  coursesLead: 'All courses in the catalogue, with price and number of students.',
  courses: 'Courses',
  noCourses: 'The catalogue is empty.',
  name: 'Name',
  byAuthor: 'by <author>{name}</author>',
  updateDate: 'Update Date',
  price: 'Price',
  studentsCount: 'Students Count',

  usersTitle: 'Users statistics',
  usersLead: 'All users, with balance and progress. What you do here is recorded in the audit log.',
  users: 'Users',
  average: 'Average courses completion: {percent}',
  averageOf: 'Among the users who bought a course.',
  findUsers: 'Find users',
  nameOrEmail: 'Name or email',
  usersFound: { one: '{count} user found', other: '{count} users found' },
  noMatch: 'No user’s name or email contains “{filter}”.',
  noUsers: 'Nobody has registered yet.',
  email: 'Email',
  balance: 'Balance',
  boughtCourses: 'Bought Courses',
  completedCourses: 'Completed Courses',
  completion: 'Courses Completion %',
  admin: 'Admin',
  creator: 'Creator',

  actionsFor: 'Actions for {name}',
  makeAdmin: 'Make Admin',
  removeAdmin: 'Remove as Admin',
  ownRole: 'Only another Admin can change your role.',
  signOut: 'Log out everywhere',
  resetLink: 'Make a reset link',
  resetLinkOfAdmins: 'Admins get one by mail or from the operator.',

  makeAdminOf: 'Make {name} an Admin?',
  isAdminNow: '{name} is an Admin now.',
  adminMay:
    '{email} will see everybody’s email and balance, grant points, edit and delete every course, and make and remove Admins, including you.',
  removeAdminOf: 'Remove {name} as an Admin?',
  isNoAdmin: '{name} is no longer an Admin.',
  adminLoses: '{email} immediately loses access to the statistics and everything else that only Admins can do.',

  signOutUser: 'Log {name} out everywhere?',
  signOutOneself: 'Log yourself out everywhere?',
  signedOut: '{name} is logged out everywhere.',
  signOutMeans: {
    one: '{email} has to log in again on every device, within {count} minute. Nothing else changes.',
    other: '{email} has to log in again on every device, within {count} minutes. Nothing else changes.',
  },
  signOutOneselfMeans: {
    one: '{email} has to log in again on every device, including this one, within {count} minute. Nothing else changes.',
    other: '{email} has to log in again on every device, including this one, within {count} minutes. Nothing else changes.',
  },

  resetLinkFor: 'Make a reset link for {name}?',
  makeLink: 'Make the link',
  resetLinkMeans:
    'With the link, anybody can choose a new password for {email}, once and within one hour. Make sure that it is really {name} who asks, and send it in a way that only {name} can read. A link that was made before no longer works.',
  resetLinkOf: 'The reset link for {name}',
  link: 'Link',
  linkHelp: 'It works once, within one hour. It is not shown again.',
  copy: 'Copy',
  copied: 'Copied',

  emailAddress: 'Email address',
  emailHelp: 'The user who gets the points.',
  points: 'Points',
  atMost: 'At most those that the user can spend.',
  reason: 'Reason',
  reasonHelp: 'The user sees it in the points history.',

  history: 'Points history',
  historyOf: 'Points history of {name}',
  noHistory: 'No points have been earned or spent yet.',
  date: 'Date',
  whatFor: 'What for',
  amount: 'Amount',
  balanceAfter: 'Balance after',

  salesTitle: 'Sales statistics',
  salesLead: 'All sales and completions since the portal began, and the sales of any period.',
  salesOverTime: 'Sales over time',
  coursesSold: 'Courses sold',
  sold: '{count} sold',
  soldHead: 'Sold',
  pointsPaid: 'Points paid',
  completed: 'Completed',
  coursesCompleted: 'Courses completed',
  completedCount: '{count} completed',

  range: 'Range',
  from: 'From',
  to: 'To',
  apply: 'Apply',
  chooseDays: 'Choose both days.',
  wrongOrder: 'The first day must not be after the last.',
  tooLong: 'A range is at most ten years.',

  show: 'Show',
  /** What follows "12 sold": `when` is one of the next texts, or of `during`. */
  figureThen: '<strong>{figure}</strong> {when}',
  figureThenAlso: '<strong>{figure}</strong> {when}, {also}',
  inLastDays: { one: 'in the last {count} day', other: 'in the last {count} days' },
  thisYear: 'this year',
  sincePortalBegan: 'since the portal began',
  onDay: 'on {day}',
  fromTo: 'from {from} to {to}',
  /** The chart in words, for screen readers. */
  chart: '{first} to {last}: {figure} {when}.',
  chartWithMost: '{first} to {last}: {figure} {when}, most {mostWhen} with {most}.',

  mail: 'Mail',
  mailLead: 'Whether the portal can send mail to its users, and what the mail server replied.',
  setMailUp: 'Set SMTP_URL, MAIL_FROM and PUBLIC_URL, and start the portal again. Until then, no mails are sent.',
  seeOutbox: 'It keeps them and shows them in <outbox>its outbox</outbox>.',
  goesThrough: 'Mails go out through {server}, from {from}.',
  lastSent: 'The last one was sent on {time}.',
  noneSent: 'None has been sent yet.',
  oldestWaits: 'The oldest has been waiting since {time}.',
  sendTest: 'Send a test',
  testSent: 'Sent to your own address. {reply}',
  waiting: 'Waiting',
  sentLately: 'Sent in the last 30 days',
  givenUpLately: 'Given up in the last 30 days',
  notDelivered: 'Mails that were not delivered',
  kind: 'Kind',
  whatHappened: 'What happened',
  state: 'State',
  givenUp: 'Given up',
  triedLater: 'Tried again later',
  tries: 'Tries',

  auditTitle: 'Audit log',
  auditLead: 'What Admins have done, newest first. Entries cannot be changed or deleted.',
  noEntries: 'Nothing has been logged yet.',
  noEntriesMatch: 'No entries match. Remove a filter to see more.',
  act: 'Act',
  user: 'User',
  details: 'Details',
  filterEntries: 'Filter entries',
  text: 'Text',
  userOrDetails: 'User or details',
  everyAct: 'Every act',
  showAll: 'Show all',
})

export const grantWords = {
  grant: sentences({
    title: 'Grant points',
    to: 'Grant points to {name}',
    done: 'Granted. {email} now has {points}.',
    again: 'You can safely press “Grant points” again: the points are granted only once.',
  }),
  correct: sentences({
    title: 'Take points back',
    to: 'Take points back from {name}',
    done: 'Taken back. {email} now has {points}.',
    again: 'You can safely press “Take points back” again: the points are taken back only once.',
  }),
}

/** The specification's words, "saled" too. */
export const salesFigures = sentences({
  saledCoursesCount: 'Saled Courses Count',
  customersCount: 'Customers Count',
  completedCoursesCount: 'Completed Courses Count',
  completedCoursesPercentage: 'Completed Courses Percentage',
})

/** By their word in the address. */
export const rangeNames = sentences({
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  year: 'This year',
  all: 'All time',
  custom: 'Custom',
})

export const during = sentences({ day: 'on {date}', week: 'in the week of {date}', month: 'in {date}' })
export const perUnit = sentences({ day: '{figures} per day', week: '{figures} per week', month: '{figures} per month' })
export const unitHeads = sentences({ day: 'Date', week: 'Week of', month: 'Month' })
export const tableBelow = sentences({
  day: 'The table below has each day.',
  week: 'The table below has each week.',
  month: 'The table below has each month.',
})
export const salesBy = sentences({ day: 'Sales by day', week: 'Sales by week', month: 'Sales by month' })
export const leftOut = sentences({
  day: 'Days are counted in UTC. Days without a sale or completion are left out.',
  week: 'Days are counted in UTC. Weeks without a sale or completion are left out.',
  month: 'Days are counted in UTC. Months without a sale or completion are left out.',
})

export const mailModes = sentences({ smtp: 'Mail is on', outbox: 'This demo sends no mails', off: 'Mail is off' })

export const mailKinds = sentences({
  account: 'About the account',
  digest: 'Daily digest',
  'review-due': 'Review due',
  'mark-given': 'Mark given',
  'course-updated': 'Course updated',
  'points-granted': 'Points granted',
  'course-sold': 'Course sold',
  'course-returned': 'Course returned',
  'gift-received': 'Gift received',
  'gift-returned': 'Gift returned',
  rated: 'Course rated',
  'course-approved': 'Course approved',
  'course-refused': 'Course refused',
  'content-hidden': 'Content hidden',
  'report-decided': 'Report decided',
  'reports-waiting': 'Reports waiting',
  'route-late': 'Route late',
})

export const acts = sentences({
  'grant-points': 'Granted points',
  'correct-points': 'Took points back',
  'make-admin': 'Made Admin',
  'unmake-admin': 'Removed as Admin',
  'sign-out': 'Logged out everywhere',
  'write-page': 'Wrote a page',
  'remove-page': 'Removed a page',
  'reset-link': 'Made a reset link',
  'add-field': 'Added a field of study',
  'rename-field': 'Renamed a field of study',
  'order-fields': 'Reordered the fields of study',
  'remove-field': 'Removed a field of study',
  'add-goal': 'Added a goal',
  'change-goal': 'Changed a goal',
  'order-goals': 'Reordered the goals',
  'remove-goal': 'Removed a goal',
  'issue-code': 'Issued a code',
  'stop-code': 'Stopped a code',
  'approve-course': 'Approved a course',
  'refuse-course': 'Refused a course',
  'keep-reported': 'Kept what was reported',
  'hide-reported': 'Hid what was reported',
  'show-again': 'Showed it again',
  'add-synonym': 'Added a synonym',
  'remove-synonym': 'Removed a synonym',
})
