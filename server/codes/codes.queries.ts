import type { PointsCode } from '#contract/codes/codes.ts'
import type { CodeForm } from '#contract/core/forms.ts'
import type { PageQuery } from '#contract/core/http.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'
import { inGroups } from './read-code.ts'

type CodeRow = Omit<PointsCode, 'dateUTC'> & { createdAt: Date }

const today = (now: Date) => sql`(${now}::timestamptz at time zone 'UTC')::date`

const columns = (now: Date) => sql`
  c.id, c.code, c.reason, c.points, c.uses, c.used, c.last_day::text as "lastDay", c.created_at as "createdAt",
  case when c.stopped_at is not null then 'stopped' when c.used = c.uses then 'used-up' when c.last_day < ${today(now)} then 'ended'
       else 'open' end as state,
  (select case when u.deleted_at is null then u.email else u.name end from users u where u.id = c.created_by) as admin`

const toCode = ({ createdAt, code, ...row }: CodeRow): PointsCode => ({
  ...row,
  code: inGroups(code),
  dateUTC: createdAt.toISOString(),
})

export const insertCode = (db: Db, adminId: number, code: string, { reason, points, uses, lastDay }: CodeForm, now: Date) =>
  db
    .one<CodeRow>(sql`
      insert into point_codes as c (code, reason, points, uses, last_day, created_by, created_at)
      values (${code}, ${reason}, ${points}, ${uses}, ${lastDay}::date, ${adminId}, ${now}) returning ${columns(now)}`)
    .then(toCode)

export const isBeforeToday = (db: Db, day: string, now: Date) =>
  db.one<{ isBefore: boolean }>(sql`select ${day}::date < ${today(now)} as "isBefore"`).then((row) => row.isBefore)

export async function listCodes(db: Db, query: PageQuery, now: Date): Promise<Page<PointsCode>> {
  const list = { columns: columns(now), from: sql`point_codes c`, orderBy: sql`c.id desc` }
  return mapPage(await readPage<CodeRow>(db, query, list), toCode)
}

/** Returns the code; undefined when there is none that could be stopped. */
export const stopOpen = (db: Db, id: number, now: Date) =>
  db.maybe<{ code: string; reason: string }>(
    sql`update point_codes set stopped_at = ${now} where id = ${id} and stopped_at is null returning code, reason`,
  )

export const isCode = (db: Db, id: number) =>
  db.maybe(sql`select from point_codes where id = ${id}`).then((row) => row !== undefined)

/** The code with its state, and whether the user has redeemed it. */
export const findCode = (db: Db, code: string, userId: number, now: Date) =>
  db.maybe<{ id: number; state: PointsCode['state']; isRedeemed: boolean }>(sql`
    select ${columns(now)}, exists (select from code_redemptions r where r.code_id = c.id and r.user_id = ${userId}) as "isRedeemed"
      from point_codes c where c.code = ${code}`)

/** Counts a use. Others wait for it, so that there are never too many. Undefined when the code cannot be used any more. */
export const countUse = (db: Db, id: number, now: Date) =>
  db.maybe<{ points: number; reason: string }>(sql`
    update point_codes c set used = used + 1
     where c.id = ${id} and c.used < c.uses and c.stopped_at is null and c.last_day >= ${today(now)} returning c.points, c.reason`)

/** Fails with `code_redemptions_pkey` for a user who has redeemed it. */
export const insertRedemption = (db: Db, codeId: number, userId: number, transferId: number, now: Date) =>
  db.run(sql`
    insert into code_redemptions (code_id, user_id, transfer_id, redeemed_at) values (${codeId}, ${userId}, ${transferId}, ${now})`)
