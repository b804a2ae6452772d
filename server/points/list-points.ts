import type { PageQuery } from '#contract/http.ts'
import type { PointsMovement } from '#contract/points.ts'
import type { Db } from '#server/core/database/db.ts'
import { mapPage, type Page } from '#server/core/http/paging.ts'
import { listMovements, type MovementRow } from './points.queries.ts'

/** The points history of a user, newest first. */
export async function listPointsOf(db: Db, userId: number, query: PageQuery): Promise<Page<PointsMovement>> {
  return mapPage(await listMovements(db, userId, query), toMovement)
}

const toMovement = ({ id, date, kind, reason, amount, balanceAfter }: MovementRow): PointsMovement => ({
  id,
  dateUTC: date.toISOString(),
  reason: kind === 'purchase' ? `${amount < 0 ? 'Bought' : 'Sold'} “${reason}”` : reason,
  amount,
  balanceAfter,
})
