import type { Parts } from '../app.ts'
import { type Db, sql } from '../database/db.ts'

/** How long a server relies on what it has read. After this time at the latest, an ended session's access token is refused. */
const milliseconds = 10_000

interface Reading {
  until: number
  hasEnded: Promise<boolean>
}

/** Returns a function that says whether a session has ended. It reads each session in use once in ten seconds, not with each call. */
export function endedSessions({ db, clock }: Parts): (sessionId: string) => Promise<boolean> {
  const readings = new Map<string, Reading>()
  return (sessionId) => {
    const now = clock.now().getTime()
    forgetOld(readings, now)
    const known = readings.get(sessionId)
    if (known) return known.hasEnded
    const ended = hasEnded(db, sessionId)
    readings.set(sessionId, { until: now + milliseconds, hasEnded: ended })
    ended.catch(() => readings.delete(sessionId))
    return ended
  }
}

/** A map keeps the order in which entries were added, so the oldest ones come first. */
function forgetOld(readings: Map<string, Reading>, now: number): void {
  for (const [sessionId, { until }] of readings) {
    if (until > now) return
    readings.delete(sessionId)
  }
}

/** As it is now. */
export const hasEnded = (db: Db, sessionId: string) =>
  db
    .one<{ ended: boolean }>(sql`select exists (select from sessions where id = ${sessionId} and ended_at is not null) as ended`)
    .then((row) => row.ended)
