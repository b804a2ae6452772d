import type { DemoCourse } from './types.ts'
import { article, book, check, lesson, prose, video } from './write.ts'

const findTheBeat = video('Find the beat, lose it, find it again')
const lightFirst = article('Look at the light before the subject', { resource: 'North Window', date: '2024-03-25' })

export const musicAndArts: DemoCourse[] = [
  {
    field: 'music-and-arts',
    name: 'Drawing what you see',
    shortDescription: 'Replace symbols with seeing: edges, proportions, light and a drawing each day for a month.',
    description: prose(`
      People who say that they cannot draw usually draw very well what they know: an almond for an eye, a triangle for a nose.
      The hand is fine. It is the looking that has to be learned, and looking can be practised like scales.

      For thirty days you make one drawing of twenty minutes. The first week is about edges, the second about the spaces between
      things, the third about proportion, the fourth about light and shade. Films show the whole process at normal speed with
      all corrections, because corrections are what drawing consists of.

      A soft pencil, a rubber and cheap paper are enough; expensive paper makes you cautious. No talent is assumed. Keep the first
      drawing and put the last one beside it.
    `),
    pointsPerHour: 8,
    author: 'noah.bergstrom@demo.test',
    skills: [
      { name: 'Drawing', level: 5 },
      { name: 'Observation', level: 3 },
    ],
    updatedDaysAgo: 25,
    studentsCount: 7,
    materials: [
      video('A symbol is not an eye'),
      video('The spaces between chairs'),
      article('Cheap paper makes brave drawings', { resource: 'North Window', date: '2022-10-10' }),
      video('Proportion with a pencil at arm’s length'),
      lightFirst,
      book('Thirty days, thirty drawings', {
        extension: 'pdf',
        year: 2024,
        authors: ['Noah Bergström'],
      }),
    ],
  },
  {
    field: 'music-and-arts',
    name: 'Songwriting: words, chords and form',
    shortDescription: 'Write six songs in six weeks, from a first line on a napkin to a finished demo.',
    description: prose(`
      Songs are small machines for feeling something together. They have parts, and the parts can be learned: a line that wants
      to be sung, a chord that asks a question, a chorus that arrives one bar later than expected.

      Each week has a limit that sets you free. One week you have three chords; another week you must not use the word I; in the
      fifth you start from a rhythm on the table. You hear sketches, failed verses and the moment where they turn. Elif writes
      along with you, and not all of her songs come out well.

      You should be able to hold a tune or play a few chords on any instrument. Reading notes helps and is not required. At the
      end you have six songs, two of which you will like.
    `),
    pointsPerHour: 15,
    author: 'elif.aydin@demo.test',
    skills: [
      { name: 'Songwriting', level: 5 },
      { name: 'Writing', level: 2 },
      { name: 'Music theory', level: 2 },
    ],
    updatedDaysAgo: 44,
    studentsCount: 5,
    materials: [
      video('A line that wants to be sung'),
      findTheBeat,
      video('Three chords and a question'),
      article('Rhyme less, mean more', { resource: 'Second Draft', date: '2024-06-03' }),
      book('Forms of song: maps and examples', {
        extension: 'epub',
        year: 2023,
        authors: ['Elif Aydın', 'Cormac Delahunt'],
      }),
      video('The chorus comes late'),
      video('Rewriting in the open'),
      article('Finishing is a skill', { resource: 'The Quiet Margin', date: '2025-08-18' }),
    ],
  },
  {
    field: 'music-and-arts',
    name: 'Photography in available light',
    shortDescription: 'Use the light that is there: windows, street lamps, fog, and the hour nobody gets up for.',
    description: prose(`
      Cameras have become so good that the interesting question is no longer how, but when and from where. This course is about
      light that you cannot buy or switch on, and about the patience to wait for it.

      You will photograph one corner of your home for a week, at eight different times. Afterwards you go out: into shade,
      against the sun, into rain, under street lamps. Exposure, focus and depth are explained as soon as they get in your way.
      Every assignment ends with choosing: forty pictures become three, and you write one sentence about why.

      Any camera with a manual mode will do, and most phones have one. The course is calm, practical and a little addictive.
      People who draw or film have found it useful as well.
    `),
    pointsPerHour: 25,
    author: 'noah.bergstrom@demo.test',
    skills: [
      { name: 'Photography', level: 5 },
      { name: 'Observation', level: 2 },
      { name: 'Colour', level: 2 },
    ],
    updatedDaysAgo: 92,
    studentsCount: 6,
    materials: [
      lightFirst,
      video('One corner, eight times'),
      video('Exposure in plain words'),
      video('Against the sun'),
      book('Assignments for windows, streets and rain', {
        extension: 'pdf',
        year: 2025,
        authors: ['Noah Bergström', 'Ileana Sandoval-Krüger'],
      }),
      article('Forty become three: how to choose', { resource: 'Field Notes', date: '2024-01-08' }),
      video('Street lamps and long shadows'),
    ],
  },
  {
    field: 'music-and-arts',
    name: 'Reading music in six weeks',
    shortDescription: 'Read notes and rhythms from a page and hear them in your head before you play.',
    description: prose(`
      Written music is a drawing of time and height, nothing more. If you can climb stairs and walk in step you have the two
      abilities that it needs. Six weeks of fifteen minutes a day will do.

      We begin with rhythm, clapped and walked, since rhythm is where most readers stumble. Then pitch is added: first three
      notes, then five, then the whole staff in two clefs. You read real melodies from the second week on, from lullabies to a
      cello suite, and you always sing before you play. Keys, intervals and simple chords follow when the eye is ready for them.

      Suitable for singers in a choir, for guitarists who learned by ear, and for parents who want to help with practice. An
      instrument is pleasant to have. Your voice, however modest, is enough.
    `),
    pointsPerHour: 14,
    author: 'elif.aydin@demo.test',
    skills: [
      { name: 'Music theory', level: 4 },
      { name: 'Ear training', level: 2 },
    ],
    updatedDaysAgo: 169,
    studentsCount: 4,
    materials: [
      findTheBeat,
      video('Walking rhythms'),
      video('Three notes, then five'),
      lesson('Why there are two clefs'),
      book('Reading tunes: a graded collection', {
        extension: 'pdf',
        year: 2021,
        authors: ['Elif Aydın', 'Gwendolyn Fairbairn'],
      }),
      video('Sing it before you play it'),
      check('Check: what stands on the staff'),
    ],
  },
  {
    field: 'music-and-arts',
    name: 'Home recording with one microphone',
    shortDescription: 'Record voice and instruments at home so that they sound close, warm and clean.',
    description: prose(`
      A wardrobe full of coats, one decent microphone and a quiet hour: many records that you love began with less. What made
      them sound good was a person who listened closely, and that is what you practise here.

      You learn to hear a room and to tame it with blankets, to place a microphone by ear, to set levels once and leave them, to
      record several takes and to cut between them without a trace. Mixing is kept honest: balance, a little equalising, one
      space around everything. You finish a song, a spoken story and a recording of something in your street.

      All work is done with free software and any interface or USB microphone. The course needs time rather than money, as you
      will repeat the listening exercises. Headphones that close around the ear are recommended.
    `),
    pointsPerHour: 18,
    author: 'elif.aydin@demo.test',
    skills: [
      { name: 'Audio production', level: 5 },
      { name: 'Ear training', level: 3 },
      { name: 'Songwriting', level: 1 },
    ],
    updatedDaysAgo: 58,
    studentsCount: 3,
    materials: [
      video('Hearing the room'),
      video('Where to put the microphone'),
      article('Blankets, bookshelves and other acoustics', { resource: 'Workbench Weekly', date: '2024-10-28' }),
      video('Levels: set once, leave alone'),
      book('A listening diary for engineers', {
        extension: 'pdf',
        year: 2025,
        authors: ['Elif Aydın'],
      }),
      video('Cutting between takes'),
      video('A mix with three decisions'),
      article('Sounds from your street', { resource: 'Field Notes', date: '2025-07-07' }),
    ],
  },
]
