import type { Highs } from 'highs'
import type { Db } from '#server/core/database/db.ts'
import { readAtOneMoment, readBases } from './candidates.queries.ts'
import { type CourseLevel, inLearningOrder, withBasesFirst } from './learning-order.ts'
import { readProblem, type SkillLevel } from './read-problem.ts'
import { highestLevels, type Limits, type Outcome, type RouteQuestion, RouteSolver } from './route-solver.ts'
import type { Criterion } from './solver/problem.ts'
import type { Finish } from './solver/route/route.ts'
import { Staircase, type Step } from './staircase.ts'

export type { RouteQuestion } from './route-solver.ts'

/** What a search of a route reports. Days are counted from today. */
export type RouteLine =
  | {
      kind: 'plan'
      day: number
      price: number
      minutes: number
      leastPrice: number
      isOptimal: boolean
      /** Only of the plan with the fewest courses that are not in the one that is renewed: how many, and how many at the least. */
      changes?: { count: number; least: number }
      /** In the order of learning. */
      courses: { courseId: number; by: number }[]
    }
  /** Only of a renewal: it is proven that no plan costs less than those that were told. */
  | { kind: 'cheapest' }
  | { kind: 'change'; change: FoundChange }
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'refused'; why: RouteRefusal }

export type FoundChange =
  | { kind: 'hours'; hours: number; daysSooner: number }
  | { kind: 'points'; points: number; daysSooner: number }
  | { kind: 'level'; skillId: number; level: number; instead: number; pointsLess: number; daysSooner: number }

export type RouteRefusal =
  /** The reachable levels, when the wanted ones are out of reach. */
  | { kind: 'levels'; wanted: SkillLevel[]; reached: SkillLevel[] }
  /** `possible`: a day by which everything could be reached, if there is one. */
  | { kind: 'date'; milestone: number; possible: number | undefined }
  /** It would take longer than routes are planned. */
  | { kind: 'too-long' }
  | { kind: 'points'; milestone: number; missing: number }
  | { kind: 'not-found' }

export interface RouteTools<Line = RouteLine> {
  db: Db
  highs: Highs
  /** Announces how long to wait. Returns how many seconds are left. */
  allow: (seconds: number) => () => number
  tell: (line: Line) => void
}

export const readingSeconds = 20
/** The whole search takes at most so many times as long as a single one, and the staircase so many. */
const [mostTimes, staircaseTimes] = [8, 6]

const cheapest: Criterion[] = ['price', 'minutes', 'courses']
const [fewestChanges, cheapestRenewal]: Criterion[][] = [
  ['changes', 'price', 'minutes'],
  ['price', 'changes', 'minutes'],
]

type FoundStep = Step & Outcome & { plan: Finish[] }

/** Finds the cheapest plan for each finish date, and what changes are worth; or renews a plan. */
export async function findRoute(tools: RouteTools, question: RouteQuestion): Promise<void> {
  const read = await readRoute(tools, question)
  const wanted = highestLevels(question.milestones)
  if ('reached' in read) return tools.tell({ kind: 'refused', why: { kind: 'levels', wanted, reached: read.reached } })
  const finder = new RouteFinder(tools, question, new RouteSolver(tools.highs, question, read.known, read.problem))
  await (question.kept ? finder.renew() : finder.find())
}

/** All candidates with their minutes, also those that are too dear for the cheapest plan. */
export function readRoute({ db, highs, allow }: Omit<RouteTools, 'tell'>, question: RouteQuestion) {
  allow(readingSeconds + question.seconds)
  const skills = highestLevels(question.milestones)
  const asked = { ...question, skills, must: question.musts, byTime: true, realTime: false }
  return readAtOneMoment(db, (db) => readProblem(db, highs, asked))
}

class RouteFinder {
  private readonly tools: RouteTools
  private readonly question: RouteQuestion
  private readonly solver: RouteSolver
  private readonly started = performance.now()
  private readonly stairs = new Staircase<FoundStep>()
  private readonly lowerable: SkillLevel[]
  /** The last day that is planned. */
  private readonly lastDay: number
  private searches = 0
  private progress = 0

  constructor(tools: RouteTools, question: RouteQuestion, solver: RouteSolver) {
    this.tools = tools
    this.question = question
    this.solver = solver
    this.lastDay = question.minutesUntil.length - 1
    this.lowerable = this.listLowerable()
  }

