import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scaleMarks, scaleTop } from './chart-scale.ts'

test('the scale ends on a round figure with a whole half', () => {
  for (const [largest, top] of [
    [0, 2],
    [1, 2],
    [2.7, 4],
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

test('at most six bars are named, and not the last ones, whose words would not fit', () => {
  assert.deepEqual(scaleMarks(90), [0, 15, 30, 45, 60, 75])
  assert.deepEqual(scaleMarks(7), [0, 2, 4, 6])
  assert.deepEqual(scaleMarks(1), [0])
  assert.deepEqual(scaleMarks(0), [])
})
