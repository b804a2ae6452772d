import assert from 'node:assert/strict'
import { test } from 'node:test'
import { largeProblem, withFewMaterials } from '#server/testing/plans.ts'
import { totalsOf } from '../problem.ts'
import { type Finish, keepsDates, toRouteInstance } from './route.ts'
import { chooseRoutesGreedily, improveRoute } from './route-greedy.ts'

test('where many courses share few materials, rebuilding a route from its parts finds one for less than half the price', () => {
  const { targets, ...problem } = withFewMaterials(largeProblem(2, 600, 8), 80)
  const points = Number.POSITIVE_INFINITY
  const early = targets.map((target) => Math.floor(target / 3))
  const milestones = [
    { targets: early, minutes: 600, points },
    { targets, minutes: 1200, points },
  ]
  const mustId = problem.candidates[0]?.id ?? 0
  const instance = toRouteInstance({ ...problem, milestones, musts: new Set([mustId]) })
  const costOf = (plan: Finish[]) =>
    totalsOf(
      instance,
      plan.map(({ course }) => course),
    ).price
  const [start = []] = chooseRoutesGreedily(instance).toSorted((a, b) => costOf(a) - costOf(b))
  assert.ok(keepsDates(instance, start))
  const better = improveRoute(instance, start, { costOf, isOver: () => false })
  assert.ok(keepsDates(instance, better), 'dates and the must are kept')
  assert.ok(costOf(better) < costOf(start) / 2, `${costOf(better)} points instead of ${costOf(start)}`)
  assert.equal(new Set(better.map(({ course }) => course)).size, better.length)
})
