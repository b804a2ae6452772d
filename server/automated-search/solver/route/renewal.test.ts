import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '#server/testing/plans.ts'
import { bestRouteByForce, smallRoute, solvedRoute } from '#server/testing/routes.ts'
import type { Criterion } from '../problem.ts'

const renewals: Criterion[][] = [
  ['changes', 'price', 'minutes'],
  ['price', 'changes', 'minutes'],
]

test('a renewed plan has the fewest new courses, then the lowest price, as trying all choices finds', () => {
  let possible = 0
  for (let seed = 1; seed <= 200; seed++) {
    const { chance } = randomFrom(seed * 31)
    const route = smallRoute(seed)
    const problem = { ...route, kept: new Set(route.candidates.filter(() => chance(0.4)).map(({ id }) => id)) }
    for (const criteria of renewals) {
      const { values, optimal, bound } = solvedRoute(problem, criteria)
      const best = bestRouteByForce(problem, criteria)
      assert.deepEqual({ values, optimal }, { values: best, optimal: true }, `case ${seed} by ${criteria}`)
      assert.equal(bound, best?.[0] ?? Number.POSITIVE_INFINITY, `case ${seed} by ${criteria}`)
      if (best) possible++
    }
  }
  assert.ok(possible > 100, `${possible} have a route`)
})
