import assert from 'node:assert/strict'
import { test } from 'node:test'
import { largeProblem, searchWithLooks, withFewMaterials } from '#server/testing/plans.ts'
import { sumTotals } from '../problem.ts'
import { type Finish, keepsDates, toRouteInstance } from './route.ts'
import { chooseRoutesGreedily, improveRoute } from './route-greedy.ts'
import { solveRoute } from './solve-route.ts'

const { targets, ...problem } = withFewMaterials(largeProblem(2, 600, 8), 80)
const points = Number.POSITIVE_INFINITY
const early = targets.map((target) => Math.floor(target / 3))
const instance = toRouteInstance({
  ...problem,
  milestones: [
    { targets: early, minutes: 600, points },
    { targets, minutes: 1200, points },
  ],
  musts: new Set([problem.candidates[0]?.id ?? 0]),
})
const planPrice = (plan: Finish[]) => sumTotals(instance, new Set(plan.map(({ course }) => course))).price

test('where many courses share few materials, rebuilding a route from its parts finds one for less than half the price', () => {
  const [start = []] = chooseRoutesGreedily(instance).toSorted((a, b) => planPrice(a) - planPrice(b))
  const better = improveRoute(instance, start, { getCost: planPrice, isOver: () => false })
  assert.ok(keepsDates(instance, better), 'the dates are kept, and the must is in it')
  assert.equal(new Set(better.map(({ course }) => course)).size, better.length, 'no course is there twice')
  assert.ok(planPrice(better) < planPrice(start) / 2, `${planPrice(better)} points instead of ${planPrice(start)}`)
})

test('the time may end at any moment of a search for a route', () => {
  for (let looks = 0; looks <= 12; looks++) {
    const { plan, bound, optimal } = solveRoute(searchWithLooks(looks), instance, ['price', 'minutes'])
    assert.ok(plan && keepsDates(instance, plan))
    assert.ok(bound < planPrice(plan) && !optimal, `after ${looks} looks at the clock`)
  }
})
