import type { Highs } from 'highs'
import type { Viewer } from './candidates.queries.ts'
import { type SkillLevel, toTargets } from './read-problem.ts'
import { type Criterion, type Problem, sumTotals } from './solver/problem.ts'
import {
  type Finish,
  keepsDates,
  type Milestone,
  type RouteInstance,
  type RouteProblem,
  sumProgress,
  toRouteInstance,
} from './solver/route/route.ts'
import { solveRoute } from './solver/route/solve-route.ts'

/** A goal in days from today, which is day 0, so that the search knows no calendar. */
export interface RouteQuestion extends Viewer {
  /** `day`: the last one for it, below 0 if it is over, null for whenever it fits. */
  milestones: { skills: SkillLevel[]; day: number | null }[]
  musts: number[]
  leftOut: number[]
  /** The courses of the plan that is renewed. Undefined when a new plan is wanted. */
  kept?: number[]
  /** By day, the minutes there are until its end; the last day is as far ahead as routes are planned. */
  minutesUntil: number[]
  /** The same with so many hours a week more, if that is possible. */
  faster: { hours: number; minutesUntil: number[] } | undefined
  /** By day, the points. Undefined if they do not matter. */
  pointsUntil: number[] | undefined
  mostPlans: number
  /** For each search. */
  seconds: number
}

export interface Limits {
  /** By milestone, null for none. If there are fewer, only the first milestones count. */
  days: (number | null)[]
  withoutPoints?: boolean
  /** A skill of which the last milestone wants a level less. */
  lowered?: number
}

export interface Outcome {
  /** Undefined when none was found. */
  plan: Finish[] | undefined
  price: number
  minutes: number
  /** When it is finished; undefined if that is too far ahead. */
  day: number | undefined
  /** No plan costs less. */
  leastPrice: number
  /** How many courses are not in the plan that is renewed, and how many a plan has at the least. */
  changes: number
  leastChanges: number
  /** Without a plan: there is proven to be none. */
  isOptimal: boolean
  /** The most by which points are exceeded at a milestone. */
  missingPoints: number
}

/** Solves the same goal with different limits. */
export class RouteSolver {
  readonly skills: SkillLevel[]
  private readonly highs: Highs
  private readonly question: RouteQuestion
  private readonly known: ReadonlyMap<number, number>
  private readonly problem: Problem

  constructor(highs: Highs, question: RouteQuestion, known: ReadonlyMap<number, number>, problem: Problem) {
    this.highs = highs
    this.question = question
    this.known = known
    this.problem = problem
    this.skills = toTargets(highestLevels(question.milestones), known)
  }

  solve(limits: Limits, criteria: Criterion[], secondsLeft: () => number): Outcome {
    const instance = this.instanceFor(limits)
    const { plan, bound, optimal } = this.isNothingWanted(instance)
      ? withMustsAlone(instance)
      : solveRoute({ highs: this.highs, secondsLeft }, instance, criteria)
    const chosen = plan?.map(({ course }) => course) ?? []
    const { price, minutes, changes } = sumTotals(instance, chosen)
    // The bound is that of the first criterion.
    const leastWith = (criterion: Criterion, total: number) =>
      optimal ? total : criteria[0] === criterion ? Math.max(0, Math.min(total, Math.ceil(bound - 1e-6))) : 0
    return {
      plan,
      price,
      minutes,
      day: this.finishDay(price, minutes),
      leastPrice: leastWith('price', price),
      changes,
      leastChanges: leastWith('changes', changes),
      isOptimal: optimal,
      missingPoints: this.missingPoints(instance, plan ?? [], limits),
    }
  }

  /** The first day that has the minutes and the points. */
  finishDay(price: number, minutes: number, minutesUntil = this.question.minutesUntil): number | undefined {
    const { pointsUntil } = this.question
    const days = [firstWith(minutesUntil, minutes), pointsUntil ? firstWith(pointsUntil, price) : 0]
    return days.includes(-1) ? undefined : Math.max(...days)
  }

