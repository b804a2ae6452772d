import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanCourse, PlanInfo } from '#contract/automated-search.ts'
import { routeOf } from './plan-route.ts'
import { proofOf, reasonOf } from './plan-words.ts'

const info: PlanInfo = { TotalPrice: 150, TotalMinutes: 600, Optimal: true, Gap: 0 }
const course = (values: Partial<PlanCourse>): PlanCourse => ({
  id: 1,
  name: 'SQL from zero',
  thumbnail: null,
  shortDescription: '',
  price: 60,
  studentsCount: 0,
  updateDateUTC: '2026-11-01T00:00:00.000Z',
  isBought: false,
  learningTime: 300,
  addedMinutes: 300,
  gains: [],
  why: 'best',
  withoutIt: null,
  ...values,
})
const without = (totalPrice: number, totalMinutes: number, byTime = false) =>
  reasonOf(course({ withoutIt: { totalPrice, totalMinutes } }), info, byTime)

test('a proven plan is the best, an unproven one says how much could be saved at the most', () => {
  assert.deepEqual(proofOf(info, false), {
    seal: 'Best possible',
    sentence: 'It is proven: no other choice of courses costs less.',
    isProven: true,
  })
  assert.equal(proofOf({ ...info, Optimal: false }, true).seal, 'Quickest possible')
  assert.equal(proofOf({ ...info, Optimal: false }, false).seal, 'Cheapest possible')
  const unproven = proofOf({ ...info, Optimal: false, Gap: 0.0203 }, true)
  assert.equal(unproven.seal, 'Within 2.1 %')
  assert.match(unproven.sentence, /at most 2\.1 % of the time/)
  assert.equal(proofOf({ ...info, Optimal: false, Gap: 0.0001 }, false).seal, 'Within 0.1 %')
  assert.equal(proofOf({ ...info, Optimal: false, Gap: 0.6 }, false).seal, 'Best found')
})

test('a course is there for what it saves', () => {
  assert.equal(without(210, 660)?.title, 'Saves 60 points')
  assert.equal(without(210, 500)?.title, 'Saves 60 points')
  assert.equal(without(151, 600)?.title, 'Saves 1 point')
  assert.equal(without(150, 750)?.title, 'Saves 2.5 hours')
  assert.equal(without(100, 650, true)?.title, 'Saves 50 minutes')
  assert.equal(without(190, 600, true)?.title, 'Saves 40 points')
  assert.equal(without(210, 660)?.sentence, 'The best plan without it costs 210 points and takes 11.0 hours.')
  assert.equal(without(150, 600)?.title, 'One good choice')
  assert.equal(reasonOf(course({ why: 'only-way' }), info, false)?.title, 'The only way')
  assert.equal(reasonOf(course({ why: 'not-computed' }), info, false), undefined)
})

test('the route adds up what each step brings, in the order of the wish', () => {
  const sql = { skillId: 7, skillName: 'SQL' }
  const python = { skillId: 3, skillName: 'Python' }
  const { steps, targets } = routeOf(
    [
      course({ price: 60, addedMinutes: 300, gains: [{ ...sql, level: 4 }] }),
      course({
        price: 90,
        addedMinutes: 20,
        gains: [
          { ...sql, level: 3 },
          { ...python, level: 5 },
        ],
      }),
    ],
    [
      { skillId: 3, level: 5 },
      { skillId: 7, level: 6 },
    ],
  )
  assert.deepEqual(
    steps.map(({ soFar }) => soFar),
    [
      { price: 60, minutes: 300 },
      { price: 150, minutes: 320 },
    ],
  )
  assert.deepEqual(steps[1]?.gains[0], { ...sql, level: 3, reached: 7, wanted: 6 })
  assert.deepEqual(targets, [
    { ...python, wanted: 5, reached: 5, parts: [{ number: 2, level: 5 }] },
    {
      ...sql,
      wanted: 6,
      reached: 7,
      parts: [
        { number: 1, level: 4 },
        { number: 2, level: 3 },
      ],
    },
  ])
})
