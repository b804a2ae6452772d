import type { Highs } from 'highs'
import { readAtOneMoment } from './candidates.queries.ts'
import { type RouteTools, readingSeconds } from './find-route.ts'
import { type Question, readProblem, type SkillLevel, toTargets } from './read-problem.ts'
import { chooseGreedily } from './solver/greedy.ts'
import { type Criterion, type Problem, sumTotals, type Totals, toInstance, toWholePlan, withoutMusts } from './solver/problem.ts'
import { solve } from './solver/solve.ts'

/** Asks what the plan would cost if the learner knew more. `seconds` are for each search. */
export interface SavingsQuestion extends Question {
  savings: {
    /** Levels above it are not looked at. */
    highestLevel: number
    /** Of these skills; by default of all. */
    skillIds?: number[]
    /** For all searches together. */
    allSeconds: number
  }
}

/** What a plan costs that is proven to be the best, and its courses. */
export interface ProvenCost {
  price: number
  minutes: number
  courseIds: number[]
}

/** The best plan as it is, or if this level of the skill were known. */
export type SavingsLine = { plan: ProvenCost } | { known: SkillLevel; plan: ProvenCost }

export async function findSavings({ db, highs, allow, tell }: RouteTools<SavingsLine>, question: SavingsQuestion): Promise<void> {
  allow(readingSeconds + question.seconds)
  // By time all candidates are read, also those that are too dear for the cheapest plan: they may be in that of somebody who knows more.
  const read = await readAtOneMoment(db, (db) => readProblem(db, highs, { ...question, byTime: true }))
  if (!('reached' in read)) tellSavings({ highs, allow, tell }, question, read)
}

/** Tells the plan, and then what each level would make of it, if both are proven. A level that would change nothing is not told. */
export function tellSavings(
  { highs, allow, tell }: Omit<RouteTools<SavingsLine>, 'db'>,
  { skills, byTime, seconds, savings }: SavingsQuestion,
  { known, problem }: { known: ReadonlyMap<number, number>; problem: Problem },
): void {
  const started = performance.now()
  const isOver = () => (performance.now() - started) / 1000 > savings.allSeconds
  const criteria: Criterion[] = byTime ? ['minutes', 'price'] : ['price', 'minutes', 'courses']
  const costOf = (problem: Problem) => (isOver() ? undefined : provenCost(highs, problem, criteria, allow(seconds)))
  const whole = costOf(problem)
  if (!whole) return
  tell({ plan: whole })

  const missing = toTargets(skills, known)
  const levelsOf = missing.map(({ skillId, level }, place) => {
    const reached = known.get(skillId) ?? 0
    const isAsked = savings.skillIds?.includes(skillId) ?? true
    const highest = isAsked ? Math.min(reached + level, savings.highestLevel) : reached
    const costs = new Map<number, ProvenCost | undefined>([[reached, whole]])
    const costAt = (level: number) => {
      if (!costs.has(level)) costs.set(level, costOf({ ...problem, targets: lowered(problem.targets, place, level - reached) }))
      return costs.get(level)
    }
    return { skillId, reached, highest, costAt }
  })
  // What each skill is worth at most comes first, in case the time ends.
  for (const { highest, reached, costAt } of levelsOf) if (highest > reached) costAt(highest)
  for (const { skillId, reached, highest, costAt } of levelsOf) {
    if (highest <= reached) continue
    fillBetween(reached, highest, costAt, (level, plan) => {
      if (isDifferent(plan, whole)) tell({ known: { skillId, level }, plan })
    })
  }
}

/** Knowing more never costs more. So what is between two levels that cost the same costs that too, and needs no search. */
function fillBetween(
  low: number,
  high: number,
  costAt: (level: number) => ProvenCost | undefined,
  show: (level: number, plan: ProvenCost) => void,
): void {
  const [below, above] = [costAt(low), costAt(high)]
  const isSame = below && above && !isDifferent(below, above)
  if (isSame) for (let level = low + 1; level < high; level++) show(level, below)
  else if (high - low > 1) {
    const middle = Math.ceil((low + high) / 2)
    fillBetween(low, middle, costAt, show)
    fillBetween(middle, high, costAt, show)
    return
  }
  if (above) show(high, above)
}

const isDifferent = (one: ProvenCost, other: ProvenCost) =>
  one.price !== other.price || one.minutes !== other.minutes || one.courseIds.length !== other.courseIds.length

const lowered = (targets: number[], place: number, by: number) =>
  targets.map((target, skill) => (skill === place ? Math.max(0, target - by) : target))

/** Undefined if it could not be proven in time. */
function provenCost(highs: Highs, problem: Problem, criteria: Criterion[], secondsLeft: () => number): ProvenCost | undefined {
  const instance = toInstance(withoutMusts(problem))
  const [first = 'price'] = criteria
  const start = instance.targets.every((target) => target <= 0) ? [] : chooseGreedily(instance, first)
  if (!start) return undefined
  const search = { highs, secondsLeft, onBetter: () => {} }
  const { plan, optimal } = start.length === 0 ? { plan: start, optimal: true } : solve(search, instance, criteria, start)
  if (!optimal) return undefined
  const whole = toWholePlan(problem, plan)
  const { price, minutes }: Totals = sumTotals(whole, whole.courses)
  return { price, minutes, courseIds: whole.courses.map(({ id }) => id) }
}
