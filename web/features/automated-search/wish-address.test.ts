import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import { type PlanSearch, planPath, readPlanSearch, selectPath } from './wish-address.ts'

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
      must: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: searchLimits.musts.max }),
      byTime: fc.boolean(),
      countOwn: fc.boolean(),
      realTime: fc.boolean(),
      shownOnly: fc.boolean(),
    },
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(planSearch, (planSearch) => {
      for (const path of [planPath, selectPath]) assert.deepEqual(open(path(planSearch)), planSearch)
    }),
  )
})

test('the address can be read, and holds no names', () => {
  const wish = [
    { skillId: 12, skillName: 'SQL', level: 3 },
    { skillId: 15, level: 2 },
  ]
  const plain: PlanSearch = { wish, must: [], byTime: false, countOwn: true, realTime: false, shownOnly: false }
  assert.equal(planPath(plain), '/plan?select=12:3,15:2')
  assert.equal(selectPath(plain), '/courses/filtered?select=12:3,15:2')
  assert.equal(planPath({ ...plain, wish: [] }), '/plan')
  assert.equal(planPath({ ...plain, wish: [], must: [4] }), '/plan?must=4')
  assert.equal(planPath({ ...plain, byTime: true }), '/plan?select=12:3,15:2&least=time')
  assert.equal(planPath({ ...plain, countOwn: false }), '/plan?select=12:3,15:2&own=off')
  assert.equal(planPath({ ...plain, realTime: true }), '/plan?select=12:3,15:2&time=real')
  assert.equal(planPath({ ...plain, shownOnly: true }), '/plan?select=12:3,15:2&levels=shown')
  assert.equal(planPath({ ...plain, must: [4, 17] }), '/plan?select=12:3,15:2&must=4,17')
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
    assert.deepEqual(
      read(`select=${part}`),
      { wish: [], must: [], byTime: false, countOwn: true, realTime: false, shownOnly: false },
      part,
    )
    assert.deepEqual(read(`select=${part},7:2`).wish, [{ skillId: 7, level: 2 }], part)
  }
  const wish = [{ skillId: 7, level: 2 }]
  assert.deepEqual(read('select=7:2,7:5&least=price&own=x&levels=1'), {
    wish,
    must: [],
    byTime: false,
    countOwn: true,
    realTime: false,
    shownOnly: false,
  })
  assert.deepEqual(read('must=4,x,-1,0,17,4,9999999999,1.5,').must, [4, 17])
  const many = Array.from({ length: 50 }, (_, place) => `${place + 1}:1`).join(',')
  assert.equal(read(`select=${many}`).wish.length, searchLimits.skills.max)
  assert.equal(read(`must=${many.replaceAll(':1', '')}`).must.length, searchLimits.musts.max)
})
