import type { SkillQuestions } from './types.ts'

export const english = {
  skill: 'English',
  levels: {
    4: [
      {
        kind: 'one',
        text: 'Which sentence is correct?',
        options: [
          'I look forward to hear from you.',
          'I look forward to hearing from you.',
          'I am looking forward hear from you.',
          'I look forward hearing to you.',
        ],
        right: 1,
        explanation: 'To is a preposition here, so a noun or an -ing form follows.',
      },
      {
        kind: 'gaps',
        text: 'Complete with the right preposition.',
        gapText: 'The report is due ___ Friday. Please send it ___ 5 p.m. at the latest.',
        gaps: [
          ['on', 'by', 'this'],
          ['by', 'before'],
        ],
        explanation: 'On names the day. By means "not later than"; until would say how long something goes on.',
      },
      {
        kind: 'one',
        text: '"We have discussed about the budget." What is wrong?',
        options: ['about', 'have', 'the', 'Nothing'],
        right: 0,
        explanation: 'Discuss takes its object directly: we have discussed the budget. Talk about is the other way to say it.',
      },
      {
        kind: 'match',
        text: 'What does each of these expressions of the office mean?',
        left: ['to follow up', 'to postpone', 'to sign off', 'to get back to somebody'],
        right: ['to ask again later', 'to move to a later time', 'to approve', 'to reply later'],
        extra: ['to cancel'],
        explanation: 'Many of these are verbs with a small word, which changes the meaning entirely.',
      },
      {
        kind: 'short',
        text: 'Which word is missing? "I would appreciate … if you could reply by Monday."',
        accepted: ['it'],
        explanation: 'Appreciate needs an object, so it stands there for the rest of the sentence.',
      },
    ],
  },
} satisfies SkillQuestions

export const writing = {
  skill: 'Writing',
  levels: {
    3: [
      {
        kind: 'one',
        text: 'Which sentence says best who does what?',
        options: [
          'The invoice should be checked.',
          'A check of the invoice is to be carried out.',
          'Mira checks the invoice by Thursday.',
          'It is recommended that invoices are checked.',
        ],
        right: 2,
        explanation: 'A sentence with a person, a verb and a day leaves no question open.',
      },
      {
        kind: 'order',
        text: 'Put the parts of an email that asks for something into the order that suits a busy reader.',
        items: [
          'What you need, and until when',
          'Why it matters',
          'What the reader has to know for it',
          'Thanks, and how to reach you',
        ],
        explanation: 'The point goes first. Who reads only the first line still knows what to do.',
      },
      {
        kind: 'several',
        text: 'Which words can be left out without loss?',
        options: [
          '"in order" in "in order to save time"',
          '"not" in "do not reply to all"',
          '"actually" in "this is actually a problem"',
          '"at the present time" beside "we are now checking"',
        ],
        right: [0, 2, 3],
        explanation: 'A word that can go without changing the meaning costs every reader a moment. Not is never one of these.',
      },
    ],
  },
} satisfies SkillQuestions

export const communication = {
  skill: 'Communication',
  levels: {
    2: [
      {
        kind: 'one',
        text: 'You have to tell a customer about a delay of one week. What comes first?',
        options: [
          'A long explanation',
          'The new date, with an apology',
          'The name of the colleague at fault',
          'A discount for next year',
        ],
        right: 1,
        explanation: 'The customer has to plan. Bad news that comes early and clearly is forgiven most easily.',
      },
      {
        kind: 'one',
        text: 'A message begins: "As I have already told you twice". What is a better way?',
        options: [
          'To repeat the request with a date, as if it were the first time',
          'To write it in capital letters',
          'To write to the manager as well',
          'To wait until the colleague asks',
        ],
        right: 0,
        explanation: 'You want an action, not an admission. A reproach is read, and the request is not.',
      },
      {
        kind: 'several',
        text: 'What helps people in four countries to understand a message the first time?',
        options: [
          'Dates such as 4 May instead of 4/5',
          'Short sentences',
          'Idioms such as "to touch base"',
          'The time zone beside a time',
        ],
        right: [0, 1, 3],
        explanation: '4/5 is April in one country and May in another. Idioms are the last thing that people learn.',
      },
    ],
  },
} satisfies SkillQuestions

