import assert from 'node:assert/strict'
import { test } from 'node:test'
import { howItChanged } from './saved-words.ts'

test('the sentence about the shorter plan never says that it costs 0 points, nor names less than nothing', () => {
  for (const [savedPrice, savedMinutes, sentence] of [
    [170, 60, 'Your plan costs 170 points less and takes 1.0 hours less than before.'],
    [170, 0, 'Your plan costs 170 points less than before.'],
    [170, 1, 'Your plan costs 170 points less than before.'],
    [0, 90, 'Your plan takes 1.5 hours less than before.'],
    [0, 1, ''],
    [1, -90, 'Your plan costs 1 point less and takes 1.5 hours more than before.'],
    [-20, 90, 'Your plan takes 1.5 hours less and costs 20 points more than before.'],
  ] as const)
    assert.equal(howItChanged({ savedPrice, savedMinutes }), sentence)
})
