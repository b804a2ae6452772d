import type { DemoCourse } from './types.ts'
import { article, book, check, lesson, prose, video } from './write.ts'

const cashIsNotProfit = article('Cash is not profit', { resource: 'Kitchen Table Review', date: '2024-10-14' })
const askingForMore = video('How to ask for what you need')

export const business: DemoCourse[] = [
  {
    field: 'business',
    name: 'Project planning that survives Monday',
    shortDescription: 'Plan with your team in an afternoon, and keep the plan alive when reality arrives.',
    description: prose(`
      Plans are often beautiful on Friday and ignored on Monday. The reason is seldom laziness. They were made by one person, in
      too much detail, too far ahead, and nobody agreed on what to give up when time runs short.

      You learn a lighter way: a goal in one sentence, a map of outcomes instead of tasks, honest ranges in place of single
      dates, and a weekly half hour in which the plan is repaired in public. We practise on a neighbourhood festival with a
      fixed date and a budget that shrinks, and you apply each step to a project of your own.

      For anyone who leads work without being anyone's boss, as well as for those who are. The templates are plain documents. By
      the end you will have a plan you are willing to show, and a habit that keeps it true.
    `),
    pointsPerHour: 13,
    author: 'owen.gallagher@demo.test',
    skills: [
      { name: 'Project planning', level: 5 },
      { name: 'Communication', level: 2 },
    ],
    updatedDaysAgo: 22,
    studentsCount: 7,
    materials: [
      video('Why plans die on Monday'),
      video('Outcomes on one wall'),
      article('Estimating in ranges without losing face', { resource: 'Kitchen Table Review', date: '2025-01-27' }),
      book('The festival plan, week by week', {
        extension: 'pdf',
        year: 2024,
        authors: ['Owen Gallagher'],
      }),
      askingForMore,
      video('The weekly half hour'),
      article('What to drop first', { resource: 'The Quiet Margin', date: '2025-05-19' }),
    ],
  },
  {
    field: 'business',
    name: 'Reading a balance sheet',
    shortDescription: 'Read the three financial statements of any small company and spot what needs a question.',
    description: prose(`
      Accounts look forbidding because they are written in a language nobody taught us. It is a small language, and a regular
      one. In a few evenings you can learn to read it well enough to ask an accountant good questions.

      You follow a coffee roastery through its first two years. Each event, from the first loan to an unpaid invoice, is entered
      by hand in the balance sheet, the profit and loss account and the cash flow, until you can predict where it will show.
      Then you read the accounts of six invented companies and decide which of them you would lend money to.

      No knowledge of bookkeeping is expected. The course is useful to founders, committee members, tenants of a cooperative and
      employees who would like to understand how their company is doing.
    `),
    pointsPerHour: 25,
    author: 'owen.gallagher@demo.test',
    skills: [
      { name: 'Accounting', level: 4 },
      { name: 'Spreadsheets', level: 2 },
      { name: 'Critical thinking', level: 1 },
    ],
    updatedDaysAgo: 87,
    studentsCount: 5,
    materials: [
      video('What we own and what we owe'),
      video('Two years in a coffee roastery'),
      cashIsNotProfit,
      book('Six companies, six verdicts', {
        extension: 'pdf',
        year: 2022,
        authors: ['Owen Gallagher', 'Rukmini Castellane'],
      }),
      lesson('Five ratios worth knowing'),
      check('Check: what the accounts say'),
    ],
  },
  {
    field: 'business',
    name: 'Spreadsheets that answer questions',
    shortDescription: 'Clean a list, summarise it and build a sheet your colleagues can use without calling you.',
    description: prose(`
      The spreadsheet is the most widely used tool for thinking with numbers, and few people were ever shown how to use it well.
      A handful of habits make the difference between a sheet that answers and one that only stores.

      You take a messy export of orders, make it clean and keep it clean, summarise it in three ways, look things up across
      sheets, and draw one chart that says something. Along the way you learn to separate input, calculation and result, so that
      a mistake has only one place to hide.

      All steps work in any common spreadsheet program. You should have typed a sum before; nothing else is assumed. It is a
      patient course with many exercises, and a whole office can take it together.
    `),
    pointsPerHour: 10,
    author: 'creator@demo.test',
    skills: [
      { name: 'Spreadsheets', level: 5 },
      { name: 'Data cleaning', level: 2 },
      { name: 'Data visualisation', level: 2 },
      { name: 'Accounting', level: 1 },
    ],
    updatedDaysAgo: 15,
    studentsCount: 8,
    materials: [
      video('Input, calculation, result'),
      video('Cleaning an export of orders'),
      article('Dates: the most fragile cells of all', { resource: 'Signal and Sense', date: '2024-12-02' }),
      video('Three ways to summarise'),
      book('Spreadsheet exercises for forty lunch breaks', {
        extension: 'pdf',
        year: 2025,
        authors: ['Clara Creator'],
      }),
      video('One chart that says something'),
      article('Handing over a sheet', { resource: 'Second Draft', date: '2025-08-11' }),
    ],
  },
  {
    field: 'business',
    name: 'From idea to first customer',
    shortDescription: 'Test a business idea with little money, set a price and win the first ten customers.',
    description: prose(`
      An idea costs nothing and proves nothing. What proves something is a stranger who pays, and the shortest honest way to
      that stranger is what this course is about.

      You will describe the problem before the solution, speak with people who have it, offer something small enough to deliver
      by hand, name a price aloud, and count. Owen talks openly about the company he had to close and the one that went well,
      including the figures. Worksheets help you to calculate what a customer brings and costs, and when to stop.

      Meant for people who think of starting alone or with a friend, beside a job or after one. It does not promise riches. It
      does promise that after eight weeks you will know much better whether to go on.
    `),
    pointsPerHour: 25,
    author: 'owen.gallagher@demo.test',
    skills: [
      { name: 'Marketing', level: 5 },
      { name: 'User research', level: 2 },
      { name: 'Accounting', level: 2 },
      { name: 'Negotiation', level: 1 },
    ],
    updatedDaysAgo: 121,
    studentsCount: 6,
    materials: [
      video('A stranger who pays'),
      video('Describe the problem for an hour'),
      lesson('Saying a price aloud'),
      video('Ten customers by hand'),
      cashIsNotProfit,
      book('Worksheets for the first eight weeks', {
        extension: 'pdf',
        year: 2025,
        authors: ['Owen Gallagher'],
      }),
      video('The company I closed'),
      article('When stopping is the good decision', { resource: 'The Quiet Margin', date: '2025-10-13' }),
    ],
  },
  {
    field: 'business',
    name: 'Negotiation without tricks',
    shortDescription: 'Prepare, listen and agree on terms that both sides still like a year later.',
    description: prose(`
      Tricks work once. Afterwards the other side remembers. If you will meet people again, and you nearly always will,
      preparation and curiosity are the stronger methods, and they can be learned.

      At the heart of the course are six role plays, from a rent increase to a late delivery. Two of them you see on film, and
      both twice: first as most of us would do it, then prepared. You learn to know your alternative, to separate interests from
      positions, to make a first offer without fear, to use silence and to write down an agreement in words that will not be
      argued about later.

      Take it with a partner if you can; the role cards are included. It has helped freelancers, team leads, works councils and
      at least one couple that was buying a kitchen.
    `),
    pointsPerHour: 18,
    author: 'owen.gallagher@demo.test',
    skills: [
      { name: 'Negotiation', level: 5 },
      { name: 'Communication', level: 3 },
      { name: 'Listening', level: 2 },
    ],
    updatedDaysAgo: 240,
    studentsCount: 4,
    materials: [
      video('Why preparation beats talent'),
      book('Six role plays with cards', {
        extension: 'pdf',
        year: 2021,
        authors: ['Owen Gallagher', 'Thandiwe Marlow'],
      }),
      video('The rent increase, twice'),
      askingForMore,
      article('The useful silence', { resource: 'North Window', date: '2022-06-13' }),
      video('The late delivery, twice'),
      article('Writing it down so that it holds', { resource: 'Second Draft', date: '2023-03-20' }),
    ],
  },
]
