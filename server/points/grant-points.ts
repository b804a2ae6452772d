import type { PointsGrant } from '#contract/points.ts'
import { noteAct } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import { badRequest } from '#server/core/errors.ts'
import type { User } from '#server/core/tokens.ts'
import { findHolder, issuePoints } from './points.queries.ts'

/** New points for a user from an Admin: a transfer of the ledger, and a line in the log of what Admins do. */
export function grantPoints(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  admin: User,
  { email, points, reason }: PointsGrant,
): Promise<{ email: string; balance: number }> {
  return db.tx(async (db) => {
    const holder = await findHolder(db, email)
    const nobody = 'Nobody has registered with this email address.'
    if (!holder) throw badRequest(nobody, { email: nobody })
    const now = clock.now()
    const { balance } = await issuePoints(db, { userId: holder.id, points, kind: 'grant', reason, now })
    await noteAct(db, { adminId: admin.id, act: 'grant-points', userId: holder.id, details: `${points} points: ${reason}`, now })
    return { email: holder.email, balance }
  })
}
