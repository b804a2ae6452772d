import { paths } from '#contract/core/paths.ts'
import type { MailContent } from '#server/mail/index.ts'
import { mail, words } from './words.ts'

const action = { label: mail.openSecurity, path: paths.security() }

export const linkedMail = (school = words.school): MailContent => ({
  subject: mail.linked({ school }),
  paragraphs: [mail.linkedMeans({ school }), mail.linkedByOther],
  action,
})

export const unlinkedMail = (school = words.school): MailContent => ({
  subject: mail.unlinked({ school }),
  paragraphs: [mail.unlinkedMeans({ school }), mail.unlinkedByOther],
  action,
})
