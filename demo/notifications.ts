import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { noteCourseUpdate, notifyLearners } from '#server/notifications/index.ts'

/** Purchases, submissions and reviews have notified people by now. This adds a course of Sam's that was changed, and leaves only the latest unread. */
export async function seedNotifications(db: Db, parts: Parts, courses: Map<string, number>): Promise<void> {
  const now = parts.clock.now()
  const earlier: Parts = { ...parts, db, clock: { now: () => later(now, { minutes: -5 * 60 }) } }
  await noteCourseUpdate(earlier, courses.get('Git without fear') ?? 0)
  await notifyLearners(earlier)
  await db.run(sql`update notifications set read_at = created_at where created_at < ${later(now, { days: -15 })}`)
  // The mails of the last months would fill the outbox.
  await db.run(sql`update notifications set mail_due_at = null`)
}
