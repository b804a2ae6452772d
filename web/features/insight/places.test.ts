import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeInWords } from './places.ts'

test('a place is the last learned material, a stretch of them, nothing yet or finished', () => {
  const names = ['One', 'Two', 'Three']
  for (const [from, to, words] of [
    [0, 0, 'None yet'],
    [2, 2, '2. Two'],
    [0, 2, 'None yet to 2. Two'],
    [1, 3, '1. One to 3. Three'],
    [4, 4, 'All of them: finished'],
    [3, 4, '3. Three, or finished'],
    [2, 4, '2. Two to 3. Three, or finished'],
    [0, 4, 'None yet to 3. Three, or finished'],
  ] as const)
    assert.equal(placeInWords(from, to, names), words)
})
