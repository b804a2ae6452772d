import type { Voice } from './voice.ts'

const teacher: Voice = {
  names: {
    1: ['{N} for beginners', 'Introduction to {n}', 'First steps: {n}'],
    2: ['{N}: from first steps to firm ground', '{N} basics: {t2} and {t3}', '{N} for {who}'],
    3: ['Intermediate {bare}', '{N}, the second year', '{N}: {t1}, {t2} and {t3}'],
    4: ['Advanced {bare}', 'Advanced {bare}: {t3}', '{N} for the advanced: {t2} and {t4}'],
    5: ['{N}: an expert course', '{N} at the highest level', '{N} for experts: {t4}'],
  },
  shorts: [
    'A patient course on {n}: {t1}, {t2} and {t3}.',
    'Learn to {do}, one small step at a time.',
    'An introduction to {n} with exercises after every lesson.',
    '{N} explained slowly, with {t1} and {t2} in detail.',
  ],
  silentShorts: ['A patient course: {t1}, {t2} and {t3}, one small step at a time.', '{Hook}'],
  text: [
    [
      [
        '{Hook}',
        'In this course you learn to {do}.',
        'Few things are learned in a day, and {n} takes a few quiet weeks.',
        '{Hook}',
      ],
      ['We begin with {t1} and go on to {t2}.', 'The first lessons are about {t1}; then {t2} comes in.'],
      ['Later lessons treat {t3} and {t4}, always with examples.', 'Towards the end we look at {t3} and at {t4}.'],
    ],
    [
      [
        'Each lesson closes with an exercise and a solution.',
        'After every lesson there is a page of exercises.',
        'You repeat what matters, with a day of rest in between.',
      ],
      ['The course ends with a piece of work of your own: {m1}.', 'Your goal for the last week: {m1}.'],
    ],
    [['{Level}'], ['{Format}'], ['{Aside}'], ['It was written for {who}.', '']],
  ],
  materials: ['{T}', '{T}', '{T}, step by step', 'Exercises: {t}', 'A worked example: {m}'],
}

const scholar: Voice = {
  names: {
    1: ['{N}: an introduction', 'Foundations of {bare}', '{N}: basic concepts'],
    2: ['{N}: concepts and practice', 'Working knowledge of {bare}', '{N}: {t1}, {t2}, {t3}'],
    3: ['{N}: intermediate course', 'Methods of {bare}: {t2} and {t3}', '{N}: theory and application'],
    4: ['Advanced topics in {bare}', '{N}: advanced course on {t3}', '{N} in depth: {t2}, {t3}, {t4}'],
    5: ['{N}: seminar for specialists', '{N}: current questions and {t4}', 'Expert seminar: {n}'],
  },
  shorts: [
    'The course introduces {n} systematically, from {t1} to {t4}.',
    'A structured course on {n} with {t1}, {t2}, {t3} and a final assignment.',
    'You learn to {do} and to explain why it works.',
  ],
  silentShorts: [
    'A structured course on {t1}, {t2} and {t3}, with a final assignment.',
    'From {t1} to {t4}, with reading and exercises.',
  ],
  text: [
    [
      [
        'The course gives a structured overview of {n}.',
        'This course treats {t1} and {t2} in a systematic order.',
        'This course teaches you to {do} on a sound basis.',
      ],
      ['It consists of {t1}, {t2}, {t3} and {t4}.', 'Central parts are {t2}, {t3} and, in the second half, {t4}.'],
      [
        'Each unit states its aims, presents the material and ends with questions.',
        'Every unit has a short lecture, a text to read and questions.',
      ],
    ],
    [
      ['{Level}', '{Level}'],
      ['The final assignment: {m1}.', 'Two assignments are part of the course: {m1} and {m2}.'],
      ['{Format}'],
      ['{Aside}'],
    ],
  ],
  materials: ['Unit: {t}', '{T}: concepts', '{T}: questions', 'Reading: {t}', 'Assignment: {m}'],
}

const friend: Voice = {
  names: {
    1: ['Learn {n} step by step', 'Learn to {do}', 'Start here: {n}'],
    2: ['{N} without fear', 'How to {do}', '{N}: {t1} made simple'],
    3: ['Better at {bare}', '{N}: you know the basics, now {t3}', 'Getting further: {n}'],
    4: ['{N}, seriously', 'Deeper into {bare}: {t3}', '{N} for people who want it all'],
    5: ['Mastering {bare}', '{N}: the last ten per cent', 'Really mastering {bare}: {t4}'],
  },
  shorts: [
    'You would like to {do}? We do it together, without hurry.',
    '{N} in friendly portions: {t1}, {t2} and a lot of practice.',
    'A warm and simple guide to {n}, made for {who}.',
    'Learn to {do} in half an hour a day.',
  ],
  silentShorts: ['{Hook}', 'We do it together and without hurry: {t1}, {t2} and {t3}.', '{Hook}'],
  text: [
    [
      ['{Hook}', 'So you want to {do}. Good!', 'I was afraid of {n} once; perhaps you are now.'],
      [
        '{Hook2}',
        'Do not worry, nobody is born with it.',
        'We will take it slowly, and you can stop the video whenever you like.',
      ],
    ],
    [
      ['First comes {t1}, because everything else leans on it.', 'We start with {t1}. It is easier than it sounds.'],
      ['Then {t2}, {t3} and, when you feel ready, {t4}.', 'Then we try {t2}, laugh a little, and go on with {t3}.'],
      ['What you will have at the end: {m1}.', 'And in the last lesson: {m1}!', 'You will surprise your friends with {m1}.'],
    ],
    [['{Level}'], ['{Format}'], ['{Aside}'], ['Write to me when you are stuck.', 'See you in the first lesson.', '']],
  ],
  materials: ['{T}, without fear', '{T}', 'Let us try: {m}', '{T} on a rainy evening', 'Your questions about {t}'],
}

const minimalist: Voice = {
  names: {
    1: ['{N}', '{N} 1', '{N}: start'],
    2: ['{N} 2', '{N}: {t2}', 'Practical {bare}'],
    3: ['{N} 3', '{N}: {t3}', '{N} in practice'],
    4: ['{N} 4: {t3}', '{N}: {t3} and {t4}', '{N}, advanced'],
    5: ['{N} 5: {t4}', '{N}: {t4} for professionals', '{N}, expert'],
  },
  shorts: [
    '{N}: {t1}, {t2}, {t3}, {t4}.',
    'A short course on {n}. Videos of five minutes.',
    '{N} in small lessons, with one project.',
  ],
  silentShorts: ['Short lessons: {t1}, {t2}, {t3}, {t4}.', 'Small lessons and one project: {m1}.'],
  text: [
    [
      ['A short course on {n}.', 'Small lessons, no talk.', 'The essentials of {bare}, and nothing else.'],
      ['Contents: {t1}, {t2}, {t3}, {t4}.'],
      ['Project: {m1}.', 'Projects: {m1}; {m2}.'],
    ],
    [['{Level}'], ['{Aside}', '']],
  ],
  materials: ['{T}', '{T}', '{T}', 'Project: {m}'],
}

export const quietVoices: Voice[] = [teacher, scholar, friend, minimalist]
