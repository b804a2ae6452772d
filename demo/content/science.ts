import type { DemoCourse } from './types.ts'
import { article, book, check, lesson, prose, video } from './write.ts'

const estimates = book('Units and estimates: a pocket book', {
  extension: 'pdf',
  year: 2022,
  authors: ['Kenji Moriyama'],
})
const readingGraphs = article('How to read a graph you have never seen before', {
  resource: 'Plain Reading',
  date: '2024-09-30',
})

export const science: DemoCourse[] = [
  {
    field: 'science',
    name: 'Physics of everyday things',
    shortDescription: 'Why kettles sing, bicycles stay up and ice floats: physics you can test in a kitchen.',
    description: prose(`
      A kettle begins to sing before it boils. A bicycle falls over when it stands and does not when it rolls. The tap water
      bends next to a comb. Such small observations contain most of classical physics, and you need only ask them properly.

      Every chapter starts with something to do, using what is found in a kitchen, a bathroom or a playground. You predict, try,
      measure roughly and then look for the simplest law that fits. Forces, energy, heat, waves and electricity come up in an
      order that follows curiosity. Formulas are few, and each is earned.

      It is written for adults who enjoyed science once and were lost somewhere on the way, and is equally good with a child of
      ten or older beside you. A kitchen scale and a stopwatch are all the equipment.
    `),
    pointsPerHour: 14,
    author: 'kenji.moriyama@demo.test',
    skills: [
      { name: 'Physics', level: 4 },
      { name: 'Problem solving', level: 2 },
      { name: 'Observation', level: 1 },
    ],
    updatedDaysAgo: 30,
    studentsCount: 6,
    materials: [
      video('The kettle sings'),
      estimates,
      video('Why the bicycle stays up'),
      article('Measuring with what you have', { resource: 'Field Notes', date: '2023-04-24' }),
      video('Floating, sinking and a bowl of ice'),
      video('Waves on a rope and in a room'),
      article('A comb, a tap and the idea of charge', { resource: 'Plain Reading', date: '2025-01-06' }),
    ],
  },
  {
    field: 'science',
    name: 'Climate: reading the evidence',
    shortDescription: 'Follow the measurements behind climate science and learn to judge a claim by yourself.',
    description: prose(`
      Opinions about the climate are loud; the measurements are quiet and very interesting. This course goes to the
      measurements. You will see where they come from, how sure we can be of them and what follows.

      You read thermometer series, ice cores, tide gauges and satellite records, always beginning with the instrument and its
      faults. From there you build a simple energy balance that already explains much, and see what larger models add. The last
      part is practical: how to read a figure in a report, what a scenario is, and how to answer a claim with patience.

      There is no politics here beyond the wish to get things right. Percentages and graphs are enough; every statistical idea
      that is used is explained when it comes. Useful to teachers, journalists, planners and curious citizens.
    `),
    pointsPerHour: 15,
    author: 'amina.diallo@demo.test',
    skills: [
      { name: 'Climate science', level: 4 },
      { name: 'Statistics', level: 2 },
      { name: 'Critical thinking', level: 2 },
      { name: 'Physics', level: 1 },
    ],
    updatedDaysAgo: 61,
    studentsCount: 4,
    materials: [
      video('A thermometer and its neighbourhood'),
      readingGraphs,
      video('What ice remembers'),
      video('An energy balance on one sheet'),
      book('Eight records and what they tell', {
        extension: 'pdf',
        year: 2025,
        authors: ['Amina Diallo', 'Eskil Rønning'],
      }),
      article('Scenarios are not forecasts', { resource: 'Signal and Sense', date: '2025-05-05' }),
      check('Check: the figures of a report'),
    ],
  },
  {
    field: 'science',
    name: 'The night sky, month by month',
    shortDescription: 'Learn your way around the sky with bare eyes, twelve evenings and a cup of tea.',
    description: prose(`
      Two thousand stars can be seen without any instrument, and a handful of them will lead you to all others. Step outside
      once a month, look for half an hour, and after a year the sky is a place you know.

      For each month there is a chart and three things to find: a star, a pattern and something that moves. You learn why the
      moon changes its face, where the planets walk, how to tell the season from the stars at supper time, and how long that
      light has been on its way. A chapter on city skies shows that much is possible between street lamps.

      The course is gentle and slow on purpose. You may begin in any month. Charts are given for northern and southern
      latitudes, and a pair of ordinary binoculars is welcome though not needed.
    `),
    pointsPerHour: 14,
    author: 'kenji.moriyama@demo.test',
    skills: [
      { name: 'Astronomy', level: 4 },
      { name: 'Observation', level: 3 },
      { name: 'Physics', level: 1 },
    ],
    updatedDaysAgo: 178,
    studentsCount: 7,
    materials: [
      video('One star leads to all others'),
      video('The face of the moon'),
      article('Under street lamps', { resource: 'North Window', date: '2023-12-18' }),
      book('Twelve evenings: charts for a year', {
        extension: 'pdf',
        year: 2026,
        authors: ['Kenji Moriyama', 'Wilhelmina Drost'],
      }),
      video('Where the planets walk'),
      lesson('How far is that light'),
      check('Check: at home in the sky'),
    ],
  },
  {
    field: 'science',
    name: 'Calculus by pictures',
    shortDescription: 'See slopes, areas and change before you calculate them, and finally understand why it works.',
    description: prose(`
      Calculus answers two questions: how fast is it changing, and how much has come together. Both can be seen. If you look
      long enough at a bathtub, a speedometer and a staircase, the famous rules are no longer rules but descriptions.

      Each idea comes first as a moving picture, then as an estimate by hand, and last as a formula. You will slice, zoom, stack
      and fill. Derivatives, integrals, the bridge between them, growth and oscillation are treated fully; the techniques of
      clever substitution are kept short, as computers do them well.

      You need algebra at the level of solving a simple equation. Students use the course beside their lectures, and a good
      number of learners come back to it after thirty years. Work through the problem book slowly; that is where it settles.
    `),
    pointsPerHour: 14,
    author: 'kenji.moriyama@demo.test',
    skills: [
      { name: 'Mathematics', level: 6 },
      { name: 'Problem solving', level: 2 },
      { name: 'Physics', level: 1 },
    ],
    updatedDaysAgo: 104,
    studentsCount: 5,
    materials: [
      video('The bathtub and the speedometer'),
      estimates,
      video('Zoom in until it is straight'),
      readingGraphs,
      video('Slice, stack and fill'),
      video('The bridge between the two'),
      book('Thirty problems, with answers to check', {
        extension: 'pdf',
        year: 2024,
        authors: ['Kenji Moriyama', 'Beatriz Quental'],
      }),
      video('Things that grow, things that swing'),
    ],
  },
  {
    field: 'science',
    name: 'Study habits that last',
    shortDescription: 'What research says about learning, turned into a weekly routine you can keep.',
    description: prose(`
      Reading a chapter twice feels like learning and mostly is not. Testing yourself feels like failing and works. The science
      of memory is full of such surprises, and a few of them are enough to change how you spend your evenings.

      Over four weeks you build one routine: recalling instead of rereading, spacing, mixing topics, explaining aloud, sleeping
      on it. Every week has one experiment on yourself, with a small table to fill in, so that you do not have to believe
      anybody. You will also learn to plan for the weeks in which nothing goes as planned.

      This is a good first course on Coursewise, whatever you want to learn afterwards. It is free, it asks for
      an hour and a half a week, and it tends to give it back.
    `),
    pointsPerHour: 0,
    author: 'creator@demo.test',
    skills: [
      { name: 'Study habits', level: 4 },
      { name: 'Project planning', level: 1 },
    ],
    updatedDaysAgo: 1,
    studentsCount: 9,
    materials: [
      video('Why rereading feels so good'),
      article('Recall before you look', { resource: 'Plain Reading', date: '2025-04-28' }),
      video('Spacing: a little, often, later'),
      book('Four experiments on yourself', {
        extension: 'epub',
        year: 2026,
        authors: ['Clara Creator', 'Henrik Solvang'],
      }),
      video('Planning for a bad week'),
      article('Explain it to an empty chair', { resource: 'Plain Reading', date: '2026-02-09' }),
      check('Check: how learning works'),
    ],
  },
]
