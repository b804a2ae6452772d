import { type Db, sql } from './database/db.ts'

/** The only source of "now", so that a test can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

const renewEvery = 60_000
/** A slower response is useless, because the database may have read its clock at any time during the wait. */
const longestWait = 1000

/**
 * The clock of the database, which all servers of a portal share, even when their own clocks differ. The difference to this server's
 * clock is measured from time to time, so that reading the time never waits.
 */
export async function databaseClock(db: Db): Promise<Clock> {
  let ahead = 0
  let measuredAt = performance.now()
  const measure = async (mayTake: number) => {
    measuredAt = performance.now()
    const before = Date.now()
    const { now } = await db.one<{ now: Date }>(sql`select clock_timestamp() as now`)
    const after = Date.now()
    if (after - before <= mayTake) ahead = now.getTime() - (before + after) / 2
  }
  // Without a limit: the first measurement opens a connection, which takes long.
  await measure(Number.POSITIVE_INFINITY)
  await measure(longestWait)
  return {
    now() {
      // While the database cannot be reached, the last difference is used.
      if (performance.now() - measuredAt > renewEvery) void measure(longestWait).catch(() => {})
      return new Date(Date.now() + ahead)
    },
  }
}

export const later = (
  moment: Date,
  { seconds = 0, minutes = 0, days = 0 }: { seconds?: number; minutes?: number; days?: number },
) => new Date(moment.getTime() + 1000 * (seconds + 60 * minutes + 86_400 * days))
