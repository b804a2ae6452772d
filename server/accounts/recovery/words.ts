import { sentences } from '#contract/core/sentences.ts'
import { conflict, forbidden, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('accounts', {
  linkOver: forbidden('This link is no longer valid. A link works once and for a limited time, and only the newest one counts.'),
  noMail: conflict('This portal does not send mail. Ask an Admin for a reset link.'),
})

export const mail = sentences({
  reset: 'Choose a new password',
  resetAsked: 'Somebody, probably you, has asked for a new password for your account.',
  resetWorksOnce:
    'The link works once, within one hour. If you did not ask for it, ignore this mail: your password stays as it is.',

  passwordChanged: 'Your password was changed',
  changedInProfile: 'The password of your account was changed in the profile, and all other devices were logged out.',
  changedWithLink: 'A new password was set for your account with a reset link, and all devices were logged out.',
  firstProof:
    'This was the first proof that the address is yours. Passkeys, authenticator app, school’s account, calendar address and links to routes were removed, in case somebody else had added them.',
  changedByOther: 'If this was not you, choose another password now, and check that nobody else reads your mail.',

  verify: 'Confirm your email address',
  verifyAsked: 'Somebody, probably you, has registered with this address. Please confirm that it is yours.',
  change: 'Confirm your new email address',
  changeAsked: 'Somebody, probably you, wants to use this address for their account. Please confirm that it is yours.',
  confirmWorksOnce: 'The link works once, within one day. If this was not you, ignore this mail.',
  confirm: 'Confirm this address',

  changeNotice: 'Your email address is about to change',
  changeNoticeAsked:
    'Somebody, probably you, wants to change the email address of your account to {newEmail}. It changes when that address is confirmed.',
  changeByOther: 'If this was not you, somebody knows your password. Choose a new one now: this also cancels the change.',
  newPassword: 'Choose a new password',
})
