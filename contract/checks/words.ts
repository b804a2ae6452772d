import { sentences } from '../core/sentences.ts'

export const words = sentences({
  question: 'Question',
  explanation: 'Explanation',
  code: 'Code',
  answer: 'Answer',
  part: 'Each part',
  pictureAlt: 'What the picture shows',
  unit: 'Unit',
  gapText: 'Text with gaps',
  wrongPicture: 'A picture of a question must be uploaded first.',
  chooseKind: 'Choose a kind of question.',
  sendVersion: 'Send the version that you have read.',

  fewOptions: 'Give at least {min} options.',
  manyOptions: 'Give at most {max} options.',
  optionsTwice: 'Each option must be different.',
  markRight: 'Mark which options are right.',
  markOneRight: 'Mark which option is right.',
  giveNumber: 'Give the right number.',
  giveTolerance: 'The tolerance must be zero or more.',
  giveAccepted: 'Give at least one accepted answer.',
  manyAccepted: 'Give at most {max} accepted answers.',
  gapsDiffer: 'Give the accepted words of each gap: the text has {gaps} of them.',
  noGaps: 'Mark at least one gap with three underscores: ___',

  questionsPerSkill: 'Questions per skill',
  passPercent: 'Pass mark',
  attempts: 'Attempts',
  pauseMinutes: 'Pause between attempts',
  timeLimitMinutes: 'Time limit',
  chooseQuestions: 'Choose at least one question.',
  manyQuestions: 'Choose at most {max} questions.',
  questionTwice: 'Choose each question only once.',

  importText: 'Text',
  manyToImport: 'Import at most {max} questions at once.',
})
