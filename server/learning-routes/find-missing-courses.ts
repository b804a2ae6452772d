import type { ListQuery } from '#contract/core/http.ts'
import type { MissingCourse } from '#contract/learning-routes/missing-courses.ts'
import type { Opening, SearchPool } from '#server/automated-search/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { Refused } from '#server/core/errors.ts'
import type { Page } from '#server/core/http/paging.ts'
import { dayIn } from './days.ts'
import { findRoute } from './learning-routes.queries.ts'
import * as queries from './missing-courses.queries.ts'
import { toQuestion } from './to-question.ts'

/** The work of one day. What is left over is first on the next one. */
const usualBounds = { goals: 500, seconds: 3600 }
/** A goal takes so many times as long as one search at the most. */
const goalTimes = 15
const newCourses = { mostLevel: 5, hours: [2, 5, 10] }
/** A goal that was not looked at for so long does not count any more. */
const keptDays = 7
/** A little less than a day, because the job may begin a little earlier than the day before. */
const pauseHours = 20

interface Job {
  pool: Pick<SearchPool, 'findOpenings'>
  /** Aborted when the server stops. */
  signal: AbortSignal
  onProblem: (error: unknown) => void
  bounds?: typeof usualBounds
}

/**
 * Finds out which courses that do not exist yet would enter the goals whose owners agreed: the goals that waited longest first, each at most
 * once a day.
 */
export async function findMissingCourses(parts: Parts, { pool, signal, onProblem, bounds = usualBounds }: Job): Promise<void> {
  const { db, clock } = parts
  const until = AbortSignal.any([signal, AbortSignal.timeout(bounds.seconds * 1000)])
  for (let count = 0; count < bounds.goals && !until.aborted; count++) {
    const now = clock.now()
    const goal = await queries.takeGoal(db, now, later(now, { minutes: -pauseHours * 60 }))
    if (!goal) return
    // If the search breaks, nothing is known about the goal.
    const openings = await findOpenings(parts, goal, pool, until).catch((error) => {
      if (!until.aborted) onProblem(error)
      return []
    })
    if (until.aborted) return
    await inTransaction(parts, async ({ db }) => {
      if (await queries.lockTaken(db, goal)) await queries.replaceOpenings(db, goal.id, openings)
    })
  }
}

async function findOpenings(
  parts: Parts,
  { id, userId }: queries.TakenGoal,
  pool: Job['pool'],
  signal: AbortSignal,
): Promise<Opening[]> {
  const route = await findRoute(parts.db, userId, id)
  if (!route) return []
  // Nobody is there to ask for a time zone.
  const question = await toQuestion(parts, userId, route.form, dayIn('UTC', parts.clock.now())).catch((error) => {
    if (error instanceof Refused) return undefined
    throw error
  })
  if (!question) return []
  const allSeconds = goalTimes * question.seconds
  return pool.findOpenings({ ...question, newCourses: { ...newCourses, allSeconds } }, signal)
}

export const listMissingCourses = ({ db, clock }: Parts, query: ListQuery): Promise<Page<MissingCourse>> =>
  queries.listMissingCourses(db, query, later(clock.now(), { days: -keptDays }))
