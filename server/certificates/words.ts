import { sentences } from '#contract/core/sentences.ts'
import { gone, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('certificates', {
  notEarned: notFound('You have no certificate for this course. It is issued when everything in the course is learned.'),
  noSuchCode: notFound('There is no certificate with this code. Check it for typing errors.'),
  withdrawn: gone('This certificate was withdrawn by its holder.'),
})

/** On the certificate, and in the data about it that the file contains. */
export const words = sentences({
  fileName: 'Certificate {course}.pdf',
  fileTitle: 'Certificate: {course}',
  facts: 'The signed facts',
  signature: 'Their Ed25519 signature',

  heading: 'CERTIFICATE OF COMPLETION',
  headingAloud: 'Certificate of completion',
  completed: 'has completed the course',
  skills: 'Skills: {skills}',
  skill: '{skill}, level {level}',
  level: 'Level {level}',
  moreSkills: 'and {count} more',
  dateOfIssue: 'Date of issue',
  author: 'Author of the course',
  qrCode: 'QR code of the verification address',
  scan: 'Scan to verify',
  verifyAt: 'Verify at {address}',
  signedWith: 'Signed with key {key}',

  // For letters that the fonts do not have.
  learnerNamedBelow: 'The learner named at the address below',
  courseNamedBelow: 'The course named at the address below',
  authorNamedBelow: 'Named at the address below',
  lettersMissing: '… stands for letters that could not be printed here. The page at the address above shows them.',
})
