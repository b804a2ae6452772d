import loadHighs from 'highs'
import { chooseGreedily } from '#server/automated-search/solver/greedy.ts'
import { type Problem, sumTotals, toInstance } from '#server/automated-search/solver/problem.ts'
import { keepsDates, type RouteProblem, toRouteInstance } from '#server/automated-search/solver/route/route.ts'
import { solveRoute } from '#server/automated-search/solver/route/solve-route.ts'
import { solve } from '#server/automated-search/solver/solve.ts'
import { randomFrom } from '#server/testing/plans.ts'
import { makeProblem, ordinary } from './automated-search-catalogues.ts'

export interface RouteFigures {
  courses: number
  skills: number
  milestones: number
  /** The minutes that there are, as a share of those of the cheapest plan without dates. */
  share: number
  cases: number
  proven: number
  /** Sorted. */
  milliseconds: number[]
  meanGap: number
  worstGap: number
  /** What the dates cost: the price against that of the cheapest plan without dates. */
  dearer: number
}

const highs = await loadHighs()

/** How often and how fast the cheapest plan with three milestones is proven. */
export function measureRoutes({
  courses,
  skills,
  share,
  cases,
  limitSeconds,
}: {
  courses: number
  skills: number
  share: number
  cases: number
  limitSeconds: number
}): RouteFigures {
  const figures: RouteFigures = {
    courses,
    skills,
    milestones: 3,
    share,
    cases,
    proven: 0,
    milliseconds: [],
    meanGap: 0,
    worstGap: 0,
    dearer: 0,
  }
  for (let seed = 1; seed <= cases; seed++) {
    const problem = makeProblem(ordinary(courses, skills), seed)
    const free = cheapestWithoutDates(problem)
    const route = toRoute(problem, Math.round(free.minutes * share), seed)
    const began = performance.now()
    const instance = toRouteInstance(route)
    const secondsLeft = () => limitSeconds - (performance.now() - began) / 1000
    const { plan, bound, optimal } = solveRoute({ highs, secondsLeft }, instance, ['price', 'minutes', 'courses'])
    const milliseconds = performance.now() - began
    if (optimal && milliseconds <= limitSeconds * 1000) figures.proven++
    figures.milliseconds.push(milliseconds)
    if (plan && !keepsDates(instance, plan)) throw new Error(`case ${seed}: a date is not kept`)
    const chosen = plan?.map(({ course }) => course)
    const price = chosen && sumTotals(instance, chosen).price
    const gap = optimal ? 0 : price === undefined ? 1 : (price - bound) / price
    figures.meanGap += gap / cases
    figures.worstGap = Math.max(figures.worstGap, gap)
    figures.dearer += (price ?? free.price) / free.price / cases
  }
  figures.milliseconds.sort((a, b) => a - b)
  return figures
}

function cheapestWithoutDates(problem: Problem) {
  const instance = toInstance(problem)
  const until = performance.now() + 10_000
  const search = { highs, secondsLeft: () => (until - performance.now()) / 1000, onBetter: () => {} }
  const start = chooseGreedily(instance, 'price') ?? []
  return sumTotals(instance, solve(search, instance, ['price', 'minutes', 'courses'], start).plan)
}

/** Some skills have to be reached in part after a third and after two thirds of the time. */
function toRoute({ targets, candidates, materialMinutes }: Problem, minutes: number, seed: number): RouteProblem {
  const { chance, whole } = randomFrom(seed)
  const part = (target: number, from: number, to: number) => Math.ceil((target * whole(from, to)) / 10)
  const first = targets.map((target) => (chance(0.4) ? part(target, 2, 6) : 0))
  const second = targets.map((target, skill) => Math.max(first[skill] ?? 0, chance(0.5) ? part(target, 4, 9) : 0))
  const points = Number.POSITIVE_INFINITY
  return {
    candidates,
    materialMinutes,
    milestones: [
      { targets: first, minutes: Math.round(minutes * 0.35), points },
      { targets: second, minutes: Math.round(minutes * 0.7), points },
      { targets, minutes, points },
    ],
  }
}
