import type { PointsCode } from '#contract/codes/codes.ts'
import type { Parts } from '#server/core/app.ts'
import { breaks } from '#server/core/database/db.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import type { Allowance } from '#server/core/security/rate-limits.ts'
import { countAttempt, uncountAttempt } from '#server/core/security/throttle.ts'
import { issuePoints } from '#server/points/index.ts'
import { countUse, findCode, insertRedemption } from './codes.queries.ts'
import { readCode } from './read-code.ts'
import { refusals } from './words.ts'

interface Redemption {
  points: number
  balance: number
}

const why = {
  stopped: refusals.wasStopped,
  ended: refusals.hasExpired,
  'used-up': refusals.isUsedUp,
} satisfies Record<Exclude<PointsCode['state'], 'open'>, unknown>

/** New points for the user, once for each code. Only codes that do not exist count as attempts: somebody may be guessing. */
export async function redeemCode(
  parts: Parts,
  userId: number,
  text: string,
  attempt: Attempt,
  address: string,
): Promise<Redemption> {
  const allowances: Allowance[] = [
    { what: 'redeem', who: userId },
    { what: 'redeem:address', who: address },
  ]
  for (const allowance of allowances) await countAttempt(parts, allowance)
  const code = readCode(text)
  if (!(await findCode(parts.db, code, userId, parts.clock.now()))) {
    throw refusals.noSuchCode()
  }
  for (const allowance of allowances) await uncountAttempt(parts, allowance)
  return once(parts, userId, attempt, (parts) => redeem(parts, userId, code)).catch((error) => {
    // Lost a race with another redemption by the same user.
    throw breaks(error, 'code_redemptions_pkey') ? refusals.alreadyRedeemed() : error
  })
}

async function redeem({ db, clock }: Parts, userId: number, code: string): Promise<Redemption> {
  const now = clock.now()
  const found = await findCode(db, code, userId, now)
  if (found?.isRedeemed) throw refusals.alreadyRedeemed()
  const used = found && (await countUse(db, found.id, now))
  if (!used) {
    const state = (await findCode(db, code, userId, now))?.state
    throw why[state && state !== 'open' ? state : 'stopped']()
  }
  const { points, reason } = used
  const { balance, transferId } = await issuePoints(db, { userId, points, kind: 'code', reason, now })
  await insertRedemption(db, found.id, userId, transferId, now)
  return { points, balance }
}