export const astronomy = {
  skill: 'Astronomy',
  levels: {
    2: [
      {
        kind: 'one',
        text: 'Why does the moon show phases?',
        options: [
          "The earth's shadow falls on it",
          'We see more or less of the half that the sun lights',
          'Clouds cover it',
          'It turns its dark side towards us',
        ],
        right: 1,
        explanation: 'Half of the moon is always lit. The shadow of the earth reaches it only in an eclipse.',
      },
      {
        kind: 'order',
        text: 'Put the phases of the moon into order, beginning with new moon.',
        items: ['New moon', 'First quarter', 'Full moon', 'Last quarter'],
        explanation: 'It grows for two weeks and shrinks for two weeks; from one new moon to the next it takes about 29.5 days.',
      },
      {
        kind: 'short',
        text: 'Which star stands almost still in the northern sky, close to the pole?',
        accepted: ['Polaris', 'the pole star', 'pole star', 'north star', 'the north star', 'polar star'],
        explanation: 'The axis of the earth points almost at Polaris, so all other stars seem to turn around it.',
      },
    ],
    4: [
      {
        kind: 'one',
        text: 'A point of light in the east changes its place among the stars from week to week. What is it most likely?',
        options: ['A planet', 'A star', 'A galaxy', 'A street lamp'],
        right: 0,
        explanation: 'Stars keep their patterns for centuries. Planet comes from the Greek word for wanderer.',
      },
      {
        kind: 'number',
        text: 'A star has a parallax of 0.1 seconds of arc. How far away is it, in parsecs?',
        value: 10,
        tolerance: 0.01,
        unit: 'parsecs',
        explanation: 'The distance in parsecs is one divided by the parallax in seconds of arc.',
      },
      {
        kind: 'one',
        text: 'Why do we see other constellations in summer than in winter?',
        options: [
          'The stars move around the sun',
          'The night side of the earth faces another direction, because the earth has gone half around the sun',
          'In winter the air is clearer',
          'The axis of the earth turns each half year',
        ],
        right: 1,
        explanation: 'We see what is opposite to the sun. The stars behind the sun are up in the daytime.',
      },
      {
        kind: 'several',
        text: 'What does a light-year measure, and what follows?',
        options: [
          'A time',
          'The distance that light travels in a year',
          'A star 100 light-years away is seen as it was 100 years ago',
          'Light needs eight years from the sun',
        ],
        right: [1, 2],
        explanation: 'It is a distance of about 9.5 million million kilometres. From the sun, light needs some eight minutes.',
      },
    ],
  },
} satisfies SkillQuestions

export const observation = {
  skill: 'Observation',
  levels: {
    3: [
      {
        kind: 'one',
        text: 'You step from a bright room into the night. How long do your eyes need until they see faint stars well?',
        options: ['A few seconds', 'About 20 to 30 minutes', 'Three hours', 'They never get better'],
        right: 1,
        explanation: 'Eyes adapt slowly to the dark, and one look at a bright screen begins it again. A red lamp disturbs least.',
      },
      {
        kind: 'short',
        text: "How many degrees wide is a fist at arm's length, about? Give a number.",
        accepted: ['10', '10°', 'ten', '10 degrees', 'about 10', 'ten degrees'],
        explanation:
          'About ten degrees, for a child as for an adult, because arms grow with hands. A little finger is about one.',
      },
      {
        kind: 'several',
        text: 'What belongs to a note that is useful a year later?',
        options: ['Date and time', 'The place', 'What you expected to see, written down as seen', 'How clear the sky was'],
        right: [0, 1, 3],
        explanation: 'Note what you saw, also when it is not what you expected. That is how something new is found.',
      },
    ],
  },
} satisfies SkillQuestions

export const physics = {
  skill: 'Physics',
  levels: {
    1: [
      {
        kind: 'one',
        text: 'Twice as far from a lamp, how bright does it seem?',
        options: ['Half as bright', 'A quarter as bright', 'Just as bright', 'An eighth as bright'],
        right: 1,
        explanation: 'The light spreads over an area four times as large. The same holds for stars.',
      },
      {
        kind: 'number',
        text: 'Light travels about 300,000 kilometres in a second. How many seconds does it need for the 390,000 kilometres to the moon?',
        value: 1.3,
        tolerance: 0.05,
        unit: 's',
        explanation: 'Distance divided by speed.',
      },
      {
        kind: 'gaps',
        text: 'Complete the sentence.',
        gapText: 'The force that keeps the moon on its way around the earth is called ___.',
        gaps: [['gravity', 'gravitation', 'gravitational force', 'the force of gravity']],
        explanation: 'The same force makes an apple fall. The moon falls too, and always past the earth.',
      },
    ],
  },
} satisfies SkillQuestions

