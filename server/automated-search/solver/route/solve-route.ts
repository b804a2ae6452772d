import type { Highs } from 'highs'
import { dropDominated } from '../dominance.ts'
import { type Course, type Criterion, totalsOf } from '../problem.ts'
import type { Stage } from '../stage.ts'
import { weigh } from '../weigh.ts'
import { type Finish, keepsDates, type RouteInstance } from './route.ts'
import { findRouteBound, type Multipliers } from './route-bound.ts'
import { chooseRoutesGreedily } from './route-greedy.ts'
import { toRouteModel } from './route-model.ts'

export interface RouteSolution {
  /** Undefined when none was found. */
  plan: Finish[] | undefined
  /** No plan has a lower value of the first criterion; infinite when there is proven to be no plan. */
  bound: number
  optimal: boolean
  certificate: Multipliers | undefined
}

export interface RouteSearch {
  highs: Highs
  secondsLeft: () => number
}

const smallCore = 150
const slack = 1e-6

export function solveRoute(search: RouteSearch, instance: RouteInstance, criteria: Criterion[]): RouteSolution {
  const { highs, secondsLeft } = search
  const [first = 'price'] = criteria
  const unit = instance.units[first]
  const rounded = (value: number) => Math.max(0, Math.ceil(value / unit - slack) * unit)
  const costOf = (plan: Finish[]) =>
    totalsOf(
      instance,
      plan.map(({ course }) => course),
    )[first]
  let plan = best(chooseRoutesGreedily(instance), costOf)
  const half = secondsLeft() / 2
  const alone: Stage = { minimise: [{ criterion: first, weight: 1 }], step: unit, limits: [] }
  const certain = findRouteBound(highs, instance, {
    stage: alone,
    known: plan?.map(({ course }) => course) ?? [],
    secondsLeft: () => secondsLeft() - half,
  })
  if (certain.isInfeasible) return { plan: undefined, bound: Number.POSITIVE_INFINITY, optimal: true, certificate: undefined }
  const certificate = certain.multipliers
  const likelyFirst = instance.courses.toSorted((a, b) => certain.with(a) - certain.with(b) || a.id - b.id)
  let bound = rounded(certain.value)
  const isBetter = (found: Finish[] | undefined) =>
    found && keepsDates(instance, found) && (!plan || costOf(found) < costOf(plan))
  if (!plan || bound < costOf(plan)) {
    const cost = plan ? costOf(plan) : Number.POSITIVE_INFINITY
    const courses = new Set(likelyFirst.filter((course) => rounded(certain.with(course)) < cost).slice(0, smallCore))
    for (const { course } of plan ?? []) courses.add(course)
    for (const course of instance.courses) if (instance.musts.has(course.id)) courses.add(course)
    const until = secondsLeft() * 0.6
    const found = branchAndCut(search, instance, alone, {
      courses: [...courses],
      plan,
      heuristics: true,
      isOver: () => secondsLeft() < until,
    })
    if (isBetter(found.plan)) plan = found.plan
  }
  const cost = plan ? costOf(plan) : Number.POSITIVE_INFINITY
  const useful = likelyFirst.filter((course) => instance.musts.has(course.id) || rounded(certain.with(course)) <= cost)
  if (!plan) {
    const found = branchAndCut(search, instance, alone, {
      courses: useful,
      plan,
      heuristics: true,
      isOver: () => secondsLeft() < 0,
    })
    const isNone = found.isInfeasible
    return {
      plan: found.plan,
      bound: isNone ? Number.POSITIVE_INFINITY : found.plan ? rounded(found.bound) : bound,
      optimal: isNone,
      certificate,
    }
  }
  // What one sum can hold is minimised together; then the rest, within what was reached.
  let settled = 0
  const limits: Stage['limits'] = []
  while (settled < criteria.length) {
    const [criterion = 'price', ...others] = criteria.slice(settled)
    const totals = totalsOf(
      instance,
      plan.map(({ course }) => course),
    )
    const stage: Stage = { ...weigh(instance, useful, [criterion, ...others], totals[criterion]), limits: [...limits] }
    const found = branchAndCut(search, instance, stage, {
      courses: useful,
      plan,
      heuristics: false,
      isOver: () => secondsLeft() < 0,
    })
    plan = found.plan ?? plan
    const value = sumOf(instance, stage, plan)
    if (settled === 0) {
      const inside = rounded((Math.min(found.bound, value) + stage.step) / (stage.minimise[0]?.weight ?? 1) - unit)
      bound = Math.min(Math.max(bound, inside), costOf(plan))
    }
    if (found.bound <= value - stage.step * 0.9) break
    for (const { criterion } of stage.minimise) {
      limits.push({
        criterion,
        atMost: totalsOf(
          instance,
          plan.map(({ course }) => course),
        )[criterion],
      })
    }
    settled += stage.minimise.length
  }
  return { plan, bound, optimal: settled === criteria.length, certificate }
}

