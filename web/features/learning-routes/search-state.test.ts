import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RoutePlan, RouteSearchEvent } from '#contract/learning-routes/learning-routes.ts'
import { follow, isLast, noSearch } from './search-state.ts'

const plan = (id: number, finishDate: string, price: number): RoutePlan => ({
  id,
  finishDate,
  price,
  minutes: 60,
  courses: 1,
  proof: { isOptimal: true, leastPrice: price },
  changes: null,
})
const after = (...events: RouteSearchEvent[]) => events.reduce(follow, { ...noSearch, isRunning: true })

test('plans are sorted by their dates, and one that is as early and as cheap replaces others', () => {
  const { plans } = after(
    { kind: 'plan', plan: plan(1, '2027-03-01', 100) },
    { kind: 'plan', plan: plan(2, '2027-01-10', 300) },
    { kind: 'plan', plan: plan(3, '2027-02-10', 200) },
    { kind: 'plan', plan: plan(4, '2027-02-01', 150) },
    { kind: 'plan', plan: plan(5, '2027-03-01', 90) },
  )
  assert.deepEqual(
    plans.map(({ id, finishDate }) => [id, finishDate]),
    [
      [2, '2027-01-10'],
      [4, '2027-02-01'],
      [5, '2027-03-01'],
    ],
  )
})

test('progress, changes and a refusal are kept until the end', () => {
  const change = { kind: 'hours', hours: 1, daysSooner: 19 } as const
  const search = after(
    { kind: 'progress', done: 2, of: 8 },
    { kind: 'change', change },
    { kind: 'refused', message: 'March 1 cannot be kept.', earliest: '2027-05-03' },
  )
  assert.deepEqual([search.done, search.of, search.changes], [2, 8, [change]])
  assert.deepEqual(search.refusal, { message: 'March 1 cannot be kept.', earliest: '2027-05-03' })
})

test('only the last line ends a search', () => {
  assert.deepEqual(
    [
      { kind: 'progress', done: 8, of: 8 } as const,
      { kind: 'done' } as const,
      { kind: 'refused', message: '', earliest: null } as const,
    ].map(isLast),
    [false, true, true],
  )
})
