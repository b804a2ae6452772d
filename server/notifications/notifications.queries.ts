import { limits } from '#contract/core/limits.ts'
import { defaultMailChoices } from '#contract/mail/mail.ts'
import type { NotificationKind } from '#contract/notifications/notifications.ts'
import { authorOrAdmins } from '#server/core/database/author-or-admins.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** Servers with open streams listen to this channel. The payload is the id of a user whose notifications have changed. */
export const channel = 'notifications'

/** The hour of the daily mail, in the user's time zone. */
const mailHour = 7

export interface NewNotification {
  userId: number
  kind: NotificationKind
  courseId?: number
  /** The transfer of granted points. */
  transferId?: number
  points?: number
  /** A draft that has no course yet. */
  draftId?: number
  /** A learning route. */
  routeId?: number
  /** The words of an Admin or an author. */
  note?: string
}

/** When it was noted, and whether the portal sends mails. */
export interface Noting {
  now: Date
  canMail: boolean
}

/** Must be called in the transaction of the events. At most one of each kind for a course and user. */
export const insertNotifications = (db: Db, events: NewNotification[], noting: Noting) =>
  db.run(
    insertFrom(
      sql`unnest(${events.map((event) => event.userId)}::int[], ${events.map((event) => event.kind)}::text[],
                 ${events.map((event) => event.courseId ?? null)}::int[], ${events.map((event) => event.transferId ?? null)}::bigint[],
                 ${events.map((event) => event.points ?? 0)}::bigint[], ${events.map((event) => event.draftId ?? null)}::int[],
                 ${events.map((event) => event.note || null)}::text[], ${events.map((event) => event.routeId ?? null)}::int[])`,
      noting,
    ),
  )

/**
 * Inserts a row for each event (user_id, kind, course_id, transfer_id, points, draft_id, note, route_id), or adds the event to the row that is there. It starts
 * again at one when the user has read the row or got a mail about it. Servers are told only if the number of unread ones may have
 * changed: transactions that tell something commit one after another. The events may come from queries that are given besides, each with a
 * comma after it.
 */
export const insertFrom = (events: Sql, { now, canMail }: Noting, queries = sql``) => sql`
  with ${queries} noted as (
    insert into notifications as n (user_id, kind, course_id, transfer_id, points, draft_id, note, route_id, created_at, mail_due_at)
    select e.user_id, e.kind, e.course_id, e.transfer_id, e.points, e.draft_id, e.note, e.route_id, ${now}::timestamptz, ${canMail ? mailDueAt(now) : sql`null`}
      from ${events} e (user_id, kind, course_id, transfer_id, points, draft_id, note, route_id)
      left join mail_choices m on m.user_id = e.user_id and m.kind = e.kind
      left join time_zones z on z.user_id = e.user_id
     order by e.user_id, e.course_id
    on conflict (user_id, kind, course_id) do update
       set times = case when ${isOpen} then n.times + 1 else 1 end,
           points = case when ${isOpen} then n.points else 0 end + excluded.points,
           mail_due_at = case when ${isOpen} then coalesce(n.mail_due_at, excluded.mail_due_at) else excluded.mail_due_at end,
           note = case when ${isOpen} then coalesce(excluded.note, n.note) else excluded.note end,
           created_at = excluded.created_at, read_at = null, mailed_at = null
    returning n.user_id, n.times)
  select pg_notify(${channel}, user_id::text) from (select distinct user_id from noted where times = 1) changed`

const isOpen = sql`n.read_at is null and n.mailed_at is null`

/** The user's choice for the kind of an event, which row `m` of mail_choices has if it is not the default. */
export const mailChoice = (event: Sql) => sql`coalesce(m.choice, ${JSON.stringify(defaultMailChoices)}::jsonb ->> ${event}.kind)`

/** At once, or at the next seven o'clock in the morning in the time zone of row `z`. */
const mailDueAt = (now: Date) => {
  const zone = sql`coalesce(z.name, 'UTC')`
  const hour = sql`make_interval(hours => ${mailHour})`
  return sql`
    case ${mailChoice(sql`e`)}
      when 'at-once' then ${now}::timestamptz
      when 'daily' then (((${now}::timestamptz at time zone ${zone}) - ${hour})::date + 1 + ${hour}) at time zone ${zone}
    end`
}

/** Removes a notification because there is nothing left to do. */
export const deleteNotification = (db: Db, userId: number, kind: NotificationKind, courseId: number) =>
  db.run(sql`
    with gone as (
      delete from notifications where user_id = ${userId} and kind = ${kind} and course_id = ${courseId} returning user_id)
    select pg_notify(${channel}, user_id::text) from gone`)

/** Admins who have no unread notification of this kind. */
export const listAdminsToNotify = (db: Db, kind: NotificationKind) =>
  db
    .many<{ id: number }>(sql`
      select u.id from users u where u.is_admin and not exists (
        select from notifications n where n.user_id = u.id and n.kind = ${kind} and n.read_at is null) order by u.id`)
    .then((rows) => rows.map(({ id }) => id))

