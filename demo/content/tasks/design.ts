import { prose } from '../write.ts'
import type { DemoTasks } from './types.ts'

export const design: DemoTasks = {
  'Interface design, step by step': {
    name: 'Borrowing a tool, complete',
    text: prose(`
      Design the way from wanting the shredder to having brought it back: every screen and each of its states. Empty, loading,
      taken, offline, overdue. Grey boxes are enough; the words have to be real.

      Show it to two people who have not seen it, in silence. Hand in a zip with the screens in order, your notes on the two
      tests, and one page that says what you changed afterwards and why.
    `),
    days: 5,
    questions: [
      { text: 'Is there one main action on each screen, and is it the right one?', maxMark: 30 },
      { text: 'Are the forgotten states there, with words that help?', maxMark: 30 },
      { text: 'Do the notes show what people did, and not only what they said?', maxMark: 20 },
      { text: 'Do the changes follow from the notes?', maxMark: 20 },
    ],
  },
  'Accessible by design': {
    name: 'Repair a page that you did not build',
    text: prose(`
      Choose one public form or page. Go through it with the keyboard, with a screen reader, at 400 per cent zoom and with a
      contrast checker. Describe the five barriers that matter most, in the order in which you would repair them.

      Build the repaired part as a small page of HTML and CSS. Hand in a zip with your findings, the page, and a recording or
      description of how it behaves with the keyboard. Be kind to those who built it.
    `),
    days: 6,
    questions: [
      { text: 'Are the five findings real, and well ordered?', maxMark: 30 },
      { text: 'Can the repaired part be used by keyboard and read aloud?', maxMark: 40 },
      { text: 'Are contrast, zoom and messages right?', maxMark: 20 },
      { text: 'Is the tone respectful and the text clear?', maxMark: 10 },
    ],
  },
  'Talking to users: research in one week': {
    name: 'Five conversations and a decision',
    text: prose(`
      Hold at least three conversations of twenty minutes about something that you or others want to build. Hand in a zip with
      your beliefs from Monday, the guide, your notes without names, the sorted groups, and the decision of Friday in three
      lines.

      Leave out recordings and anything by which a person could be recognised. The reviewer should be able to follow the way
      from a sentence somebody said to what you decided.
    `),
    days: 4,
    questions: [
      { text: 'Do the questions ask for last times and not for opinions?', maxMark: 35 },
      { text: 'Is each group supported by what people said or did?', maxMark: 35 },
      { text: 'Does the decision follow, and was a belief changed?', maxMark: 20 },
      { text: 'Are the people protected?', maxMark: 10 },
    ],
  },
}
