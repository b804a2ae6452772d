import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  bestByForce,
  byPrice,
  byTime,
  largeProblem,
  searchFor,
  searchWithLooks,
  smallProblem,
  smallProblemWithMusts,
  solved,
  withFewMaterials,
} from '#server/testing/plans.ts'
import { costWithoutEach } from './explain.ts'
import { chooseGreedily, improveGreedily } from './greedy.ts'
import { type Candidate, type Course, fulfils, type Problem, sumTotals, toInstance, toWholePlan } from './problem.ts'
import { solve } from './solve.ts'

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

test('a plan with courses that must be in it is the best of all plans with them, and so is each one without another course', () => {
  let [cases, explained, useless] = [0, 0, 0]
  for (let seed = 1; seed <= 150; seed++) {
    const problem = smallProblemWithMusts(seed)
    if (!problem?.musts?.size) continue
    cases++
    useless += problem.candidates.filter(({ id, gains }) => problem.musts?.has(id) && gains.length === 0).length
    const musts = toWholePlan(problem, [])
    const fixed = sumTotals(musts, musts.courses)
    for (const criteria of [byPrice, byTime]) {
      const { instance, totals, ...solution } = solved(problem, criteria)
      const best = bestByForce(problem, criteria)
      const values = criteria.map((criterion) => totals[criterion])
      assert.deepEqual(
        { values, optimal: solution.optimal, bound: solution.bound },
        { values: best, optimal: true, bound: best?.[0] },
        `case ${seed} by ${criteria}`,
      )
      for (const [{ id }, without] of costWithoutEach(searchFor(30), instance, criteria, solution)) {
        const least = bestByForce(problem, criteria, { without: id })
        const cost = without && criteria.map((criterion) => without[criterion] + fixed[criterion])
        assert.deepEqual(cost, least ?? null, `case ${seed} without ${id}`)
        explained++
      }
    }
  }
  assert.ok(
    cases > 40 && explained > 60 && useless > 5,
    `${cases} cases, ${explained} explained, ${useless} musts that teach nothing`,
  )
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
    materialMinutes: new Map(),
  }
  const instance = toInstance(problem)
  const greedy = chooseGreedily(instance, 'price') ?? []
  assert.equal(sumTotals(instance, greedy).price, 112)
  const better: number[][] = []
  improveGreedily(instance, 'price', greedy, { isOver: () => false, onBetter: (plan) => better.push(ids(plan)) })
  assert.deepEqual(better, [[2, 3]])
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
  const shared = solved({ targets: [1, 1], candidates, materialMinutes: new Map(minutes) }, byTime)
  assert.deepEqual([ids(shared.plan), shared.totals.minutes], [[1, 2], 120])
  const learned = solved({ targets: [1, 1], candidates, materialMinutes: new Map(minutes.filter(([id]) => id !== 4)) }, byTime)
  assert.deepEqual([ids(learned.plan), learned.totals.minutes], [[3], 0])
})

test('a must that shares materials makes the courses that share them quicker', () => {
  const candidates = [course(1, 10, [1], [1]), course(2, 10, [1], [2]), course(3, 50, [], [2, 3])]
  const materialMinutes = new Map([
    [1, 20],
    [2, 30],
    [3, 40],
  ])
  const alone = solved({ targets: [1], candidates, materialMinutes }, byTime)
  assert.deepEqual([ids(alone.plan), alone.totals.minutes], [[1], 20])
  const { plan, totals, optimal } = solved({ targets: [1], candidates, materialMinutes, musts: new Set([3]) }, byTime)
  assert.deepEqual([ids(plan), totals, optimal], [[2], { price: 60, minutes: 70, courses: 2, changes: 2 }, true])
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

test('where many courses share few materials, no bound says much, and a far better plan is found all the same', () => {
  const instance = toInstance(withFewMaterials(largeProblem(1, 2000, 10), 150))
  const start = chooseGreedily(instance, 'minutes') ?? []
  const { plan } = solve(searchWithLooks(150), instance, byTime, start)
  assert.ok(fulfils(instance, plan))
  const [minutes, before] = [plan, start].map((courses) => sumTotals(instance, courses).minutes)
  assert.ok((minutes ?? 0) < 0.8 * (before ?? 0), `${minutes} minutes instead of ${before}`)
})

test('the time may end at any moment of a search', () => {
  const instance = toInstance(largeProblem(4, 500, 5))
  const start = chooseGreedily(instance, 'minutes') ?? []
  for (let looks = 1; looks <= 20; looks++) {
    const { plan, bound } = solve(searchWithLooks(looks), instance, byTime, start)
    assert.ok(fulfils(instance, plan))
    assert.ok(bound <= sumTotals(instance, plan).minutes, `after ${looks} looks at the clock`)
  }
})
