import assert from 'node:assert/strict'
import loadHighs from 'highs'
import { type Criterion, sumTotals } from '#server/automated-search/solver/problem.ts'
import { type Finish, keepsDates, type RouteProblem, toRouteInstance } from '#server/automated-search/solver/route/route.ts'
import { type RouteSolution, solveRoute } from '#server/automated-search/solver/route/solve-route.ts'
import { minutesByDay, type Pace } from '#server/learning-routes/days.ts'
import { randomFrom, smallProblem } from './plans.ts'

const highs = await loadHighs()
export const cheapest: Criterion[] = ['price', 'minutes', 'courses']
export const quickest: Criterion[] = ['minutes', 'price']

/** The first day of every random route; a Monday. */
export const firstDay = '2026-11-02'

/** A route with the calendar that its minutes come from. */
export interface DatedProblem extends RouteProblem {
  pace: Pace
  /** By milestone, counted from the first day; null for no limit. */
  days: (number | null)[]
}

/** Few courses, so that every choice can be tried; milestones, shared materials, budgets, musts and weeks off. */
export function smallRoute(seed: number): DatedProblem {
  const { whole, chance, list } = randomFrom(seed * 7919)
  const { candidates: all, targets, materialMinutes } = smallProblem(seed)
  const count = whole(1, 4)
  const candidates = all.slice(0, [7, 7, 6, 5][count - 1])
  const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)
  const [allMinutes, allPoints] = [total(materialMinutes.values()), total(candidates.map(({ price }) => price))]
  const pace: Pace = {
    hoursPerWeek: whole(1, 160) / 2,
    weeksOff: ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-29'].filter(() => chance(0.25)),
  }
  const minutesUntil = minutesByDay(pace, firstDay)
  const wanted = targets.map(() => 0)
  let [minutes, points, day] = [0, 0, 0]
  const days: (number | null)[] = []
  const milestones = list(count, (place) => {
    for (const [skill, target] of targets.entries()) {
      const more = chance(0.5) ? whole(0, 4) : 0
      wanted[skill] = place === count - 1 ? target : Math.min(target, (wanted[skill] ?? 0) + more)
    }
    minutes += whole(0, Math.ceil((allMinutes / count) * 1.3))
    points += whole(0, Math.ceil((allPoints / count) * 1.3))
    const isDated = chance(0.7)
    while ((minutesUntil[day] ?? minutes) < minutes) day++
    days.push(isDated ? day : null)
    return {
      targets: [...wanted],
      minutes: isDated ? (minutesUntil[day] ?? 0) : Number.POSITIVE_INFINITY,
      points: chance(0.5) ? points : Number.POSITIVE_INFINITY,
    }
  })
  const musts = new Set(candidates.filter(() => chance(0.15)).map(({ id }) => id))
  return { candidates, materialMinutes, musts, milestones, pace, days }
}

export function solvedRoute(problem: RouteProblem, criteria: Criterion[], seconds = 30): RouteSolution & { values?: number[] } {
  const until = performance.now() + seconds * 1000
  const instance = toRouteInstance(problem)
  const solution = solveRoute({ highs, secondsLeft: () => (until - performance.now()) / 1000 }, instance, criteria)
  const { plan } = solution
  if (!plan) return solution
  assert.ok(keepsDates(instance, plan))
  const totals = sumTotals(
    instance,
    plan.map(({ course }) => course),
  )
  return { ...solution, values: criteria.map((criterion) => totals[criterion]) }
}

/** The best values, found by trying every course at every milestone; undefined if no choice keeps the dates. */
export function bestRouteByForce(problem: RouteProblem, criteria: Criterion[]): number[] | undefined {
  const everything = new Set(problem.candidates.map(({ id }) => id))
  const instance = { ...toRouteInstance({ ...problem, musts: everything }), musts: problem.musts ?? new Set<number>() }
  const choices = problem.milestones.length + 1
  let best: number[] | undefined
  for (let code = 0; code < choices ** instance.courses.length; code++) {
    let rest = code
    const plan: Finish[] = []
    for (const course of instance.courses) {
      const by = rest % choices
      rest = (rest - by) / choices
      if (by < problem.milestones.length) plan.push({ course, by })
    }
    if (!keepsDates(instance, plan)) continue
    const totals = sumTotals(
      instance,
      plan.map(({ course }) => course),
    )
    const values = criteria.map((criterion) => totals[criterion])
    const place = values.findIndex((value, index) => value !== best?.[index])
    if (!best || (place >= 0 && (values[place] ?? 0) < (best[place] ?? 0))) best = values
  }
  return best
}
