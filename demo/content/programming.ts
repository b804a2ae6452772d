import type { DemoCourse } from './types.ts'
import { article, book, check, lesson, prose, video } from './write.ts'

const readingErrors = article('Reading an error message from the last line up', {
  resource: 'Workbench Weekly',
  date: '2024-03-11',
})
const namingThings = video('Names that explain themselves')

export const programming: DemoCourse[] = [
  {
    field: 'programming',
    name: 'Python for everyday problems',
    shortDescription: 'Write small programs that rename files, tidy lists and save you an hour each week.',
    description: prose(`
      You have a folder with four hundred photos, a list of members in the wrong order, or a report that you piece together every
      Friday. Each of these is a program of twenty lines. You learn Python by writing exactly such programs, one for each
      lesson, and you keep all of them.

      We start with values, lists and loops, go on to functions and files, and end with reading a table and writing a better
      one. Errors are part of the path: from the second lesson on you meet programs that fail, read what they say and repair
      them.

      No experience is needed beyond using a computer with confidence. Every video ends with
      a short exercise, and the workbook has thirty more for those who want more practice.
    `),
    pointsPerHour: 12,
    author: 'tomas.havel@demo.test',
    skills: [
      { name: 'Python', level: 3 },
      { name: 'Problem solving', level: 2 },
      { name: 'Data cleaning', level: 1 },
    ],
    updatedDaysAgo: 18,
    studentsCount: 9,
    materials: [
      video('Your first program in ten minutes'),
      video('Lists, loops and a folder of photos'),
      readingErrors,
      video('Functions: give a name to a step'),
      check('Check: first programs'),
      article('Plain text files and the surprises in them', { resource: 'Field Notes', date: '2023-10-02' }),
      video('Reading a table and writing a better one'),
      book('Thirty small Python exercises', {
        extension: 'pdf',
        year: 2024,
        authors: ['Tomáš Havel', 'Ingrid Vasko'],
      }),
      check('Check: programs for every day'),
    ],
  },
  {
    field: 'programming',
    name: 'Building web services with Node',
    shortDescription: 'Design, write, test and run an HTTP service that other people can rely on.',
    description: prose(`
      A service is a promise: the same request gets the same kind of answer today, next month and while ten thousand others are
      asking. In this course you build one such service from an empty folder to a running system, and you meet the decisions in
      the order in which a working team meets them.

      You sketch the resources before you write code, choose status codes with care, check every input at the border, keep the
      data in PostgreSQL and write tests that talk to the service over real HTTP. The last part is about the night shift: logs
      that help, timeouts, graceful stops and a database change without an outage.

      You should be at home in JavaScript and have seen a SQL query before. The course is dense, so take it in several sittings.
      The finished service, a booking desk for a small library, is yours to extend.
    `),
    pointsPerHour: 28,
    author: 'tomas.havel@demo.test',
    skills: [
      { name: 'API design', level: 5 },
      { name: 'JavaScript', level: 4 },
      { name: 'Testing', level: 2 },
      { name: 'SQL', level: 2 },
    ],
    updatedDaysAgo: 6,
    studentsCount: 6,
    materials: [
      video('What a service promises'),
      article('Nouns first: sketching an interface on paper', { resource: 'Workbench Weekly', date: '2025-02-17' }),
      video('From empty folder to first answer'),
      video('Checking input at the border'),
      book('Status codes and what they say to people', {
        extension: 'epub',
        year: 2023,
        authors: ['Delphine Okoro'],
      }),
      video('Transactions by example'),
      namingThings,
      video('Tests that speak HTTP'),
      article('A calm list for the first night in production', { resource: 'Signal and Sense', date: '2025-09-29' }),
      check('Check: a service that others rely on'),
    ],
  },
  {
    field: 'programming',
    name: 'Git without fear',
    shortDescription: 'Understand what Git really keeps, and undo almost anything without losing work.',
    description: prose(`
      Most people learn six Git commands by heart and hope. This short course draws the picture behind them: a chain of
      snapshots and a few movable labels. Once you see it, branching, merging and undoing stop being spells.

      Each lesson takes one situation from real work. You saved too much, too little or in the wrong place; two people changed
      the same line; something that worked on Monday is broken on Thursday. You solve it first on paper, then on your own
      machine in a practice repository that you may ruin as often as you like.

      It is meant for anyone who keeps text in files: programmers, of course, but also writers and analysts. You need a terminal
      and two free evenings. The course is free, because everyone works better when their colleagues are not afraid of history.
    `),
    pointsPerHour: 0,
    author: 'creator@demo.test',
    skills: [{ name: 'Git', level: 4 }],
    updatedDaysAgo: 41,
    studentsCount: 8,
    materials: [
      video('Snapshots and labels: the whole idea'),
      video('Your first repository, slowly'),
      article('Seven ways to undo, and when each is right', { resource: 'Workbench Weekly', date: '2024-06-24' }),
      video('Two people, one line: solving a conflict'),
      book('The practice repository: a guided tour', {
        extension: 'pdf',
        year: 2025,
        authors: ['Clara Creator'],
      }),
      article('Messages your colleagues will thank you for', { resource: 'Second Draft', date: '2025-01-20' }),
      check('Check: what Git keeps'),
    ],
  },
  {
    field: 'programming',
    name: 'JavaScript from the first line',
    shortDescription: 'Learn the language of the browser by making pages that answer when you touch them.',
    description: prose(`
      Open a browser, type one line, see something change. JavaScript rewards curiosity faster than any other language, and this
      course keeps that pleasure while laying solid ground under it.

      You build five small pages: a tip splitter, a reading timer, a colour guessing game, a shopping list that remembers, and a
      weather card that loads its data. On the way you learn values and functions, events, the document, modules, and what it
      means to wait for an answer. Old habits of the language are named where you will meet them in other people's code, and
      left out everywhere else.

      You need no background in programming. A little HTML is introduced as we go. Learners who already know another language
      can skip the first two lessons and still follow. Leave time for the exercises.
    `),
    pointsPerHour: 15,
    author: 'tomas.havel@demo.test',
    skills: [
      { name: 'JavaScript', level: 4 },
      { name: 'HTML and CSS', level: 2 },
      { name: 'Problem solving', level: 2 },
      { name: 'Git', level: 1 },
    ],
    updatedDaysAgo: 73,
    studentsCount: 7,
    materials: [
      video('One line in the console'),
      video('Functions are values too'),
      readingErrors,
      video('Events: the page listens'),
      namingThings,
      check('Check: values and the page'),
      book('Five small pages, built line by line', {
        extension: 'pdf',
        year: 2025,
        authors: ['Tomáš Havel'],
      }),
      video('Waiting for an answer'),
      article('Keeping a small project under version control', { resource: 'Field Notes', date: '2024-11-08' }),
      check('Check: pages that answer'),
    ],
  },
  {
    field: 'programming',
    name: 'Python in depth: iterators, types and tests',
    shortDescription: 'Move from scripts that work to Python that others can read, change and trust.',
    description: prose(`
      There is a moment when a helpful script becomes something a team depends on. From then on different questions count: can a
      stranger read it, does a change here break something there, does it still fit in memory with a hundred times the data.

      We take one program, a log reader of eighty lines, and improve it through the whole course. Generators make it lazy, data
      classes give its values a shape, type hints let tools find mistakes before users do, and tests describe what it is for.
      You also learn to read the standard library, which is the best free textbook of the language.

      You should have written Python for some months. Every chapter ends with a review exercise in which you comment on code
      before you change it, because reading is the larger part of the work.
    `),
    pointsPerHour: 18,
    author: 'tomas.havel@demo.test',
    skills: [
      { name: 'Python', level: 5 },
      { name: 'Testing', level: 3 },
      { name: 'Problem solving', level: 2 },
    ],
    updatedDaysAgo: 112,
    studentsCount: 4,
    materials: [
      video('Eighty lines worth improving'),
      video('Iterators and generators, drawn'),
      lesson('When a class is too much and a dictionary too little'),
      video('Type hints that pull their weight'),
      book('Testing as a way of thinking', {
        extension: 'epub',
        year: 2022,
        authors: ['Rosalind Achterberg', 'Ingrid Vasko'],
      }),
      video('Properties: let the computer find the odd case'),
      article('How to review a change kindly and well', { resource: 'Second Draft', date: '2023-12-04' }),
      check('Check: Python that others can trust'),
    ],
  },
]
