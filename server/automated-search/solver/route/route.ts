import { type Course, type Instance, type Problem, toInstance } from '../problem.ts'

/** What has to be reached by a date, from the beginning, and what there is until then. */
export interface Milestone {
  /** By skill; never lower than at the milestone before. */
  targets: number[]
  /** Infinite if nothing limits them. */
  minutes: number
  points: number
}

export interface RouteProblem extends Omit<Problem, 'targets'> {
  /** By date. */
  milestones: Milestone[]
}

export interface RouteInstance extends Instance {
  milestones: Milestone[]
  musts: ReadonlySet<number>
}

/** A course and the milestone by which it is finished. */
export interface Finish {
  course: Course
  by: number
}

export function toRouteInstance({ milestones, ...problem }: RouteProblem): RouteInstance {
  const targets = milestones.at(-1)?.targets ?? []
  return { ...toInstance({ ...problem, targets }), milestones, musts: problem.musts ?? new Set() }
}

/** The first milestone at which the course helps. There is no reason to finish it before. */
export function firstUse({ milestones }: RouteInstance, { gains }: Course): number {
  const first = milestones.findIndex(({ targets }) => gains.some(({ skill }) => (targets[skill] ?? 0) > 0))
  return first < 0 ? milestones.length - 1 : first
}

/** What is reached and used until each milestone. */
export function sumProgress({ milestones, sharedMinutes, targets }: RouteInstance, plan: Finish[]) {
  return milestones.map((_, by) => {
    const levels = targets.map(() => 0)
    const materials = new Set<number>()
    let [minutes, points] = [0, 0]
    for (const { course } of plan.filter((finish) => finish.by <= by)) {
      points += course.price
      minutes += course.ownMinutes
      for (const material of course.shared) materials.add(material)
      for (const { skill, level } of course.gains) levels[skill] = (levels[skill] ?? 0) + level
    }
    for (const material of materials) minutes += sharedMinutes[material] ?? 0
    return { levels, minutes, points }
  })
}

/** Whether the plan reaches every target in time, within the minutes and points, and has all musts. */
export function keepsDates(instance: RouteInstance, plan: Finish[]): boolean {
  const ids = new Set(plan.map(({ course }) => course.id))
  if (![...instance.musts].every((id) => ids.has(id))) return false
  return sumProgress(instance, plan).every(({ levels, minutes, points }, by) => {
    const milestone = instance.milestones[by] as Milestone
    return (
      minutes <= milestone.minutes &&
      points <= milestone.points &&
      levels.every((level, skill) => level >= (milestone.targets[skill] ?? 0))
    )
  })
}
