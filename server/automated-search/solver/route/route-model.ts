import type { ModelData } from 'highs'
import type { Course } from '../problem.ts'
import { Columns, type Stage, sharedBy } from '../stage.ts'
import { firstUse, type RouteInstance } from './route.ts'

/** A yes-or-no column: the course is finished by this milestone. */
export interface Layer {
  course: Course
  by: number
}

export interface RouteModel {
  data: ModelData
  layers: Layer[]
  /** Columns after those of the layers: the material is learned by this milestone. */
  materials: { material: number; by: number }[]
  rows: Row[]
}

/** What a row says, so that its dual price can be read. */
export type Row =
  | { kind: 'target'; by: number; skill: number }
  | { kind: 'minutes' | 'points'; by: number }
  | { kind: 'limit'; place: number }
  | { kind: 'chain' }
  | { kind: 'link'; course: Course; by: number; material: number }

/**
 * Minimises a sum of criteria. What is finished by a milestone is finished by the next. A row that another row implies is left out: a
 * target that does not rise, and a limit without an end.
 */
export function toRouteModel(instance: RouteInstance, stage: Stage, courses: Course[]): RouteModel {
  const { milestones, sharedMinutes, musts } = instance
  const last = milestones.length - 1
  const rows: Row[] = []
  const bounds: [number, number][] = []
  const addRow = (row: Row, lower: number, upper: number) => {
    rows.push(row)
    return bounds.push([lower, upper]) - 1
  }
  const { NEGATIVE_INFINITY: none, POSITIVE_INFINITY: endless } = Number
  const targetRows = milestones.map(({ targets }, by) =>
    targets.map((target, skill) =>
      target > (milestones[by - 1]?.targets[skill] ?? 0) ? addRow({ kind: 'target', by, skill }, target, endless) : undefined,
    ),
  )
  const limitRow = (kind: 'minutes' | 'points') => (milestone: (typeof milestones)[number], by: number) =>
    milestone[kind] < endless ? addRow({ kind, by }, none, milestone[kind]) : undefined
  const minuteRows = milestones.map(limitRow('minutes'))
  const pointRows = milestones.map(limitRow('points'))
  const stageRows = stage.limits.map(({ atMost }, place) => addRow({ kind: 'limit', place }, none, atMost))

  const countsMinutes = [...stage.minimise, ...stage.limits].some(({ criterion }) => criterion === 'minutes')
  const timed = milestones.map((_, by) => minuteRows[by] !== undefined || (by === last && countsMinutes))
  const several = new Set(sharedBy(courses))
  const columns = new Columns()
  const layers: Layer[] = []
  const linksByKey = new Map<string, { material: number; by: number; rows: number[] }>()
  const lower: number[] = []
  for (const course of courses) {
    let alone = 0
    for (const material of course.shared) if (!several.has(material)) alone += sharedMinutes[material] ?? 0
    const minutes = course.ownMinutes + alone
    let chain: number | undefined
    for (let by = firstUse(instance, course); by <= last; by++) {
      const costs = { price: course.price, minutes, courses: 1, changes: course.changes }
      columns.open(by < last ? 0 : stage.minimise.reduce((sum, { criterion, weight }) => sum + weight * costs[criterion], 0))
      lower.push(by === last && musts.has(course.id) ? 1 : 0)
      layers.push({ course, by })
      for (const { skill, level } of course.gains) {
        const row = targetRows[by]?.[skill]
        if (row !== undefined) columns.entry(row, Math.min(level, milestones[by]?.targets[skill] ?? 0))
      }
      const [minuteRow, pointRow] = [minuteRows[by], pointRows[by]]
      if (minuteRow !== undefined) columns.entry(minuteRow, minutes)
      if (pointRow !== undefined) columns.entry(pointRow, course.price)
      if (by === last) {
        for (const [place, { criterion }] of stage.limits.entries()) columns.entry(stageRows[place] ?? 0, costs[criterion])
      }
      if (chain !== undefined) columns.entry(chain, 1)
      if (by < last) {
        chain = addRow({ kind: 'chain' }, 0, endless)
        columns.entry(chain, -1)
      }
      for (const material of timed[by] ? course.shared : []) {
        if (!several.has(material)) continue
        const row = addRow({ kind: 'link', course, by, material }, 0, endless)
        columns.entry(row, -1)
        const key = `${material} ${by}`
        const known = linksByKey.get(key)
        if (known) known.rows.push(row)
        else linksByKey.set(key, { material, by, rows: [row] })
      }
    }
  }
  const materials = [...linksByKey.values()]
  for (const { material, by, rows } of materials) {
    const minutes = sharedMinutes[material] ?? 0
    const weightIn = (list: { criterion: string; weight?: number }[]) =>
      list.reduce((sum, { criterion, weight = 1 }) => sum + (criterion === 'minutes' ? weight : 0), 0)
    columns.open(by < last ? 0 : minutes * weightIn(stage.minimise))
    lower.push(0)
    const minuteRow = minuteRows[by]
    if (minuteRow !== undefined) columns.entry(minuteRow, minutes)
    if (by === last) {
      for (const [place, limit] of stage.limits.entries())
        if (limit.criterion === 'minutes') columns.entry(stageRows[place] ?? 0, minutes)
    }
    for (const row of rows) columns.entry(row, 1)
  }
  const data = columns.close(
    bounds.map(([from]) => from),
    bounds.map(([, to]) => to),
  )
  return { data: { ...data, colLower: Float64Array.from(lower) }, layers, materials, rows }
}
