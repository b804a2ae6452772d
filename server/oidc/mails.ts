import { paths } from '#contract/core/paths.ts'
import type { MailContent } from '#server/mail/index.ts'

const action = { label: 'Open Security', path: paths.security() }

export const linkedMail = (name = 'your school’s account'): MailContent => ({
  subject: `Your account is linked with ${name}`,
  paragraphs: [
    `Anybody who can log in at ${name} as you can now log in to your account without your password.`,
    'If this was not you, open Security, unlink it and log out all other devices. Then change your password.',
  ],
  action,
})

export const unlinkedMail = (name = 'your school’s account'): MailContent => ({
  subject: `Your account is no longer linked with ${name}`,
  paragraphs: [
    `Nobody can log in with ${name} any more. Your password and your passkeys work as before.`,
    'If this was not you, open Security, log out all other devices and see what else has changed. Then change your password.',
  ],
  action,
})