function best<T>(values: T[], costOf: (value: T) => number): T | undefined {
  return values.reduce<T | undefined>((least, value) => (least && costOf(least) <= costOf(value) ? least : value), undefined)
}

function sumOf(instance: RouteInstance, { minimise }: Stage, plan: Finish[]): number {
  const totals = totalsOf(
    instance,
    plan.map(({ course }) => course),
  )
  return minimise.reduce((sum, { criterion, weight }) => sum + weight * totals[criterion], 0)
}

/** Branch and cut among these courses. */
function branchAndCut(
  { highs }: RouteSearch,
  instance: RouteInstance,
  stage: Stage,
  from: { courses: Course[]; plan: Finish[] | undefined; heuristics: boolean; isOver: () => boolean },
): { plan: Finish[] | undefined; bound: number; isInfeasible: boolean } {
  const limited = { ...stage, limits: [...stage.limits, ...limitedBy(instance)] }
  const musts = from.courses.filter(({ id }) => instance.musts.has(id))
  const kept = new Set([
    ...dropDominated(instance, limited, from.courses),
    ...musts,
    ...(from.plan ?? []).map(({ course }) => course),
  ])
  const { data, layers, materials } = toRouteModel(instance, stage, [...kept])
  const integrality = new Int32Array(data.numCols).fill(highs.constants.variableType.integer, 0, layers.length)
  return highs.withModel({ ...data, integrality }, (model) => {
    model.options.set({
      output_flag: false,
      mip_rel_gap: 0,
      mip_abs_gap: stage.step / 2,
      mip_feasibility_tolerance: 1e-9,
      primal_feasibility_tolerance: 1e-9,
      dual_feasibility_tolerance: 1e-9,
      ...(from.plan && { mip_heuristic_effort: 0 }),
      mip_heuristic_run_rins: from.heuristics,
      mip_heuristic_run_rens: from.heuristics,
      mip_heuristic_run_root_reduced_cost: false,
      mip_heuristic_run_feasibility_jump: false,
    })
    let plan = from.plan
    const report = (values: ArrayLike<number>) => {
      const chosen = new Map<Course, number>()
      for (const [column, { course, by }] of layers.entries()) {
        if ((values[column] ?? 0) > 0.5) chosen.set(course, Math.min(by, chosen.get(course) ?? by))
      }
      const found = [...chosen].map(([course, by]) => ({ course, by }))
      if (keepsDates(instance, found) && (!plan || sumOf(instance, stage, found) < sumOf(instance, stage, plan))) plan = found
    }
    if (plan) {
      const byOf = new Map(plan.map(({ course, by }) => [course, by]))
      const learned = new Map<number, number>()
      for (const { course, by } of plan)
        for (const material of course.shared) learned.set(material, Math.min(by, learned.get(material) ?? by))
      model.setSolution({
        colValue: [
          ...layers.map(({ course, by }) => ((byOf.get(course) ?? Number.POSITIVE_INFINITY) <= by ? 1 : 0)),
          ...materials.map(({ material, by }) => ((learned.get(material) ?? Number.POSITIVE_INFINITY) <= by ? 1 : 0)),
        ],
      })
    }
    model.run({
      [highs.constants.callbackType.mipImprovingSolution]: ({ data }) => {
        if (data.mip_solution) report(data.mip_solution)
        return undefined
      },
      [highs.constants.callbackType.mipInterrupt]: (event) => {
        if (from.isOver()) event.interrupt()
        return undefined
      },
    })
    if (model.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible) report(model.getSolution().colValue)
    const isInfeasible = model.getModelStatus() === highs.constants.modelStatus.infeasible
    return { plan, bound: isInfeasible ? Number.POSITIVE_INFINITY : Number(model.info.get('mip_dual_bound')), isInfeasible }
  })
}

/** The criteria that the milestones limit: a course that replaces another may not use more of them. */
function limitedBy({ milestones }: RouteInstance): Stage['limits'] {
  const limits: Stage['limits'] = []
  const atMost = Number.POSITIVE_INFINITY
  if (milestones.some(({ minutes }) => minutes < atMost)) limits.push({ criterion: 'minutes', atMost })
  if (milestones.some(({ points }) => points < atMost)) limits.push({ criterion: 'price', atMost })
  return limits
}
