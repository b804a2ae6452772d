import { improve } from '../improve.ts'
import type { Course } from '../problem.ts'
import { type Finish, firstUse, keepsDates, type RouteInstance } from './route.ts'

/** What a minute and a level of each skill cost. */
export interface Values {
  minute: number
  worth: number[]
}

/** Shares of time in the cost of a course, from price alone to time alone. */
const mixes = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]

/** Plans that take what gives most for its cost, milestone by milestone, at different prices of time. Only those that keep all dates. */
export function chooseRoutesGreedily(instance: RouteInstance): Finish[][] {
  let [price, minutes] = [1, 1]
  for (const course of instance.courses) {
    price += course.price
    minutes += courseMinutes(instance, course)
  }
  const worth = instance.targets.map((target) => 1 / Math.max(1, target))
  return mixes
    .map((mix) => finishLate(instance, choose(instance, { point: (1 - mix) / price, minute: mix / minutes, worth })))
    .filter((plan) => keepsDates(instance, plan))
}

/** The same with the prices of a relaxation, and some dearer ones of time. */
export function chooseRoutesByValue(instance: RouteInstance, { minute, worth }: Values): Finish[][] {
  return [0.7, 0.85, 1, 1.1, 1.2, 1.35, 1.5, 1.7, 2, 2.4, 3, 4, 6, 10]
    .map((times) => finishLate(instance, choose(instance, { point: 1, minute: minute * times, worth })))
    .filter((plan) => keepsDates(instance, plan))
}

/** Rebuilds a plan from parts of it, at different prices of time, and keeps what costs less. */
export function improveRoute(
  instance: RouteInstance,
  start: Finish[],
  { getCost, isOver }: { getCost: (plan: Finish[]) => number; isOver: () => boolean },
): Finish[] {
  const worth = instance.targets.map((target) => 1 / Math.max(1, target))
  return improve(start, {
    getId: ({ course }) => course.id,
    getCost,
    rebuild: (kept, round) => {
      const begun = kept.map(({ course }) => course)
      const plan = finishLate(instance, choose(instance, { point: 1, minute: 0.01 * 2 ** (round % 11), worth }, begun))
      return keepsDates(instance, plan) ? plan : undefined
    },
    isOver,
  })
}

function choose(instance: RouteInstance, { point, minute, worth }: Values & { point: number }, begun: Course[] = []): Course[] {
  const { courses, sharedMinutes, milestones, musts } = instance
  const learned = new Uint8Array(sharedMinutes.length)
  const open = [...instance.targets]
  const chosen: Course[] = []
  const isChosen = new Set<Course>()
  const take = (course: Course) => {
    chosen.push(course)
    isChosen.add(course)
    for (const { skill, level } of course.gains) open[skill] = (open[skill] ?? 0) - level
    for (const material of course.shared) learned[material] = 1
  }
  const reached: number[] = instance.targets.map(() => 0)
  for (const course of begun) take(course)
  for (const course of courses) if (musts.has(course.id) && !isChosen.has(course)) take(course)
  for (const { targets } of milestones) {
    for (;;) {
      for (const [skill, target] of targets.entries())
        reached[skill] = target - ((instance.targets[skill] ?? 0) - (open[skill] ?? 0))
      let best: Course | undefined
      let bestRatio = Number.POSITIVE_INFINITY
      for (const course of courses) {
        if (isChosen.has(course)) continue
        let help = 0
        for (const { skill, level } of course.gains) {
          const missing = reached[skill] ?? 0
          if (missing > 0) help += (1e-9 + (worth[skill] ?? 0)) * Math.min(missing, level)
        }
        if (help === 0) continue
        let minutes = course.ownMinutes
        for (const material of course.shared) if (!learned[material]) minutes += sharedMinutes[material] ?? 0
        const ratio = (1e-9 + point * course.price + minute * minutes) / help
        if (ratio >= bestRatio) continue
        best = course
        bestRatio = ratio
      }
      if (!best) break
      take(best)
    }
  }
  return chosen
}

/** Drops what is not needed, the dearest first, and finishes each course as late as the targets allow. */
export function finishLate(instance: RouteInstance, chosen: Course[]): Finish[] {
  const { milestones, targets, musts } = instance
  const last = milestones.length - 1
  const over = milestones.map((milestone) => targets.map((_, skill) => -(milestone.targets[skill] ?? 0)))
  const begin = new Map(chosen.map((course) => [course, firstUse(instance, course)]))
  const add = (course: Course, by: number, sign: number) => {
    for (const { skill, level } of course.gains) {
      const levels = over[by] as number[]
      levels[skill] = (levels[skill] ?? 0) + sign * level
    }
  }
  for (const [course, first] of begin) for (let by = first; by <= last; by++) add(course, by, 1)
  const isSpare = (course: Course, by: number) =>
    course.gains.every(({ skill, level }) => !milestones[by]?.targets[skill] || (over[by]?.[skill] ?? 0) >= level)
  const plan: Finish[] = []
  for (const course of chosen.toSorted((a, b) => b.price - a.price || courseMinutes(instance, b) - courseMinutes(instance, a))) {
    let by = begin.get(course) ?? last
    const end = musts.has(course.id) ? last - 1 : last
    while (by <= end && isSpare(course, by)) {
      add(course, by, -1)
      by++
    }
    if (by <= last) plan.push({ course, by })
  }
  return plan
}

export function courseMinutes({ sharedMinutes }: RouteInstance, { ownMinutes, shared }: Course): number {
  let minutes = ownMinutes
  for (const material of shared) minutes += sharedMinutes[material] ?? 0
  return minutes
}
