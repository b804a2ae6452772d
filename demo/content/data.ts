import type { DemoCourse } from './types.ts'
import { article, book, check, lesson, prose, video } from './write.ts'

const whatNullMeans = article('What an empty cell means, and what it does not', {
  resource: 'Signal and Sense',
  date: '2024-01-22',
})
const averages = book('A pocket guide to averages and spread', {
  extension: 'pdf',
  year: 2023,
  authors: ['Amina Diallo', 'Henrik Solvang'],
})

export const data: DemoCourse[] = [
  {
    field: 'data',
    name: 'SQL from zero',
    shortDescription: 'Ask a database clear questions and trust the answers, starting with no knowledge at all.',
    description: prose(`
      Nearly every organisation keeps its memory in tables, and SQL is how you ask that memory a question. It reads almost like
      a sentence, which makes the first hour easy and the tenth hour treacherous. This course takes you safely through both.

      You work with the records of a small bicycle rental: stations, bikes, riders and trips. You select and sort, filter with
      care around missing values, group and count, and join tables without counting anything twice. Each lesson begins with a
      question that a colleague might ask and ends with a query you could send them.

      It is written for people who have never used a database: in sales, in the lab, in the newsroom, in the office of a school.
      You need a browser and a few quiet evenings. At the end you will read other people's queries calmly, and write your own so
      that they can read yours.
    `),
    pointsPerHour: 12,
    author: 'creator@demo.test',
    skills: [
      { name: 'SQL', level: 4 },
      { name: 'Data modelling', level: 1 },
    ],
    updatedDaysAgo: 3,
    studentsCount: 9,
    materials: [
      video('Tables, rows and one first question'),
      video('Filter and sort: finding the late bikes'),
      whatNullMeans,
      check('Check: one table'),
      video('Group and count'),
      video('Joins without double counting'),
      book('Sixty questions for a bicycle rental', {
        extension: 'pdf',
        year: 2026,
        authors: ['Clara Creator'],
      }),
      article('How to lay out a query so that others can read it', {
        resource: 'Workbench Weekly',
        date: '2025-04-07',
      }),
      check('Check: several tables'),
    ],
  },
  {
    field: 'data',
    name: 'Machine learning, honestly',
    shortDescription: 'Train models, measure them fairly and know when a simple rule would serve you better.',
    description: prose(`
      A model that is right 95 times in a hundred may still be useless, and one that is right 60 times may save a clinic's day.
      The difference lies in what you measure and against what. This course teaches the craft of machine learning with that
      question at its centre.

      You begin with the humblest baseline and have to beat it. From there you go through linear models, trees and small neural
      networks, always on tables you can understand: bike trips, plant measurements, late parcels. Half of the time is spent
      where projects really succeed or fail: leaking information, skewed samples, honest validation and explaining a result to
      somebody who must act on it.

      You need working Python and school mathematics; the linear algebra is refreshed on the way. It is the longest course in
      this field, with exercises after every film and time to repeat them.
    `),
    pointsPerHour: 18,
    author: 'amina.diallo@demo.test',
    skills: [
      { name: 'Machine learning', level: 5 },
      { name: 'Python', level: 3 },
      { name: 'Statistics', level: 3 },
      { name: 'Mathematics', level: 2 },
    ],
    updatedDaysAgo: 27,
    studentsCount: 7,
    materials: [
      video('Beat the baseline first'),
      averages,
      video('Lines, slopes and residuals'),
      video('Trees and forests'),
      article('Five ways in which the future leaks into your data', {
        resource: 'Signal and Sense',
        date: '2025-06-30',
      }),
      video('A small neural network by hand'),
      book('Vectors and matrices for practical people', {
        extension: 'pdf',
        year: 2021,
        authors: ['Beatriz Quental'],
      }),
      video('Validation that cannot flatter you'),
      article('Explaining a model to the person who must decide', {
        resource: 'The Quiet Margin',
        date: '2026-01-12',
      }),
      check('Check: before the first model'),
    ],
  },
  {
    field: 'data',
    name: 'Charts that tell the truth',
    shortDescription: 'Choose, draw and question charts so that readers see what the numbers really say.',
    description: prose(`
      A chart is an argument made with shapes. It can be fair or unfair, loud or clear, and its maker is responsible for which.
      Here you learn to make charts that a careful reader can believe at first sight and check at second.

      The course walks through one decision at a time: what is the question, which comparison answers it, which form shows that
      comparison, and what can be removed. You redraw twelve real-life examples, from election results to hospital waiting
      times, and you keep your before and after versions as a small portfolio.

      Any tool will do; the demonstrations use a spreadsheet and pencil. It suits analysts and journalists, and equally anybody
      who has to present a quarter's results to people with little time. No mathematics beyond percentages is required.
    `),
    pointsPerHour: 18,
    author: 'creator@demo.test',
    skills: [
      { name: 'Data visualisation', level: 5 },
      { name: 'Critical thinking', level: 1 },
      { name: 'Writing', level: 1 },
    ],
    updatedDaysAgo: 54,
    studentsCount: 6,
    materials: [
      video('A chart is a comparison'),
      lesson('Where should the axis begin'),
      video('Redrawing the waiting room'),
      book('Twelve charts, before and after', {
        extension: 'pdf',
        year: 2025,
        authors: ['Clara Creator', 'Ottilie Brandvold'],
      }),
      video('Colour for order, colour for kinds'),
      article('The sentence above the chart', { resource: 'Second Draft', date: '2024-08-05' }),
    ],
  },
  {
    field: 'data',
    name: 'Database design in practice',
    shortDescription: 'Turn a messy real-world process into tables that stay correct as they grow.',
    description: prose(`
      Good tables make wrong states impossible. Poor ones leave every programmer after you to remember a rule that the database
      could have kept by itself. This course is about drawing that line well.

      We follow three small organisations: a choir with a music library, a repair shop and a clinic. For each you interview the
      people, find the things and the events, draw a model, and then live with it for an imagined year in which requirements
      change. You learn keys, constraints, normal forms as plain advice, history tables, indexes, and how to change a schema
      while it is in use.

      You should be able to write a join. The pace is steady and there is much to draw. Keep paper at hand: in most lessons the
      video stops and asks for your own model before it shows one.
    `),
    pointsPerHour: 20,
    author: 'tomas.havel@demo.test',
    skills: [
      { name: 'Data modelling', level: 5 },
      { name: 'SQL', level: 3 },
      { name: 'API design', level: 1 },
    ],
    updatedDaysAgo: 95,
    studentsCount: 4,
    materials: [
      video('Listening for nouns and events'),
      video('The choir and its library: a first model'),
      whatNullMeans,
      lesson('Keys: natural, artificial, and the ones you regret'),
      video('Constraints as kindness'),
      book('Three models and a year of change', {
        extension: 'epub',
        year: 2024,
        authors: ['Tomáš Havel', 'Marguerite Olusola'],
      }),
      video('Indexes: what they cost and give'),
      check('Check: tables that stay correct'),
    ],
  },
  {
    field: 'data',
    name: 'Statistics for people who decide',
    shortDescription: 'Reason with uncertainty: samples, intervals, tests and the questions to ask before them.',
    description: prose(`
      Twelve of two hundred customers left this month, nine the month before. Is that a trend or noise? Should you act? Most
      decisions at work rest on numbers as small and as shaky as these, and statistics is the discipline of being honest about
      them.

      You learn by simulation rather than formula. You draw samples from a bag of beans, shuffle labels, resample a survey a
      thousand times and watch what varies. Intervals, tests, regression and power then arrive as names for things you have
      already seen. Each chapter closes with a decision memo of half a page, since a result nobody understands helps nobody.

      Written for managers, nurses, teachers, engineers and anyone who reads reports. You need percentages and a spreadsheet. If
      formulas made you leave statistics once before, this is a good place to come back.
    `),
    pointsPerHour: 15,
    author: 'amina.diallo@demo.test',
    skills: [
      { name: 'Statistics', level: 5 },
      { name: 'Critical thinking', level: 3 },
      { name: 'Spreadsheets', level: 1 },
    ],
    updatedDaysAgo: 140,
    studentsCount: 5,
    materials: [
      video('Noise looks like a story'),
      averages,
      video('A bag of beans: sampling you can hold'),
      video('Intervals without formulas'),
      lesson('Before the test: six questions about the data'),
      check('Check: reading figures'),
      video('What a test can and cannot say'),
      book('Half-page decision memos', {
        extension: 'pdf',
        year: 2024,
        authors: ['Amina Diallo'],
      }),
      check('Check: deciding under uncertainty'),
    ],
  },
]
