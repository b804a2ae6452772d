import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'What do you know already?',
  about: 'A few questions find out what you know already, and your plan gets shorter. Nothing is lost by trying.',
  look: 'See what it would save',
  looking: 'Finding out what each skill is worth …',
  noneSaves: 'There is nothing to save: every skill is needed as it is.',

  // What each skill is worth.
  worth: 'What each skill is worth',
  savesPoints: 'If you know {skill} {level}, your plan costs {points} less.',
  savesHours: 'If you know {skill} {level}, your plan takes {time} less.',
  more: '{level}: {saved} less',
  lowerLevels: 'Lower levels of {skill} save something too',
  tryIt: 'Try {skill}',
  goOn: 'Continue with {skill}',
  noQuestions: 'There are not enough questions yet. Those of courses in your plan are not asked.',
  tryAgainOn: 'You can try it again on {day}.',

  // The questions.
  asking: 'Questions about {skill}',
  atMost: '{answered} answered, of {most} at most. It ends as soon as it is certain.',
  answer: 'Answer',
  dontKnow: 'I do not know',
  stop: 'Stop here',
  noFeedback: 'You are not told which answers were right, so that the questions can be asked again.',

  // What came of it.
  known: 'You know {skill} {level}',
  changed: 'Your plan {change} than before.',
  both: '{first} and {second}',
  costsLess: 'costs {points} less',
  costsMore: 'costs {points} more',
  takesLess: 'takes {time} less',
  takesMore: 'takes {time} more',
  countsUntil: 'Until {day}, this level counts in your plans.',
  notKnown: 'It is not certain that you know {skill}',
  notKnownHelp: 'Your plan stays as it is. You can try again on {day}.',
  noProof: 'It gives no certificate, and is not in your profile.',
  before: 'Before',
  after: 'Now',
  proven: 'Proven to be the best.',
  costs: '{points}, {time}',
  noCourses: 'No course is needed.',
  back: 'Try another skill',
})
