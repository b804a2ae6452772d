import assert from 'node:assert/strict'
import loadHighs from 'highs'
import { chooseGreedily } from '#server/automated-search/solver/greedy.ts'
import {
  type Criterion,
  fulfils,
  type Instance,
  type Problem,
  sumTotals,
  type Totals,
  toInstance,
  toWholePlan,
  withoutMusts,
} from '#server/automated-search/solver/problem.ts'
import { type Search, type Solution, solve } from '#server/automated-search/solver/solve.ts'

const highs = await loadHighs()
export const byPrice: Criterion[] = ['price', 'minutes', 'courses']
export const byTime: Criterion[] = ['minutes', 'price']

export const searchFor = (seconds: number): Search => {
  const until = performance.now() + seconds * 1000
  return { highs, secondsLeft: () => (until - performance.now()) / 1000, onBetter: () => {} }
}

/** The time is over after so many looks at the clock. */
export const searchWithLooks = (looks: number): Search => {
  let left = looks
  return { ...searchFor(30), secondsLeft: () => (left-- > 0 ? 1 : -1) }
}

/** As the worker does it: `instance` and `plan` are without the musts, `totals` and `bound` with them. */
export function solved(problem: Problem, criteria: Criterion[], seconds = 30): Solution & { instance: Instance; totals: Totals } {
  const [first = 'price'] = criteria
  const instance = toInstance(withoutMusts(problem))
  const start = chooseGreedily(instance, first)
  assert.ok(start, 'the targets are within reach')
  const solution = solve(searchFor(seconds), instance, criteria, start)
  const whole = toWholePlan(problem, solution.plan)
  assert.ok(fulfils(instance, solution.plan) && fulfils(whole, whole.courses))
  const musts = toWholePlan(problem, [])
  const bound = solution.bound + sumTotals(musts, musts.courses)[first]
  return { ...solution, bound, instance, totals: sumTotals(whole, whole.courses) }
}

/** The best values, found by trying every choice of courses with the musts, including none. */
export function bestByForce(
  { targets, candidates, materialMinutes, musts = new Set(), kept = new Set() }: Problem,
  criteria: Criterion[],
  { without, known = [] }: { without?: number; known?: number[] } = {},
): number[] | undefined {
  let best: number[] | undefined
  for (let choice = 0; choice < 2 ** candidates.length; choice++) {
    const chosen = candidates.filter(({ id }, place) => (choice >> place) & 1 && id !== without)
    if (chosen.filter(({ id }) => musts.has(id)).length < musts.size) continue
    const levels = targets.map((_, skill) => {
      const gains = chosen.flatMap(({ gains }) => gains.filter((gain) => gain.skill === skill))
      return sum([known[skill] ?? 0, ...gains.map(({ level }) => level)])
    })
    if (levels.some((level, skill) => level < (targets[skill] ?? 0))) continue
    const materials = [...new Set(chosen.flatMap((course) => course.materials))]
    const totals: Totals = {
      price: sum(chosen.map(({ price }) => price)),
      minutes: sum(materials.map((id) => materialMinutes.get(id) ?? 0)),
      courses: chosen.length,
      changes: chosen.filter(({ id }) => !kept.has(id)).length,
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

export function randomFrom(seed: number) {
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

/** Few different values, so that ties are common; some materials are learned already; some times are so long that one sum cannot hold all criteria. */
export function smallProblem(seed: number): Problem {
  const { whole, chance, list } = randomFrom(seed)
  const [skills, courses, materials] = [whole(1, 4), whole(2, 10), whole(1, 9)]
  const [highestLevel, highestPrice] = chance(0.5) ? [3, 3] : [10, 100]
  const unit = seed % 5 === 0 ? 100_000 : 1
  return {
    targets: list(skills, () => whole(1, highestLevel + 3)),
    materialMinutes: new Map(
      list(materials, (id) => [id, unit * whole(1, chance(0.5) ? 3 : 60)] as const).filter(() => chance(0.8)),
    ),
    candidates: list(courses, (place) => ({
      id: place + 1,
      price: whole(0, highestPrice),
      gains: list(skills, (skill) => ({ skill, level: whole(1, highestLevel) })).filter(() => chance(0.5)),
      materials: list(materials, (id) => id).filter(() => chance(0.3)),
    })),
  }
}
/** The same with courses that must be in the plan; some of them teach nothing wanted. Undefined if they reach every target. */
export function smallProblemWithMusts(seed: number): Problem | undefined {
  const problem = smallProblem(seed)
  const { chance } = randomFrom(-seed)
  const musts = new Set(problem.candidates.filter(() => chance(0.25)).map(({ id }) => id))
  const left = withoutMusts({ ...problem, musts }).targets
  return left.every((target) => target === 0) || !chooseGreedily(toInstance(problem), 'price') ? undefined : { ...problem, musts }
}
export function largeProblem(seed: number, courses: number, skills: number): Problem {
  const { whole, chance, list } = randomFrom(seed)
  const materialMinutes = new Map(list(courses, (id) => [id, whole(5, 90)] as const))
  let own = courses
  const material = () => {
    if (chance(0.2)) return whole(0, courses - 1)
    materialMinutes.set(++own, whole(5, 90))
    return own
  }
  return {
    targets: list(skills, () => whole(5, 40)),
    materialMinutes,
    candidates: list(courses, (place) => ({
      id: place + 1,
      price: whole(0, 1000),
      gains: [...new Set(list(whole(1, 3), () => whole(0, skills - 1)))].map((skill) => ({ skill, level: whole(1, 10) })),
      materials: [...new Set(list(whole(3, 9), material))],
    })),
  }
}

/** The same courses with materials that all come from a small pool: so many courses share each of them that bounds by time say little. */
export const withFewMaterials = <T extends Pick<Problem, 'candidates'>>(problem: T, count: number): T => ({
  ...problem,
  candidates: problem.candidates.map((course) => ({
    ...course,
    materials: [...new Set(course.materials.map((id) => id % count))],
  })),
})
