import type { ReportReason } from '#contract/core/forms.ts'
import type { PageQuery } from '#contract/core/http.ts'
import type { DecidedReports, Reportable, WaitingReports } from '#contract/reports/reports.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { lockUntilEnd } from '#server/core/database/locks.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'
import { isVisible } from '#server/courses/index.ts'

/** Taken before Admins are notified of reports, and before that is taken back. */
const notificationsLock = 729_418_372

/** A course, a rating, or the reply to a rating. */
export interface Thing {
  what: Reportable
  courseId: number
  courseName: string
  ratingId: number | null
  /** Null for a former user. */
  authorId: number | null
}

/** What this viewer sees and may report; undefined otherwise. Nobody hides or deletes it until the transaction ends. */
export async function findVisible(db: Db, what: Reportable, id: number, viewerId: number | undefined) {
  await db.run(sql`select from courses where id = ${courseSql(what, id)} for share`)
  return findThing(
    db,
    what,
    id,
    sql`${what === 'course' ? sql`c.archived_at is null` : isVisible(viewerId)} and not ${isHidden(sql`${what}`)}`,
  )
}

/** Others who decide about it, rate its course, edit or delete it wait until the transaction ends. */
export async function lockThing(db: Db, what: Reportable, id: number) {
  await db.run(sql`select from courses where id = ${courseSql(what, id)} for no key update`)
  return findThing(db, what, id, sql`true`)
}

const courseSql = (what: Reportable, id: number) =>
  what === 'course' ? id : sql`(select course_id from ratings where id = ${id})`

const findThing = (db: Db, what: Reportable, id: number, condition: Sql) =>
  db.maybe<Thing>(sql`
    select ${what}::text as what, c.id as "courseId", c.name as "courseName", r.id as "ratingId", ${authorSql(sql`u.id`, sql`${what}`)} as "authorId"
      from courses c left join ratings r on r.course_id = c.id and r.id = ${what === 'course' ? null : id}
     where c.id = ${courseSql(what, id)} and (${what} = 'course' or r.id is not null) and (${what} <> 'reply' or r.reply is not null) and ${condition}`)

/** What the author of a thing is called, or the id; null for a former user. For rows `c` and `r` of its course and its rating. */
const authorSql = (column: Sql, what: Sql) => sql`
  (select ${column} from users u where u.id = case ${what} when 'rating' then r.user_id else c.author_id end and u.deleted_at is null)`

const isHidden = (what: Sql) => sql`
  (case ${what} when 'course' then c.hidden_reason when 'rating' then r.hidden_reason else coalesce(r.hidden_reason, r.reply_hidden_reason) end is not null)`

/** Returns false when the user has reported it and that is not decided yet. */
export const insertReport = (
  db: Db,
  { what, courseId, ratingId }: Thing,
  reporterId: number | undefined,
  { reason, text }: { reason: ReportReason; text: string },
  now: Date,
) =>
  db
    .run(sql`
      insert into reports (what, course_id, rating_id, reporter_id, reason, text, reported_at)
      values (${what}, ${courseId}, ${ratingId}, ${reporterId ?? null}, ${reason}, ${text}, ${now})
      on conflict (reporter_id, what, course_id, coalesce(rating_id, 0)) where decision_id is null do nothing`)
    .then((count) => count === 1)