/** Of all Admins, because there is nothing left to do. */
export const deleteAdminNotifications = (db: Db, kind: NotificationKind) =>
  db.run(sql`
    with gone as (
      delete from notifications n using users u where u.is_admin and n.user_id = u.id and n.kind = ${kind} returning n.user_id)
    select pg_notify(${channel}, user_id::text) from (select distinct user_id from gone) changed`)

export interface NotificationRow {
  id: number
  kind: NotificationKind
  courseId: number
  courseName: string
  /** Whether the user is the course's author. */
  isAuthor: boolean
  /** Why points were granted. */
  reason: string | null
  draftId: number | null
  draftName: string | null
  note: string | null
  routeId: number | null
  routeName: string | null
  times: number
  points: number
  createdAt: Date
  isRead: boolean
}

/** The columns of a NotificationRow, for a row `n` of notifications. */
export const notificationColumns = sql`
  n.id, n.kind, n.course_id as "courseId", c.name as "courseName", c.author_id = n.user_id as "isAuthor", t.reason, n.times, n.points,
  n.draft_id as "draftId", d.form ->> 'name' as "draftName", n.note, n.route_id as "routeId", r.name as "routeName",
  n.created_at as "createdAt", n.read_at is not null as "isRead"`
export const notificationJoins = sql`left join courses c on c.id = n.course_id left join point_transfers t on t.id = n.transfer_id
  left join course_drafts d on d.id = n.draft_id left join learning_routes r on r.id = n.route_id`

/**
 * Whether there is something to do or to know. A review is only due while there is something to review: for the author in the course, for
 * a learner of the task that they submitted. (It is removed when the learner has reviewed.) Reports wait while one is open: its author may
 * have removed what was reported. A route is late until it is seen to be on track again.
 */
export const isShown = (now: Date) => sql`
  case n.kind
    when 'review-due' then ${canGiveReview(now)}
    when 'reports-waiting' then exists (select from reports where decision_id is null)
    when 'route-late' then exists (select from learning_routes r where r.id = n.route_id and r.told_late)
    else true
  end`

const canGiveReview = (now: Date) => sql`
  (exists (
     select from submissions s
      where s.course_id = n.course_id and ${canReview(now)} and exists (select from courses c where c.id = n.course_id and n.user_id in ${authorOrAdmins}))
   or exists (
     select from submissions mine join submissions s on s.final_task_id = mine.final_task_id
      where mine.user_id = n.user_id and mine.course_id = n.course_id and ${canReview(now)}))`

const canReview = (now: Date) => sql`
  s.user_id <> n.user_id and s.reviewed_at is null and (s.held_until is null or s.held_until <= ${now} or s.held_by = n.user_id)`

export const listNewest = (db: Db, userId: number, now: Date) =>
  db.many<NotificationRow>(sql`
    select ${notificationColumns} from notifications n ${notificationJoins}
     where n.user_id = ${userId} and ${isShown(now)}
     order by n.created_at desc, n.id desc limit ${limits.notifications.shown}`)

/** Of several users at once. Stops counting at the number that is listed. */
export const countUnread = (db: Db, userIds: number[], now: Date) =>
  db.many<{ userId: number; unread: number }>(sql`
    select u.id as "userId",
           (select count(*)::int from (
              select from notifications n where n.user_id = u.id and n.read_at is null and ${isShown(now)}
               order by n.created_at desc limit ${limits.notifications.shown}) unread) as unread
      from unnest(${userIds}::int[]) u (id)`)

/** All of the user, or those with these ids. Ids of others are ignored. */
export const markRead = (db: Db, userId: number, ids: number[] | undefined, now: Date) =>
  db.run(sql`
    with marked as (
      update notifications set read_at = ${now}
       where user_id = ${userId} and read_at is null and ${ids ? sql`id = any(${ids}::bigint[])` : sql`true`} returning user_id)
    select pg_notify(${channel}, user_id::text) from (select distinct user_id from marked) changed`)

/** Which of these sessions have not ended. */
export const listLiveSessions = (db: Db, ids: string[], now: Date) =>
  db
    .many<{ id: string }>(sql`select id from sessions where id = any(${ids}) and ended_at is null and expires_at > ${now}`)
    .then((rows) => new Set(rows.map((row) => row.id)))

export const forgetNotifications = (db: Db, createdBefore: Date) =>
  db.run(sql`delete from notifications where created_at < ${createdBefore}`)

/** Returns whether the database knows the zone, and has stored it. */
export const storeTimeZone = (db: Db, userId: number, name: string) =>
  db
    .run(sql`
      insert into time_zones (user_id, name) select ${userId}, z.name from pg_timezone_names z where z.name = ${name}
      on conflict (user_id) do update set name = excluded.name`)
    .then((count) => count === 1)

export const findTimeZone = (db: Db, userId: number) =>
  db.maybe<{ name: string }>(sql`select name from time_zones where user_id = ${userId}`).then((row) => row?.name)
