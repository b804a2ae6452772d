import type { Model } from 'highs'
import type { Course } from '../problem.ts'
import type { Stage } from '../stage.ts'
import { firstUse, type RouteInstance } from './route.ts'
import { type Cut, type Multipliers, priceRoute, type Range, readMultipliers } from './route-bound.ts'
import { findCuts, type Shares } from './route-cuts.ts'
import { type Layer, type RouteModel, toRouteModel } from './route-model.ts'
import type { RouteSearch } from './solve-route.ts'

export interface Relaxed {
  /** By these multipliers, no plan within the ranges costs less. */
  value: number
  multipliers: Multipliers
  /** What is finished in part. */
  open: (Layer & { share: number })[]
  /** What is finished, if nothing is open and nothing is missing. */
  whole: Layer[] | undefined
}

/** The multipliers of a proof are written as whole billionths, so none may be larger than this. */
export const mostOfMultiplier = 9e6
const rounded = (value: number) => Math.round(Math.min(value, mostOfMultiplier) * 1e9) / 1e9

/**
 * The relaxation of one instance with different decisions about its courses. What is missing can be bought at a very high price. So the
 * relaxation always has a solution, and its dual prices also prove that decisions leave no plan at all. The model is kept from one solution
 * to the next, which then needs a few steps only.
 */
export class ElasticRelaxation {
  private readonly search: RouteSearch
  readonly instance: RouteInstance
  private readonly stage: Stage
  private readonly routeModel: RouteModel
  private readonly model: Model
  private readonly cuts: Cut[] = []
  private readonly penalty: number

  constructor(search: RouteSearch, instance: RouteInstance, stage: Stage, penalty: number) {
    this.search = search
    this.instance = instance
    this.stage = stage
    this.penalty = penalty
    this.routeModel = toRouteModel(instance, stage, instance.courses)
    const { data, layers, rows } = this.routeModel
    // Without an upper limit for materials, no course bears more of one than it costs.
    const colUpper = Float64Array.from({ length: data.numCols }, (_, column) =>
      column < layers.length ? 1 : Number.POSITIVE_INFINITY,
    )
    this.model = search.highs.createModel({ ...data, colUpper })
    this.model.options.set({ output_flag: false, solver: 'simplex', primal_feasibility_tolerance: 1e-9 })
    for (const [row, { kind }] of rows.entries()) {
      if (kind === 'chain' || kind === 'link') continue
      this.addSlack(row, kind === 'target' ? 1 : -1)
    }
  }

  private addSlack(row: number, sign: number): void {
    this.model.addCol(this.penalty, 0, Number.POSITIVE_INFINITY, { indices: [row], values: [sign] })
  }

  /** Undefined if the solver fails or the time is over. */
  solve(ranges: ReadonlyMap<Course, Range>): Relaxed | undefined {
    const { layers } = this.routeModel
    const lower = new Float64Array(layers.length)
    const upper = new Float64Array(layers.length)
    for (const [column, { course, by }] of layers.entries()) {
      const { from, to, isIn } = ranges.get(course) ?? this.wholeRange(course)
      lower[column] = isIn && by >= to ? 1 : 0
      upper[column] = by < from ? 0 : 1
    }
    if (layers.length > 0) this.model.changeColsBounds({ kind: 'range', from: 0, to: layers.length - 1 }, lower, upper)
    if (!this.run()) return undefined
    const { colValue, rowDual } = this.model.getSolution()
    if (!rowDual) return undefined
    const read = roundMultipliers(readMultipliers(this.instance, this.stage, this.routeModel, rowDual))
    const firstCut = this.routeModel.rows.length
    const cuts = this.cuts
      .map((cut, place) => ({ cut, worth: rounded(Math.max(0, rowDual[firstCut + place] ?? 0)) }))
      .filter(({ worth }) => worth > 0)
    const { value, parts } = priceRoute(this.instance, this.stage, { ...read, cuts }, ranges)
    const shares = layers.map((layer, column) => ({ ...layer, share: colValue[column] ?? 0 }))
    const open = shares.filter(({ share }) => share > 1e-9 && share < 1 - 1e-9)
    const missing = colValue.subarray(this.routeModel.data.numCols).some((value) => value > 1e-9)
    const whole = open.length === 0 && !missing ? shares.filter(({ share }) => share > 0.5) : undefined
    return { value, multipliers: { ...read, parts, cuts }, open, whole }
  }

  /** Returns whether there is a solution. Sometimes the solver fails from where it was, but not from the beginning. */
  private run(): boolean {
    const { errors, constants } = this.search.highs
    for (const isLast of [false, true]) {
      try {
        // The limit is for all runs of the model together.
        this.model.options.set({ time_limit: this.model.getRunTime() + Math.max(0.01, this.search.secondsLeft()) })
        this.model.run()
        return this.model.getModelStatus() === constants.modelStatus.optimal
      } catch (error) {
        if (!(error instanceof errors.HighsError)) throw error
        if (!isLast) this.model.clearSolver()
      }
    }
    return false
  }

  /** Adds cuts that the last solution violates. Returns whether there are any. */
  cut(): boolean {
    const { layers } = this.routeModel
    const { colValue } = this.model.getSolution()
    const shares: Shares = this.instance.milestones.map(() => new Float64Array(this.instance.places))
    for (const [column, { course, by }] of layers.entries()) (shares[by] as Float64Array)[course.place] = colValue[column] ?? 0
    const cuts = findCuts(this.instance, shares)
    for (const cut of cuts) {
      const indices: number[] = []
      const values: number[] = []
      for (const [column, { course, by }] of layers.entries()) {
        const weight = cut.weights[course.place] ?? 0
        if (by !== cut.by || weight === 0) continue
        indices.push(column)
        values.push(weight)
      }
      this.model.addRow(cut.atLeast, Number.POSITIVE_INFINITY, { indices, values })
      this.addSlack(this.routeModel.rows.length + this.cuts.length, 1)
      this.cuts.push(cut)
    }
    return cuts.length > 0
  }

  /** Without a decision. */
  wholeRange(course: Course): Range {
    const { milestones, musts } = this.instance
    return { from: firstUse(this.instance, course), to: milestones.length - 1, isIn: musts.has(course.id) }
  }

  end(): void {
    this.model.dispose()
  }
}

/** Any multipliers give a bound, also rounded ones. */
export const roundMultipliers = ({ worth, minutes, points, limits, parts }: Multipliers): Multipliers => ({
  worth: worth.map((levels) => levels.map(rounded)),
  minutes: minutes.map(rounded),
  points: points.map(rounded),
  limits: limits.map(rounded),
  parts: parts.map((part) => ({ ...part, part: rounded(part.part) })),
})
