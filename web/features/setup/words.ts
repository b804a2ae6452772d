import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'Set up your portal: {done} of {all} done',
  dismiss: 'Do not show this again',
  done: 'Done',
  contact: 'Write who you are',
  whyContact: 'The contact page says whose portal this is and how to get points.',
  mail: 'Turn on mail and send a test',
  whyMail: 'Without it nobody gets a link to a new password.',
  fields: 'Add fields of study',
  whyFields: 'Visitors browse by them.',
  goals: 'Add a goal',
  whyGoals: 'The home page offers goals to learners who have no skill in mind.',
  course: 'Publish the first course',
  whyCourse: 'Your own, or one of your authors’.',
})
