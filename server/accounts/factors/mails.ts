import { paths } from '#contract/core/paths.ts'
import type { Parts } from '#server/core/app.ts'
import { type MailContent, queueMail } from '#server/mail/index.ts'
import { getAccount } from '../accounts.queries.ts'

// Like the mails about links, these repeat no name that a user chose.

const security = { label: 'Open Security', path: paths.security() }
const newPassword = { label: 'Choose a new password', path: paths.forgot() }

export const factorMails = {
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    paragraphs: [
      'Anybody who has its device and can unlock it can now log in to your account without your password.',
      'If this was not you, open Security, remove the passkey and log out all other devices. Then change your password.',
    ],
    action: security,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    paragraphs: [
      'Nobody can log in with it any more. Your password and your other passkeys work as before.',
      'If this was not you, open Security, log out all other devices and see what else has changed. Then change your password.',
    ],
    action: security,
  },
  appAdded: {
    subject: 'An authenticator app was added to your account',
    paragraphs: [
      'After your password, the login now asks for a code from this app.',
      'If this was not you, somebody knows your password. Choose a new one now. If you cannot log in without the code, ask the people who run this portal to remove the app.',
    ],
    action: newPassword,
  },
  appRemoved: {
    subject: 'The authenticator app was removed from your account',
    paragraphs: [
      'Logging in no longer asks for a code: your password is enough. The recovery codes no longer work.',
      'If this was not you, open Security and log out all other devices. Then change your password, and set up the app again.',
    ],
    action: security,
  },
  codesRenewed: {
    subject: 'New recovery codes were made for your account',
    paragraphs: [
      'Only these work from now on. Your earlier codes no longer work.',
      'If this was not you, open Security, log out all other devices and make new codes. Then change your password.',
    ],
    action: security,
  },
  allRemoved: {
    subject: 'Passkeys and authenticator app were removed from your account',
    paragraphs: [
      'The people who run this portal removed them, as they do for somebody who has lost everything. Your password is enough to log in now.',
      'If you did not ask for this, choose a new password now, and tell them.',
    ],
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
