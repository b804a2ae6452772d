import type { Highs } from 'highs'
import { listPromising } from './greedy.ts'
import type { Course, Criterion, Instance } from './problem.ts'
import { solveRelaxed } from './run-highs.ts'
import { ownCost, type Stage, type StageModel, toModel } from './stage.ts'

/** What is certain before any search. */
export interface LowerBound {
  /** No plan costs less. */
  value: number
  /** No plan with this course costs less. */
  with: (course: Course) => number
  /** What one more level of each skill costs in the relaxation. */
  worth: number[]
  /** What one more unit of each limit saves in it. */
  fines: number[]
}

const firstCourses = 500
const moreCourses = 500
const mostRounds = 30

/**
 * Solves the linear relaxation over a few promising courses, then adds the courses that its dual prices show to be missing, until none is.
 * Any dual prices give a valid bound for all courses: rounding in the solver or an early end can weaken it, never break it.
 */
export function findLowerBound(
  highs: Highs,
  instance: Instance,
  {
    criterion,
    limits,
    known,
    secondsLeft,
  }: { criterion: Criterion; limits: Stage['limits']; known: Course[]; secondsLeft: () => number },
): LowerBound {
  const stage: Stage = { minimise: [{ criterion, weight: 1 }], step: instance.units[criterion], limits }
  const active = new Set([...known, ...listPromising(instance, criterion, firstCourses)])
  let best: Prices = {
    value: 0,
    reduced: new Float64Array(instance.places),
    missing: [],
    worth: instance.targets.map(() => 0),
    fines: limits.map(() => 0),
  }
  for (let round = 0; round < mostRounds && secondsLeft() > 0; round++) {
    const model = toModel(instance, stage, [...active])
    const relaxed = solveRelaxed(highs, model, secondsLeft())
    if (!relaxed) break
    const prices = priceAll(instance, stage, model, relaxed.duals)
    if (round === 0 || prices.value > best.value) best = prices
    const absent = prices.missing.filter((course) => !active.has(course))
    if (absent.length === 0 || relaxed.value - best.value < 0.01) break
    absent.sort((a, b) => (prices.reduced[a.place] ?? 0) - (prices.reduced[b.place] ?? 0))
    for (const course of absent.slice(0, moreCourses)) active.add(course)
  }
  const { value, reduced, worth, fines } = best
  return { value, with: ({ place }) => value + Math.max(0, reduced[place] ?? 0), worth, fines }
}

interface Prices extends Pick<LowerBound, 'worth' | 'fines'> {
  value: number
  /** By place: the cost of the course minus its worth by the relaxation's prices. */
  reduced: Float64Array
  /** Those that cost less than they are worth. */
  missing: Course[]
}

/**
 * The Lagrangian bound. A shared material's minutes may be split among its courses in any way; what the solver did not split goes first
 * to courses that would otherwise cost less than they are worth.
 */
function priceAll(
  { targets, courses, places, sharedMinutes }: Instance,
  stage: Stage,
  { links }: StageModel,
  duals: Float64Array,
): Prices {
  const worth = targets.map((_, skill) => Math.max(0, duals[skill] ?? 0))
  const fines = stage.limits.map((limit, place) => ({ ...limit, weight: Math.max(0, -(duals[targets.length + place] ?? 0)) }))
  const weights = [...stage.minimise, ...fines].filter(({ weight }) => weight > 0)
  const minuteWeight = weights.reduce((sum, { criterion, weight }) => sum + (criterion === 'minutes' ? weight : 0), 0)
  const unsplit = sharedMinutes.map((minutes) => minutes * minuteWeight)
  const reduced = new Float64Array(places)
  for (const [place, { course, material }] of links.entries()) {
    const part = Math.max(0, duals[targets.length + stage.limits.length + place] ?? 0)
    reduced[course.place] = (reduced[course.place] ?? 0) + part
    unsplit[material] = (unsplit[material] ?? 0) - part
  }

  let value = 0
  for (const [skill, target] of targets.entries()) value += (worth[skill] ?? 0) * target
  for (const { weight, atMost } of fines) value -= weight * atMost
  for (const [material, rest] of unsplit.entries()) {
    if (rest >= 0) continue
    value += rest
    unsplit[material] = 0
  }
  const missing: Course[] = []
  for (const course of courses) {
    let cost = reduced[course.place] ?? 0
    for (const { criterion, weight } of weights) cost += weight * ownCost(course, criterion)
    for (const { skill, level } of course.gains) cost -= level * (worth[skill] ?? 0)
    for (const material of cost < 0 ? course.shared : []) {
      const part = Math.min(unsplit[material] ?? 0, Math.max(0, -cost))
      cost += part
      unsplit[material] = (unsplit[material] ?? 0) - part
    }
    reduced[course.place] = cost
    if (cost >= 0) continue
    value += cost
    if (cost < -1e-7) missing.push(course)
  }
  // Minutes that no course needed can be charged to any course of a plan.
  for (const course of courses) {
    let cost = reduced[course.place] ?? 0
    for (const material of course.shared) cost += unsplit[material] ?? 0
    reduced[course.place] = cost
  }
  return { value, reduced, missing, worth, fines: fines.map(({ weight }) => weight) }
}
