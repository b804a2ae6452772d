import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyPeriod, scaleMarks, scaleTop } from './sales-periods.ts'

const sold = (date: string, count: number) => ({ date, sold: count, points: count * 10, completed: 0 })

test('quiet days are filled in, over the end of a month and a change of clocks', () => {
  const periods = [sold('2026-10-31', 2), sold('2026-11-02', 1)]
  const days = everyPeriod({ from: '2026-10-30', to: '2026-11-02', unit: 'day', periods })
  assert.deepEqual(
    days.map(({ date, sold }) => [date, sold]),
    [
      ['2026-10-30', 0],
      ['2026-10-31', 2],
      ['2026-11-01', 0],
      ['2026-11-02', 1],
    ],
  )
  const march = everyPeriod({ from: '2026-01-01', to: '2026-03-31', unit: 'day', periods: [] }).map(({ date }) => date)
  assert.deepEqual([new Set(march).size, march[0], march.at(-1)], [90, '2026-01-01', '2026-03-31'])
})

test('weeks begin on the Monday before the range, months on their first day', () => {
  const dates = (from: string, to: string, unit: 'week' | 'month') =>
    everyPeriod({ from, to, unit, periods: [] }).map(({ date }) => date)
  assert.deepEqual(dates('2026-01-01', '2026-01-12', 'week'), ['2025-12-29', '2026-01-05', '2026-01-12'])
  assert.deepEqual(dates('2026-01-05', '2026-01-11', 'week'), ['2026-01-05'])
  assert.deepEqual(dates('2025-11-30', '2026-02-01', 'month'), ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'])
})

test('the scale ends on a round figure with a whole half', () => {
  for (const [largest, top] of [
    [0, 2],
    [1, 2],
    [3, 4],
    [10, 10],
    [15, 16],
    [23, 40],
    [100, 100],
    [101, 120],
    [1999, 2000],
  ] as const)
    assert.equal(scaleTop(largest), top, String(largest))
})

test('at most six periods are named below the bars, and not the last ones, whose words would not fit', () => {
  const days = everyPeriod({ from: '2026-01-01', to: '2026-03-31', unit: 'day', periods: [] })
  assert.deepEqual(
    scaleMarks(days).map(({ place }) => place),
    [0, 15, 30, 45, 60, 75],
  )
  assert.deepEqual(
    scaleMarks(days.slice(0, 7)).map(({ place }) => place),
    [0, 2, 4, 6],
  )
  assert.deepEqual(
    scaleMarks(days.slice(0, 1)).map(({ place }) => place),
    [0],
  )
})
