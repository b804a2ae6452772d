import type { Highs } from 'highs'
import { listPromising } from '../greedy.ts'
import type { Course } from '../problem.ts'
import { solveRelaxed } from '../run-highs.ts'
import type { Stage } from '../stage.ts'
import { firstUse, type RouteInstance } from './route.ts'
import { type RouteModel, toRouteModel } from './route-model.ts'

/** Prices of everything that is scarce. Any of them, none below zero, give a bound. */
export interface Multipliers {
  /** By milestone and skill: what a level is worth. */
  worth: number[][]
  /** By milestone: what a minute and a point cost. */
  minutes: number[]
  points: number[]
  /** By limit of the stage. */
  limits: number[]
  /** By material and milestone, by course: the part of the material's cost that the course bears. */
  parts: { course: Course; material: number; by: number; part: number }[]
  /** What each cut is worth. */
  cuts?: { cut: Cut; worth: number }[]
}

/** What every plan fulfils, because courses are whole: the weights of what is finished by a milestone add up to at least so much. */
export interface Cut {
  by: number
  skill: number
  /** By place of the course. */
  weights: Int32Array
  atLeast: number
}

export interface RouteBound {
  value: number
  with: (course: Course) => number
  multipliers: Multipliers
  isInfeasible: boolean
}

const firstCourses = 80
const moreCourses = 200
const mostRounds = 30

/** As `findLowerBound`, with milestones. */
export function findRouteBound(
  highs: Highs,
  instance: RouteInstance,
  { stage, known, secondsLeft }: { stage: Stage; known: Course[]; secondsLeft: () => number },
): RouteBound {
  const musts = instance.courses.filter(({ id }) => instance.musts.has(id))
  const active = new Set([...known, ...musts, ...listPromising(instance, stage.minimise[0]?.criterion ?? 'price', firstCourses)])
  for (const course of listPromising(instance, 'minutes', firstCourses)) active.add(course)
  let best: Omit<RouteBound, 'with' | 'isInfeasible'> & { reduced: Float64Array } = {
    value: 0,
    reduced: new Float64Array(instance.places),
    multipliers: { worth: [], minutes: [], points: [], limits: [], parts: [] },
  }
  let isInfeasible = false
  for (let round = 0; round < mostRounds && secondsLeft() > 0; round++) {
    const model = toRouteModel(instance, stage, [...active])
    const relaxed = solveRelaxed(highs, model, secondsLeft())
    if (!relaxed) {
      // Without a plan in parts among some courses there may be one among all.
      if (active.size < instance.courses.length && secondsLeft() > 0) {
        for (const course of instance.courses) active.add(course)
        continue
      }
      isInfeasible = secondsLeft() > 0
      break
    }
    const multipliers = readMultipliers(instance, stage, model, relaxed.duals)
    const { value, reduced, missing } = priceRoute(instance, stage, multipliers)
    if (round === 0 || value > best.value) best = { value, reduced, multipliers }
    const absent = missing.filter((course) => !active.has(course))
    if (absent.length === 0 || relaxed.value - best.value < 0.01 * stage.step) break
    absent.sort((a, b) => (reduced[a.place] ?? 0) - (reduced[b.place] ?? 0))
    for (const course of absent.slice(0, moreCourses)) active.add(course)
  }
  const { value, reduced, multipliers } = best
  return { value, with: ({ place }) => value + Math.max(0, reduced[place] ?? 0), multipliers, isInfeasible }
}

export function readMultipliers(instance: RouteInstance, stage: Stage, { rows }: RouteModel, duals: Float64Array): Multipliers {
  const { milestones, targets } = instance
  const read: Multipliers = {
    worth: milestones.map(() => targets.map(() => 0)),
    minutes: milestones.map(() => 0),
    points: milestones.map(() => 0),
    limits: stage.limits.map(() => 0),
    parts: [],
  }
  for (const [place, row] of rows.entries()) {
    const dual = duals[place] ?? 0
    if (row.kind === 'target') (read.worth[row.by] as number[])[row.skill] = Math.max(0, dual)
    else if (row.kind === 'minutes' || row.kind === 'points') read[row.kind][row.by] = Math.max(0, -dual)
    else if (row.kind === 'limit') read.limits[row.place] = Math.max(0, -dual)
    else if (row.kind === 'link' && dual > 0) read.parts.push({ ...row, part: dual })
  }
  return read
}

/** By which milestones a course can be finished, and whether every plan has it. */
export interface Range {
  from: number
  to: number
  isIn: boolean
}

