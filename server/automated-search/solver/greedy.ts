import { improve } from './improve.ts'
import { type Course, type Criterion, fulfils, type Instance, sumTotals } from './problem.ts'
import { mostCost, ownCost } from './stage.ts'

/** Repeatedly takes the course that gives most for its cost: quick, but often not the cheapest. Undefined when the targets are out of reach. */
export function chooseGreedily(instance: Instance, criterion: Criterion, begun: Course[] = []): Course[] | undefined {
  const all = new Set([...instance.courses, ...begun])
  if (!fulfils(instance, all)) return undefined
  const draft = new Draft(instance, criterion)
  for (const course of begun) draft.add(course)
  for (let next = draft.findBest(instance.courses); next; next = draft.findBest(instance.courses)) draft.add(next)
  draft.dropUseless()
  return [...draft.courses]
}

/**
 * Takes some courses out of a plan, fills it up greedily and keeps what is better. For problems whose bounds say so little that a tree
 * search finds nothing.
 */
export function improveGreedily(
  instance: Instance,
  criterion: Criterion,
  start: Course[],
  { isOver, onBetter }: { isOver: () => boolean; onBetter: (plan: Course[]) => void },
): Course[] {
  return improve(start, {
    getId: ({ id }) => id,
    getCost: (plan) => sumTotals(instance, plan)[criterion],
    rebuild: (kept) => chooseGreedily(instance, criterion, kept),
    isOver,
    onBetter,
  })
}

/** Returns the plan without the courses that the others make unnecessary. */
export function dropUseless(instance: Instance, criterion: Criterion, plan: Course[]): Course[] {
  const draft = new Draft(instance, criterion)
  for (const course of plan) draft.add(course)
  draft.dropUseless()
  return [...draft.courses]
}

/** Returns at least `count` courses that give most for their cost, with enough of them to reach each target twice where possible. */
export function listPromising(instance: Instance, criterion: Criterion, count: number): Course[] {
  const { targets, courses, places } = instance
  const ratio = new Float64Array(places)
  for (const course of courses) {
    const cost = (ownCost(course, criterion) + mostCost(instance, course, criterion)) / 2
    let share = 0
    for (const { skill, level } of course.gains) share += level / (targets[skill] ?? 1)
    ratio[course.place] = (1 + cost) / share
  }
  const ordered = courses.toSorted((a, b) => (ratio[a.place] ?? 0) - (ratio[b.place] ?? 0) || a.id - b.id)
  const chosen = new Set(ordered.slice(0, count))
  const open = targets.map((target) => 2 * target)
  for (const course of ordered) {
    if (course.gains.every(({ skill }) => (open[skill] ?? 0) <= 0)) continue
    for (const { skill, level } of course.gains) open[skill] = (open[skill] ?? 0) - level
    chosen.add(course)
  }
  return [...chosen]
}

/** A plan in the making: what it lacks, and which materials it already has. */
class Draft {
  readonly courses = new Set<Course>()
  private readonly instance: Instance
  private readonly criterion: Criterion
  private readonly open: number[]
  private readonly users: Uint32Array

  constructor(instance: Instance, criterion: Criterion) {
    this.instance = instance
    this.criterion = criterion
    this.open = [...instance.targets]
    this.users = new Uint32Array(instance.sharedMinutes.length)
  }

  add(course: Course): void {
    this.courses.add(course)
    for (const { skill, level } of course.gains) this.open[skill] = (this.open[skill] ?? 0) - level
    for (const material of course.shared) this.users[material] = (this.users[material] ?? 0) + 1
  }

  /** Undefined when every target is reached. */
  findBest(candidates: Course[]): Course | undefined {
    let best: Course | undefined
    let bestRatio = Number.POSITIVE_INFINITY
    for (const course of candidates) {
      const help = this.sumHelp(course)
      if (help === 0 || this.courses.has(course)) continue
      const ratio = (1e-3 + this.costBeside(course, 0)) / help
      if (ratio >= bestRatio) continue
      best = course
      bestRatio = ratio
    }
    return best
  }

  /** Removes courses that the others make unnecessary, the most expensive first. */
  dropUseless(): void {
    const spare = [...this.courses].filter((course) => this.isSpare(course))
    const saving = new Map(spare.map((course) => [course, this.costBeside(course, 1)]))
    spare.sort((a, b) => (saving.get(b) ?? 0) - (saving.get(a) ?? 0) || b.id - a.id)
    for (const course of spare) if (this.isSpare(course)) this.remove(course)
  }

  private remove(course: Course): void {
    this.courses.delete(course)
    for (const { skill, level } of course.gains) this.open[skill] = (this.open[skill] ?? 0) + level
    for (const material of course.shared) this.users[material] = (this.users[material] ?? 0) - 1
  }

  private sumHelp({ gains }: Course): number {
    let use = 0
    for (const { skill, level } of gains) {
      const open = this.open[skill] ?? 0
      if (open > 0) use += Math.min(open, level) / (this.instance.targets[skill] ?? 1)
    }
    return use
  }

  /** What the course adds to this plan, without materials of its other courses. `itself` is 1 for a course of the plan, which is among the users. */
  private costBeside(course: Course, itself: 0 | 1): number {
    let cost = ownCost(course, this.criterion)
    if (this.criterion !== 'minutes') return cost
    for (const material of course.shared) {
      if ((this.users[material] ?? 0) <= itself) cost += this.instance.sharedMinutes[material] ?? 0
    }
    return cost
  }

  private isSpare({ gains }: Course): boolean {
    return gains.every(({ skill, level }) => (this.open[skill] ?? 0) + level <= 0)
  }
}
