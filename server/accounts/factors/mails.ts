import { paths } from '#contract/core/paths.ts'
import type { Parts } from '#server/core/app.ts'
import { type MailContent, queueMail } from '#server/mail/index.ts'
import { getAccount } from '../accounts.queries.ts'
import { mail } from './words.ts'

// Like the mails about links, these repeat no name that a user chose.

const security = { label: mail.openSecurity, path: paths.security() }
const newPassword = { label: mail.newPassword, path: paths.forgot() }

export const factorMails = {
  passkeyAdded: {
    subject: mail.passkeyAdded,
    paragraphs: [mail.passkeyAddedMeans, mail.passkeyAddedByOther],
    action: security,
  },
  passkeyRemoved: {
    subject: mail.passkeyRemoved,
    paragraphs: [mail.passkeyRemovedMeans, mail.passkeyRemovedByOther],
    action: security,
  },
  appAdded: {
    subject: mail.appAdded,
    paragraphs: [mail.appAddedMeans, mail.appAddedByOther],
    action: newPassword,
  },
  appRemoved: {
    subject: mail.appRemoved,
    paragraphs: [mail.appRemovedMeans, mail.appRemovedByOther],
    action: security,
  },
  codesRenewed: {
    subject: mail.codesRenewed,
    paragraphs: [mail.codesRenewedMeans, mail.codesRenewedByOther],
    action: security,
  },
  allRemoved: {
    subject: mail.allRemoved,
    paragraphs: [mail.allRemovedMeans, mail.allRemovedByOther],
    action: newPassword,
  },
} satisfies Record<string, MailContent>

/** In the transaction of the change. To the address that the account has now, which a token may not know yet. */
export async function tellOwner(
  parts: Pick<Parts, 'db' | 'clock' | 'settings'>,
  userId: number,
  content: MailContent,
): Promise<void> {
  const { email } = await getAccount(parts.db, userId)
  await queueMail(parts, { to: email, userId, kind: 'account', content })
}
