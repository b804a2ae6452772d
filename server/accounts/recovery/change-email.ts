import { inTransaction, type Parts } from '#server/core/app.ts'
import { breaks } from '#server/core/database/db.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { announceGifts } from '#server/gifts/index.ts'
import { canMail, queueMail } from '#server/mail/index.ts'
import { type Account, findAccountByEmail, getAccount, updateEmail } from '../accounts.queries.ts'
import { refusals } from '../words.ts'
import { findNewEmail, removeLinks, removeNewEmail } from './links.queries.ts'
import { makeLink, openLink, useUp } from './links.ts'
import { changeMail, changeNoticeMail } from './mails.ts'
import { confirmAddress, countLinkMail, sendVerifyLink } from './verify-email.ts'

/** Outside the transaction, so that it counts when the address is taken: nobody should find out about many. */
export const countEmailChange = (parts: Parts, userId: number) => countAttempt(parts, { what: 'change-email', who: userId })

/**
 * Where the portal sends mail, the address changes when the link that is sent to it is opened, and the present one is warned, in case
 * somebody else does this. Elsewhere it changes at once. Returns the account as it is then.
 */
export async function changeEmail(parts: Parts, account: Account, newEmail: string): Promise<Account> {
  const { db, settings } = parts
  // Of two at once, the index refuses one.
  const holder = await findAccountByEmail(db, newEmail)
  if (holder && holder.id !== account.id) throw refusals.emailTaken()
  if (!canMail(settings)) {
    await removeLinks(db, account.id)
    const changed = await updateEmail(db, account.id, newEmail)
    await announceGifts(parts, account.id)
    return changed
  }
  await countLinkMail(parts, account.id, newEmail)
  await sendChangeLink(parts, account, newEmail)
  await queueMail(parts, { to: account.email, userId: account.id, kind: 'account', content: changeNoticeMail(newEmail) })
  return account
}

export const cancelEmailChange = ({ db }: Parts, userId: number) => removeNewEmail(db, userId)

/** Sends the link again that the user waits for, if there is one. The one before no longer works. */
export async function resendEmailLink(parts: Parts, userId: number): Promise<void> {
  await inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const account = await getAccount(db, userId)
    const newEmail = await findNewEmail(db, userId, clock.now())
    await countLinkMail(parts, userId, newEmail ?? account.email)
    if (newEmail) await sendChangeLink(parts, account, newEmail)
    else if (!account.isEmailVerified) await sendVerifyLink(parts, account)
  })
}

/** Confirms the address of a registration, or changes to the new one. Returns the address. */
export async function confirmEmail(parts: Parts, token: string, address: string): Promise<{ email: string }> {
  const link = await openLink(parts, ['verify-email', 'change-email'], token, address)
  const { userId, newEmail } = link
  try {
    return await inTransaction(parts, async (parts) => {
      const { db } = parts
      await useUp(parts, link)
      if (newEmail !== null) {
        await updateEmail(db, userId, newEmail)
        await removeLinks(db, userId)
      }
      await confirmAddress(parts, userId)
      return { email: newEmail ?? link.email }
    })
  } catch (error) {
    throw breaks(error, 'users_email') ? refusals.emailTaken() : error
  }
}

async function sendChangeLink(parts: Parts, account: Account, newEmail: string): Promise<void> {
  const content = changeMail(await makeLink(parts, account, 'change-email', { newEmail }))
  await queueMail(parts, { to: newEmail, userId: account.id, kind: 'account', content })
}