  async find(): Promise<void> {
    const wanted = this.question.milestones.at(-1)?.day ?? null
    this.showProgress(0)
    const first = this.cheapestBy(wanted)
    if (!first.plan || first.day === undefined) return this.tools.tell({ kind: 'refused', why: this.explain(first) })
    await this.add(first, wanted)
    if (wanted !== null) await this.add(this.cheapestBy(null), null)
    await this.addQuickest()
    for (let gap = this.stairs.widestGap(); gap && this.mayGoOn(); gap = this.stairs.widestGap())
      if (!(await this.add(this.cheapestBy(gap.middle), gap.middle))) this.stairs.narrow(gap)
    this.findChanges(this.stairs.bestBy(wanted ?? this.lastDay), wanted)
  }

  /** The plan that keeps all dates with the fewest new courses, and the cheapest if that costs less. */
  async renew(): Promise<void> {
    const wanted = this.question.milestones.at(-1)?.day ?? null
    const fewest = this.cheapestBy(wanted, { criteria: fewestChanges })
    if (!fewest.plan || fewest.day === undefined) return this.tools.tell({ kind: 'refused', why: this.explain(fewest) })
    await this.show(fewest, fewest.plan, fewest.day, { count: fewest.changes, least: fewest.leastChanges })
    const cheap = this.cheapestBy(wanted, { criteria: cheapestRenewal })
    const { plan, day, price, leastPrice } = cheap
    const isCheaper = plan !== undefined && day !== undefined && price < fewest.price
    if (isCheaper) await this.show(cheap, plan, day)
    if (leastPrice >= (isCheaper ? price : fewest.price)) this.tools.tell({ kind: 'cheapest' })
  }

  /** The cheapest plan of the earliest day, which the quickest plan may not be. */
  private async addQuickest(): Promise<void> {
    const { day, minutes, isOptimal } = this.solve({ days: this.daysWith(null) }, ['minutes', 'price'])
    if (day !== undefined && day < (this.stairs.steps[0]?.day ?? 0)) await this.add(this.cheapestBy(day), day)
    // If it waits for points, a slower and cheaper plan may be finished earlier.
    if (isOptimal) this.stairs.beginAt(this.solver.finishDay(0, minutes) ?? this.lastDay)
  }

  private mayGoOn(): boolean {
    return this.stairs.steps.length < this.question.mostPlans && this.secondsLeft(staircaseTimes) > 0
  }

  private secondsLeft(times: number): number {
    return times * this.question.seconds - (performance.now() - this.started) / 1000
  }

  private solve(limits: Limits, criteria: Criterion[]): Outcome {
    const seconds = Math.max(this.question.seconds / 4, Math.min(this.question.seconds, this.secondsLeft(mostTimes)))
    const outcome = this.solver.solve(limits, criteria, this.tools.allow(seconds))
    this.searches++
    this.showProgress(Math.min(this.searches, this.question.mostPlans))
    return outcome
  }

  private showProgress(done: number): void {
    this.progress = Math.max(this.progress, done)
    this.tools.tell({ kind: 'progress', done: this.progress, of: this.question.mostPlans + this.lowerable.length })
  }

  /** The days of the milestones, with another one for the last. */
  private daysWith(last: number | null): (number | null)[] {
    return [...this.question.milestones.slice(0, -1).map(({ day }) => day), last]
  }

  private cheapestBy(
    last: number | null,
    { lowered, criteria = cheapest }: { lowered?: number; criteria?: Criterion[] } = {},
  ): Outcome {
    const limits = (day: number | null): Limits => ({ days: this.daysWith(day), ...(lowered !== undefined && { lowered }) })
    const found = this.solve(limits(last), criteria)
    return last === null && found.plan && found.day === undefined ? this.solve(limits(this.lastDay), criteria) : found
  }

  /** Returns whether it is a step of the staircase, which is then told. */
  private async add(found: Outcome, by: number | null): Promise<boolean> {
    const { plan, day } = found
    if (!plan || day === undefined) return false
    if (!this.stairs.add({ ...found, plan, day, until: Math.max(day, by ?? this.lastDay) })) return false
    await this.show(found, plan, day)
    return true
  }

