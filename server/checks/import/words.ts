import { sentences } from '#contract/core/sentences.ts'

/** What is wrong in a text of questions. Each stands beside the number of its line. */
export const words = sentences({
  nothing: 'There are no questions in this text.',
  moreProblems: 'There are more problems. Correct these first.',

  // GIFT
  notClosed: 'The brace that opens the answers is not closed before the next empty line.',
  notOpened: 'There is a closing brace without an opening one. Put a backslash in front of a brace in a text.',
  openedTwice: 'There is a brace inside the answers. Put a backslash in front of a brace in a text.',
  manyBraces: 'A question has one pair of braces. Put an empty line between two questions.',
  noAnswers: 'This text has no answers in braces, so it is not a question.',
  essay: 'A question with empty braces has no right answer. Such questions cannot be imported.',
  titleOpen: 'The title that begins with :: must end with :: too.',
  noMarks: 'Answers begin with = if they are right, or with ~ if they are wrong.',
  noneRight: 'No answer is right. Put = in front of the right one instead of ~.',
  manyRight:
    'Only one answer may begin with =. Write ~%50% for each right answer of several, and \\= for an equals sign in a text.',
  notANumber: '“{given}” is not a number. Write it like 3.5, with a tolerance like 3.5:0.1, or a range like 3..4.',
  manyNumbers: 'A question about a number has one right number. Give a tolerance or a range for several.',
  wildcard: 'An accepted answer cannot have the wildcard *. Write out each accepted answer, and \\* for an asterisk.',
  noPair: 'Each pair to match needs an arrow: =left -> right.',
  partMarks: 'The question was read, but not that this answer gives a part of the mark.',
  pictureLost: 'The question was read without its picture. Add the picture after the import.',
  fillGap: 'Fill in the gap.',
  isTrue: 'True',
  isFalse: 'False',

  // Aiken
  noText: 'There is an answer here, but no question before it.',
  noOptions: 'This text has no options. They begin with A. or A) and stand on one line each.',
  noAnswerLine: 'This question has no line like “ANSWER: A”.',
  letterExpected: 'The option {expected} is expected here, not {found}.',
  notAnOption: 'An option or “ANSWER:” is expected here. Each option stands on one line.',
  oneLetter: 'Write the right answer as one letter: “ANSWER: A”.',
  noSuchLetter: 'There is no option {letter}.',
})
