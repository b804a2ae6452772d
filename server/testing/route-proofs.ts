import loadHighs from 'highs'
import { RouteProof } from '#contract/learning-routes/route-proof.ts'
import { type ProofOutcome, proveLeft } from '#server/automated-search/prove-cheapest.ts'
import { type RouteQuestion, RouteSolver } from '#server/automated-search/route-solver.ts'
import type { Problem } from '#server/automated-search/solver/problem.ts'
import { addDays, minutesByDay } from '#server/learning-routes/days.ts'
import { randomFrom } from './plans.ts'
import { firstDay, smallRoute } from './routes.ts'

const highs = await loadHighs()

/** A random route with dates as a learner would have it; every second one with points that come later. */
export interface ProvenCase {
  question: RouteQuestion
  solver: RouteSolver
  /** The day of the last milestone. */
  last: number
  outcome: ProofOutcome
}

/** Finds a plan for a random route and proves it. Undefined if the route has no plan, or nothing of it is left to pay or to learn. */
export function proveSmallRoute(seed: number, seconds = 20): ProvenCase | undefined {
  const { candidates, materialMinutes, musts = new Set<number>(), milestones, pace, days } = smallRoute(seed)
  const { chance, whole } = randomFrom(seed * 31)
  const minutesUntil = minutesByDay(pace, firstDay)
  const all = candidates.reduce((sum, { price }) => sum + price, 0)
  const expected = chance(0.5) ? [{ day: whole(1, 30), points: whole(1, 1 + all) }] : []
  const points = chance(0.5) ? { now: whole(0, all), expected } : null
  const targets = milestones.at(-1)?.targets ?? []
  const question: RouteQuestion = {
    viewerId: undefined,
    countOwn: false,
    milestones: milestones.map(({ targets }, place) => ({
      skills: targets.flatMap((level, skill) => (level > 0 ? [{ skillId: skill + 1, level }] : [])),
      day: days[place] ?? (place < milestones.length - 1 ? 400 + place : null),
    })),
    musts: [...musts],
    leftOut: [],
    minutesUntil,
    faster: undefined,
    pointsUntil: points
      ? minutesUntil.map((_, day) => points.now + expected.reduce((sum, next) => (next.day <= day ? sum + next.points : sum), 0))
      : undefined,
    mostPlans: 8,
    seconds,
  }
  const problem: Problem = { targets, candidates, materialMinutes, musts }
  const solver = new RouteSolver(highs, question, new Map(), problem)
  const allow = (seconds: number) => {
    const until = performance.now() + seconds * 1000
    return () => (until - performance.now()) / 1000
  }
  const found = solver.solve({ days: question.milestones.map(({ day }) => day) }, ['price', 'minutes', 'courses'], allow(seconds))
  if (!found.plan || found.day === undefined || (found.price === 0 && found.minutes === 0)) return undefined
  const plan = {
    today: firstDay,
    ...pace,
    points: points && {
      now: points.now,
      expected: expected.map(({ day, points }) => ({ date: addDays(firstDay, day), points })),
    },
    courses: found.plan
      .toSorted((a, b) => a.by - b.by)
      .map(({ course, by }) => ({ courseId: course.id, name: `Course ${course.id}`, by })),
    dates: question.milestones.slice(0, -1).map(({ day }) => addDays(firstDay, day ?? 0)),
    wasInTime: true,
    skillNames: targets.map((_, skill) => ({ skillId: skill + 1, skillName: `Skill ${skill + 1}` })),
  }
  return { question, solver, last: found.day, outcome: proveLeft({ highs, allow }, { ...question, plan }, solver) }
}

export const readProof = (outcome: ProofOutcome): RouteProof => {
  if (!('file' in outcome)) throw new Error(`no proof: ${outcome.refused}`)
  return RouteProof.parse(JSON.parse(outcome.file))
}
