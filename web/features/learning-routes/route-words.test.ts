import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RoutePlan } from '#contract/learning-routes/learning-routes.ts'
import {
  changeWords,
  dayName,
  foundWords,
  goalWords,
  hoursWords,
  planWords,
  proofWords,
  stateWords,
  weekdayNames,
  weekName,
  weekWords,
} from './route-words.ts'

const today = '2026-11-17'
const plan: RoutePlan = {
  id: 1,
  finishDate: '2027-03-01',
  price: 340,
  minutes: 1470,
  courses: 4,
  proof: { isOptimal: true, leastPrice: 340 },
  changes: null,
}

test('a day has its year only where it is another one', () => {
  assert.equal(dayName('2026-12-24', today), 'December 24')
  assert.equal(dayName('2027-03-01', today), 'March 1, 2027')
})

test('a week is named by its Sunday and its Saturday', () => {
  assert.deepEqual(['2026-11-15', '2026-11-29'].map(weekName).map(plain), ['Nov 15 – 21', 'Nov 29 – Dec 5'])
  assert.deepEqual([weekdayNames().length, weekdayNames()[0], weekdayNames()[6]], [7, 'Sunday', 'Saturday'])
})

test('a week says what is left of it', () => {
  const week = { date: '2026-11-15', isOff: false, minutes: 25, items: [] }
  assert.equal(weekWords(week), '25 minutes left this week')
  assert.equal(weekWords({ ...week, minutes: 0 }), 'Nothing left for this week')
  assert.equal(weekWords({ ...week, minutes: 0, isOff: true }), 'This week is off')
})

test('hours are halves', () => {
  assert.deepEqual([0.5, 1, 4.5, 10].map(hoursWords), ['0.5 hours', '1 hour', '4.5 hours', '10 hours'])
})

test('a goal names its skills and days', () => {
  const form = {
    milestones: [
      { date: '2026-12-24', skills: [{ skillId: 1, level: 3 }] },
      { date: null, skills: [1, 2, 3].map((skillId) => ({ skillId, level: 4 })) },
    ],
  }
  const names = new Map([
    [1, 'SQL'],
    [2, 'Git'],
  ])
  assert.deepEqual(goalWords(form, names, today), ['SQL 3 by December 24', 'SQL 4, Git 4 and a deleted skill'])
})

test('the state is said in words', () => {
  const dates = { wantedDate: '2027-03-01', finishDate: '2027-02-20' }
  const words = (state: Parameters<typeof stateWords>[0], other: Partial<Parameters<typeof stateWords>[1]> = {}) =>
    stateWords(state, { ...dates, ...other }, today)
  assert.equal(words({ kind: 'none' }), 'No plan chosen yet')
  assert.equal(words({ kind: 'done' }), 'Reached')
  assert.equal(words({ kind: 'holds' }), 'On track for March 1, 2027')
  assert.equal(words({ kind: 'holds' }, { wantedDate: null }), 'On track to finish by February 20, 2027')
  assert.equal(words({ kind: 'holds' }, { wantedDate: null, finishDate: null }), 'On track')
  const late = { kind: 'late', milestone: 0, date: '2026-12-20', otherwise: '2027-01-04', later: null } as const
  assert.equal(
    words({ ...late, hoursNeeded: 4.5 }),
    'Late: December 20 needs 4.5 hours a week; otherwise it will be January 4, 2027',
  )
  assert.equal(
    words({ ...late, hoursNeeded: null }),
    'Late: December 20 is no longer possible; at your pace it will be January 4, 2027',
  )
  assert.equal(words({ ...late, hoursNeeded: 60, otherwise: null }), 'Late: December 20 needs 60 hours a week')
  assert.equal(words({ ...late, hoursNeeded: null, otherwise: null }), 'Late: December 20 is no longer possible')
  const short = { kind: 'short', milestone: 0, date: '2026-12-20', missing: 40, later: null } as const
  assert.equal(words(short), '40 points are missing for December 20')
  assert.equal(words({ ...short, date: null, missing: 1 }), '1 point is missing')
  assert.equal(words({ kind: 'lacks', milestone: 0, date: null }), 'The plan does not reach the goal')
  assert.equal(words({ kind: 'lacks', milestone: 0, date: '2026-12-20' }), 'The plan does not reach the goal of December 20')
  assert.equal(words({ kind: 'gone', courseIds: [4] }), 'One of its courses is no longer offered')
  assert.equal(words({ kind: 'gone', courseIds: [4, 5] }), '2 of its courses are no longer offered')
})

