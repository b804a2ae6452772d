import type { DemoCourse } from './types.ts'
import { article, book, check, lesson, prose, video } from './write.ts'

const contrast = article('Contrast on a single page', { resource: 'North Window', date: '2024-02-19' })
const spacing = video('Space is a material')

export const design: DemoCourse[] = [
  {
    field: 'design',
    name: 'Interface design, step by step',
    shortDescription: 'Design one complete app screen by screen, from the first list of tasks to the last detail.',
    description: prose(`
      Interfaces fail less often through ugly buttons than through unclear intentions. In this course you design one product, a
      booking app for allotment gardens, and you learn each principle at the moment you need it.

      First you write down who does what, and how often. Then you sketch in grey boxes, choose a layout, name things, and only
      later add type, colour and motion. You draw the states that are usually forgotten: empty, loading, wrong, offline, too
      long, too many. Twice you hand your work to somebody who has never seen it and watch in silence.

      You can follow in any drawing tool, and the first third needs only paper. It suits developers who want to design with more
      confidence and designers who come from print. At the end you have about thirty screens that belong together, and the notes
      that explain them.
    `),
    pointsPerHour: 15,
    author: 'mara.lindqvist@demo.test',
    skills: [
      { name: 'Interface design', level: 6 },
      { name: 'User research', level: 1 },
      { name: 'Typography', level: 1 },
      { name: 'Colour', level: 1 },
    ],
    updatedDaysAgo: 11,
    studentsCount: 8,
    materials: [
      video('Tasks before screens'),
      video('Grey boxes and honest layouts'),
      spacing,
      article('Words on buttons', { resource: 'Second Draft', date: '2025-03-10' }),
      video('The states everyone forgets'),
      book('Thirty screens: the allotment app', {
        extension: 'pdf',
        year: 2026,
        authors: ['Mara Lindqvist'],
      }),
      video('Watching in silence: a first test'),
      article('A review list for the last day', { resource: 'North Window', date: '2025-11-03' }),
    ],
  },
  {
    field: 'design',
    name: 'Colour that works',
    shortDescription: 'Build palettes by lightness first, and mix colours with intention on screen and paper.',
    description: prose(`
      People ask which colours go together. The more useful question is how light each of them is, how loud, and how much room
      it gets. With three sliders and some patience you can build palettes that hold, whatever the fashion.

      You start in grey and learn to see value. Then hue and chroma come in, one after the other, through short painting and
      screen exercises. You will mix a palette from a photograph, from a memory and from a brief, test it for readers who see
      colours differently, and write down its rules so that others can use it.

      Bring a cheap box of gouache or a drawing tablet; either will do. The course was made for illustrators, and many people
      who build slides or websites have taken it too. It is light in theory and rich in exercises.
    `),
    pointsPerHour: 13,
    author: 'noah.bergstrom@demo.test',
    skills: [
      { name: 'Colour', level: 5 },
      { name: 'Drawing', level: 1 },
      { name: 'Accessibility', level: 1 },
      { name: 'Data visualisation', level: 1 },
    ],
    updatedDaysAgo: 66,
    studentsCount: 6,
    materials: [
      video('Squint: seeing value'),
      video('Hue and chroma, one slider at a time'),
      contrast,
      book('Forty palettes and their rules', {
        extension: 'pdf',
        year: 2023,
        authors: ['Noah Bergström', 'Paloma Iriarte'],
      }),
      video('A palette from a memory'),
      article('How eight in a hundred men see your map', { resource: 'Field Notes', date: '2023-05-15' }),
    ],
  },
  {
    field: 'design',
    name: 'Typography for screens',
    shortDescription: 'Set text that people enjoy reading: measure, rhythm, hierarchy and the right typeface.',
    description: prose(`
      Most of what we design is text. If the text is a pleasure to read, the rest is forgiven; if it is tiring, no illustration
      will rescue it. This course trains your eye for the small decisions that add up to comfort.

      You set the same article eight times. Size and line length come first, then line height, paragraphs, headings, numbers,
      tables, and finally the choice of typeface, which most courses put at the beginning. Each round changes one thing, so that
      you can feel what it does. A short history explains why letters look as they do, and why that matters on glass.

      You will work in the browser with a page we provide, changing values in a style sheet. No code experience is needed.
      Learners who set documents, slides or newsletters will be able to use nearly everything.
    `),
    pointsPerHour: 30,
    author: 'mara.lindqvist@demo.test',
    skills: [
      { name: 'Typography', level: 5 },
      { name: 'Interface design', level: 2 },
      { name: 'HTML and CSS', level: 2 },
    ],
    updatedDaysAgo: 158,
    studentsCount: 4,
    materials: [
      video('Eight versions of one article'),
      video('Measure and line height'),
      spacing,
      article('Numbers deserve care too', { resource: 'North Window', date: '2022-09-05' }),
      book('A short walk through five centuries of letters', {
        extension: 'epub',
        year: 2020,
        authors: ['Ottilie Brandvold'],
      }),
      video('Choosing a typeface, at last'),
    ],
  },
  {
    field: 'design',
    name: 'Accessible by design',
    shortDescription: 'Make pages that work with a keyboard, a screen reader, a tremor or a cracked phone.',
    description: prose(`
      Everyone meets barriers: bright sun, a broken arm, a loud train, a language that is still new. Pages that cope with such
      days also serve the people who live with a disability every day. You will learn to build them from the beginning instead
      of repairing them at the end.

      We use the web's own material: headings, labels, buttons, landmarks. You navigate with your eyes closed, with a keyboard
      only, at four hundred per cent zoom, and note what breaks. Then you repair a real booking form piece by piece, first in
      its structure, later in its colours, messages and timing.

      Some HTML is helpful. The course is for designers and developers alike, and the best results come from taking it in pairs.
      Its checklists follow the current guidelines, explained in ordinary language with the reason for each.
    `),
    pointsPerHour: 14,
    author: 'mara.lindqvist@demo.test',
    skills: [
      { name: 'Accessibility', level: 6 },
      { name: 'HTML and CSS', level: 4 },
      { name: 'Interface design', level: 2 },
    ],
    updatedDaysAgo: 32,
    studentsCount: 5,
    materials: [
      video('A morning with the screen off'),
      video('Structure that can be heard'),
      contrast,
      video('Keyboard paths and visible focus'),
      book('Repairing a booking form', {
        extension: 'pdf',
        year: 2025,
        authors: ['Mara Lindqvist', 'Joachim Oyelaran'],
      }),
      lesson('Error messages that help'),
      video('Testing with people, respectfully'),
      check('Check: pages for everybody'),
    ],
  },
  {
    field: 'design',
    name: 'Talking to users: research in one week',
    shortDescription: 'Plan, hold and evaluate five conversations that change what you build next.',
    description: prose(`
      You do not need a laboratory to learn from the people you work for. Five good conversations, prepared on Monday and
      understood by Friday, will correct more wrong assumptions than months of debate.

      The course follows that week day by day. On Monday you write down what you believe and what you would have to hear to
      change your mind. On Tuesday you find people and write a guide. Wednesday and Thursday are for listening: open questions,
      silence, asking for the last time something happened instead of what usually happens. On Friday you sort your notes with
      others and decide.

      It suits product teams, small charities, librarians and shop owners. There is no software to learn. You get interview
      guides, a consent note in simple language and recordings of two interviews, one that goes well and one that does not.
    `),
    pointsPerHour: 14,
    author: 'mara.lindqvist@demo.test',
    skills: [
      { name: 'User research', level: 5 },
      { name: 'Listening', level: 2 },
      { name: 'Marketing', level: 1 },
    ],
    updatedDaysAgo: 201,
    studentsCount: 3,
    materials: [
      video('Monday: what would change your mind'),
      article('Finding five people by Wednesday', { resource: 'Field Notes', date: '2023-02-27' }),
      video('An interview that goes well'),
      video('An interview that does not'),
      book('Guides, consent notes and sorting sheets', {
        extension: 'pdf',
        year: 2023,
        authors: ['Mara Lindqvist'],
      }),
      lesson('Friday afternoon: from notes to a decision'),
    ],
  },
]
