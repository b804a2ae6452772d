import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestByForce, byPrice, byTime, largeProblem, searchFor, smallProblem, solved } from '#server/testing/plans.ts'
import { costWithoutEach } from './explain.ts'
import { chooseGreedily } from './greedy.ts'
import { type Candidate, type Course, type Problem, toInstance, totalsOf } from './problem.ts'

test('what a plan would cost without one of its courses is the best of all plans without it', () => {
  let explained = 0
  for (let seed = 1; seed <= 150; seed++) {
    const problem = smallProblem(seed)
    if (!chooseGreedily(toInstance(problem), 'price')) continue
    for (const criteria of [byPrice, byTime]) {
      const { instance, ...solution } = solved(problem, criteria)
      const costs = costWithoutEach(searchFor(30), instance, criteria, solution)
      assert.deepEqual(new Set(costs.keys()), new Set(solution.plan))
      for (const [{ id }, totals] of costs) {
        const best = bestByForce(problem, criteria, { without: id })
        assert.deepEqual(totals && criteria.map((criterion) => totals[criterion]), best ?? null, `case ${seed} without ${id}`)
        explained++
      }
    }
  }
  assert.ok(explained > 300)
})
const course = (id: number, price: number, gains: number[], materials: number[] = []): Candidate => ({
  id,
  price,
  gains: gains.map((level, skill) => ({ skill, level })).filter(({ level }) => level > 0),
  materials,
})
const ids = (plan: Course[]) => plan.map(({ id }) => id).sort((a, b) => a - b)

test('where taking the best value each time pays 112 points, the best plan costs 104', () => {
  // Course 1 gives a level for 10 points, the others for 10.4; but after course 1 one of them is needed all the same.
  const problem: Problem = {
    targets: [10],
    candidates: [course(1, 60, [6]), course(2, 52, [5]), course(3, 52, [5])],
    minutesOf: new Map(),
  }
  const instance = toInstance(problem)
  assert.equal(totalsOf(instance, chooseGreedily(instance, 'price') ?? []).price, 112)
  const { plan, totals, optimal } = solved(problem, byPrice)
  assert.deepEqual([ids(plan), totals.price, optimal], [[2, 3], 104, true])
})

test('a material that two courses share counts once, a learned one not at all', () => {
  const candidates = [course(1, 10, [1, 0], [1, 2]), course(2, 10, [0, 1], [1, 3]), course(3, 10, [1, 1], [4])]
  const minutes = [
    [1, 100],
    [2, 10],
    [3, 10],
    [4, 130],
  ] as const
  const shared = solved({ targets: [1, 1], candidates, minutesOf: new Map(minutes) }, byTime)
  assert.deepEqual([ids(shared.plan), shared.totals.minutes], [[1, 2], 120])
  const learned = solved({ targets: [1, 1], candidates, minutesOf: new Map(minutes.filter(([id]) => id !== 4)) }, byTime)
  assert.deepEqual([ids(learned.plan), learned.totals.minutes], [[3], 0])
})

test('the same catalogue in another order gives the same plan', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const problem = smallProblem(seed)
    if (!chooseGreedily(toInstance(problem), 'price')) continue
    for (const criteria of [byPrice, byTime]) {
      const again = { ...problem, candidates: problem.candidates.toReversed() }
      assert.deepEqual(ids(solved(again, criteria).plan), ids(solved(problem, criteria).plan))
    }
  }
})
test('a search that runs out of time returns the plan it has, and does not call it the best', () => {
  const problem = largeProblem(4, 5000, 20)
  const { optimal, bound, totals } = solved(problem, byTime, 0)
  assert.equal(optimal, false)
  assert.ok(bound < totals.minutes)
})
