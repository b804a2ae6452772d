import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'Profile',

  // On top.
  summary: 'Summary',
  roles: 'Roles',
  balance: 'Balance',
  certain: 'of which {points} certain',

  // The own data.
  aboutYou: 'About you',
  avatar: 'Avatar',
  fullName: 'Full Name',
  position: 'Position',
  positionHelp: 'What you do, for example Data analyst. Optional.',
  email: 'Email',
  yourPassword: 'Your password',
  yourPasswordHelp: 'Needed to change the email address.',
  passwordNeeded: 'Enter your password to change the email address.',
  saveChanges: 'Save Changes',
  saved: 'Your profile is saved.',

  // The email address.
  newEmailWaits: 'Waiting for confirmation: open the link that was sent to {newEmail}. Until then {email} stays.',
  emailWaits: 'This address is not confirmed yet. Open the link in the mail that was sent to it.',
  getThen: 'You get {points} then.',
  sendAgain: 'Send again',
  linkIsSent: 'A link is on its way to {email}.',
  cancelChange: 'Cancel the change',
  emailStays: 'Your email address stays {email}.',

  // The password.
  password: 'Password',
  securitySettings: 'Security settings',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHelp: 'At least {least} characters. Other devices will be logged out.',
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed. Other devices are logged out.',

  // Creators.
  youAreCreator: 'You are a Creator',
  creatorHelp:
    'Everybody can see your <author>author page</author>: your name, picture, position, skills and courses. It does not show your email. Your drafts, your courses and what is waiting for your answer are under <teaching>Teaching</teaching>.',
  teach: 'Teach on Coursewise',
  teachHelp:
    'As a Creator you can make courses and are paid in points. You get a public author page with your name, picture, position and skills.',

  // Their courses.
  createdCourses: 'Created courses',
  createCourse: 'Create Course',
  noCourses: 'You have no courses yet.',
  students: { one: '{count} student', other: '{count} students' },
  updated: 'Updated {day}',
  hidden: 'Hidden by an Admin',
  insight: 'Insight',
  insightInto: 'Insight into {course}',
  edit: 'Edit',
  editCourse: 'Edit {course}',
  delete: 'Delete',
  deleteCourse: 'Delete {course}',
  duplicate: 'Duplicate',
  duplicateCourse: 'Duplicate {course}',
  isCopy: 'This is a copy of “{course}”.',

  // Skills, the own ones and an author's.
  levelShown: 'Level {level}, shown',
  levelPartlyShown: 'Level {level}, {shown} of it shown',
  noSkills: 'Each course you complete adds to your skills.',
  noAuthorSkills: 'There are no skills to show yet.',

  // An author's courses.
  nonePublished: 'No courses are published yet.',

  // Points.
  history: 'Points history',
  noMovements: 'No points have been earned or spent yet.',
  date: 'Date',
  whatFor: 'What for',
  amount: 'Amount',
  balanceAfter: 'Balance after',

  // Ways to other screens.
  notifications: 'Notifications',
  bell: 'The bell says what is new.',
  chooseMails: 'Choose which mails you get',
  gifts: 'Gifts',
  giftsHelp: 'Courses that others gave you, and those that you gave',
  yourData: 'Your data',
  yourDataHelp: 'Download what is stored about you, or delete your account',
})
