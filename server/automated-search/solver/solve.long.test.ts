import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  bestByForce,
  byPrice,
  byTime,
  largeProblem,
  randomFrom,
  smallProblem,
  smallProblemWithMusts,
  solved,
} from '#server/testing/plans.ts'
import type { GainRow } from '../candidates.queries.ts'
import { toProblem } from '../read-problem.ts'
import { chooseGreedily } from './greedy.ts'
import { sumTotals, toInstance } from './problem.ts'

test('the plan is the best of all in 1,000 random cases by price and by time, ties included', () => {
  let cases = 0
  for (let seed = 1; cases < 1000; seed++) {
    const problem = smallProblem(seed)
    if (!chooseGreedily(toInstance(problem), 'price')) continue
    cases++
    for (const criteria of [byPrice, byTime]) {
      const { totals, optimal, bound } = solved(problem, criteria)
      const best = bestByForce(problem, criteria)
      assert.deepEqual(
        criteria.map((criterion) => totals[criterion]),
        best,
        `case ${seed} by ${criteria}`,
      )
      assert.ok(optimal)
      assert.equal(bound, best?.[0])
    }
  }
})

test('with all prices equal, and with all materials from a pool of four, the plan is the best of all in 1,000 random cases', () => {
  let cases = 0
  for (let seed = 1; cases < 1000; seed++) {
    const { whole, list } = randomFrom(-seed)
    const problem = smallProblem(seed)
    const equal = { ...problem, candidates: problem.candidates.map((course) => ({ ...course, price: 100 })) }
    const pooled = {
      ...problem,
      materialMinutes: new Map(list(4, (id) => [id, whole(1, 60)] as const)),
      candidates: problem.candidates.map((course) => ({
        ...course,
        materials: [...new Set(list(whole(1, 3), () => whole(0, 3)))],
      })),
    }
    if (!chooseGreedily(toInstance(problem), 'price')) continue
    cases++
    for (const variant of [equal, pooled]) {
      for (const criteria of [byPrice, byTime]) {
        const { totals, optimal, bound } = solved(variant, criteria)
        const best = bestByForce(variant, criteria)
        const values = criteria.map((criterion) => totals[criterion])
        assert.deepEqual(
          { values, optimal, bound },
          { values: best, optimal: true, bound: best?.[0] },
          `case ${seed} ${variant === equal ? 'equal' : 'pooled'} by ${criteria}`,
        )
      }
    }
  }
})

test('with levels known and courses owned, the plan is the best of all in 500 random cases', () => {
  let [cases, reached] = [0, 0]
  for (let seed = 1; cases < 500; seed++) {
    const whole = smallProblem(seed)
    const random = randomFrom(-seed)
    // The last skill has the lowest number: the order of the wish must not matter.
    const skillId = (skill: number) => 100 - skill
    const skills = whole.targets.map((level, skill) => ({ skillId: skillId(skill), level }))
    const known = whole.targets.map((target) => (random.chance(0.5) ? random.whole(1, target + 1) : 0))
    const owned = new Set(whole.candidates.filter(() => random.chance(0.3)).map(({ id }) => id))
    const rows = whole.candidates.flatMap(({ id, price, gains }) =>
      gains.map(({ skill, level }): GainRow => ({ courseId: id, price, isOwned: owned.has(id), skillId: skillId(skill), level })),
    )
    const { targets, candidates } = toProblem(skills, new Map(known.map((level, skill) => [skillId(skill), level])), rows)
    const materialsById = new Map(whole.candidates.map(({ id, materials }) => [id, materials]))
    for (const candidate of candidates) candidate.materials.push(...(materialsById.get(candidate.id) ?? []))
    const problem = { targets, candidates, materialMinutes: whole.materialMinutes }
    if (!chooseGreedily(toInstance(problem), 'price')) continue
    cases++
    if (targets.length === 0) reached++
    const free = whole.candidates.map((course) => (owned.has(course.id) ? { ...course, price: 0 } : course))
    for (const criteria of [byPrice, byTime]) {
      const { totals, optimal } = solved(problem, criteria)
      assert.deepEqual(
        criteria.map((criterion) => totals[criterion]),
        bestByForce({ ...whole, candidates: free }, criteria, { known }),
        `case ${seed} by ${criteria}`,
      )
      assert.ok(optimal)
    }
  }
  assert.ok(reached > 10, `${reached} cases in which nothing is missing`)
})

test('with courses that must be in it, the plan is the best of all plans with them in 1,000 random cases', () => {
  let cases = 0
  for (let seed = 1; cases < 1000; seed++) {
    const problem = smallProblemWithMusts(seed)
    if (!problem?.musts?.size) continue
    cases++
    for (const criteria of [byPrice, byTime]) {
      const { totals, optimal, bound } = solved(problem, criteria)
      const best = bestByForce(problem, criteria)
      const values = criteria.map((criterion) => totals[criterion])
      assert.deepEqual(
        { values, optimal, bound },
        { values: best, optimal: true, bound: best?.[0] },
        `case ${seed} by ${criteria}`,
      )
    }
  }
})

test('large catalogues: never worse than the greedy choice, and the bound holds', () => {
  for (const [seed, courses, skills] of [
    [1, 5000, 3],
    [2, 5000, 8],
    [3, 1000, 20],
  ] as const) {
    const problem = largeProblem(seed, courses, skills)
    for (const criteria of [byPrice, byTime]) {
      const [first = 'price'] = criteria
      const { instance, totals, bound } = solved(problem, criteria)
      const greedy = sumTotals(instance, chooseGreedily(instance, first) ?? [])
      assert.ok(totals[first] <= greedy[first])
      assert.ok(bound <= totals[first] && bound > 0.9 * totals[first], `${bound} of ${totals[first]}`)
    }
  }
})