/** The Lagrangian bound over all courses: each is taken where that saves most by these prices, or not at all. */
export function priceRoute(
  instance: RouteInstance,
  stage: Stage,
  { worth, minutes, points, limits, parts, cuts = [] }: Multipliers,
  fixed?: ReadonlyMap<Course, Range>,
) {
  const { milestones, courses, places, sharedMinutes, musts } = instance
  const last = milestones.length - 1
  const weights = { price: 0, minutes: 0, courses: 0, changes: 0 }
  for (const { criterion, weight } of stage.minimise) weights[criterion] += weight
  for (const [place, { criterion }] of stage.limits.entries()) weights[criterion] += limits[place] ?? 0
  /** What a minute costs that is learned by this milestone, there alone. */
  const minuteCosts = milestones.map((_, by) => (minutes[by] ?? 0) + (by === last ? weights.minutes : 0))

  let value = 0
  for (const [by, { targets, minutes: m, points: p }] of milestones.entries()) {
    for (const [skill, target] of targets.entries()) value += (worth[by]?.[skill] ?? 0) * target
    if (minutes[by]) value -= minutes[by] * m
    if (points[by]) value -= points[by] * p
  }
  for (const [place, { atMost }] of stage.limits.entries()) value -= (limits[place] ?? 0) * atMost
  const saved = milestones.map(() => new Float64Array(places))
  for (const { cut, worth } of cuts) {
    value += worth * cut.atLeast
    const sums = saved[cut.by] as Float64Array
    for (const [place, weight] of cut.weights.entries()) sums[place] = (sums[place] ?? 0) + worth * weight
  }
  /** By milestone and material: what no course bears yet. */
  const unsplit = minuteCosts.map((cost) => Float64Array.from(sharedMinutes, (m) => m * cost))
  const borne = Array.from({ length: milestones.length }, () => new Float64Array(places))
  for (const { course, material, by, part } of parts) {
    const row = unsplit[by] as Float64Array
    const given = Math.min(part, row[material] ?? 0)
    row[material] = (row[material] ?? 0) - given
    const sums = borne[by] as Float64Array
    sums[course.place] = (sums[course.place] ?? 0) + given
  }
  const further: Multipliers['parts'] = []
  const reduced = new Float64Array(places)
  const missing: Course[] = []
  for (const course of courses) {
    const range = fixed?.get(course) ?? { from: firstUse(instance, course), to: last, isIn: musts.has(course.id) }
    const { cost, by } = cheapest(course, range)
    let rest = cost
    // Minutes that no course bears can be borne by any of their courses.
    for (let k = last; k >= by && rest < 0; k--) {
      const row = unsplit[k] as Float64Array
      const sums = borne[k] as Float64Array
      for (const material of course.shared) {
        const part = Math.min(row[material] ?? 0, Math.max(0, -rest))
        row[material] = (row[material] ?? 0) - part
        sums[course.place] = (sums[course.place] ?? 0) + part
        rest += part
        if (part > 0) further.push({ course, material, by: k, part })
      }
    }
    rest = rest === cost ? cost : cheapest(course, range).cost
    reduced[course.place] = rest
    if (range.isIn) {
      value += rest
      reduced[course.place] = 0
    } else if (rest < 0) {
      value += rest
      if (rest < -1e-7 * Math.max(1, Math.abs(value))) missing.push(course)
    }
  }
  for (const course of courses) {
    let cost = reduced[course.place] ?? 0
    for (const material of course.shared) cost += unsplit[last]?.[material] ?? 0
    reduced[course.place] = cost
  }
  return { value, reduced, missing, parts: [...parts, ...further] }

  function cheapest(course: Course, { from, to }: Range): { cost: number; by: number } {
    let cost = weights.price * course.price + weights.courses + weights.changes * course.changes
    let best = { cost: Number.POSITIVE_INFINITY, by: last }
    for (let by = last; by >= from; by--) {
      cost += (minuteCosts[by] ?? 0) * course.ownMinutes + (points[by] ?? 0) * course.price + (borne[by]?.[course.place] ?? 0)
      cost -= saved[by]?.[course.place] ?? 0
      for (const { skill, level } of course.gains)
        cost -= (worth[by]?.[skill] ?? 0) * Math.min(level, milestones[by]?.targets[skill] ?? 0)
      if (by <= to && cost < best.cost) best = { cost, by }
    }
    return best
  }
}
