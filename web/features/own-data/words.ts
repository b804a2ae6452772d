import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'Your data',
  about: 'What Coursewise stores about you: take it with you, or have it deleted.',

  // The download.
  download: 'Download your data',
  downloadHelp:
    'A zip with your profile, purchases, points, learning, certificates, reviews and everything you made, as JSON files with an explanation, and with the files that you uploaded.',
  prepare: 'Prepare download',
  prepareAgain: 'Prepare again',
  downloadZip: 'Download zip',
  isReady: 'Your data as of {time} is ready: {size}. It is kept until {end}.',
  hasFailed: 'Your download could not be prepared. Please try again later.',
  isWaiting: 'Your download will be prepared in a moment. You can leave this page and come back later.',
  isPreparing: 'Your download is being prepared. You can leave this page and come back later.',
  progress: 'Preparing the download: {percent}',

  // The deletion.
  deleteAccount: 'Delete your account',
  whenDeleted: {
    one: 'Your account is deleted {count} day after you ask for it. Until then you can log in and keep it. You may want to download your data first.',
    other:
      'Your account is deleted {count} days after you ask for it. Until then you can log in and keep it. You may want to download your data first.',
  },
  whatGoes: 'What is deleted',
  identityGoes: 'your name, email address, picture, position and password',
  learningGoes: 'your cart, your progress, your skills and your points',
  submissionsGo: 'what you submitted as final tasks',
  unsoldGoes: 'your courses and materials that nobody has bought or learned',
  whatStays: 'What stays, without your name',
  soldStays: 'courses that others bought: they leave the catalogue, and their buyers keep them',
  reviewsStay: 'marks and comments that you gave to others',
  booksStay: 'purchases and sales in the books of the portal',
  giftsStay: 'gifts from you that still wait: they can be claimed',
  certificates: 'What happens to your certificates?',
  keepCertificates: 'Keep valid, with my name',
  withdrawCertificates: 'Withdraw',
  deleteMine: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteIt: 'Delete it',
  keepIt: 'Keep it',
  deleteHelp: {
    one: 'This happens in {count} day. Until then you can change your mind; afterwards nobody can bring it back.',
    other: 'This happens in {count} days. Until then you can change your mind; afterwards nobody can bring it back.',
  },
  isComing: 'Your account will be deleted on {time}. Until then, everything works as usual.',
  keepMine: 'Keep my account',
  stays: 'Your account stays.',

  // The banner on every screen.
  banner: 'Deletion of your account',
  isComingOn: 'Your account will be deleted on <link>{day}</link>.',
})
