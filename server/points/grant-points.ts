import type { PointsGrant } from '#contract/forms.ts'
import { noteAct } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { badField } from '#server/core/errors.ts'
import { findHolder, issuePoints } from './points.queries.ts'

/** An Admin gives a user new points: a transfer in the ledger, and a line in the audit log. */
export function grantPoints(
  parts: Parts,
  adminId: number,
  { email, points, reason }: PointsGrant,
  attempt: Attempt,
): Promise<{ email: string; balance: number }> {
  return once(parts, adminId, attempt, async ({ db, clock }) => {
    const now = clock.now()
    const holder = await findHolder(db, email)
    if (!holder) throw badField('email', 'No user has this email address.')
    const { balance } = await issuePoints(db, { userId: holder.id, points, kind: 'grant', reason, now })
    await noteAct(db, { adminId, act: 'grant-points', userId: holder.id, details: `${points} points: ${reason}`, now })
    return { email: holder.email, balance }
  })
}
