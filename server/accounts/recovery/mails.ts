import { paths } from '#contract/core/paths.ts'
import type { MailContent } from '#server/mail/index.ts'

// No mail repeats a name that a user chose: somebody could register a stranger's address to send them a message.

const newPassword = (path: string) => ({ label: 'Choose a new password', path })

export const resetMail = (path: string): MailContent => ({
  subject: 'Choose a new password',
  paragraphs: [
    'Somebody, probably you, has asked for a new password for your account.',
    'The link works once, within one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  ],
  action: newPassword(path),
})

const passwordChanges = {
  profile: ['The password of your account was changed in the profile, and all other devices were logged out.'],
  reset: ['A new password was set for your account with a reset link, and all devices were logged out.'],
  'first-proof': [
    'A new password was set for your account with a reset link, and all devices were logged out.',
    'This was the first proof that the address is yours. Passkeys, authenticator app, school’s account, calendar address and links to routes were removed, in case somebody else had added them.',
  ],
}

/** In the profile, with a reset link, or with the first link that proves the address. */
export const passwordChangedMail = (how: keyof typeof passwordChanges): MailContent => ({
  subject: 'Your password was changed',
  paragraphs: [
    ...passwordChanges[how],
    'If this was not you, choose another password now, and check that nobody else reads your mail.',
  ],
  action: newPassword(paths.forgot()),
})

const confirm = (path: string) => ({ label: 'Confirm this address', path })
const ignore = 'The link works once, within one day. If this was not you, ignore this mail.'

export const verifyMail = (path: string): MailContent => ({
  subject: 'Confirm your email address',
  paragraphs: ['Somebody, probably you, has registered with this address. Please confirm that it is yours.', ignore],
  action: confirm(path),
})

export const changeMail = (path: string): MailContent => ({
  subject: 'Confirm your new email address',
  paragraphs: ['Somebody, probably you, wants to use this address for their account. Please confirm that it is yours.', ignore],
  action: confirm(path),
})

export const changeNoticeMail = (newEmail: string): MailContent => ({
  subject: 'Your email address is about to change',
  paragraphs: [
    `Somebody, probably you, wants to change the email address of your account to ${newEmail}. It changes when that address is confirmed.`,
    'If this was not you, somebody knows your password. Choose a new one now: this also cancels the change.',
  ],
  action: newPassword(paths.forgot()),
})
