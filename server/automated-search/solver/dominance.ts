import type { Course, Instance } from './problem.ts'
import { mostCost, ownCost, type Stage } from './stage.ts'

interface Rated {
  course: Course
  /** A bit for each skill. */
  skills: number
  levels: number[]
  /** The most it can add, by criterion: first those to be minimised, in order, then those with a limit. */
  most: number[]
  /** The least that leaving it out saves. */
  least: number[]
}

/**
 * Leaves out a course when others, each teaching no less and costing no more, reach all its targets by themselves. A plan with the course
 * either lacks one of them, which can replace it, or has all of them and does not need it.
 */
export function dropDominated(instance: Instance, stage: Stage, courses: Course[]): Course[] {
  const users = new Map<number, number>()
  for (const { shared } of courses) for (const material of shared) users.set(material, (users.get(material) ?? 0) + 1)
  const rated = courses.map((course) => rate(instance, stage, course, users))
  rated.sort((a, b) => compare(a.most, b.most) || sum(b.levels) - sum(a.levels) || a.course.id - b.course.id)
  const kept = new Map<number, Rated[]>()
  for (const one of rated) {
    if (isDominated(instance.targets, stage.minimise.length, one, kept)) continue
    const group = kept.get(one.skills)
    if (group) group.push(one)
    else kept.set(one.skills, [one])
  }
  return [...kept.values()].flat().map(({ course }) => course)
}

function rate(instance: Instance, stage: Stage, course: Course, users: Map<number, number>): Rated {
  const levels = instance.targets.map(() => 0)
  let skills = 0
  for (const { skill, level } of course.gains) {
    levels[skill] = level
    skills |= 1 << skill
  }
  const criteria = [...stage.minimise, ...stage.limits].map(({ criterion }) => criterion)
  let alone = 0
  for (const material of course.shared) if (users.get(material) === 1) alone += instance.sharedMinutes[material] ?? 0
  return {
    course,
    skills,
    levels,
    most: criteria.map((criterion) => mostCost(instance, course, criterion)),
    least: criteria.map((criterion) => ownCost(course, criterion) + (criterion === 'minutes' ? alone : 0)),
  }
}

function isDominated(targets: number[], minimised: number, one: Rated, kept: Map<number, Rated[]>): boolean {
  const open = targets.map((target, skill) => ((one.skills >> skill) & 1 ? target : 0))
  const costsNoMore = ({ most }: Rated) =>
    compare(most.slice(0, minimised), one.least) <= 0 &&
    most.slice(minimised).every((cost, place) => cost <= (one.least[minimised + place] ?? 0))
  for (const [skills, group] of kept) {
    if ((skills & one.skills) !== one.skills) continue
    for (const other of group) {
      if (!one.levels.every((level, skill) => level <= (other.levels[skill] ?? 0)) || !costsNoMore(other)) continue
      for (const [skill, level] of other.levels.entries()) open[skill] = (open[skill] ?? 0) - level
      if (open.every((level) => level <= 0)) return true
    }
  }
  return false
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** Compares the first difference, as in a dictionary. */
function compare(a: number[], b: number[]): number {
  for (const [place, value] of a.entries()) if (value !== b[place]) return value - (b[place] ?? 0)
  return 0
}
