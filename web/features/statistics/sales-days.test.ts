import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyDay, monthStarts, scaleTop } from './sales-days.ts'

const sold = (date: string, count: number) => ({ date, sold: count, points: count * 10, completed: 0 })

test('quiet days are filled in, over the end of a month and a change of clocks', () => {
  const days = everyDay([sold('2026-10-31', 2), sold('2026-11-02', 1)], '2026-11-02', 4)
  assert.deepEqual(
    days.map(({ date, sold }) => [date, sold]),
    [
      ['2026-10-30', 0],
      ['2026-10-31', 2],
      ['2026-11-01', 0],
      ['2026-11-02', 1],
    ],
  )
  assert.deepEqual(monthStarts(days), [{ date: '2026-11-01', place: 2 }])
  const march = everyDay([], '2026-03-31', 90).map(({ date }) => date)
  assert.equal(new Set(march).size, 90)
  assert.equal(march[0], '2026-01-01')
})

test('the newest day is shown though the clock here is behind', () => {
  assert.equal(everyDay([sold('2026-11-02', 1)], '2026-11-01', 3).at(-1)?.sold, 1)
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
