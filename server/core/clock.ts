import { type Db, sql } from './database/db.ts'

/** The only source of "now", so that a test can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const renewEvery = 60_000
/** A slower response is useless, because the database may have read its clock at any time during the wait. */
const longestWait = 1000
/** When this server's clock has moved by so much more or less than time has passed, it was set, or the machine slept. */
const largestStep = 1000

/**
 * The clock of the database, which all servers of a portal share, even when their own clocks differ. It is read from time to time; in
 * between, the time that has passed is added, so that reading the time never waits. This server's own clock does not count, because
 * somebody may set it at any time. Where it was set, or the machine slept, the database's is read again at once.
 */
export async function databaseClock(db: Db): Promise<Clock> {
  /** The database's time when `performance.now()` was 0. */
  let origin = 0
  let measuredAt = { passed: 0, own: 0 }
  let isMeasuring = false
  const measure = async (mayTake: number) => {
    const [before, own] = [performance.now(), Date.now()]
    const { now } = await db.one<{ now: Date }>(sql`select clock_timestamp() as now`)
    const after = performance.now()
    if (after - before > mayTake) return
    measuredAt = { passed: before, own }
    origin = now.getTime() - (before + after) / 2
  }
  const isOld = (passed: number) => passed > renewEvery || Math.abs(Date.now() - measuredAt.own - passed) > largestStep
  // While the database cannot be reached, the last measurement is used.
  const measureAgain = async () => {
    isMeasuring = true
    await measure(longestWait).catch(() => {})
    isMeasuring = false
  }
  // Without a limit: the first measurement opens a connection, which takes long.
  await measure(Number.POSITIVE_INFINITY)
  await measure(longestWait)
  return {
    now() {
      const passed = performance.now()
      if (!isMeasuring && isOld(passed - measuredAt.passed)) void measureAgain()
      return new Date(origin + passed)
    },
  }
}

export const later = (
  moment: Date,
  { seconds = 0, minutes = 0, days = 0 }: { seconds?: number; minutes?: number; days?: number },
) => new Date(moment.getTime() + 1000 * (seconds + 60 * minutes + 86_400 * days))
