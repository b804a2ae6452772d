import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  // The outbox of a demo.
  outbox: 'Outbox',
  outboxHelp: 'This demo sends no mails. Everyone can see here what it would have sent, newest first.',
  noMails: 'No mails yet. Register, or ask for a new password, and the mail appears here.',
  mails: 'Mails',
  sentTo: 'To {address}, {time}',
  mail: 'The mail “{subject}”',
  asText: 'As plain text',
  noOutbox: 'There is no outbox',
  noOutboxHelp: 'Only a demo has one. This portal sends its mails.',
  toCourses: 'To the courses',

  // The link in a mail that stops such mails.
  stopTitle: 'Stop these mails?',
  stopHelp: 'You will get no more mails like the one with this link. Nothing else changes in your account.',
  stop: 'Stop these mails',
  stopped: 'You will no longer get these mails',
  stoppedHelp:
    'You will get no more mails of this kind. You still get mails about your account, such as a new password. If you change your mind, turn them on again under Notifications.',
  chooseMails: 'Choose your mails',
})
