import { sentences } from './sentences.ts'

/** What forms of many features say about a field. `label` is its name. */
export const checks = sentences({
  required: '{label} is required.',
  tooLong: '{label} must be at most {max} characters.',
  tooShort: '{label} must be at least {min} characters.',
  length: '{label} must be between {min} and {max} characters.',
  oneLine: '{label} must be one line of text.',
  unreadable: '{label} contains characters that cannot be shown.',
  whole: '{label} must be a whole number from {min} to {max}.',
  day: 'Dates must be written like 2026-11-01.',
  once: 'Choose each skill only once.',
  tooManySkills: 'Choose at most {max} skills.',
  notAnId: 'This is not a valid {what} id.',
  wrongValue: 'This value is not valid.',
  missingValue: 'This field is required.',
})

/** Names of fields that several forms have. */
export const labels = sentences({
  email: 'Email address',
  filter: 'Filter',
  level: 'Level',
  message: 'Message',
  name: 'Name',
  note: 'Note',
  password: 'Password',
  points: 'Points',
  reason: 'Reason',
  section: 'Section',
  text: 'Text',
})

/** The small forms of forms.ts. */
export const words = sentences({
  likeAnEmail: 'Enter an email address like name@example.com.',
  position: 'Position',
  chooseCertificates: 'Choose what happens to your certificates.',
  uses: 'Number of uses',
  chooseLastDay: 'Choose the last day.',
  overBudget: 'Points times uses must be at most {budget}.',
  code: 'Code',
  enterCode: 'Enter a code.',
  title: 'Title',
  sentence: 'Sentence',
  chooseStars: 'Choose {min} to {max} stars.',
  whichHours: 'Hours must be from {min} to {max}, in steps of a half.',
  whichAnswers: 'Answer with {answers} or nothing.',
  chooseReason: 'Choose a reason.',
  reply: 'Reply',
})
