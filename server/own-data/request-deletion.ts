import type { z } from 'zod'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import type { DeletionForm } from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { cancelDeletion, continueSession, lockAdmins, scheduleDeletion } from '#server/accounts/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import type { User } from '#server/core/security/tokens.ts'
import { queueMail } from '#server/mail/index.ts'
import { mail, refusals } from './words.ts'

/** Returns a new pair, because the token says that the account will be deleted. */
export async function requestDeletion(
  parts: Parts,
  user: User,
  { keepCertificates }: z.output<typeof DeletionForm>,
): Promise<TokenPair> {
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    if (isOnlyAdmin(await lockAdmins(db), user.id)) throw refusals.onlyAdmin()
    const dueAt = later(clock.now(), { days: limits.deletionDays })
    const account = await scheduleDeletion(db, user.id, dueAt, keepCertificates)
    const day = inWords(dueAt)
    await queueMail(parts, {
      to: account.email,
      userId: user.id,
      kind: 'account',
      content: {
        subject: mail.subject({ day }),
        paragraphs: [mail.youAsked({ day }), mail.untilThen],
        action: { label: mail.keepIt, path: paths.ownData() },
      },
    })
    return continueSession(parts, account, user.sessionId)
  })
}

export function keepAccount(parts: Parts, user: User): Promise<TokenPair> {
  return inTransaction(parts, async (parts) => {
    const account = await cancelDeletion(parts.db, user.id)
    if (!account) throw refusals.wasDeleted()
    return continueSession(parts, account, user.sessionId)
  })
}

export const isOnlyAdmin = (adminIds: number[], userId: number) => adminIds.length === 1 && adminIds[0] === userId

const inWords = (moment: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