  private isNothingWanted({ targets }: RouteInstance): boolean {
    return targets.every((target) => target === 0)
  }

  private instanceFor(limits: Limits): RouteInstance {
    return toRouteInstance(this.problemFor(limits))
  }

  problemFor({ days, withoutPoints, lowered }: Limits): RouteProblem {
    const { minutesUntil } = this.question
    const isWhole = days.length === this.question.milestones.length
    const milestones = days.map(
      (day, place): Milestone => ({
        targets: this.targetsAt(place, lowered),
        minutes: day === null ? Number.POSITIVE_INFINITY : day < 0 ? 0 : (minutesUntil[day] ?? minutesUntil.at(-1) ?? 0),
        points: withoutPoints ? Number.POSITIVE_INFINITY : this.pointsAt(day),
      }),
    )
    // What is finished by a milestone is finished by the next one, which may be earlier than its own date.
    for (const [place, milestone] of [...milestones.entries()].reverse()) {
      const next = milestones[place + 1]
      milestone.minutes = Math.min(milestone.minutes, next?.minutes ?? Number.POSITIVE_INFINITY)
      milestone.points = Math.min(milestone.points, next?.points ?? Number.POSITIVE_INFINITY)
    }
    const { candidates, materialMinutes, musts } = this.problem
    const kept = new Set(this.question.kept)
    return { candidates, materialMinutes, milestones, kept, musts: isWhole ? (musts ?? new Set()) : new Set() }
  }

  private pointsAt(day: number | null): number {
    const { pointsUntil } = this.question
    if (!pointsUntil) return Number.POSITIVE_INFINITY
    return pointsUntil[Math.max(0, day ?? Number.POSITIVE_INFINITY)] ?? pointsUntil.at(-1) ?? 0
  }

  /** The levels that are missing until then: those of earlier milestones stay wanted. */
  private targetsAt(place: number, lowered: number | undefined): number[] {
    const { milestones } = this.question
    const levels = milestones.map(({ skills }, number) =>
      number < milestones.length - 1 ? skills : skills.map((skill) => lower(skill, lowered)),
    )
    const wanted = new Map(
      highestLevels(levels.slice(0, place + 1).map((skills) => ({ skills }))).map((skill) => [skill.skillId, skill.level]),
    )
    return this.skills.map(({ skillId }) => Math.max(0, (wanted.get(skillId) ?? 0) - (this.known.get(skillId) ?? 0)))
  }

  private missingPoints(instance: RouteInstance, plan: Finish[], { days }: Limits): number {
    const spent = sumProgress(instance, plan).map(({ points }) => points)
    return Math.max(...spent.map((points, place) => points - this.pointsAt(days[place] ?? null)))
  }
}

/** Every skill of these milestones once, in their order. */
export function highestLevels(milestones: { skills: SkillLevel[] }[]): SkillLevel[] {
  const levels = new Map<number, number>()
  for (const { skillId, level } of milestones.flatMap(({ skills }) => skills))
    levels.set(skillId, Math.max(level, levels.get(skillId) ?? 0))
  return [...levels].map(([skillId, level]) => ({ skillId, level }))
}

const lower = ({ skillId, level }: SkillLevel, lowered: number | undefined) => ({
  skillId,
  level: skillId === lowered ? level - 1 : level,
})

/** Everything that teaches something is reached already, so there is nothing to choose. */
function withMustsAlone(instance: RouteInstance) {
  const by = instance.milestones.length - 1
  const plan = instance.courses.filter(({ id }) => instance.musts.has(id)).map((course) => ({ course, by }))
  const isPossible = keepsDates(instance, plan)
  return { plan: isPossible ? plan : undefined, bound: sumTotals(instance, instance.courses).price, optimal: true }
}

/** The table rises, so the place can be found by halving. */
function firstWith(table: number[], amount: number): number {
  let [low, high] = [0, table.length - 1]
  if ((table[high] ?? 0) < amount) return -1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((table[middle] ?? 0) >= amount) high = middle
    else low = middle + 1
  }
  return low
}
