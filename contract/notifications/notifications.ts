import { z } from 'zod'
import { type Endpoint, Nothing } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { wholeNumber } from '../core/text.ts'
import { words } from './words.ts'

/** What users are notified about. */
export const notificationKinds = [
  'review-due',
  'mark-given',
  'course-updated',
  'points-granted',
  'course-sold',
  'course-returned',
  'gift-received',
  'gift-returned',
  'rated',
  'course-approved',
  'course-refused',
  'content-hidden',
  'report-decided',
  'reports-waiting',
  'route-late',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const Notification = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  /** One sentence. */
  text: z.string(),
  /** Where the user can act, and what that is called. */
  action: z.object({ label: z.string(), path: z.string() }),
  dateUTC: z.string(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

export const listNotifications = {
  method: 'GET',
  url: '/api/notifications',
  config: { access: 'signed-in' },
  schema: {
    summary: `Your ${limits.notifications.shown} newest notifications, newest first`,
    response: { 200: z.array(Notification) },
  },
} as const satisfies Endpoint

const notificationId = wholeNumber(words.notAnId, { min: 1, max: Number.MAX_SAFE_INTEGER })

export const markNotificationsRead = {
  method: 'PUT',
  url: '/api/notifications/read',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Mark notifications as read: those with these ids, or all',
    body: z.object({ ids: z.array(notificationId).max(limits.notifications.shown).optional() }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

/** The data of an event in the stream. */
export const UnreadCount = z.object({ unread: z.int() })
export type UnreadCount = z.infer<typeof UnreadCount>

export const streamNotifications = {
  method: 'GET',
  url: '/api/notifications/stream',
  config: { access: 'signed-in', isStream: true },
  schema: {
    summary: 'The number of unread notifications, now and whenever it changes, as server-sent events: data: {"unread": 3}',
    produces: ['text/event-stream'],
    response: { 200: z.any().meta({ type: 'string' }) },
  },
} as const satisfies Endpoint
