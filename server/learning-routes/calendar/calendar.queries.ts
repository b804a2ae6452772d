import type { RouteCalendarForm } from '#contract/learning-routes/route-calendar.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import type { SentEvents } from './number-events.ts'

export interface CalendarRow extends RouteCalendarForm {
  userId: number
  createdAt: Date
  sent: SentEvents
}

const columns = sql`c.user_id as "userId", c.weekday, c.time, c.time_zone as "timeZone", c.created_at as "createdAt", c.sent`

export const findCalendar = (db: Db, userId: number) =>
  db.maybe<CalendarRow>(sql`select ${columns} from route_calendars c where c.user_id = ${userId}`)

/** Of two that read it at once, the second waits until the transaction of the first ends. */
export const lockCalendar = (db: Db, secretHash: Buffer) =>
  db.maybe<CalendarRow>(sql`select ${columns} from route_calendars c where c.secret_hash = ${secretHash} for no key update`)

/** Returns whether there was none. */
export const insertCalendar = (db: Db, userId: number, form: RouteCalendarForm, secretHash: Buffer, now: Date) =>
  db
    .run(sql`
      insert into route_calendars (user_id, secret_hash, weekday, time, time_zone, created_at)
      values (${userId}, ${secretHash}, ${form.weekday}, ${form.time}, ${form.timeZone}, ${now})
      on conflict (user_id) do nothing`)
    .then((count) => count === 1)

/** Each of these returns whether there is one. */
export const updateCalendar = (db: Db, userId: number, { weekday, time, timeZone }: RouteCalendarForm) =>
  db
    .run(sql`
      update route_calendars set weekday = ${weekday}, time = ${time}, time_zone = ${timeZone} where user_id = ${userId}`)
    .then((count) => count === 1)

export const setSecret = (db: Db, userId: number, secretHash: Buffer) =>
  db.run(sql`update route_calendars set secret_hash = ${secretHash} where user_id = ${userId}`).then((count) => count === 1)

export const deleteCalendar = (db: Db, userId: number) =>
  db.run(sql`delete from route_calendars where user_id = ${userId}`).then((count) => count === 1)

export const setSent = (db: Db, userId: number, sent: SentEvents) =>
  db.run(sql`update route_calendars set sent = ${JSON.stringify(sent)}::jsonb where user_id = ${userId}`)

/** The names of routes in calendars. */
export const listCalendarIds = (db: Db, userId: number) =>
  db
    .many<{ id: number; calendarId: string }>(sql`
      select id, calendar_id as "calendarId" from learning_routes where user_id = ${userId}`)
    .then((rows) => new Map(rows.map(({ id, calendarId }) => [id, calendarId])))
