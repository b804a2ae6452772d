import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import loadHighs from 'highs'
import { Unavailable } from '#server/core/database/database-errors.ts'
import { type DatabaseAccess, openDatabase } from '#server/core/database/db.ts'
import { readAtOneMoment, readBases } from './candidates.queries.ts'
import { findOpenings, type Opening, type OpeningQuestion } from './find-openings.ts'
import { findRoute, type RouteLine, type RouteQuestion, readingSeconds } from './find-route.ts'
import { findSavings, type SavingsLine, type SavingsQuestion } from './find-savings.ts'
import { type Bases, inLearningOrder, withBasesFirst } from './learning-order.ts'
import { type ProofOutcome, type ProofQuestion, proveCheapest } from './prove-cheapest.ts'
import { type Question, readProblem, type SkillLevel, toTargets } from './read-problem.ts'
import { costWithoutEach } from './solver/explain.ts'
import { chooseGreedily } from './solver/greedy.ts'
import {
  type Course,
  type Criterion,
  type Instance,
  sumTotals,
  type Totals,
  toInstance,
  toWholePlan,
  withoutMusts,
} from './solver/problem.ts'
import { type Search, solve } from './solver/solve.ts'

export interface Planned {
  courseId: number
  /** 0 for a course that the viewer owns. */
  price: number
  /** The minutes of materials that are in no earlier course of the list. */
  addedMinutes: number
  /** What its learners needed, if the plan counts with it. */
  realMinutes: number | null
  isMust: boolean
  /** Null: nothing that was compared can take its place. Undefined: not computed, or a must. */
  withoutIt: Totals | null | undefined
}

export type Found =
  /**
   * `known`: the viewer's levels that were counted. `comparedUpTo`: all plans that cost no more than that were compared, so a dearer plan
   * without a course is worse, but may not be the best one without it.
   */
  | { courses: Planned[]; totals: Totals; bound: number; optimal: boolean; known: SkillLevel[]; comparedUpTo: number }
  /** The reachable levels, when the wanted ones are out of reach. */
  | { reached: SkillLevel[] }

/** What the worker reports. */
export type Message =
  | { allow: number }
  | { found: Found | RouteLine | Opening | SavingsLine | ProofOutcome }
  | { done: true }
  | { failed: string; unavailable: boolean }

// In a worker thread this lowers the priority of that thread only, so that pages do not wait for searches.
setPriority(10)
const say = (message: Message) => parentPort?.postMessage(message)
const highs = await loadHighs()
const { url, prepare } = workerData as DatabaseAccess
const db = openDatabase(url, { prepare, connections: 1 }).within(readingSeconds)
parentPort?.on('message', (question: AnyQuestion) => {
  searchFor(question).then(
    () => say({ done: true }),
    (error: Error) => say({ failed: error.stack ?? error.message, unavailable: error instanceof Unavailable }),
  )
})

type AnyQuestion = Question | RouteQuestion | OpeningQuestion | SavingsQuestion | ProofQuestion

async function searchFor(question: AnyQuestion): Promise<void> {
  const tools = { db, highs, allow, tell: (found: RouteLine | Opening | SavingsLine) => say({ found }) }
  if ('savings' in question) return findSavings(tools, question)
  if ('newCourses' in question) return findOpenings(tools, question)
  if ('plan' in question) return say({ found: await proveCheapest(tools, question) })
  return 'milestones' in question ? findRoute(tools, question) : handle(question)
}

async function handle(question: Question): Promise<void> {
  say({ allow: readingSeconds + question.seconds })
  const read = await readAtOneMoment(db, (db) => readProblem(db, highs, question))
  if ('reached' in read) return say({ found: { reached: read.reached } })

  const criteria: Criterion[] = question.byTime ? ['minutes', 'price'] : ['price', 'minutes', 'courses']
  const [first = 'price'] = criteria
  const { problem } = read
  const instance = toInstance(withoutMusts(problem))
  const mustTotals = totalsOfAll(toWholePlan(problem, []))
  const skills = toTargets(question.skills, read.known)
  const comparedUpTo = read.completeUpTo + mustTotals.price
  const known = [...read.known].map(([skillId, level]) => ({ skillId, level }))
  let bases: Bases = { buildsOn: [], gives: [], known: new Map() }
  const order = (plan: Course[]) => {
    const placeInWish = (skill: number) => question.skills.findIndex(({ skillId }) => skillId === skills[skill]?.skillId)
    return withBasesFirst(inLearningOrder(plan, placeInWish), bases)
  }
  const show = (chosen: Course[], bound: number, optimal: boolean, costs: Map<Course, Totals | null>) => {
    const whole = toWholePlan(problem, chosen)
    const costsById = new Map([...costs].map(([{ id }, totals]) => [id, totals && sum(totals, mustTotals)]))
    const courses = withMinutes(whole, order(whole.courses)).map((course) => ({
      ...course,
      realMinutes: read.realMinutes.get(course.courseId) ?? null,
      isMust: problem.musts?.has(course.courseId) ?? false,
      withoutIt: costsById.get(course.courseId),
    }))
    say({ found: { courses, totals: totalsOfAll(whole), bound: bound + mustTotals[first], optimal, known, comparedUpTo } })
  }
  if (instance.targets.every((target) => target === 0)) {
    if (mustTotals.courses > 0) bases = await readBases(db, toWholePlan(problem, []).courses, question)
    return show([], 0, true, new Map())
  }

  const solving: Search = {
    highs,
    secondsLeft: allow(question.seconds),
    onBetter: (plan, bound) => show(plan, bound, false, new Map()),
  }
  const start = chooseGreedily(instance, first) ?? []
  solving.onBetter(start, 0)
  const solution = solve(solving, instance, criteria, start)
  const { plan, bound, optimal } = solution
  say({ allow: readingSeconds })
  bases = await readBases(db, toWholePlan(problem, plan).courses, question)
  show(plan, bound, optimal, new Map())
  if (!optimal) return
  const explaining = { ...solving, secondsLeft: allow(question.seconds / 2) }
  show(plan, bound, optimal, costWithoutEach(explaining, instance, criteria, solution))
}

/** Announces to the main thread how long to wait. Returns how many seconds the solver has left. */
function allow(seconds: number): () => number {
  say({ allow: seconds })
  const until = performance.now() + seconds * 1000
  return () => (until - performance.now()) / 1000
}

const totalsOfAll = (whole: Instance) => sumTotals(whole, whole.courses)

const sum = (one: Totals, other: Totals): Totals => ({
  price: one.price + other.price,
  minutes: one.minutes + other.minutes,
  courses: one.courses + other.courses,
  changes: one.changes + other.changes,
})

function withMinutes({ sharedMinutes }: Instance, plan: Course[]) {
  const seen = new Set<number>()
  return plan.map((course) => {
    const unseen = course.shared.filter((material) => !seen.has(material))
    for (const material of unseen) seen.add(material)
    const addedMinutes = unseen.reduce((sum, material) => sum + (sharedMinutes[material] ?? 0), course.ownMinutes)
    return { courseId: course.id, price: course.price, addedMinutes }
  })
}
