import type { PointsGrant } from '#contract/core/forms.ts'
import { noteAct } from '#server/audit/index.ts'
import type { Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { notify } from '#server/notifications/index.ts'
import { readFunds } from './funds.queries.ts'
import { findHolder, issuePoints, lockAccounts } from './points.queries.ts'
import { refusals, words } from './words.ts'

interface Granted {
  email: string
  balance: number
}

/** An Admin gives a user new points: a transfer in the ledger, a line in the audit log, and a notification. */
export function grantPoints(
  parts: Parts,
  adminId: number,
  { email, points, reason }: PointsGrant,
  attempt: Attempt,
): Promise<Granted> {
  return once(parts, adminId, attempt, async (parts) => {
    const { db, clock } = parts
    const now = clock.now()
    const holder = await getHolder(parts, email)
    const { balance, transferId } = await issuePoints(db, { userId: holder.id, points, kind: 'grant', reason, now })
    await noteAct(db, {
      adminId,
      act: 'grant-points',
      userId: holder.id,
      details: words.audited({ points: String(points), reason }),
      now,
    })
    await notify(parts, [{ userId: holder.id, kind: 'points-granted', transferId, points }])
    return { email: holder.email, balance }
  })
}

/** An Admin takes points back that were granted by mistake: at most what the user has not spent and nobody can return. */
export function correctPoints(
  parts: Parts,
  adminId: number,
  { email, points, reason }: PointsGrant,
  attempt: Attempt,
): Promise<Granted> {
  return once(parts, adminId, attempt, async (parts) => {
    const { db, clock } = parts
    const holder = await getHolder(parts, email)
    await lockAccounts(db, [holder.id])
    const now = clock.now()
    const { certain } = await readFunds(db, holder.id, now)
    if (points > certain) throw refusals.tooManyToTakeBack({ certain })
    const { balance, transferId } = await issuePoints(db, { userId: holder.id, points: -points, kind: 'correction', reason, now })
    await noteAct(db, {
      adminId,
      act: 'correct-points',
      userId: holder.id,
      details: words.audited({ points: String(points), reason }),
      now,
    })
    await notify(parts, [{ userId: holder.id, kind: 'points-granted', transferId, points: -points }])
    return { email: holder.email, balance }
  })
}

async function getHolder({ db }: Parts, email: string) {
  const holder = await findHolder(db, email)
  if (!holder) throw refusals.noSuchUser()
  return holder
}
