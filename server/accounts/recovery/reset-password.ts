import { inTransaction, type Parts } from '#server/core/app.ts'
import { refuseCommonPassword } from '#server/core/security/common-passwords.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { canMail, queueMail } from '#server/mail/index.ts'
import { findAccountByEmail, getAccount, updatePassword } from '../accounts.queries.ts'
import { removeFactors } from '../factors/factors.ts'
import { forgetUserAddresses } from '../origins.queries.ts'
import { endAllSessions } from '../sessions.queries.ts'
import { removeLinks } from './links.queries.ts'
import { makeLink, openLink, useUp } from './links.ts'
import { passwordChangedMail, resetMail } from './mails.ts'
import { confirmAddress } from './verify-email.ts'
import { refusals } from './words.ts'

/** What the response to a forgotten password waits for: nothing that depends on whether the address is known. */
export async function countForgotten(parts: Parts, email: string, address: string): Promise<void> {
  if (!canMail(parts.settings)) throw refusals.noMail()
  await countAttempt(parts, { what: 'forgot:address', who: address })
  await countAttempt(parts, { what: 'forgot:account', who: email })
}

/** Follows the response. Does nothing when nobody has the address. */
export async function mailResetLink(parts: Parts, email: string): Promise<void> {
  const account = await findAccountByEmail(parts.db, email)
  if (!account) return
  // PostgreSQL and JavaScript lower-case some letters differently, such as İ: another spelling has no count of its own.
  if (account.email.toLowerCase() !== email.toLowerCase())
    await countAttempt(parts, { what: 'forgot:account', who: account.email })
  await inTransaction(parts, async (parts) => {
    const content = resetMail(await makeLink(parts, account, 'reset-password'))
    await queueMail(parts, { to: account.email, userId: account.id, kind: 'account', content })
  })
}

/** Removes what a feature keeps of a stranger who registered somebody else's address: whatever opens the account or shows what is in it. */
export type ForgetStranger = (parts: Parts, userId: number) => Promise<unknown>

/**
 * All sessions and all other links end, and it does not sign in. A second factor stays, unless this is the first proof of the address: until
 * then anybody could have registered it. With the proof the account is its owner's, and every other way in goes.
 */
export async function resetPassword(
  parts: Parts,
  others: ForgetStranger[],
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  await refuseCommonPassword('password', password)
  const link = await openLink(parts, ['reset-password'], token, address)
  const passwordHash = await hashPassword(password)
  await inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const { userId, email, isByMail } = link
    await useUp(parts, link)
    const isFirstProof = isByMail && !(await getAccount(db, userId)).isEmailVerified
    await updatePassword(db, userId, passwordHash)
    await removeLinks(db, userId)
    await endAllSessions(db, userId, 'password-changed', clock.now())
    if (isFirstProof) {
      await removeFactors(db, userId)
      await forgetUserAddresses(db, userId)
      for (const forget of others) await forget(parts, userId)
    }
    if (isByMail) await confirmAddress(parts, userId)
    const content = passwordChangedMail(isFirstProof ? 'first-proof' : 'reset')
    await queueMail(parts, { to: email, userId, kind: 'account', content })
  })
}
