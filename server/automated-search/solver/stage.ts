import type { ModelData } from 'highs'
import type { Course, Criterion, Instance } from './problem.ts'

/** One step of the search: minimise a sum without giving up what earlier steps achieved. */
export interface Stage {
  minimise: { criterion: Criterion; weight: number }[]
  /** The least by which two different sums differ. */
  step: number
  limits: { criterion: Criterion; atMost: number }[]
}

/** What a course adds to a criterion, without the materials that it shares. */
export function ownCost({ price, ownMinutes, changes }: Course, criterion: Criterion): number {
  if (criterion === 'price') return price
  if (criterion === 'minutes') return ownMinutes
  return criterion === 'changes' ? changes : 1
}

/** The same with all its materials. */
export const mostCost = ({ sharedMinutes }: Instance, course: Course, criterion: Criterion): number => {
  let cost = ownCost(course, criterion)
  if (criterion === 'minutes') for (const material of course.shared) cost += sharedMinutes[material] ?? 0
  return cost
}

const countsMinutes = ({ minimise, limits }: Stage) => [...minimise, ...limits].some(({ criterion }) => criterion === 'minutes')

export interface StageModel {
  data: ModelData
  courses: Course[]
  /** The shared materials that have a column, after those of the courses. */
  materials: number[]
  /** The rows that say "the course requires the material", after those of targets and limits. */
  links: { course: Course; material: number }[]
}

/**
 * A yes-or-no column for each course and, if time counts, a column for each shared material, which is at least as large as that of each
 * of its courses. Rows: the targets, the limits, the links between courses and materials.
 */
export function toModel(instance: Instance, stage: Stage, courses: Course[]): StageModel {
  const { targets, sharedMinutes } = instance
  const timed = countsMinutes(stage)
  const materials = timed ? sharedBy(courses) : []
  const columnsByMaterial = new Map(materials.map((material, place) => [material, place]))
  const firstLink = targets.length + stage.limits.length
  const links: StageModel['links'] = []
  const linksByMaterial: number[][] = materials.map(() => [])
  const columns = new Columns()
  const open = (cost: (criterion: Criterion) => number) => {
    columns.open(stage.minimise.reduce((sum, { criterion, weight }) => sum + weight * cost(criterion), 0))
    for (const [place, { criterion }] of stage.limits.entries()) columns.entry(targets.length + place, cost(criterion))
  }

  for (const course of courses) {
    let alone = 0
    for (const material of timed ? course.shared : []) if (!columnsByMaterial.has(material)) alone += sharedMinutes[material] ?? 0
    open((criterion) => ownCost(course, criterion) + (criterion === 'minutes' ? alone : 0))
    for (const { skill, level } of course.gains) columns.entry(skill, level)
    for (const material of course.shared) {
      const place = columnsByMaterial.get(material)
      if (place === undefined) continue
      columns.entry(firstLink + links.length, -1)
      linksByMaterial[place]?.push(firstLink + links.length)
      links.push({ course, material })
    }
  }
  for (const [place, material] of materials.entries()) {
    open((criterion) => (criterion === 'minutes' ? (sharedMinutes[material] ?? 0) : 0))
    for (const row of linksByMaterial[place] ?? []) columns.entry(row, 1)
  }
  const lower = [...targets, ...stage.limits.map(() => Number.NEGATIVE_INFINITY), ...links.map(() => 0)]
  const upper = lower.map((_, row) => stage.limits[row - targets.length]?.atMost ?? Number.POSITIVE_INFINITY)
  return { data: columns.close(lower, upper), courses, materials, links }
}

export function sharedBy(courses: Course[]): number[] {
  const once = new Set<number>()
  const several = new Set<number>()
  for (const { shared } of courses) for (const material of shared) (once.has(material) ? several : once).add(material)
  return [...several]
}

/** Collects a sparse matrix column by column. */
export class Columns {
  private readonly costs: number[] = []
  private readonly starts: number[] = []
  private readonly rows: number[] = []
  private readonly values: number[] = []

  open(cost: number): void {
    this.costs.push(cost)
    this.starts.push(this.rows.length)
  }

  entry(row: number, value: number): void {
    if (value === 0) return
    this.rows.push(row)
    this.values.push(value)
  }

  close(rowLower: number[], rowUpper: number[]): ModelData {
    const numCols = this.costs.length
    const numRows = rowLower.length
    return {
      numCols,
      numRows,
      colCost: this.costs,
      colLower: new Float64Array(numCols),
      colUpper: new Float64Array(numCols).fill(1),
      rowLower,
      rowUpper,
      matrix: {
        format: 'csc',
        numRows,
        numCols,
        starts: Int32Array.from([...this.starts, this.rows.length]),
        indices: Int32Array.from(this.rows),
        values: Float64Array.from(this.values),
      },
    }
  }
}
