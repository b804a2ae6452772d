import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  ratings: 'Ratings',
  noneYet: 'There are no ratings yet. Learners who have learned half of the course can rate it.',
  order: 'Order of ratings',
  newest: 'Newest',
  mostHelpful: 'Most helpful',

  // All ratings together.
  mean: '{mean}<hidden> of 5 stars</hidden>',
  count: { one: '{count} rating', other: '{count} ratings' },
  countWeighted: { one: 'Weighted, {count} rating', other: 'Weighted, {count} ratings' },
  distribution: 'How many stars learners gave',
  stars: { one: '{count} star', other: '{count} stars' },
  weighted:
    'Weighted: every course starts with {weight} ratings of {stars} stars, so that the first learners do not decide alone.',
  reached: {
    one: '{yes} of {count} learner reached the stated levels.',
    other: '{yes} of {count} learners reached the stated levels.',
  },
  reachedPartly: {
    one: '{yes} of {count} learner reached the stated levels, {partly} partly.',
    other: '{yes} of {count} learners reached the stated levels, {partly} partly.',
  },

  // One rating.
  formerUser: 'A former user',
  you: '{name}<quiet> (you)</quiet>',
  starsOf: '{stars} of 5 stars',
  changed: 'changed {day}',
  took: { one: 'Took {count} hour', other: 'Took {count} hours' },
  helpful: 'Helpful',
  helpfulTo: 'Helpful ({people})',
  foundHelpful: { one: '{count} person found this helpful', other: '{count} people found this helpful' },
  report: 'Report',

  // The reply of the course's author.
  replyOfAuthor: 'Reply of the author',
  replyIsHidden: 'An Admin has hidden your reply: “{reason}” Nobody else sees it.',
  reportReply: 'Report the reply',
  reply: 'Reply',
  changeReply: 'Change reply',
  removeReply: 'Remove reply',
  yourReply: 'Your reply',
  yourReplyHelp: 'Everybody can read it. At most {most} characters.',
  saveReply: 'Save reply',

  // The own rating.
  learnFirst: 'Learn at least half of the course to rate it. You have learned {learned} of {all}.',
  continueLearning: 'Continue learning',
  isHidden: 'An Admin has hidden your rating: “{reason}” Nobody else sees it, and it does not count.',
  isRated: 'You have rated this course.',
  changeRating: 'Change your rating',
  howWasIt: 'How was this course? Your rating helps others to choose.',
  rate: 'Rate this course',
  yourRating: 'Your rating',
  yourStars: 'Your stars',
  text: 'What should others know?',
  textHelp: 'Optional, at most {most} characters. It is shown with your name.',
  hours: 'How many hours did it take?',
  hoursHelp: 'Optional, in whole or half hours. From ten answers on, the plan can count with them.',
  levels: 'Did you reach the stated levels?',
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  noAnswer: 'No answer',
  send: 'Send your rating',
  save: 'Save your rating',
  thanks: 'Thank you for your rating.',
  isChanged: 'Your rating is changed.',
})

export const levelsReached = sentences({
  yes: 'Reached the stated levels',
  partly: 'Reached the stated levels partly',
  no: 'Did not reach the stated levels',
})
