import type { Db } from '#server/core/database/db.ts'
import { takeOwed } from './debts.queries.ts'

interface Income {
  points: number
  /** The name of the course that was sold. */
  reason: string
  now: Date
}

/** Takes what an author owes for returned courses from what a sale has just brought, and returns how much. The account is locked. */
export async function payBack(
  db: Db,
  author: { userId: number; owed: number } | undefined,
  { points, reason, now }: Income,
): Promise<number> {
  const due = Math.min(author?.owed ?? 0, points)
  if (!author || due === 0) return 0
  await takeOwed(db, { userId: author.userId, points: due, reason, now })
  author.owed -= due
  return due
}
