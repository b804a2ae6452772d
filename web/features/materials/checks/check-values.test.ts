import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckForm, type CheckToEdit } from '#contract/materials/checks.ts'
import { summarise } from './check-summary.ts'
import { type CheckValues, findCheckErrors, newCheck, toCheckBody, toCheckValues, toRules } from './check-values.ts'

const sql = { skill: { id: 1, name: 'SQL' } }
const statistics = { skill: { id: 2, name: 'Statistics' } }
const noSkill = { skill: null }
const say = (pool: Parameters<typeof summarise>[0], changes: Partial<CheckValues> = {}) =>
  summarise(pool, toRules({ ...newCheck, ...changes }))

test('the summary says what a learner gets', () => {
  assert.equal(
    say([sql, statistics, sql, statistics, statistics, sql]),
    '6 questions: 3 of SQL, 3 of Statistics. Passed with 80% in each skill.',
  )
  assert.equal(say([noSkill]), '1 question. Passed with 80%.')
  assert.equal(
    say([noSkill, sql, sql, sql], { questionsPerSkill: 2, passPercent: 60 }),
    '3 questions: 2 of SQL, 1 without a skill. Drawn from 4. Passed with 60% in each skill.',
  )
})

test('the summary says how often and how long one may try', () => {
  assert.equal(say([sql], { attempts: 1, pause: 1 }), '1 question: 1 of SQL. Passed with 80%. 1 attempt.')
  assert.equal(
    say([sql], { attempts: 3, pause: 1, pauseUnit: 'days', timeLimitMinutes: 90 }),
    '1 question: 1 of SQL. Passed with 80%. 3 attempts, with a pause of 1 day between them. 1 hour 30 minutes to answer.',
  )
  assert.equal(
    say([sql], { pause: 30, pauseUnit: 'minutes' }),
    '1 question: 1 of SQL. Passed with 80%. A pause of 30 minutes between attempts.',
  )
})

test('a check comes out of the form as it went in', () => {
  const check: CheckToEdit = {
    id: 7,
    isOwn: true,
    name: 'Joins',
    learningMinutes: 12,
    questions: [{ id: 5 }, { id: 3 }],
    questionsPerSkill: 2,
    passPercent: 70,
    attempts: 3,
    pauseMinutes: 24 * 60,
    timeLimitMinutes: 45,
    feedback: 'marks',
  }
  const values = toCheckValues(check)
  assert.deepEqual([values.pause, values.pauseUnit], [1, 'days'])
  assert.deepEqual({ id: 7, isOwn: true, ...CheckForm.parse(toCheckBody(values)) }, check)
  assert.deepEqual(toCheckValues({ ...check, pauseMinutes: 90 }).pause, 90)
  assert.deepEqual(toCheckValues({ ...check, pauseMinutes: 90 }).pauseUnit, 'minutes')
})

test('errors are at the fields that can mend them', () => {
  assert.deepEqual(Object.keys(findCheckErrors(newCheck)), ['name', 'ids'])
  const full = { ...newCheck, name: 'Joins', ids: [1] }
  assert.deepEqual(findCheckErrors(full), {})
  const wrong = { ...full, passPercent: 20, pause: 31, pauseUnit: 'days' as const, attempts: 0, timeLimitMinutes: 'x' }
  assert.deepEqual(Object.keys(findCheckErrors(wrong)), ['passPercent', 'attempts', 'pause', 'timeLimitMinutes'])
})
