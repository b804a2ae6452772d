import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyPeriod } from './sales-periods.ts'

const empty = { sold: 0, points: 0, completed: 0 }
const sold = (date: string, count: number) => ({ date, sold: count, points: count * 10, completed: 0 })

test('quiet days are filled in, over the end of a month and a change of clocks', () => {
  const periods = [sold('2026-10-31', 2), sold('2026-11-02', 1)]
  const days = everyPeriod({ from: '2026-10-30', to: '2026-11-02', unit: 'day', periods }, empty)
  assert.deepEqual(
    days.map(({ date, sold }) => [date, sold]),
    [
      ['2026-10-30', 0],
      ['2026-10-31', 2],
      ['2026-11-01', 0],
      ['2026-11-02', 1],
    ],
  )
  const march = everyPeriod({ from: '2026-01-01', to: '2026-03-31', unit: 'day', periods: [] }, empty).map(({ date }) => date)
  assert.deepEqual([new Set(march).size, march[0], march.at(-1)], [90, '2026-01-01', '2026-03-31'])
})

test('weeks begin on the Sunday before the range, months on their first day', () => {
  const dates = (from: string, to: string, unit: 'week' | 'month') =>
    everyPeriod({ from, to, unit, periods: [] }, empty).map(({ date }) => date)
  assert.deepEqual(dates('2026-01-01', '2026-01-12', 'week'), ['2025-12-28', '2026-01-04', '2026-01-11'])
  assert.deepEqual(dates('2026-01-04', '2026-01-10', 'week'), ['2026-01-04'])
  assert.deepEqual(dates('2025-11-30', '2026-02-01', 'month'), ['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'])
})
