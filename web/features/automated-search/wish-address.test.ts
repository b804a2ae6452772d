import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { searchLimits } from '#contract/automated-search.ts'
import { type PlanSearch, planPath, readPlanSearch } from './wish-address.ts'

const open = (path: string) => readPlanSearch(new URL(path, 'https://coursewise.test').searchParams)
const read = (query: string) => readPlanSearch(new URLSearchParams(query))

test('the wish is read back from the address, in its order', () => {
  const skill = fc.record(
    { skillId: fc.integer({ min: 1, max: 2 ** 31 - 1 }), level: fc.integer(searchLimits.level) },
    { noNullPrototype: true },
  )
  const planSearch: fc.Arbitrary<PlanSearch> = fc.record(
    {
      wish: fc.uniqueArray(skill, { maxLength: searchLimits.skills.max, selector: ({ skillId }) => skillId }),
      byTime: fc.boolean(),
      countOwn: fc.boolean(),
    },
    { noNullPrototype: true },
  )
  fc.assert(fc.property(planSearch, (planSearch) => assert.deepEqual(open(planPath(planSearch)), planSearch)))
})

test('the address can be read, and holds no names', () => {
  const wish = [
    { skillId: 12, skillName: 'SQL', level: 3 },
    { skillId: 15, level: 2 },
  ]
  assert.equal(planPath({ wish, byTime: false, countOwn: true }), '/courses/filtered?select=12:3,15:2')
  assert.equal(planPath({ wish, byTime: true, countOwn: true }), '/courses/filtered?select=12:3,15:2&least=time')
  assert.equal(planPath({ wish, byTime: false, countOwn: false }), '/courses/filtered?select=12:3,15:2&own=off')
})

test('invalid values in the address are ignored', () => {
  for (const part of [
    '',
    'x',
    '12',
    '12:',
    ':3',
    '12:0',
    '12:101',
    '0:3',
    '-1:3',
    '12:3:4',
    '12:1.5',
    '12:1e1',
    '9999999999:3',
  ]) {
    assert.deepEqual(read(`select=${part}`), { wish: [], byTime: false, countOwn: true }, part)
    assert.deepEqual(read(`select=${part},7:2`).wish, [{ skillId: 7, level: 2 }], part)
  }
  assert.deepEqual(read('select=7:2,7:5&least=price&own=x'), { wish: [{ skillId: 7, level: 2 }], byTime: false, countOwn: true })
  const many = Array.from({ length: 50 }, (_, place) => `${place + 1}:1`).join(',')
  assert.equal(read(`select=${many}`).wish.length, searchLimits.skills.max)
})
