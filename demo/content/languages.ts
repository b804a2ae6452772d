import type { DemoCourse } from './types.ts'
import { article, book, check, lesson, prose, video } from './write.ts'

const vowels = video('How the mouth shapes a vowel')
const shadowing = article('Shadowing: speak along, one breath behind', {
  resource: 'Field Notes',
  date: '2024-08-26',
})

export const languages: DemoCourse[] = [
  {
    field: 'languages',
    name: 'Spanish for your first trip',
    shortDescription: 'Order, ask, thank and find your way: the Spanish that the first two weeks really need.',
    description: prose(`
      You are travelling in six weeks and would like to say more than hello. This course chooses, from everything Spanish
      offers, the two hundred words and twelve patterns that carry a traveller through a day, and practises them until they come
      by themselves.

      Each lesson is a scene: the bakery, the bus that does not come, the pharmacy, a table for four, a compliment for the cook.
      You listen first without text, then with it, then you take one of the roles. Grammar appears only when it saves you
      effort, and always in a sentence you can use the same evening.

      For complete beginners. Twenty minutes a day is a good measure. Both European and Latin American voices speak, so that you
      will not be surprised by either.
    `),
    pointsPerHour: 12,
    author: 'lucia.ferreira@demo.test',
    skills: [
      { name: 'Spanish', level: 3 },
      { name: 'Listening', level: 1 },
    ],
    updatedDaysAgo: 9,
    studentsCount: 8,
    materials: [
      video('At the bakery'),
      video('The bus that does not come'),
      lesson('Twelve patterns that carry a day'),
      check('Check: first words'),
      video('A table for four'),
      book('Two hundred words, with their neighbours', {
        extension: 'pdf',
        year: 2024,
        authors: ['Lúcia Ferreira', 'Amparo Villanova'],
      }),
      video('At the pharmacy'),
      check('Check: two weeks on the road'),
    ],
  },
  {
    field: 'languages',
    name: 'Clear English at work',
    shortDescription: 'Write emails, reports and messages that are understood the first time, by everyone.',
    description: prose(`
      English is the working language of millions of people who did not grow up with it. What they need is rarely a larger
      vocabulary. They need to be understood the first time, by colleagues in four countries, on a phone screen.

      You learn to put the point first, to say who does what, to cut a sentence in two, and to sound polite without sounding
      vague. The material is ordinary: a delay, a refusal, a request to a busy person, minutes of a meeting, bad news. You
      rewrite twenty real messages and compare yours with two possible solutions and the reasons behind them.

      An intermediate level is enough. Native speakers take this course as well, and find that they have as much to unlearn. It
      can be done in lunch breaks over three weeks.
    `),
    pointsPerHour: 25,
    author: 'creator@demo.test',
    skills: [
      { name: 'English', level: 4 },
      { name: 'Writing', level: 3 },
      { name: 'Communication', level: 2 },
    ],
    updatedDaysAgo: 36,
    studentsCount: 6,
    materials: [
      video('The point goes first'),
      article('Who does what: sentences with people in them', { resource: 'Second Draft', date: '2024-02-05' }),
      video('Polite without being vague'),
      book('Twenty messages and their rewrites', {
        extension: 'epub',
        year: 2025,
        authors: ['Clara Creator', 'Desmond Achebe-Lowe'],
      }),
      video('Writing bad news well'),
      article('A checklist before you press send', { resource: 'Second Draft', date: '2025-06-09' }),
      check('Check: clear at work'),
    ],
  },
  {
    field: 'languages',
    name: 'Pronunciation: train ear and mouth',
    shortDescription: 'Hear the sounds you have been missing and teach your mouth to make them.',
    description: prose(`
      An accent is a biography and nothing to be ashamed of. Being asked to repeat everything, however, is tiring. Most
      difficulties come from a small number of sounds and rhythms that your ear files under the wrong name, and ears can be
      trained.

      You begin with hearing: pairs of words, faster each day, until you notice the difference without effort. Then come the
      tongue, the lips and the breath, with drawings and slow film. In the last third you work on stress and melody, which do
      more for being understood than any single sound.

      Examples come from English and Spanish, and the method works for any language. Ten quiet minutes a day with a mirror and a
      phone that records are better than an hour on Sunday.
    `),
    pointsPerHour: 25,
    author: 'lucia.ferreira@demo.test',
    skills: [
      { name: 'Speaking', level: 4 },
      { name: 'Listening', level: 3 },
      { name: 'English', level: 2 },
      { name: 'Spanish', level: 1 },
    ],
    updatedDaysAgo: 78,
    studentsCount: 5,
    materials: [
      video('Sounds your ear files away'),
      vowels,
      video('Tongue, teeth and breath'),
      shadowing,
      book('Pairs to hear, pairs to say', {
        extension: 'pdf',
        year: 2022,
        authors: ['Lúcia Ferreira'],
      }),
      video('The melody of a sentence'),
      article('An accent is a biography', { resource: 'The Quiet Margin', date: '2023-11-27' }),
      check('Check: the words behind the sounds'),
    ],
  },
  {
    field: 'languages',
    name: 'Japanese from the first sign',
    language: 'ja',
    shortDescription: 'Read both kana scripts, build first sentences and introduce yourself with ease.',
    description: prose(`
      Three scripts sound like a mountain. In truth the first two are a walk of two weeks, provided somebody shows you where to
      put your feet. Once you can read the kana, every sign in a station becomes a small exercise.

      Hiragana and katakana are learned by writing, five at a time, with the movement of the hand as the memory. Meanwhile you
      build sentences: who, where, what you like, what you did yesterday. The particles, which worry many learners, are
      introduced as labels on suitcases. Forty kanji from daily life close the course.

      Made for beginners who prefer understanding to cramming. A plan for six weeks is included, with a rest day in each, and
      all exercises can be printed. Kenji reads every example slowly and once more at natural speed.
    `),
    pointsPerHour: 12,
    author: 'kenji.moriyama@demo.test',
    skills: [
      { name: 'Japanese', level: 4 },
      { name: 'Speaking', level: 1 },
      { name: 'Study habits', level: 1 },
    ],
    updatedDaysAgo: 133,
    studentsCount: 5,
    materials: [
      video('Five signs a day'),
      video('Hiragana by hand'),
      video('Particles are labels on suitcases'),
      article('Reading a station map', { resource: 'Field Notes', date: '2024-05-06' }),
      book('Kana writing sheets and first sentences', {
        extension: 'epub',
        year: 2023,
        authors: ['Kenji Moriyama', 'Satsuki Enomoto'],
      }),
      video('Katakana and the words you know already'),
      lesson('Forty kanji you will meet tomorrow'),
    ],
  },
  {
    field: 'languages',
    name: 'Spanish in conversation',
    language: 'es',
    shortDescription: 'From prepared sentences to real conversation: opinions, stories, jokes and repairs.',
    description: prose(`
      You can order dinner, you read the news with a dictionary, and still a conversation at normal speed leaves you silent. The
      step from knowing to speaking is its own skill, and this course is built entirely around it.

      Conversations between friends, unscripted and recorded in kitchens, workshops and on a market, are your material. You
      learn to gain time, to agree and disagree, to tell a story in the past without losing your listener, and to repair a
      sentence that went wrong halfway. After each film you record your own answer and compare it with three others.

      A basis of about two hundred hours, or our course for travellers plus some months of reading, is the right starting point.
      You will need courage more than grammar, and the tasks are arranged so that it grows.
    `),
    pointsPerHour: 17,
    author: 'lucia.ferreira@demo.test',
    skills: [
      { name: 'Spanish', level: 5 },
      { name: 'Speaking', level: 3 },
      { name: 'Listening', level: 3 },
    ],
    updatedDaysAgo: 49,
    studentsCount: 6,
    materials: [
      video('Gaining time gracefully'),
      video('In the kitchen: a family recipe'),
      shadowing,
      video('At the market: agree and disagree'),
      vowels,
      book('Twelve transcripts with notes', {
        extension: 'txt',
        year: 2024,
        authors: ['Lúcia Ferreira', 'Amparo Villanova'],
      }),
      video('Telling what happened'),
      article('Repairs: what to do in the middle of a wrong sentence', {
        resource: 'Plain Reading',
        date: '2025-09-08',
      }),
      check('Check: what a conversation needs'),
    ],
  },
]