  private async show(found: Outcome, plan: Finish[], day: number, changes?: { count: number; least: number }): Promise<void> {
    const { price, minutes, leastPrice, isOptimal } = found
    const courses = await this.inOrder(plan)
    this.tools.tell({ kind: 'plan', day, price, minutes, leastPrice, isOptimal, courses, ...(changes && { changes }) })
  }

  /** Milestone by milestone, each in the learning order. */
  private async inOrder(plan: Finish[]): Promise<{ courseId: number; by: number }[]> {
    const { db, allow } = this.tools
    allow(readingSeconds)
    const { buildsOn, gives, known } = await readBases(
      db,
      plan.map(({ course }) => course),
      this.question,
    )
    const wish = highestLevels(this.question.milestones)
    const placeInWish = (skill: number) => wish.findIndex(({ skillId }) => skillId === this.solver.skills[skill]?.skillId)
    const levels = new Map(known)
    return this.question.milestones.flatMap((_, by) => {
      const courses = plan.filter((finish) => finish.by === by).map(({ course }) => course)
      const ids = new Set(courses.map(({ id }) => id))
      const own = (level: CourseLevel) => ids.has(level.courseId)
      const bases = { buildsOn: buildsOn.filter(own), gives: gives.filter(own), known: new Map(levels) }
      for (const { skillId, level } of bases.gives) levels.set(skillId, (levels.get(skillId) ?? 0) + level)
      return withBasesFirst(inLearningOrder(courses, placeInWish), bases).map(({ id }) => ({ courseId: id, by }))
    })
  }

  /** The first milestone that cannot be kept, and why. */
  private explain(failed: Outcome): RouteRefusal {
    const { milestones, pointsUntil } = this.question
    if (!failed.isOptimal) return { kind: 'not-found' }
    for (const milestone of milestones.keys()) {
      const days = milestones.slice(0, milestone + 1).map(({ day }) => day)
      const found = this.solve({ days }, ['price'])
      if (found.plan) continue
      if (!found.isOptimal) return { kind: 'not-found' }
      const paid = pointsUntil && this.solve({ days, withoutPoints: true }, ['price'])
      if (paid?.plan) return { kind: 'points', milestone, missing: paid.missingPoints }
      return { kind: 'date', milestone, possible: this.possibleDay() }
    }
    return { kind: 'too-long' }
  }

  private possibleDay(): number | undefined {
    const days = this.question.milestones.map(() => null)
    const found = this.solve({ days }, ['minutes', 'price'])
    return found.plan && found.day
  }

  /** The skills whose level in the last milestone matters and can be one less. */
  private listLowerable(): SkillLevel[] {
    const before = new Map(highestLevels(this.question.milestones.slice(0, -1)).map(({ skillId, level }) => [skillId, level]))
    const missing = new Set(this.solver.skills.map(({ skillId }) => skillId))
    const last = this.question.milestones.at(-1)?.skills ?? []
    return last.filter(({ skillId, level }) => missing.has(skillId) && level > Math.max(1, before.get(skillId) ?? 0))
  }

  private findChanges(plan: FoundStep | undefined, wanted: number | null): void {
    if (!plan?.isOptimal) return
    const show = (change: FoundChange) => this.tools.tell({ kind: 'change', change })
    const { faster } = this.question
    const sooner = faster && this.solver.finishDay(plan.price, plan.minutes, faster.minutesUntil)
    if (faster && sooner !== undefined && sooner < plan.day)
      show({ kind: 'hours', hours: faster.hours, daysSooner: plan.day - sooner })
    const before = this.stairs.bestBy(plan.day - 1)
    if (before?.isOptimal) show({ kind: 'points', points: before.price - plan.price, daysSooner: plan.day - before.day })
    for (const [place, { skillId, level }] of this.lowerable.entries()) {
      if (this.secondsLeft(mostTimes) <= 0) return
      const found = this.cheapestBy(wanted ?? plan.day, { lowered: skillId })
      this.showProgress(this.question.mostPlans + place + 1)
      if (!found.plan || !found.isOptimal || found.day === undefined) continue
      const [pointsLess, daysSooner] = [plan.price - found.price, plan.day - found.day]
      const isWorth = pointsLess > 0 || (pointsLess === 0 && daysSooner > 0)
      if (isWorth) show({ kind: 'level', skillId, level, instead: level - 1, pointsLess, daysSooner: Math.max(0, daysSooner) })
    }
  }
}