/** Returns how many reports are open; stops counting at two. Other reports and decisions wait here until the transaction ends. */
export async function lockOpenReports(db: Db): Promise<number> {
  await lockUntilEnd(db, notificationsLock)
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from (select from reports where decision_id is null limit 2) open`,
  )
  return count
}

/** A thing as it is now, for rows `c` and `r` of its course and its rating. */
const thingColumns = (what: Sql) => sql`
  ${what} as what, coalesce(r.id, c.id) as id, json_build_object('id', c.id, 'name', c.name) as course,
  case ${what} when 'course' then c.short_description when 'rating' then r.text else coalesce(r.reply, '') end as text,
  case ${what} when 'rating' then r.stars end as stars,
  ${authorSql(sql`u.name`, what)} as author`

/** Of one thing. */
export const shownReports = 20

type WaitingRow = Omit<WaitingReports, 'reports'> & {
  reports: (Omit<WaitingReports['reports'][number], 'dateUTC'> & { date: string })[]
}

const things = sql`
  (select what, course_id, rating_id, count(*)::int as reports_count, min(id) as first_id from reports where decision_id is null group by 1, 2, 3) t`

const firstReports = sql`
  (select json_agg(json_build_object('id', p.id, 'reason', p.reason, 'text', p.text, 'date', p.reported_at,
                     'reporter', case when u.id is not null then json_build_object('name', u.name, 'email', u.email) end) order by p.id)
     from (select * from reports p
            where p.course_id = t.course_id and p.what = t.what and p.rating_id is not distinct from t.rating_id and p.decision_id is null
            order by p.id limit ${shownReports}) p left join users u on u.id = p.reporter_id)`

/** The oldest first. */
export async function listWaiting(db: Db, query: PageQuery): Promise<Page<WaitingReports>> {
  const page = await readPage<WaitingRow>(db, query, {
    columns: sql`${thingColumns(sql`t.what`)}, t.reports_count as "reportsCount", ${firstReports} as reports`,
    from: sql`${things} join courses c on c.id = t.course_id left join ratings r on r.id = t.rating_id`,
    orderBy: sql`t.first_id`,
    countFrom: things,
  })
  return mapPage(page, ({ reports, ...row }) => ({
    ...row,
    reports: reports.map(({ date, ...report }) => ({ ...report, dateUTC: new Date(date).toISOString() })),
  }))
}

export interface Decision {
  thing: Thing
  decision: DecidedReports['decision']
  /** Empty if it is kept. */
  reason: string
}

export const insertDecision = (
  db: Db,
  { thing: { what, courseId, ratingId }, decision, reason }: Decision,
  adminId: number,
  now: Date,
) =>
  db
    .one<{ id: number }>(sql`
      insert into report_decisions (what, course_id, rating_id, decision, reason, decided_at, decided_by)
      values (${what}, ${courseId}, ${ratingId}, ${decision}, ${reason}, ${now}, ${adminId}) returning id`)
    .then(({ id }) => id)

/** Returns who reported it, with null for guests: one for each report. */
export const settleReports = (db: Db, { what, courseId, ratingId }: Thing, decisionId: number) =>
  db
    .many<{ reporterId: number | null }>(sql`
      update reports set decision_id = ${decisionId}
       where course_id = ${courseId} and what = ${what} and rating_id is not distinct from ${ratingId} and decision_id is null
      returning reporter_id as "reporterId"`)
    .then((rows) => rows.map(({ reporterId }) => reporterId))

/** Undefined when there is no such decision. */
export const findDecision = (db: Db, id: number) =>
  db.maybe<{ what: Reportable; id: number }>(
    sql`select what, coalesce(rating_id, course_id) as id from report_decisions where id = ${id}`,
  )

/** Returns whether it was hidden by this decision, and nobody has shown it again. */
export const noteShownAgain = (db: Db, id: number, adminId: number, now: Date) =>
  db
    .run(sql`
      update report_decisions set shown_again_at = ${now}, shown_again_by = ${adminId}
       where id = ${id} and decision = 'hidden' and shown_again_at is null`)
    .then((count) => count === 1)

type DecidedRow = Omit<DecidedReports, 'dateUTC' | 'shownAgain'> & {
  decidedAt: Date
  shownAgainAt: Date | null
  shownAgainBy: string | null
}

const adminSql = (id: Sql) =>
  sql`(select case when u.deleted_at is null then u.email else u.name end from users u where u.id = ${id})`

/** The newest first. */
export async function listDecided(db: Db, query: PageQuery): Promise<Page<DecidedReports>> {
  const page = await readPage<DecidedRow>(db, query, {
    columns: sql`
      ${thingColumns(sql`d.what`)}, d.id as "decisionId", d.decision, d.reason, d.decided_at as "decidedAt", ${adminSql(sql`d.decided_by`)} as admin,
      d.shown_again_at as "shownAgainAt", ${adminSql(sql`d.shown_again_by`)} as "shownAgainBy",
      d.decision = 'hidden' and d.shown_again_at is null and ${isHidden(sql`d.what`)} as "isHidden",
      (select count(*)::int from reports p where p.decision_id = d.id) as "reportsCount"`,
    from: sql`report_decisions d join courses c on c.id = d.course_id left join ratings r on r.id = d.rating_id`,
    orderBy: sql`d.id desc`,
    countFrom: sql`report_decisions`,
  })
  return mapPage(page, ({ decidedAt, shownAgainAt, shownAgainBy, ...row }) => ({
    ...row,
    dateUTC: decidedAt.toISOString(),
    shownAgain: shownAgainAt && shownAgainBy ? { admin: shownAgainBy, dateUTC: shownAgainAt.toISOString() } : null,
  }))
}
