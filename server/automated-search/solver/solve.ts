import type { Highs } from 'highs'
import { branch } from './branch.ts'
import { dropDominated } from './dominance.ts'
import { dropUseless, improveGreedily } from './greedy.ts'
import { findLowerBound, type LowerBound } from './lower-bound.ts'
import { type Course, type Criterion, type Instance, sumTotals } from './problem.ts'
import type { Stage } from './stage.ts'
import { type Item, toTask } from './task.ts'
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
const smallCore = 120
/** With fewer possible values the first criterion is settled alone, because then its bound gains much by being rounded up. */
const fewValues = 20
/** Bounds come from floating-point sums, so a whole number counts as exceeded only by a clear margin. */
const slack = 1e-6
const endless = Number.POSITIVE_INFINITY

/** Improves a plan to the best one by the first criterion, then by the second among equals, and so on. */
export function solve(search: Search, instance: Instance, criteria: Criterion[], start: Course[]): Solution {
  const [first = 'price'] = criteria
  let solved = minimise(search, instance, { criteria, limits: [], start, before: [] })
  const { bound, certain } = solved
  const limits: Stage['limits'] = []
  while (solved.settled > 0 && limits.length + solved.settled < criteria.length) {
    const { plan, useful } = solved
    const totals = sumTotals(instance, plan)
    const settled = criteria.slice(limits.length, limits.length + solved.settled)
    limits.push(...settled.map((criterion) => ({ criterion, atMost: totals[criterion] })))
    const open = criteria.slice(limits.length)
    solved = minimise(search, { ...instance, courses: useful }, { criteria: open, limits, start: plan, before: solved.caps })
  }
  const optimal = limits.length + solved.settled === criteria.length
  return { plan: dropUseless(instance, first, solved.plan), bound, optimal, certain }
}

interface StageSolution extends Omit<Solution, 'optimal'> {
  /** By how many criteria, counted from the first, the plan is proven to be the best. */
  settled: number
  /** The courses that can be part of a plan as good as this one. */
  useful: Course[]
  /** By skill: a plan as good as this one exceeds the target by no more. */
  caps: number[]
}

function minimise(
  search: Search,
  instance: Instance,
  { criteria, limits, start, before }: { criteria: Criterion[]; limits: Stage['limits']; start: Course[]; before: number[] },
): StageSolution {
  const { highs, secondsLeft } = search
  const [criterion = 'price'] = criteria
  const unit = instance.units[criterion]
  const rounded = (value: number) => Math.max(0, Math.ceil(value / unit - slack) * unit)
  const planCost = (plan: Course[]) => sumTotals(instance, plan)[criterion]
  const until = secondsLeft() / 2
  const certain = findLowerBound(highs, instance, { criterion, limits, known: start, secondsLeft: () => secondsLeft() - until })
  const likelyFirst = instance.courses.toSorted((a, b) => certain.with(a) - certain.with(b) || a.id - b.id)
  let bound = rounded(certain.value)
  // Of the first criterion of all: an earlier stage has settled it.
  const known = limits[0]?.atMost ?? bound
  // Every level beyond a target costs what it is worth on top of the bound.
  const capsFor = (cost: number) =>
    certain.worth.map((worth, skill) => {
      const most = worth > slack ? Math.max(0, Math.floor((cost - certain.value) / worth + slack)) : endless
      return Math.min(before[skill] ?? endless, most)
    })
  let plan = start
  if (limits.length === 0 && bound < planCost(plan) / 2) {
    const half = secondsLeft() / 2
    plan = improveGreedily(instance, criterion, plan, {
      isOver: () => secondsLeft() <= half,
      onBetter: (better) => search.onBetter(better, bound),
    })
  }
  if (bound < planCost(plan)) {
    const cost = planCost(plan)
    const courses = likelyFirst.filter((course) => rounded(certain.with(course)) < cost).slice(0, smallCore)
    const stage = { minimise: [{ criterion, weight: 1 }], step: unit, limits }
    plan = searchAmong(search, instance, stage, {
      courses,
      plan,
      certain,
      known,
      caps: capsFor(planCost(plan)),
      until: secondsLeft() * 0.5,
    }).plan
  }
  const cost = planCost(plan)
  const useful = likelyFirst.filter((course) => rounded(certain.with(course)) <= cost)
  const isAlone = cost / unit < fewValues
  if (isAlone && bound === cost) return { plan, bound, certain, useful, caps: capsFor(cost), settled: 1 }

  const stage = { ...weigh(instance, useful, isAlone ? [criterion] : criteria, cost), limits }
  const found = searchAmong(search, instance, stage, { courses: useful, plan, certain, known, caps: capsFor(cost), until: 0 })
  plan = found.plan
  if (found.bound > found.value - stage.step * 0.9) {
    return { plan, bound: planCost(plan), certain, useful, caps: capsFor(planCost(plan)), settled: stage.minimise.length }
  }
  // The other criteria together weigh less than one unit of the first.
  const inside = rounded((Math.min(found.bound, found.value) + stage.step) / (stage.minimise[0]?.weight ?? 1) - unit)
  bound = Math.min(Math.max(bound, inside), planCost(plan))
  return { plan, bound, certain, useful, caps: capsFor(planCost(plan)), settled: bound === planCost(plan) ? 1 : 0 }
}

/** Looks for a better plan among these courses and those of the current plan. The bound holds for all plans of these courses. */
function searchAmong(
  { secondsLeft, onBetter }: Search,
  instance: Instance,
  stage: Stage,
  from: { courses: Course[]; plan: Course[]; certain: LowerBound; known: number; caps: number[]; until: number },
): { plan: Course[]; value: number; bound: number } {
  const planSum = (plan: Course[]) => {
    const totals = sumTotals(instance, plan)
    return stage.minimise.reduce((sum, { criterion, weight }) => sum + weight * totals[criterion], 0)
  }
  let best = { plan: from.plan, value: planSum(from.plan) }
  if (secondsLeft() <= from.until) return { ...best, bound: Number.NEGATIVE_INFINITY }
  const courses = [...new Set([...dropDominated(instance, stage, from.courses), ...from.plan])]
  const scales = stage.limits.map(({ atMost }) => Math.max(1, atMost) / Math.max(1, from.plan.length))
  const task = toTask(instance, stage, courses, { scales, caps: from.caps })
  const coursesByItem = new Map<Item, Course>()
  for (const [place, item] of task.items.entries()) coursesByItem.set(item, courses[place] as Course)
  const toPlan = (items: Item[]) => items.map((item) => coursesByItem.get(item) as Course)
  const weight = stage.minimise[0]?.weight ?? 1
  const { bound } = branch(task, {
    worth: from.certain.worth.map((worth) => worth * weight),
    fines: from.certain.fines.map((fine, place) => fine * weight * (scales[place] ?? 1)),
    value: best.value,
    step: stage.step,
    isOver: () => secondsLeft() <= from.until,
    realCost: (items) => {
      const plan = toPlan(items)
      const totals = sumTotals(instance, plan)
      return stage.limits.every(({ criterion, atMost }) => totals[criterion] <= atMost) ? planSum(plan) : undefined
    },
    onBetter: (items, value) => {
      best = { plan: toPlan(items), value }
      onBetter(best.plan, from.known)
    },
  })
  return { ...best, bound }
}
