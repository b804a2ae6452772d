import type { Voice } from './voice.ts'

const academy: Voice = {
  names: {
    1: ['The complete {bare} course for beginners', '{N}: complete beginner course', 'Learn {n} from zero: the complete guide'],
    2: ['The complete guide to {n}', '{N}: complete course with {t2}', 'The practical {bare} guide: {t1} to {t4}'],
    3: ['The intermediate {bare} course', '{N}: complete intermediate guide', 'The next level: {n} with {t3}'],
    4: ['The advanced {bare} course', 'The complete advanced {bare} course: {t3} and {t4}', '{N}: advanced complete guide'],
    5: ['The {bare} masterclass', '{N} masterclass: {t4}', 'Complete {bare} mastery'],
  },
  shorts: [
    'The complete course on {n}: learn {t1}, {t2}, {t3} and much more.',
    'Everything you need to {do}, in one complete course.',
    'Learn {n} with projects: {m1}, {m2} and more.',
  ],
  silentShorts: ['One complete course: {t1}, {t2}, {t3} and much more.', 'Learn by doing: {m1}, {m2} and more.'],
  text: [
    [
      [
        'Welcome to the complete course on {n}!',
        'Welcome! This complete guide takes you all the way to {t4}.',
        'Are you ready to {do}? This course has everything you need.',
      ],
      [
        'What you will learn: {t1}, {t2}, {t3}, {t4} and many practical tips.',
        'You will learn {t1}, {t2} and {t3}, and finish with {t4}.',
      ],
      ['You will complete two projects: {m1} and {m2}.', 'Every chapter has a quiz, and at the end there is a project: {m1}.'],
    ],
    [
      ['Who is this course for? {Level}', '{Level}'],
      ['{Format}'],
      ['{Aside}', 'You get lifetime access, all updates and a certificate.'],
      ['Start learning today!', 'Join the other learners and start today.', ''],
    ],
  ],
  materials: [
    'Welcome to the course',
    '{T}: the complete guide',
    'Learn {t}',
    'Quiz: {t}',
    'Project: {m}',
    'Tips and next steps',
  ],
}

const practitioner: Voice = {
  names: {
    1: ['{N}: what I wish I had known', 'Your first month: {n}', '{N} by doing, for beginners'],
    2: ['{N} at work: {t2}', 'Real projects: {n}', '{N} by doing: {m1}'],
    3: ['{N} in real life', 'Everyday {bare}: {t2} and {t3}', '{N}: lessons from ten years'],
    4: ['Professional {bare}', '{N} under pressure: {t3}', '{N} for professionals: {t3}, {t4}'],
    5: ['{N}: hard cases', '{N}: war stories and {t4}', 'Twenty years of {bare}'],
  },
  shorts: [
    'I have done this for a living for years. Learn to {do} the way it is done at work.',
    '{N} from practice: {t2}, {t3} and the mistakes I made.',
    'Real work, real mistakes: a practical course on {n}.',
  ],
  silentShorts: ['Real work, real mistakes: {t1}, {t2} and {t3}.', '{Hook}'],
  text: [
    [
      [
        'I have worked with {n} for a good many years, and taught it for some of them.',
        '{Hook}',
        'What you see here is how it is done at work, with all detours.',
      ],
      [
        'Most books start with {t1} and never reach the point; we get to {t2} in the second lesson.',
        'I show {t1} briefly and spend the time on {t2} and {t3}.',
      ],
      ['Beware of {t4}: that part looks easy, and it cost me a year.', 'In my experience everything depends on {t3}.'],
    ],
    [
      ['We work on two real cases: {m1} and {m2}.', 'The thread through all lessons: {m1}.'],
      ['{Level}'],
      ['{Format}'],
      ['{Aside}'],
      ['{Aside}'],
    ],
  ],
  materials: ['{T} at work', 'My mistakes with {t}', '{T}', 'Case: {m}', '{T}: what matters'],
}

const changer: Voice = {
  names: {
    1: ['From {o} to {n}', '{N} in thirty days', 'A weekend with {n}'],
    2: ['{N} for people who know {o}', '{N} in six weeks', 'Coming from {o}: a short way into {bare}'],
    3: ['{N} after {o}: what is different', '{N} in twelve lessons: {t2} and {t3}', '{N} or {o}? A practical comparison'],
    4: ['From good to excellent: {n}', '{N}: ten advanced lessons', 'Sharper {bare}: {t3}'],
    5: ['{N} beyond the books', '{N}: twelve expert lessons on {t4}', 'Thinking in {bare}'],
  },
  shorts: [
    'You know some {o} already? Then {n} will come easily to you.',
    '{N} in short lessons, with comparisons to {o}.',
    'In thirty days you can {do}.',
    'A month of {bare}: a little every day, from {t1} to {t3}.',
  ],
  silentShorts: ['A little every day for a month: from {t1} to {t3}.', 'Thirty short lessons: {t1}, {t2}, {t4}.'],
  text: [
    [
      [
        'Many of my learners come from {o}. That helps, and sometimes it is in the way.',
        'Thirty days, thirty lessons, and you can {do}.',
        '{Hook}',
      ],
      ['The first week is for {t1}, the second for {t2}.', 'You meet {t1} on day one and {t2} before the weekend.'],
      ['After that we compare with {o} and spend a week on {t3}.', 'Then {t3} and {t4} follow; take your time with both.'],
    ],
    [['By day thirty: {m1}.', 'The month ends with {m1}.'], ['{Level}'], ['{Format}'], ['{Aside}']],
  ],
  materials: ['Day by day: {t}', '{T}', 'How this differs from {o}', '{T} in twenty minutes', 'Day thirty: {m}'],
}

const storyteller: Voice = {
  names: {
    1: ['An evening with {n}', 'Hello, {n}', 'The joy of {bare}: a beginning'],
    2: ['Small adventures: {n}', '{N} and a cup of tea: {t2}', 'Eight stories about {bare}'],
    3: ['The road through {bare}: {t2}', '{N}: twelve episodes', 'More adventures: {n} and {t3}'],
    4: ['The deep end: {n}', '{N}: the long road to {t4}', 'Dark corners of {bare}: {t3}'],
    5: ['The art of {bare}', 'Legends and experts: {n}', '{N}: a life with {t4}'],
  },
  shorts: [
    'A journey through {bare} in twelve episodes, with {t1} and {t2} on the way.',
    '{Hook} A course on {n}.',
    'Stories, exercises and {m1}: {n} for {who}.',
  ],
  silentShorts: ['{Hook}', '{Hook2}', 'Twelve episodes, many small exercises, and at the end {m1}.'],
  text: [
    [
      ['{Hook}', '{Hook2}'],
      [
        'That is how it started for me, and how this course starts.',
        'Here begins a story in twelve episodes.',
        'If that sounds like you, come in.',
      ],
    ],
    [
      [
        'On the way we meet {t1}, lose ourselves in {t2} and find out with {t3}.',
        'One episode is about {t1}, one about {t2}, and two about {t4}, because they deserve it.',
        'Everything is here: {t1}, {t2}, {t3}.',
      ],
      ['Our travel plan: learn to {do}, with time for side roads.', 'The red thread is {n}; the rest is curiosity.'],
      ['The last episode: {m1}.', 'We say goodbye with {m2}.'],
    ],
    [['{Level}'], ['{Format}'], ['{Aside}'], ['{Aside}']],
  ],
  materials: ['Episode: {t}', 'The story of {t}', '{T}', 'What {t} taught me', 'Finale: {m}'],
}

export const livelyVoices: Voice[] = [academy, practitioner, changer, storyteller]
