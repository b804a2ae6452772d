import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('mail', {
  noSuchMail: notFound('There is no such mail.'),
  isOff: conflict('Mail is off. Set SMTP_URL and MAIL_FROM, and start the portal again.'),
  linkNotValid: badRequest('This link is not valid. Please copy the whole address from the mail.'),
})

export const words = sentences({
  why: 'You get this mail because your address is used on Coursewise.',
  openAddress: 'If the button does not work, open this address:',
  stopMails: 'Stop mails like this',
  toStopMails: 'To stop mails like this:',

  test: 'A test from Coursewise',
  testWorks: 'Mail works: this portal can send, and its mails reach you.',
  openPortal: 'Open the portal',
  demoSendsNone: 'This demo sends no mails. Its outbox shows them.',
})
