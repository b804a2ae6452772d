import type { Highs } from 'highs'
import { dropDominated } from '../dominance.ts'
import { listPromising } from '../greedy.ts'
import { type Course, type Criterion, sumTotals, type Totals } from '../problem.ts'
import type { Stage } from '../stage.ts'
import { weigh } from '../weigh.ts'
import { type Finish, keepsDates, type RouteInstance } from './route.ts'
import { findRouteBound, type Multipliers } from './route-bound.ts'
import { chooseRoutesByValue, chooseRoutesGreedily, improveRoute, type Values } from './route-greedy.ts'
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

/** Enough to find a very good plan quickly, by branch and cut and by taking the best value. */
const [smallCore, fewCourses] = [60, 300]
const slack = 1e-6

/** Finds the best route by the first criterion, then by the second among equals, and so on. */
export function solveRoute(search: RouteSearch, instance: RouteInstance, criteria: Criterion[]): RouteSolution {
  const { highs, secondsLeft } = search
  const [first = 'price'] = criteria
  const unit = instance.units[first]
  const rounded = (value: number) => Math.max(0, Math.ceil(value / unit - slack) * unit)
  const planCost = (plan: Finish[]) => totalsOfRoute(instance, plan)[first]
  const isMust = ({ id }: Course) => instance.musts.has(id)
  const alone: Stage = { minimise: [{ criterion: first, weight: 1 }], step: unit, limits: [] }

  const promising = (['price', 'minutes'] as const).flatMap((criterion) => listPromising(instance, criterion, fewCourses))
  const few = { ...instance, courses: [...new Set([...promising, ...instance.courses.filter(isMust)])] }
  let plan = best(chooseRoutesGreedily(few), planCost)
  const half = secondsLeft() / 2
  const known = plan?.map(({ course }) => course) ?? []
  const certain = findRouteBound(highs, instance, { stage: alone, known, secondsLeft: () => secondsLeft() - half })
  if (certain.isInfeasible) return { plan: undefined, bound: Number.POSITIVE_INFINITY, optimal: true, certificate: undefined }
  const certificate = certain.multipliers
  plan = best([...(plan ? [plan] : []), ...chooseRoutesByValue(few, courseValues(instance, first, certificate))], planCost)

  const likelyFirst = instance.courses.toSorted((a, b) => certain.with(a) - certain.with(b) || a.id - b.id)
  let bound = rounded(certain.value)
  const usefulFor = (cost: number) => likelyFirst.filter((course) => isMust(course) || rounded(certain.with(course)) <= cost)
  const costNow = () => (plan ? planCost(plan) : Number.POSITIVE_INFINITY)
  if (plan && bound < planCost(plan) / 2) {
    const until = secondsLeft() / 2
    plan = improveRoute(few, plan, { getCost: planCost, isOver: () => secondsLeft() <= until })
  }
  if (bound < costNow()) {
    const core = usefulFor(costNow() - unit).slice(0, smallCore)
    const courses = [...new Set([...core, ...(plan ?? []).map(({ course }) => course), ...instance.courses.filter(isMust)])]
    plan = branchAndCut(search, instance, alone, { courses, plan, heuristics: true, share: 0.7 }).plan
  }
  if (!plan) {
    const found = branchAndCut(search, instance, alone, { courses: instance.courses, plan, heuristics: true, share: 1 })
    plan = found.plan
    if (!plan) {
      const { isInfeasible } = found
      return { plan, bound: isInfeasible ? Number.POSITIVE_INFINITY : bound, optimal: isInfeasible, certificate }
    }
  }
  // What one sum can hold is minimised together; then the rest, within what was reached.
  const useful = usefulFor(planCost(plan))
  const limits: Stage['limits'] = []
  while (limits.length < criteria.length) {
    const open = criteria.slice(limits.length)
    const most = totalsOfRoute(instance, plan)[open[0] ?? first]
    const stage: Stage = { ...weigh(instance, useful, open, most), limits: [...limits] }
    const found = branchAndCut(search, instance, stage, { courses: useful, plan, heuristics: false, share: 1 })
    plan = found.plan ?? plan
    const value = stageSum(instance, stage, plan)
    if (limits.length === 0) {
      // The other criteria together weigh less than one unit of the first.
      const inside = rounded((Math.min(found.bound, value) + stage.step) / (stage.minimise[0]?.weight ?? 1) - unit)
      bound = Math.min(Math.max(bound, inside), planCost(plan))
    }
    if (found.bound <= value - stage.step * 0.9) break
    const totals = totalsOfRoute(instance, plan)
    for (const { criterion } of stage.minimise) limits.push({ criterion, atMost: totals[criterion] })
  }
  return { plan, bound, optimal: limits.length === criteria.length, certificate }
}

/** What a minute and a level are worth in the relaxation, over all milestones. */
function courseValues({ targets }: RouteInstance, first: Criterion, { minutes, worth }: Multipliers): Values {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    minute: sum(minutes) + (first === 'minutes' ? 1 : 0),
    worth: targets.map((_, skill) => sum(worth.map((levels) => levels[skill] ?? 0))),
  }
}

function best<T>(values: T[], getCost: (value: T) => number): T | undefined {
  return values.reduce<T | undefined>((least, value) => (least && getCost(least) <= getCost(value) ? least : value), undefined)
}

const totalsOfRoute = (instance: RouteInstance, plan: Finish[]): Totals =>
  sumTotals(
    instance,
    plan.map(({ course }) => course),
  )

function stageSum(instance: RouteInstance, { minimise }: Stage, plan: Finish[]): number {
  const totals = totalsOfRoute(instance, plan)
  return minimise.reduce((sum, { criterion, weight }) => sum + weight * totals[criterion], 0)
}

/** Branch and cut among these courses, in a share of the time that is left. */
function branchAndCut(
  { highs, secondsLeft }: RouteSearch,
  instance: RouteInstance,
  stage: Stage,
  from: { courses: Course[]; plan: Finish[] | undefined; heuristics: boolean; share: number },
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
      time_limit: Math.max(0, from.share * secondsLeft()),
      mip_rel_gap: 0,
      mip_abs_gap: stage.step / 2,
      mip_feasibility_tolerance: 1e-9,
      primal_feasibility_tolerance: 1e-9,
      dual_feasibility_tolerance: 1e-9,
      mip_heuristic_effort: from.heuristics ? 0.05 : 0,
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
      if (keepsDates(instance, found) && (!plan || stageSum(instance, stage, found) < stageSum(instance, stage, plan)))
        plan = found
    }
    if (plan) {
      const dueByCourse = new Map(plan.map(({ course, by }) => [course, by]))
      const learned = new Map<number, number>()
      for (const { course, by } of plan)
        for (const material of course.shared) learned.set(material, Math.min(by, learned.get(material) ?? by))
      model.setSolution({
        colValue: [
          ...layers.map(({ course, by }) => ((dueByCourse.get(course) ?? Number.POSITIVE_INFINITY) <= by ? 1 : 0)),
          ...materials.map(({ material, by }) => ((learned.get(material) ?? Number.POSITIVE_INFINITY) <= by ? 1 : 0)),
        ],
      })
    }
    model.run({
      [highs.constants.callbackType.mipImprovingSolution]: ({ data }) => {
        if (data.mip_solution) report(data.mip_solution)
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
