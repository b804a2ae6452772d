import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, sql } from '#server/core/database/db.ts'

const mostSeconds = 60

/** Waits for a condition instead of a time that is too short on a busy machine and too long on a quiet one. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + mostSeconds * 1000; !(await condition()); await sleep(10))
    if (Date.now() > giveUpAt) throw new Error(`not so after ${mostSeconds} seconds: ${condition}`)
}

/** Waits until another connection waits for a lock that a test holds. */
export const untilSomebodyWaits = (db: Db) => until(async () => (await countWaiting(db)) > 0)

/** How many connections wait for a lock. */
export const countWaiting = (db: Db) =>
  db
    .one<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    .then(({ count }) => count)
