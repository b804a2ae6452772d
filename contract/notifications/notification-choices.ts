import { z } from 'zod'
import { type Endpoint, Nothing } from '../core/http.ts'
import { requiredLine } from '../core/text.ts'
import { mailChoices } from '../mail/mail.ts'
import { notificationKinds } from './notifications.ts'
import { words } from './words.ts'

const MailChoice = z.enum(mailChoices)

export const NotificationChoices = z.object({
  choices: z.record(z.enum(notificationKinds), MailChoice),
  /** Whether this portal sends mails. Without, the choices are kept for later. */
  canMail: z.boolean(),
  /** Where it is morning when the daily mail comes. */
  timeZone: z.string(),
})
export type NotificationChoices = z.infer<typeof NotificationChoices>

export const getNotificationChoices = {
  method: 'GET',
  url: '/api/notifications/choices',
  config: { access: 'signed-in' },
  schema: { summary: 'When you get mails about notifications', response: { 200: NotificationChoices } },
} as const satisfies Endpoint

export const setNotificationChoice = {
  method: 'PUT',
  url: '/api/notifications/choices',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Choose when you get mails about one kind of notifications',
    body: z.object({ kind: z.enum(notificationKinds), choice: MailChoice }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const setTimeZone = {
  method: 'PUT',
  url: '/api/notifications/time-zone',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Store your time zone, such as Europe/Berlin, for the daily mail',
    body: z.object({ timeZone: requiredLine(words.timeZone, 64) }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
