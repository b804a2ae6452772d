import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanCourse, PlanInfo } from '#contract/automated-search/automated-search.ts'
import { levelWords, proofWords, realTimeWords, reasonWords, timeWords } from './plan-words.ts'
import { stepsAndTargets } from './steps-and-targets.ts'

const info: PlanInfo = { TotalPrice: 150, TotalMinutes: 600, Optimal: true, Gap: 0, Counted: null, RealTimeCourses: null }
const course = (values: Partial<PlanCourse>): PlanCourse => ({
  id: 1,
  name: 'SQL from zero',
  thumbnail: null,
  shortDescription: '',
  price: 60,
  studentsCount: 0,
  updateDateUTC: '2026-11-01T00:00:00.000Z',
  isBought: false,
  author: { name: 'Ada Author' },
  level: 'beginner',
  levelsShown: false,
  learningTime: 300,
  learnedMinutes: 0,
  addedMinutes: 300,
  realMinutes: null,
  rating: null,
  addedPrice: 60,
  buildsOn: [],
  gains: [],
  why: 'best',
  withoutIt: null,
  ...values,
})
const without = (totalPrice: number, totalMinutes: number, byTime = false) =>
  reasonWords(course({ withoutIt: { totalPrice, totalMinutes } }), info, byTime)

test('a proven plan is the best, an unproven one says how much could be saved at most', () => {
  assert.deepEqual(proofWords(info, false), {
    seal: 'Best possible',
    sentence: 'Proven: no other choice of courses costs less.',
    isProven: true,
  })
  assert.equal(proofWords(info, true, true).sentence, 'Proven: no other choice with the courses you want takes less time.')
  assert.equal(proofWords({ ...info, Optimal: false }, true).seal, 'Quickest possible')
  assert.equal(proofWords({ ...info, Optimal: false }, false).seal, 'Cheapest possible')
  const unproven = proofWords({ ...info, Optimal: false, Gap: 0.0203 }, true)
  assert.equal(unproven.seal, 'Within 2.1 %')
  assert.match(unproven.sentence, /at most 2\.1 % of the time/)
  assert.equal(proofWords({ ...info, Optimal: false, Gap: 0.0001 }, false).seal, 'Within 0.1 %')
  assert.equal(proofWords({ ...info, Optimal: false, Gap: 0.6 }, false).seal, 'Best found')
})

test('the reason for a course is what it saves', () => {
  assert.equal(without(210, 660)?.title, 'Saves 60 points.')
  assert.equal(without(210, 500)?.title, 'Saves 60 points.')
  assert.equal(without(151, 600)?.title, 'Saves 1 point.')
  assert.equal(without(150, 750)?.title, 'Saves 2.5 hours.')
  assert.equal(without(100, 650, true)?.title, 'Saves 50 minutes.')
  assert.equal(without(190, 600, true)?.title, 'Saves 40 points.')
  assert.equal(without(210, 660)?.sentence, 'The best plan without it costs 210 points and takes 11.0 hours.')
  assert.equal(without(150, 600)?.title, 'One of several good choices.')
  const required = { title: 'Required:', sentence: 'no other course gives these levels.' }
  assert.deepEqual(reasonWords(course({ why: 'only-way' }), info, false), required)
  assert.equal(reasonWords(course({ why: 'wanted' }), info, false)?.title, 'You asked for it.')
  assert.equal(reasonWords(course({ why: 'not-computed' }), info, false), undefined)
})

test('more than the wanted level does not read as an error', () => {
  assert.deepEqual([levelWords(3, 5), levelWords(5, 5), levelWords(8, 5)], ['3 of 5', '5 of 5', '5 of 5 and 3 more'])
})

test('the steps add up what is known and what each course adds, in the order of the wish', () => {
  const sql = { skillId: 7, skillName: 'SQL' }
  const python = { skillId: 3, skillName: 'Python' }
  const { steps, targets } = stepsAndTargets(
    [
      course({ isBought: true, addedPrice: 0, addedMinutes: 300, gains: [{ ...sql, level: 4 }] }),
      course({
        addedPrice: 90,
        addedMinutes: 20,
        gains: [
          { ...sql, level: 3 },
          { ...python, level: 5 },
        ],
      }),
    ],
    {
      ...info,
      Counted: {
        Levels: [
          { SkillId: 5, Level: 2 },
          { SkillId: 7, Level: 1 },
        ],
        OwnedCourses: 1,
      },
    },
    [
      { skillId: 3, level: 5 },
      { skillId: 7, level: 6 },
      { skillId: 5, skillName: 'Git', level: 2 },
    ],
  )
  assert.deepEqual(
    steps.map(({ soFar }) => soFar),
    [
      { price: 0, minutes: 300 },
      { price: 90, minutes: 320 },
    ],
  )
  assert.deepEqual(steps[1]?.gains[0], { ...sql, level: 3, reached: 8, wanted: 6 })
  assert.deepEqual(targets, [
    { ...python, wanted: 5, reached: 5, parts: [{ from: 2, level: 5 }] },
    {
      ...sql,
      wanted: 6,
      reached: 8,
      parts: [
        { from: 'known', level: 1 },
        { from: 1, level: 4 },
        { from: 2, level: 3 },
      ],
    },
    { skillId: 5, skillName: 'Git', wanted: 2, reached: 2, parts: [{ from: 'known', level: 2 }] },
  ])
})

test('times are those that the course states, or with the switch those that its learners needed', () => {
  assert.deepEqual(timeWords(course({ learnedMinutes: 60, addedMinutes: 180 }), info), [
    '5.0 hours',
    '1.0 hours already learned',
    '1.0 hours overlap with earlier steps',
  ])
  // A film of one minute that an earlier step has too.
  assert.deepEqual(timeWords(course({ addedMinutes: 299 }), info), ['5.0 hours'])
  const real = { ...info, RealTimeCourses: 1 }
  assert.deepEqual(timeWords(course({ realMinutes: 450, addedMinutes: 450 }), real), [
    '5.0 hours stated',
    'learners needed 7.5 hours',
  ])
  assert.deepEqual(timeWords(course({ addedMinutes: 120 }), real), ['5.0 hours', '2.0 hours left'])
  assert.equal(realTimeWords(info), '')
  assert.equal(realTimeWords(real), 'For 1 course, this is the time that learners needed.')
  assert.match(realTimeWords({ ...info, RealTimeCourses: 0 }), /too few learners/)
})
