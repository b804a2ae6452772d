import { z } from 'zod'
import { type Endpoint, Nothing, pathId } from '../core/http.ts'
import { type NotificationKind, notificationKinds } from '../notifications/notifications.ts'

/** `account`: about the account itself, cannot be switched off. `digest`: one mail for a day, about what is sent daily. */
export const MailKind = z.enum(['account', 'digest', ...notificationKinds])
export type MailKind = z.infer<typeof MailKind>

export const mailChoices = ['at-once', 'daily', 'never'] as const
/** When a user gets mails of a kind. */
export type MailChoice = (typeof mailChoices)[number]

/** For users who have not chosen. */
export const defaultMailChoices: Record<NotificationKind, MailChoice> = {
  'review-due': 'at-once',
  'mark-given': 'at-once',
  'course-updated': 'daily',
  'points-granted': 'daily',
  'course-sold': 'daily',
  'course-returned': 'daily',
  'gift-received': 'at-once',
  'gift-returned': 'daily',
  rated: 'daily',
  'course-approved': 'at-once',
  'course-refused': 'at-once',
  'content-hidden': 'at-once',
  'report-decided': 'daily',
  'reports-waiting': 'daily',
  'route-late': 'daily',
}

/** A mail that the mail server refused: for good, or until the next attempt. */
export const MailProblem = z.object({
  id: z.int(),
  dateUTC: z.string(),
  to: z.string(),
  kind: MailKind,
  isFinal: z.boolean(),
  tries: z.int(),
  /** The server's own words. */
  reply: z.string(),
})
export type MailProblem = z.infer<typeof MailProblem>

export const MailState = z.object({
  /** `outbox`: a demo keeps its mails and shows them. `off`: there is no SMTP_URL. */
  mode: z.enum(['smtp', 'outbox', 'off']),
  /** The server with its port, and the sender. Empty without SMTP_URL. */
  server: z.string(),
  from: z.string(),
  waiting: z.int(),
  /** Of the last 30 days, like the failed ones. */
  sent: z.int(),
  failed: z.int(),
  oldestWaitingUTC: z.string().nullable(),
  lastSentUTC: z.string().nullable(),
  /** The newest first. */
  problems: z.array(MailProblem),
})
export type MailState = z.infer<typeof MailState>

export const getMailState = {
  method: 'GET',
  url: '/api/mail/state',
  config: { access: 'admin' },
  schema: { summary: 'Whether mail works: the server, how many mails wait, and what was refused', response: { 200: MailState } },
} as const satisfies Endpoint

export const sendTestMail = {
  method: 'POST',
  url: '/api/mail/test',
  config: { access: 'admin' },
  schema: {
    summary: 'Send a mail to oneself at once, and return what the mail server said',
    response: { 200: z.object({ isSent: z.boolean(), reply: z.string() }) },
  },
} as const satisfies Endpoint

/** Mail programs call it too, with a form as body (RFC 8058). */
export const unsubscribe = {
  method: 'POST',
  url: '/api/mail/unsubscribe/:token',
  config: { access: 'entry' },
  schema: {
    summary: 'Switch off mails of one kind, by the link in such a mail',
    params: z.object({ token: z.string().max(1000) }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

/** A mail that a demo did not send. */
export const OutboxMail = z.object({ id: z.int(), dateUTC: z.string(), to: z.string(), subject: z.string(), text: z.string() })
export type OutboxMail = z.infer<typeof OutboxMail>

export const listOutbox = {
  method: 'GET',
  url: '/api/mail/outbox',
  config: { access: 'entry' },
  schema: { summary: 'The newest mails of a demo, which sends none', response: { 200: z.array(OutboxMail) } },
} as const satisfies Endpoint

export const outboxMailPage = {
  method: 'GET',
  url: '/api/mail/outbox/:id',
  config: { access: 'entry' },
  schema: {
    summary: 'A mail of a demo as a mail program shows it',
    params: z.object({ id: pathId('mail') }),
    produces: ['text/html'],
    response: {},
  },
} as const satisfies Endpoint