test('a change says what it is worth', () => {
  assert.equal(changeWords({ kind: 'hours', hours: 1, daysSooner: 19 }), '1 hour more a week: 19 days sooner')
  assert.equal(changeWords({ kind: 'points', points: 120, daysSooner: 1 }), '120 points more: 1 day sooner')
  const level = { kind: 'level', skillId: 1, skillName: 'SQL', level: 4, instead: 3, pointsLess: 80 } as const
  assert.equal(changeWords({ ...level, daysSooner: 0 }), 'SQL 3 instead of 4: 80 points less')
  assert.equal(changeWords({ ...level, daysSooner: 3 }), 'SQL 3 instead of 4: 80 points less, 3 days sooner')
  assert.equal(changeWords({ ...level, pointsLess: 0, daysSooner: 3 }), 'SQL 3 instead of 4: 3 days sooner')
})

test('only what is proven is called so', () => {
  assert.equal(proofWords(plan).isProven, true)
  assert.equal(proofWords({ ...plan, proof: { isOptimal: false, leastPrice: 340 } }).isProven, true)
  const open = proofWords({ ...plan, proof: { isOptimal: false, leastPrice: 300 } })
  assert.equal(open.isProven, false)
  assert.match(open.sentence, /at most 40 points could be saved/)
  const renewed = { ...plan, changes: { count: 2, least: 2 } }
  assert.deepEqual(proofWords(renewed), {
    seal: 'Fewest changes',
    sentence:
      'Proven: no other plan that keeps the dates and what you have bought has fewer new courses, and none of those with as few costs less.',
    isProven: true,
  })
  const halfway = proofWords({ ...renewed, proof: { isOptimal: false, leastPrice: 0 } })
  assert.equal(halfway.isProven, true)
  assert.match(halfway.sentence, /may not be the cheapest/)
  const unproven = proofWords({ ...renewed, changes: { count: 2, least: 1 }, proof: { isOptimal: false, leastPrice: 0 } })
  assert.equal(unproven.isProven, false)
  assert.match(unproven.sentence, /1 new course might be enough/)
})

test('where bought courses had to stay, only plans that keep them are compared', () => {
  const keepsBought = true
  assert.equal(proofWords(plan).sentence, 'Proven: no other choice that is finished by then costs less.')
  assert.equal(
    proofWords(plan, { keepsBought }).sentence,
    'Proven: no other choice that keeps what you have bought and is finished by then costs less.',
  )
  assert.equal(
    proofWords({ ...plan, proof: { isOptimal: false, leastPrice: 300 } }, { keepsBought }).sentence,
    'Time ran out before more could be proven: at most 40 points could be saved by a plan that keeps what you have bought.',
  )
})

test('a plan says on which day it was found, if that is known', () => {
  const chosen = { plan, courses: [], weeks: [] }
  const found = { plans: [plan], searchedAtUTC: '2026-11-02T12:00:00.000Z', chosen }
  assert.equal(foundWords(found, plan, today), 'Found on November 2.')
  const earlier = 'Its price and time are those of the day on which it was found.'
  assert.equal(foundWords({ ...found, plans: [] }, plan, today), earlier)
  assert.equal(foundWords({ plans: [], searchedAtUTC: null, chosen }, plan, today), earlier)
  assert.equal(foundWords({ plans: [], searchedAtUTC: null, chosen: null }, plan, today), '')
})

test('a step is one sentence for screen readers', () => {
  assert.equal(planWords(plan, today), 'Finished by March 1, 2027: 340 points, 4 courses, cheapest possible')
})

/** Formatters use thin spaces around the dash. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
