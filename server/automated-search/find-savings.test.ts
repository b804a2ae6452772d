import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smallProblem } from '#server/testing/plans.ts'
import { askForSavings, compareSavings } from '#server/testing/savings.ts'
import { chooseGreedily } from './solver/greedy.ts'
import { toInstance } from './solver/problem.ts'

// find-savings.long.test.ts does the same for 500.
test('what a level saves is the difference of two proven plans: 80 random cases, each level by brute force', () => {
  const { levels, saving } = compareSavings(80)
  assert.ok(levels > 300 && saving > 150, `${levels} levels, ${saving} of them save something`)
})

test('without time nothing is told, because nothing is proven', () => {
  const problem = smallProblem(1)
  assert.ok(chooseGreedily(toInstance(problem), 'price'))
  assert.deepEqual(askForSavings(1, problem, -1).lines, [])
})
