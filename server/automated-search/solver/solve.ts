import type { Highs } from 'highs'
import { dropDominated } from './dominance.ts'
import { dropUseless } from './greedy.ts'
import { findLowerBound, type LowerBound } from './lower-bound.ts'
import { type Course, type Criterion, type Instance, totalsOf } from './problem.ts'
import { solveWhole } from './run-highs.ts'
import { type Stage, toModel } from './stage.ts'
import { weigh } from './weigh.ts'

export interface Solution {
  plan: Course[]
  /** No plan has a lower value of the first criterion. */
  bound: number
  /** Proven to be the best by all criteria. */
  optimal: boolean
  certain: LowerBound
}

export interface Search {
  highs: Highs
  secondsLeft: () => number
  /** Called with each better plan, so that the search can be stopped from outside at any time. */
  onBetter: (plan: Course[], bound: number) => void
}

/** Enough to find a very good plan quickly. */
const smallCore = 60
/** HiGHS cannot handle more in the time there is. */
const largeCore = 3000
/** Bounds come from floating-point sums, so a whole number counts as exceeded only by a clear margin. */
const slack = 1e-6

/** Improves a plan to the best one by the first criterion, then by the second among equals, and so on. */
export function solve(search: Search, instance: Instance, criteria: Criterion[], start: Course[]): Solution {
  const [first = 'price'] = criteria
  let solved = minimise(search, instance, { criteria, limits: [], start })
  const { bound, certain } = solved
  const limits: Stage['limits'] = []
  while (solved.settled > 0 && limits.length + solved.settled < criteria.length) {
    const { plan, useful } = solved
    const totals = totalsOf(instance, plan)
    const settled = criteria.slice(limits.length, limits.length + solved.settled)
    limits.push(...settled.map((criterion) => ({ criterion, atMost: totals[criterion] })))
    const open = criteria.slice(limits.length)
    solved = minimise(search, { ...instance, courses: useful }, { criteria: open, limits, start: plan })
  }
  const optimal = limits.length + solved.settled === criteria.length
  return { plan: dropUseless(instance, first, solved.plan), bound, optimal, certain }
}

interface StageSolution extends Omit<Solution, 'optimal'> {
  /** By how many criteria, counted from the first, the plan is proven to be the best. */
  settled: number
  /** The courses that can be part of a plan as good as this one. */
  useful: Course[]
}

function minimise(
  search: Search,
  instance: Instance,
  { criteria, limits, start }: { criteria: Criterion[]; limits: Stage['limits']; start: Course[] },
): StageSolution {
  const { highs, secondsLeft } = search
  const [criterion = 'price'] = criteria
  const unit = instance.units[criterion]
  const rounded = (value: number) => Math.max(0, Math.ceil(value / unit - slack) * unit)
  const costOf = (plan: Course[]) => totalsOf(instance, plan)[criterion]
  const certain = findLowerBound(highs, instance, { criterion, limits, known: start, secondsLeft })
  const likelyFirst = instance.courses.toSorted((a, b) => certain.with(a) - certain.with(b) || a.id - b.id)
  let bound = rounded(certain.value)
  let plan = start
  if (bound < costOf(plan)) {
    const cost = costOf(plan)
    const courses = likelyFirst.filter((course) => rounded(certain.with(course)) < cost).slice(0, smallCore)
    const stage = { minimise: [{ criterion, weight: 1 }], step: unit, limits }
    const until = secondsLeft() * 0.75
    plan = searchAmong(search, instance, stage, { courses, plan, bound, heuristics: true, until }).plan
  }
  const cost = costOf(plan)
  const useful = likelyFirst.filter((course) => rounded(certain.with(course)) <= cost)
  if (bound === cost) return { plan, bound, certain, useful, settled: 1 }

  const courses = useful.slice(0, largeCore)
  const outside = useful[courses.length]
  const stage = { ...weigh(instance, courses, criteria, cost), limits }
  const found = searchAmong(search, instance, stage, { courses, plan, bound, heuristics: false, until: 0 })
  plan = found.plan
  if (!outside && found.bound > found.value - stage.step * 0.9) {
    return { plan, bound: costOf(plan), certain, useful, settled: stage.minimise.length }
  }
  // The other criteria together weigh less than one unit of the first.
  const inside = rounded((Math.min(found.bound, found.value) + stage.step) / (stage.minimise[0]?.weight ?? 1) - unit)
  bound = Math.max(bound, Math.min(inside, outside ? rounded(certain.with(outside)) : inside))
  bound = Math.min(bound, costOf(plan))
  return { plan, bound, certain, useful, settled: bound === costOf(plan) ? 1 : 0 }
}

/** Looks for a better plan among these courses and those of the current plan. */
function searchAmong(
  { highs, secondsLeft, onBetter }: Search,
  instance: Instance,
  stage: Stage,
  from: { courses: Course[]; plan: Course[]; bound: number; heuristics: boolean; until: number },
): { plan: Course[]; value: number; bound: number } {
  const sumOf = (plan: Course[]) => {
    const totals = totalsOf(instance, plan)
    return stage.minimise.reduce((sum, { criterion, weight }) => sum + weight * totals[criterion], 0)
  }
  let best = { plan: from.plan, value: sumOf(from.plan) }
  const keep = (plan: Course[]) => {
    if (sumOf(plan) >= best.value) return
    best = { plan, value: sumOf(plan) }
    onBetter(plan, from.bound)
  }
  if (secondsLeft() <= from.until) return { ...best, bound: Number.NEGATIVE_INFINITY }
  const columns = new Set([...dropDominated(instance, stage, from.courses), ...from.plan])
  const { bound } = solveWhole(highs, toModel(instance, stage, [...columns]), {
    start: from.plan,
    step: stage.step,
    heuristics: from.heuristics,
    isOver: () => secondsLeft() <= from.until,
    onBetter: keep,
  })
  return { ...best, bound }
}