export const musicTheory = {
  skill: 'Music theory',
  levels: {
    2: [
      {
        kind: 'number',
        text: 'How many lines does a staff have?',
        value: 5,
        explanation: 'Five lines with four spaces between them; notes beyond them get short lines of their own.',
      },
      {
        kind: 'match',
        text: 'How many quarter notes is each note as long as?',
        left: ['A whole note', 'A half note', 'A dotted half note', 'Two eighth notes'],
        right: ['Four', 'Two', 'Three', 'One'],
        extra: ['Six'],
        explanation: 'Each step halves the length, and a dot adds half of it: 2 + 1 = 3.',
      },
      {
        kind: 'one',
        text: 'What does a sharp do to a note?',
        options: ['It raises it by a semitone', 'It lowers it by a semitone', 'It makes it twice as long', 'It makes it louder'],
        right: 0,
        explanation: 'A sharp raises, a flat lowers, and a natural takes both back.',
      },
    ],
    4: [
      {
        kind: 'short',
        text: 'Which note is on the second line from below in the treble clef? Give its letter.',
        accepted: ['G', 'g', 'G4', 'sol'],
        explanation: 'The curl of the treble clef turns around this line. So it is also called the G clef.',
      },
      {
        kind: 'order',
        text: 'Put the steps of a major scale into order, beginning at its first note. (W: whole tone, H: semitone)',
        items: ['W, W', 'then H', 'then W, W, W', 'and the last H'],
        explanation: 'W W H W W W H: the semitones are between the third and fourth and the seventh and eighth note.',
      },
      {
        kind: 'number',
        text: 'How many sharps does the key of D major have?',
        value: 2,
        explanation: 'F sharp and C sharp. G major has one, A major three.',
      },
      {
        kind: 'one',
        text: 'How many semitones are in a perfect fifth?',
        options: ['5', '6', '7', '8'],
        right: 2,
        explanation: 'From C to G: seven keys further on a piano, black ones counted too.',
      },
      {
        kind: 'several',
        text: 'Which are beaten in groups of three?',
        options: ['3/4', '6/8, within each of its two beats', '4/4', '2/2', '9/8, within each of its three beats'],
        right: [0, 1, 4],
        explanation: 'A waltz has three beats. In 6/8 and 9/8 each beat itself is made of three eighths.',
      },
    ],
  },
} satisfies SkillQuestions

export const recovery = {
  skill: 'Recovery',
  levels: {
    2: [
      {
        kind: 'one',
        text: 'What sets the inner clock most strongly?',
        options: ['Light', 'Coffee', 'Music', 'The length of the bed'],
        right: 0,
        explanation: 'Bright light in the morning moves sleep earlier, bright light late in the evening moves it later.',
      },
      {
        kind: 'one',
        text: 'Half of the caffeine of a coffee is still in the blood after about how long, in most adults?',
        options: ['20 minutes', '5 hours', '24 hours', '3 days'],
        right: 1,
        explanation: 'Some five hours, in some people twice that. So the coffee of the afternoon is still there in the evening.',
      },
    ],
    4: [
      {
        kind: 'several',
        text: 'You lie awake for half an hour. What fits the advice of most sleep clinics?',
        options: [
          'Getting up, doing something quiet in dim light, and going back when sleepy',
          'Looking at the clock every few minutes',
          'Getting up at the usual time in the morning',
          'Staying in bed until noon to make up for it',
        ],
        right: [0, 2],
        explanation: 'The bed should stay the place of sleep, and a fixed time to get up gives the next evening its tiredness.',
      },
      {
        kind: 'number',
        text: 'You are in bed from 23:00 to 7:00 and sleep for six hours of it. How large is your sleep efficiency, in percent?',
        value: 75,
        tolerance: 0.01,
        unit: '%',
        explanation: 'Six of eight hours. Going to bed later, for a while, raises it: the time in bed is then slept through.',
      },
      {
        kind: 'order',
        text: 'Put the steps of a sleep diary into order.',
        items: [
          'Note the times for a week without changing anything',
          'Look for what repeats',
          'Change one habit',
          'Note another week',
          'Compare both weeks',
        ],
        explanation: 'Without a week before, no change can be seen, and with two changes at once nobody knows which one helped.',
      },
      {
        kind: 'one',
        text: 'Somebody snores loudly, stops breathing at times and is tired all day. What is right?',
        options: [
          'Going to bed earlier',
          'Seeing a doctor, because it may be sleep apnoea',
          'Drinking a glass of wine before sleep',
          'Waiting for some years',
        ],
        right: 1,
        explanation: 'Sleep apnoea is common and can be treated, and no habit replaces that. Alcohol makes it worse.',
      },
    ],
  },
} satisfies SkillQuestions

