import type { PointsGrant } from '#contract/forms.ts'
import { noteAct } from '#server/audit/index.ts'
import type { Db } from '#server/core/database/db.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { badRequest } from '#server/core/errors.ts'
import { findHolder, issuePoints } from './points.queries.ts'

/** New points for a user from an Admin: a transfer of the ledger, and a line in the log of what Admins do. */
export function grantPoints(
  { db }: { db: Db },
  attempt: Attempt,
  { email, points, reason }: PointsGrant,
): Promise<{ email: string; balance: number }> {
  const { userId: adminId, now } = attempt
  return once(db, attempt, async (db) => {
    const holder = await findHolder(db, email)
    const nobody = 'No user has this email address.'
    if (!holder) throw badRequest(nobody, { email: nobody })
    const { balance } = await issuePoints(db, { userId: holder.id, points, kind: 'grant', reason, now })
    await noteAct(db, { adminId, act: 'grant-points', userId: holder.id, details: `${points} points: ${reason}`, now })
    return { email: holder.email, balance }
  })
}
