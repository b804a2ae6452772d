import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareSavings } from '#server/testing/savings.ts'

test('what a level saves is the difference of two proven plans: 500 random cases, each level by brute force', () => {
  const { levels, saving } = compareSavings(500)
  assert.ok(levels > 2000 && saving > 1000, `${levels} levels, ${saving} of them save something`)
})
