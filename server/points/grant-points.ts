import type { PointsGrant } from '#contract/forms.ts'
import { noteAct } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { badField } from '#server/core/errors.ts'
import { notify } from '#server/notifications/index.ts'
import { findHolder, issuePoints } from './points.queries.ts'

/** An Admin gives a user new points: a transfer in the ledger, a line in the audit log, and a notification. */
export function grantPoints(
  parts: Parts,
  adminId: number,
  { email, points, reason }: PointsGrant,
  attempt: Attempt,
): Promise<{ email: string; balance: number }> {
  return once(parts, adminId, attempt, async (parts) => {
    const { db, clock } = parts
    const now = clock.now()
    const holder = await findHolder(db, email)
    if (!holder) throw badField('email', 'No user has this email address.')
    const { balance, transferId } = await issuePoints(db, { userId: holder.id, points, kind: 'grant', reason, now })
    await noteAct(db, { adminId, act: 'grant-points', userId: holder.id, details: `${points} points: ${reason}`, now })
    await notify(parts, [{ userId: holder.id, kind: 'points-granted', transferId, points }])
    return { email: holder.email, balance }
  })
}
