import type { DemoCourse } from './types.ts'
import { article, book, check, lesson, prose, video } from './write.ts'

const gentleMobility = video('Ten minutes of gentle mobility')
const calmEvening = article('The last hour of the day', { resource: 'The Quiet Margin', date: '2024-11-25' })

export const health: DemoCourse[] = [
  {
    field: 'health',
    name: 'Strong back, calm neck',
    shortDescription: 'A short daily routine for people who sit a lot, explained by a physiotherapist.',
    description: prose(`
      Backs rarely need to be protected. They need to be used, in more directions than a chair allows. Most of the stiffness
      that builds up in office life eases when movement comes back in small, regular portions.

      You learn a routine of twelve minutes and the reasons for each part of it. It grows over four weeks, from loosening and
      breathing to carrying and lifting. There is a version for the floor and one for a desk. A chapter on pain explains in
      simple terms why it comes and goes, and which signs belong in a doctor's hands.

      For adults of any age who sit for many hours. You need a mat or a carpet, later a bag with some books in it. If you are in
      treatment, please show the exercises to the person who treats you first.
    `),
    pointsPerHour: 12,
    author: 'priya.raman@demo.test',
    skills: [
      { name: 'Mobility', level: 4 },
      { name: 'Strength training', level: 1 },
    ],
    updatedDaysAgo: 13,
    studentsCount: 9,
    materials: [
      video('Why backs like to be used'),
      gentleMobility,
      video('The routine for the floor'),
      article('Pain comes and goes: what it means', { resource: 'Plain Reading', date: '2024-04-22' }),
      video('The routine at a desk'),
      book('Four weeks, day by day', {
        extension: 'pdf',
        year: 2025,
        authors: ['Priya Raman'],
      }),
    ],
  },
  {
    field: 'health',
    name: 'Sleep better, step by step',
    shortDescription: 'Find out what keeps you awake and change one thing at a time for six weeks.',
    description: prose(`
      Advice about sleep is easy to find and hard to use, as it all comes at once. This course does the opposite. You
      observe first, then change a single thing, keep it for a week, and look at the result.

      You keep a small diary, learn how sleep pressure and the inner clock work together, and go through light, rhythm,
      caffeine, the bedroom, worry and naps. For the nights in which nothing helps there is a chapter on lying awake without a
      fight. The methods come from behavioural sleep medicine and are described so that you can follow them with a tired head.

      It is meant for ordinary bad sleep. If you stop breathing at night, fall asleep while driving or have been exhausted for
      months, see a doctor; the first lesson says how to prepare for that visit.
    `),
    pointsPerHour: 14,
    author: 'priya.raman@demo.test',
    skills: [
      { name: 'Recovery', level: 4 },
      { name: 'Stress management', level: 2 },
    ],
    updatedDaysAgo: 39,
    studentsCount: 7,
    materials: [
      video('Observe first'),
      book('A sleep diary for six weeks', {
        extension: 'pdf',
        year: 2024,
        authors: ['Priya Raman', 'Casimir Adeyinka'],
      }),
      video('Pressure and clock: how sleep works'),
      calmEvening,
      video('Lying awake without a fight'),
      article('Light, coffee and other clocks', { resource: 'Plain Reading', date: '2025-02-24' }),
      check('Check: nights and evenings'),
    ],
  },
  {
    field: 'health',
    name: 'Cooking simply, eating well',
    shortDescription: 'Twenty dishes, five techniques and a relaxed understanding of what a body needs.',
    description: prose(`
      Good food at home does not begin with recipes. It begins with five techniques, a few things in the cupboard and the
      knowledge that dinner may be simple. From there a hundred dishes follow almost by themselves.

      You learn to roast, simmer, fry, dress and steam, each with four dishes that differ only in their spices. In between, a
      physiotherapist who loves cooking explains protein, fibre, fats and the rest without forbidding anything, and shows how to
      read a label in ten seconds. You plan a week, shop once and waste little.

      For people who live alone, cook for a family or have never cooked at all. Vegetarian versions are given throughout, and
      the costs of each meal are noted. One sharp knife and two pots are enough.
    `),
    pointsPerHour: 10,
    author: 'priya.raman@demo.test',
    skills: [
      { name: 'Nutrition', level: 5 },
      { name: 'Project planning', level: 1 },
    ],
    updatedDaysAgo: 82,
    studentsCount: 6,
    materials: [
      video('A cupboard for three weeks'),
      video('Roasting: heat from all sides'),
      article('A label in ten seconds', { resource: 'Kitchen Table Review', date: '2024-05-20' }),
      video('Simmering: patience does the work'),
      book('Twenty dishes from five techniques', {
        extension: 'epub',
        year: 2025,
        authors: ['Priya Raman', 'Giacomo Bellandri'],
      }),
      video('Protein, fibre, fat: a calm overview'),
      article('Shop once, waste little', { resource: 'Kitchen Table Review', date: '2025-10-27' }),
    ],
  },
  {
    field: 'health',
    name: 'Strength training from the ground up',
    shortDescription: 'Learn six basic lifts safely, plan your training and get stronger for the next ten years.',
    description: prose(`
      Strength is the most useful thing a body can keep: it carries shopping, catches falls and makes stairs small. It can be
      built at thirty and at seventy, and the way to it is simpler than most gyms suggest.

      You learn six movements: squat, hinge, push, pull, carry and get up. Each is taught first without weight, then with a bag,
      then with a bar or dumbbells, and filmed from three sides with common mistakes. You will learn to plan a week, to add
      weight in small steps, to rest, and to train around a bad day instead of through it.

      No experience is needed. Two sessions of twenty-five minutes a week are enough. There is a full programme for the home and one
      for the gym, both for twelve weeks, and advice on when to ask a professional to look at you.
    `),
    pointsPerHour: 9,
    author: 'priya.raman@demo.test',
    skills: [
      { name: 'Strength training', level: 5 },
      { name: 'Mobility', level: 2 },
      { name: 'Nutrition', level: 1 },
      { name: 'Recovery', level: 1 },
    ],
    updatedDaysAgo: 126,
    studentsCount: 5,
    materials: [
      video('Six movements for a lifetime'),
      gentleMobility,
      video('Squat and hinge'),
      video('Push and pull'),
      lesson('Adding weight in small steps'),
      book('Twelve weeks at home or in the gym', {
        extension: 'pdf',
        year: 2024,
        authors: ['Priya Raman', 'Ansgar Tollefsen'],
      }),
      video('Carry, and get up from the floor'),
      article('What to eat around training', { resource: 'Kitchen Table Review', date: '2024-09-09' }),
    ],
  },
  {
    field: 'health',
    name: 'Calm under pressure',
    shortDescription: 'Practical tools for exams, deadlines and hard conversations, tried out one by one.',
    description: prose(`
      Pressure is not the enemy. Without it little would ever be finished. The trouble starts when it never ends, or when it
      comes at the very moment in which you need your head. Both can be met with practice.

      You try out eight tools, two in each week: breathing, naming, preparing, shortening the list, asking for help, moving,
      pausing, and looking back. Each takes less than ten minutes and is tested first in a quiet hour, so that it is there in a
      loud one. A portrait of a stage manager shows what that looks like two minutes before the curtain.

      The course is for students before exams, people in demanding jobs and those who look after others. It does not replace
      therapy. If things have been heavy for long, the first lesson lists places where you can talk with someone.
    `),
    pointsPerHour: 15,
    author: 'priya.raman@demo.test',
    skills: [
      { name: 'Stress management', level: 5 },
      { name: 'Study habits', level: 2 },
      { name: 'Communication', level: 1 },
      { name: 'Recovery', level: 1 },
    ],
    updatedDaysAgo: 310,
    studentsCount: 0,
    materials: [
      video('What pressure is good for'),
      video('Breathing, in a quiet hour'),
      article('The stage manager’s notebook', { resource: 'The Quiet Margin', date: '2023-01-30' }),
      video('Shortening the list'),
      book('Eight tools on eight cards', {
        extension: 'pdf',
        year: 2022,
        authors: ['Priya Raman', 'Lieselotte Amankwah'],
      }),
      calmEvening,
      video('Hard conversations, prepared'),
    ],
  },
]
