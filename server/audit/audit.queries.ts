import type { PageQuery } from '#contract/core/http.ts'
import type { AuditEntry, AuditQuery } from '#contract/statistics/statistics.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { contains } from '#server/core/database/like.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'

export interface Act {
  adminId: number
  act: AuditEntry['act']
  /** Missing when no user is concerned. */
  userId?: number
  details?: string
  now: Date
}

/** Must run in the transaction of the act itself, so that both happen or neither. */
export const noteAct = (db: Db, { adminId, act, userId, details = '', now }: Act) =>
  db.run(
    sql`insert into audit_log (at, admin_id, act, user_id, details) values (${now}, ${adminId}, ${act}, ${userId ?? null}, ${details})`,
  )

type ActRow = Omit<AuditEntry, 'dateUTC'> & { at: Date }

const columns = sql`
  l.id::int as id, l.at, case when a.deleted_at is null then a.email else a.name end as admin, l.act,
  coalesce(case when u.deleted_at is null then u.email else u.name end, '') as user, l.details`

const matching = ({ filter, act, admin, from, to }: AuditQuery): Sql => sql`
  audit_log l join users a on a.id = l.admin_id left join users u on u.id = l.user_id
   where ${act ? sql`l.act = ${act}` : sql`true`} and ${contains(sql`a.email`, admin)}
     and ${from ? sql`l.at >= ${from}::date::timestamp at time zone 'UTC'` : sql`true`}
     and ${to ? sql`l.at < (${to}::date + 1)::timestamp at time zone 'UTC'` : sql`true`}
     and (${contains(sql`l.details`, filter)} or ${contains(sql`u.email`, filter)} or ${contains(sql`u.name`, filter)})`

export async function listActs(db: Db, query: PageQuery, wanted: AuditQuery): Promise<Page<AuditEntry>> {
  const page = await readPage<ActRow>(db, query, { columns, from: matching(wanted), orderBy: sql`l.id desc` })
  return mapPage(page, ({ at, ...row }) => ({ ...row, dateUTC: at.toISOString() }))
}

/** The next ones by id, for a CSV. */
export const actsAfter = (db: Db, wanted: AuditQuery, after: number, count: number) =>
  db.many<ActRow>(sql`select ${columns} from ${matching(wanted)} and l.id > ${after} order by l.id limit ${count}`)
