import { prose } from '../write.ts'
import type { DemoTasks } from './types.ts'

export const programming: DemoTasks = {
  'Python for everyday problems': {
    name: 'A program that saves you an hour',
    text: prose(`
      Write a small program for a chore of your own: renaming, sorting, counting or tidying something that you do by hand today.
      It should have between twenty and eighty lines and read at least one file.

      Hand in a zip with the program, a small example of its input, what it makes of it, and a text of ten lines: what the chore
      was, how to run the program, and what it does when the input is wrong. Leave private data out.

      The reviewer will run it with your example and read the code.
    `),
    days: 5,
    questions: [
      { text: 'Does the program do with the example what its text promises?', maxMark: 40 },
      { text: 'Can you follow the code without asking: names, functions, order?', maxMark: 30 },
      { text: 'What happens with wrong or missing input? Is the message helpful?', maxMark: 20 },
      { text: 'Is the text enough to run it without help?', maxMark: 10 },
    ],
  },
  'Building web services with Node': {
    name: 'A waiting list for the library',
    text: prose(`
      Extend the booking desk by a waiting list. A member can join the list for a book that is lent out, leave it again, and see
      their place. When the book comes back, the first one gets it for three days; after that the next.

      Hand in a zip with the code, its tests and a page on your decisions: which addresses and status codes you chose, what
      happens when two people join in the same second, and how you tested it. Leave node_modules out.

      The reviewer starts the service, runs the tests, and tries at least one thing you did not think of.
    `),
    days: 7,
    questions: [
      { text: 'Does joining, leaving and moving up work as described?', maxMark: 30 },
      { text: 'Are addresses and status codes chosen with reasons?', maxMark: 20 },
      { text: 'Does the order hold when two requests come at once? How is that shown?', maxMark: 30 },
      { text: 'Do the tests speak HTTP, and would they notice a mistake?', maxMark: 20 },
    ],
  },
  'JavaScript from the first line': {
    name: 'Your sixth small page',
    text: prose(`
      You have built five pages with us. Build a sixth one on your own: something that answers when you touch it, and that you
      or somebody you know will use.

      It keeps its state in one place, remembers something after reloading, and has an honest sentence for the case that
      something does not work. No library, at most 150 lines of script. Hand in a zip with the page and a short text on what was
      hardest.
    `),
    days: 4,
    questions: [
      { text: 'Does the page do what its text says, also after reloading?', maxMark: 40 },
      { text: 'Is the state in one place, and is the page drawn from it?', maxMark: 30 },
      { text: 'Can you use everything with the keyboard alone?', maxMark: 15 },
      { text: 'Is there a calm message when something goes wrong?', maxMark: 15 },
    ],
  },
}
