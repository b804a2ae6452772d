import type { SearchPool } from '#server/automated-search/index.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type DueGoal, listDueGoals, saveGoalPlan } from './goal-plans.queries.ts'

/** In a busy catalogue something changes all the time. Prices that are wrong are not shown meanwhile. */
const pauseMinutes = 10
/** Nobody waits for it, so it may take longer than the search of a learner. */
const searchSeconds = 15
/** Materials can get longer without a change of their courses. */
const longestDays = 1

interface Tools {
  /** Opened for as long as plans are searched for. */
  openPool: () => SearchPool
  signal: AbortSignal
  onProblem: (error: unknown) => void
}

/** Finds the plans of goals that have none for what they are now, as a guest would get them. */
export async function findGoalPlans(parts: Parts, { openPool, signal, onProblem }: Tools): Promise<void> {
  const now = parts.clock.now()
  const due = await listDueGoals(parts.db, {
    changed: later(now, { minutes: -pauseMinutes }),
    any: later(now, { days: -longestDays }),
  })
  if (due.length === 0) return
  const pool = openPool()
  try {
    for (const goal of due) {
      if (signal.aborted) return
      // One that breaks keeps none of the others from a plan.
      await findOne(parts, pool, goal, signal).catch((error) => signal.aborted || onProblem(error))
    }
  } finally {
    await pool.close()
  }
}

async function findOne(parts: Parts, pool: SearchPool, goal: DueGoal, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts
  const asGuest = { must: [], byTime: false, viewerId: undefined, countOwn: false, realTime: false }
  const found = await pool.find({ skills: goal.skills, ...asGuest, seconds: searchSeconds }, signal)
  const plan =
    'reached' in found
      ? { courseIds: [], totalPrice: 0, totalMinutes: 0, isProven: false }
      : {
          courseIds: found.courses.map(({ courseId }) => courseId),
          totalPrice: found.totals.price,
          totalMinutes: found.totals.minutes,
          isProven: found.optimal,
        }
  await saveGoalPlan(db, goal, plan, clock.now())
}
