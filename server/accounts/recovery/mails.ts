import { paths } from '#contract/core/paths.ts'
import type { MailContent } from '#server/mail/index.ts'
import { mail } from './words.ts'

// No mail repeats a name that a user chose: somebody could register a stranger's address to send them a message.

const newPassword = (path: string) => ({ label: mail.newPassword, path })

export const resetMail = (path: string): MailContent => ({
  subject: mail.reset,
  paragraphs: [mail.resetAsked, mail.resetWorksOnce],
  action: newPassword(path),
})

const passwordChanges = {
  profile: [mail.changedInProfile],
  reset: [mail.changedWithLink],
  'first-proof': [mail.changedWithLink, mail.firstProof],
}

/** In the profile, with a reset link, or with the first link that proves the address. */
export const passwordChangedMail = (how: keyof typeof passwordChanges): MailContent => ({
  subject: mail.passwordChanged,
  paragraphs: [...passwordChanges[how], mail.changedByOther],
  action: newPassword(paths.forgot()),
})

const confirm = (path: string) => ({ label: mail.confirm, path })

export const verifyMail = (path: string): MailContent => ({
  subject: mail.verify,
  paragraphs: [mail.verifyAsked, mail.confirmWorksOnce],
  action: confirm(path),
})

export const changeMail = (path: string): MailContent => ({
  subject: mail.change,
  paragraphs: [mail.changeAsked, mail.confirmWorksOnce],
  action: confirm(path),
})

export const changeNoticeMail = (newEmail: string): MailContent => ({
  subject: mail.changeNotice,
  paragraphs: [mail.changeNoticeAsked({ newEmail }), mail.changeByOther],
  action: newPassword(paths.forgot()),
})
