import type { Parts } from '#server/core/app.ts'
import { canMail } from '#server/mail/index.ts'
import { insertCourseUpdate } from './course-updates.queries.ts'
import {
  deleteAdminNotifications,
  deleteNotification,
  insertNotifications,
  listAdminsToNotify,
  type NewNotification,
} from './notifications.queries.ts'

/** Notifies users of events, in the transaction of the events. Open windows and the mail follow after the commit. */
export async function notify({ db, clock, settings }: Parts, events: NewNotification[]): Promise<void> {
  if (events.length > 0) await insertNotifications(db, events, { now: clock.now(), canMail: canMail(settings) })
}

/** Takes back that a review is due, because there is nothing left to do. */
export const withdrawReview = ({ db }: Parts, userId: number, courseId: number) =>
  deleteNotification(db, userId, 'review-due', courseId)

/** Takes back that a course was updated, because the user does not have it any more. */
export const withdrawUpdate = ({ db }: Parts, userId: number, courseId: number) =>
  deleteNotification(db, userId, 'course-updated', courseId)

/** Takes back that a gift waits, because it has gone back to its giver. */
export const withdrawGift = ({ db }: Parts, userId: number, courseId: number) =>
  deleteNotification(db, userId, 'gift-received', courseId)

/** The learners of a course get to know that it was changed: with a note always, without one at most once a day. A job notifies them. */
export const noteCourseUpdate = ({ db, clock }: Parts, courseId: number, note = '') =>
  insertCourseUpdate(db, courseId, note || null, clock.now())

/** Each Admin has at most one unread notification about reports. */
export async function noteWaitingReports(parts: Parts): Promise<void> {
  const admins = await listAdminsToNotify(parts.db, 'reports-waiting')
  await notify(
    parts,
    admins.map((userId) => ({ userId, kind: 'reports-waiting' })),
  )
}

/** Takes back that reports wait, because all are decided. */
export const withdrawWaitingReports = ({ db }: Parts) => deleteAdminNotifications(db, 'reports-waiting')
