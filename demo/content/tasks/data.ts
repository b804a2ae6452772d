import { prose } from '../write.ts'
import type { DemoTasks } from './types.ts'

export const data: DemoTasks = {
  'SQL from zero': {
    name: 'Five questions for the bicycle rental',
    text: prose(`
      The rental wants to move twenty places from one station to another. Help with the decision. Think of five questions whose
      answers matter for it, and answer each of them with one query: at least one with a group, at least two with a join, and
      one in which missing return times play a role.

      Hand in a zip with one file for each query, its result, and half a page that says which move you suggest and how sure you
      are. Lay the queries out so that a colleague can read them.
    `),
    days: 3,
    questions: [
      { text: 'Do the queries answer the questions that stand above them?', maxMark: 40 },
      { text: 'Is anything counted twice, or lost because of missing values?', maxMark: 30 },
      { text: 'Can you read each query at first sight?', maxMark: 15 },
      { text: 'Does the suggestion follow from the results, with its doubts named?', maxMark: 15 },
    ],
  },
  'Charts that tell the truth': {
    name: 'One chart, before and after',
    text: prose(`
      Find a published chart that misleads, hides its point or is simply hard to read. Draw it again with the same numbers.

      Hand in a zip with both versions and one page: what a hurried reader takes from the first one, what the numbers say, which
      decisions you made and what you left out. Put a whole sentence above your chart. Name the source.
    `),
    days: 4,
    questions: [
      { text: 'Does the new chart show the comparison that the sentence names?', maxMark: 40 },
      { text: 'Is it fair: axis, uncertainty, what was left out?', maxMark: 30 },
      { text: 'Would it work in grey and on a telephone?', maxMark: 15 },
      { text: 'Are the reasons on the page convincing?', maxMark: 15 },
    ],
  },
  'Database design in practice': {
    name: 'A model for people you know',
    text: prose(`
      Interview somebody about a process for a quarter of an hour: a club, a workshop, a shared garden. Draw a model with at
      most ten tables, write it as SQL with keys and constraints, and fill in enough rows to show one week.

      Then change one requirement that your partner names, and write the statements that move the data. Hand in a zip with the
      notes of the interview, the drawing, the SQL and half a page on the rule that was hardest to keep.
    `),
    days: 7,
    questions: [
      { text: 'Do tables and names match what was said in the interview?', maxMark: 25 },
      { text: 'Which wrong states does the database refuse by itself?', maxMark: 35 },
      { text: 'Does the change work without losing anything?', maxMark: 25 },
      { text: 'Could you continue the work from these files alone?', maxMark: 15 },
    ],
  },
  'Statistics for people who decide': {
    name: 'A decision memo of half a page',
    text: prose(`
      Choose a decision from your work or your town and a small set of numbers that bears on it. Write a memo of half a page:
      the question, what we found, how sure we are, what we suggest, and when to look again.

      Hand in a zip with the memo, the numbers, and the sheet in which you worked: how large is the usual noise, which interval
      belongs to the result, who is missing in the data?
    `),
    days: 3,
    questions: [
      { text: 'Could you decide after reading the memo once?', maxMark: 40 },
      { text: 'Is the uncertainty right, and said in plain words?', maxMark: 35 },
      { text: 'Are origin and gaps of the data named?', maxMark: 25 },
    ],
  },
}
