import type { Factors } from '#contract/accounts/factors.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { factorMails, tellOwner } from './mails.ts'
import { deletePasskeys, listPasskeys } from './passkeys.queries.ts'
import { toPasskey } from './passkeys.ts'
import { countRecoveryCodes, deleteTotp, findTotp } from './totp.queries.ts'

export async function getFactors({ db }: Parts, userId: number): Promise<Factors> {
  const totp = await findTotp(db, userId)
  return {
    passkeys: (await listPasskeys(db, userId)).map(toPasskey),
    totp: totp
      ? {
          switchedOnUTC: totp.switchedOnAt.toISOString(),
          lastUsedUTC: totp.lastUsedAt?.toISOString() ?? null,
          recoveryCodesLeft: await countRecoveryCodes(db, userId),
        }
      : null,
  }
}

/** Whether there is more than a password. */
export const hasSecondFactor = async ({ db }: Parts, userId: number): Promise<boolean> =>
  (await findTotp(db, userId)) !== undefined || (await listPasskeys(db, userId)).length > 0

/** The password is enough then. Returns whether there were any. */
export const removeFactors = (db: Db, userId: number): Promise<boolean> =>
  db.tx(async (db) => {
    const passkeys = await deletePasskeys(db, userId)
    return (await deleteTotp(db, userId)) || passkeys > 0
  })

/** By an operator. The owner is told, because somebody else may have asked for it. */
export const removeFactorsAndTell = (parts: Pick<Parts, 'db' | 'clock' | 'settings'>, userId: number): Promise<void> =>
  parts.db.tx(async (db) => {
    if (await removeFactors(db, userId)) await tellOwner({ ...parts, db }, userId, factorMails.allRemoved)
  })
