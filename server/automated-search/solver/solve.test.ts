import assert from 'node:assert/strict'
import { test } from 'node:test'
import loadHighs from 'highs'
import type { GainRow } from '../candidates.queries.ts'
import { toProblem } from '../read-problem.ts'
import { costWithoutEach } from './explain.ts'
import { chooseGreedily } from './greedy.ts'
import {
  type Candidate,
  type Course,
  type Criterion,
  fulfils,
  type Instance,
  type Problem,
  type Totals,
  toInstance,
  totalsOf,
} from './problem.ts'
import { type Search, type Solution, solve } from './solve.ts'

const highs = await loadHighs()
const byPrice: Criterion[] = ['price', 'minutes', 'courses']
const byTime: Criterion[] = ['minutes', 'price']

const searchFor = (seconds: number): Search => {
  const until = performance.now() + seconds * 1000
  return { highs, secondsLeft: () => (until - performance.now()) / 1000, onBetter: () => {} }
}
function solved(problem: Problem, criteria: Criterion[], seconds = 30): Solution & { instance: Instance; totals: Totals } {
  const instance = toInstance(problem)
  const start = chooseGreedily(instance, criteria[0] ?? 'price')
  assert.ok(start, 'the targets are within reach')
  const solution = solve(searchFor(seconds), instance, criteria, start)
  assert.ok(fulfils(instance, solution.plan))
  return { ...solution, instance, totals: totalsOf(instance, solution.plan) }
}

/** The best values there are, by looking at every choice of courses, also at none. */
function bestByForce(
  { targets, candidates, minutesOf }: Problem,
  criteria: Criterion[],
  { without, known = [] }: { without?: number; known?: number[] } = {},
): number[] | undefined {
  let best: number[] | undefined
  for (let choice = 0; choice < 2 ** candidates.length; choice++) {
    const chosen = candidates.filter(({ id }, place) => (choice >> place) & 1 && id !== without)
    const levels = targets.map((_, skill) => {
      const gains = chosen.flatMap(({ gains }) => gains.filter((gain) => gain.skill === skill))
      return sum([known[skill] ?? 0, ...gains.map(({ level }) => level)])
    })
    if (levels.some((level, skill) => level < (targets[skill] ?? 0))) continue
    const materials = [...new Set(chosen.flatMap((course) => course.materials))]
    const totals: Totals = {
      price: sum(chosen.map(({ price }) => price)),
      minutes: sum(materials.map((id) => minutesOf.get(id) ?? 0)),
      courses: chosen.length,
    }
    const values = criteria.map((criterion) => totals[criterion])
    if (!best || isBefore(values, best)) best = values
  }
  return best
}
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const isBefore = (a: number[], b: number[]) => {
  const place = a.findIndex((value, index) => value !== b[index])
  return place >= 0 && (a[place] ?? 0) < (b[place] ?? 0)
}

function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    chance: (share: number) => next() < share,
    list: <T>(length: number, item: (place: number) => T) => Array.from({ length }, (_, place) => item(place)),
  }
}

/** Few values, so that ties are common; some materials learned already; now and then times so long that one sum cannot hold all criteria. */
function smallProblem(seed: number): Problem {
  const { whole, chance, list } = randomFrom(seed)
  const [skills, courses, materials] = [whole(1, 4), whole(2, 10), whole(1, 9)]
  const [highestLevel, highestPrice] = chance(0.5) ? [3, 3] : [10, 100]
  const unit = seed % 5 === 0 ? 100_000 : 1
  return {
    targets: list(skills, () => whole(1, highestLevel + 3)),
    minutesOf: new Map(list(materials, (id) => [id, unit * whole(1, chance(0.5) ? 3 : 60)] as const).filter(() => chance(0.8))),
    candidates: list(courses, (place) => ({
      id: place + 1,
      price: whole(0, highestPrice),
      gains: list(skills, (skill) => ({ skill, level: whole(1, highestLevel) })).filter(() => chance(0.5)),
      materials: list(materials, (id) => id).filter(() => chance(0.3)),
    })),
  }
}

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

test('with levels known and courses owned, the plan is the best of all in 500 random cases', () => {
  let [cases, reached] = [0, 0]
  for (let seed = 1; cases < 500; seed++) {
    const whole = smallProblem(seed)
    const random = randomFrom(-seed)
    // The last skill has the lowest number: the order of the wish must not matter.
    const idOf = (skill: number) => 100 - skill
    const skills = whole.targets.map((level, skill) => ({ skillId: idOf(skill), level }))
    const known = whole.targets.map((target) => (random.chance(0.5) ? random.whole(1, target + 1) : 0))
    const owned = new Set(whole.candidates.filter(() => random.chance(0.3)).map(({ id }) => id))
    const rows = whole.candidates.flatMap(({ id, price, gains }) =>
      gains.map(({ skill, level }): GainRow => ({ courseId: id, price, isOwned: owned.has(id), skillId: idOf(skill), level })),
    )
    const { targets, candidates } = toProblem(skills, new Map(known.map((level, skill) => [idOf(skill), level])), rows)
    const materialsOf = new Map(whole.candidates.map(({ id, materials }) => [id, materials]))
    for (const candidate of candidates) candidate.materials.push(...(materialsOf.get(candidate.id) ?? []))
    const problem = { targets, candidates, minutesOf: whole.minutesOf }
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

function largeProblem(seed: number, courses: number, skills: number): Problem {
  const { whole, chance, list } = randomFrom(seed)
  const minutesOf = new Map(list(courses, (id) => [id, whole(5, 90)] as const))
  let own = courses
  const material = () => {
    if (chance(0.2)) return whole(0, courses - 1)
    minutesOf.set(++own, whole(5, 90))
    return own
  }
  return {
    targets: list(skills, () => whole(5, 40)),
    minutesOf,
    candidates: list(courses, (place) => ({
      id: place + 1,
      price: whole(0, 1000),
      gains: [...new Set(list(whole(1, 3), () => whole(0, skills - 1)))].map((skill) => ({ skill, level: whole(1, 10) })),
      materials: [...new Set(list(whole(3, 9), material))],
    })),
  }
}

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
      const greedy = totalsOf(instance, chooseGreedily(instance, first) ?? [])
      assert.ok(totals[first] <= greedy[first])
      assert.ok(bound <= totals[first] && bound > 0.9 * totals[first], `${bound} of ${totals[first]}`)
    }
  }
})

test('a search whose time is over gives the plan it has, and does not call it the best', () => {
  const problem = largeProblem(4, 5000, 20)
  const { optimal, bound, totals } = solved(problem, byTime, 0)
  assert.equal(optimal, false)
  assert.ok(bound < totals.minutes)
})
