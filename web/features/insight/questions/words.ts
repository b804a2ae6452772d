import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'Questions',
  whatCounts:
    'Only the first attempt of each learner counts: later ones show what was learned from it. Your own attempts do not count. A question that you change starts again.',

  learnersOn: { other: '<strong>At least {count} learners</strong> on {day}, 0:00 UTC.' },
  tooFew: {
    other: 'With {count} learners or more, this shows how they did. With fewer, it could reveal who they are.',
  },
  flagged: {
    one: 'Have a look at question {positions}.',
    other: 'Have a look at {count} questions: {positions}.',
  },
  questionsOf: 'Questions of {check}',
  skillAndLevel: '{skill}, level {level}',

  learners: 'Learners',
  atLeast: '{count} or more',
  fewerThan: 'Fewer than {count}',
  right: 'Right',
  rightOf: '{right} of {learners}',
  tellsApart: 'Tells learners apart',
  howWell: '{how} ({figure})',
  allTheSame: 'All did the same',

  chosen: 'What was chosen',
  chosenIn: 'What was chosen in question {number}',
  option: 'Option',
  rightOption: '{option} (right)',
})

/** By the correlation of the question's mark with the rest of the attempt. */
export const tells = sentences({ well: 'Well', somewhat: 'Somewhat', hardly: 'Hardly', not: 'Not at all' })

export const flags = sentences({
  everybody: 'Nearly everybody is right. It may be too easy, or its wrong options are easy to rule out.',
  nobody: 'Hardly anybody is right. Check whether the right answer is marked, and whether the question is clear.',
  'tells-nothing':
    'Learners who do well in the rest of the check are not right more often. Check whether the right answer is marked, and whether the question is clear.',
})