export const stressManagement = {
  skill: 'Stress management',
  levels: {
    2: [
      {
        kind: 'one',
        text: 'Thoughts about tomorrow keep you awake. Which method has been shown to help many people?',
        options: [
          'Writing down the tasks of tomorrow before going to bed',
          'Solving all of them in bed',
          'Reading the news',
          'Counting the hours that are left',
        ],
        right: 0,
        explanation: 'What is written down does not have to be remembered. Five minutes are enough.',
      },
      {
        kind: 'one',
        text: 'Which way of breathing calms?',
        options: [
          'Fast and shallow',
          'Slowly, breathing out longer than in',
          'Holding the breath as long as possible',
          'Through the mouth as fast as possible',
        ],
        right: 1,
        explanation: 'The heart beats a little more slowly while we breathe out, so long breaths out slow it down.',
      },
      {
        kind: 'several',
        text: 'Which can you influence on the evening before a hard day?',
        options: ['When you stop working', 'What others think of you', 'How bright your room is', 'Whether the train is late'],
        right: [0, 2],
        explanation: 'Effort on what can be changed brings rest, and effort on the other things takes it.',
      },
    ],
  },
} satisfies SkillQuestions

export const studyHabits = {
  skill: 'Study habits',
  levels: {
    2: [
      {
        kind: 'one',
        text: 'You have read a chapter. What helps most to remember it next week?',
        options: [
          'Reading it a second time',
          'Closing the book and writing down what you remember',
          'Underlining the important sentences',
          'Copying the headings',
        ],
        right: 1,
        explanation: 'Recalling strengthens memory. Rereading makes the page familiar, which only feels like knowing.',
      },
      {
        kind: 'order',
        text: 'Four hours of learning before a test in two weeks: order these plans from the one after which most is remembered later to the least.',
        items: ['Eight half hours, spread over the days', 'Two hours in each of two weeks', 'Four hours the evening before'],
        explanation: 'The same time, spread, leaves more. What is nearly forgotten and recalled is kept best.',
      },
    ],
    4: [
      {
        kind: 'several',
        text: 'Which are good reasons to mix topics while practising?',
        options: [
          'You have to find out which method fits each task',
          'It feels easier',
          'Tests and real life mix them too',
          'It takes less time for each task',
        ],
        right: [0, 2],
        explanation: 'Mixed practice feels harder and is slower at first, and later more is right.',
      },
      {
        kind: 'one',
        text: 'Students judge how well they will do in a test. After which way of learning do they overestimate themselves most?',
        options: ['Rereading', 'Testing themselves', 'Explaining it to others', 'Solving old tests'],
        right: 0,
        explanation: 'What is read easily seems known. The other ways show at once what is missing.',
      },
      {
        kind: 'short',
        text: 'What is it called when a subject is repeated at growing distances of time? One or two words.',
        accepted: [
          'spacing',
          'spaced repetition',
          'spaced practice',
          'spaced learning',
          'distributed practice',
          'spacing effect',
          'the spacing effect',
        ],
        explanation: 'Spaced repetition. A little, often, and each time a little later.',
      },
      {
        kind: 'match',
        text: 'Which habit answers which difficulty?',
        left: ['I never begin', 'I forget by next week', 'I think that I know it', 'I stop after a bad week'],
        right: ['A fixed place and time', 'Spaced recall', 'Testing myself', 'A smaller plan for such weeks'],
        extra: ['A better pen'],
        explanation: 'Each habit solves one difficulty. So find out first which one is yours.',
      },
      {
        kind: 'one',
        text: 'What does a night of sleep do for what was learned in the evening?',
        options: [
          'It strengthens memory',
          'Nothing, the brain rests',
          'It deletes what was learned last',
          'It helps only children',
        ],
        right: 0,
        explanation:
          'In sleep the brain repeats what it has taken up. An hour of sleep often brings more than an hour of learning.',
      },
    ],
  },
} satisfies SkillQuestions

export const smallPlans = {
  skill: 'Project planning',
  levels: {
    1: [
      {
        kind: 'one',
        text: 'Which plan is most likely to be kept?',
        options: [
          '"I will study more"',
          '"On Monday at seven I work on chapter 2 in the kitchen"',
          '"I study whenever I feel like it"',
          '"I study for five hours every day"',
        ],
        right: 1,
        explanation: 'A plan with time, place and task needs no decision at that moment.',
      },
      {
        kind: 'one',
        text: 'You planned four evenings and could keep only two. What is best?',
        options: [
          'To plan six next week',
          'To plan what is possible next week, and to do the most important part first',
          'To give up',
          'To change nothing',
        ],
        right: 1,
        explanation: 'A plan is repaired, not obeyed. One that grows with each miss is soon dropped.',
      },
      {
        kind: 'gaps',
        text: 'Complete the advice.',
        gapText: 'Split a large task into small ___, and decide which one comes ___.',
        gaps: [
          ['steps', 'parts', 'pieces', 'tasks'],
          ['first', 'next'],
        ],
        explanation: 'A first step that takes ten minutes gets done. "Learn Spanish" does not.',
      },
    ],
  },
} satisfies SkillQuestions
