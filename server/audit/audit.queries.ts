import type { PageQuery } from '#contract/http.ts'
import type { AuditEntry } from '#contract/statistics.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { mapPage, type Page, pageWindow } from '#server/core/http/paging.ts'

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

export async function listActs(db: Db, query: PageQuery): Promise<Page<AuditEntry>> {
  const rows = await db.many<Omit<AuditEntry, 'dateUTC'> & { at: Date }>(sql`
    select l.id, l.at, case when a.deleted_at is null then a.email else a.name end as admin, l.act,
           coalesce(case when u.deleted_at is null then u.email else u.name end, '') as user, l.details
      from (select * from audit_log order by id desc ${pageWindow(query)}) l
      join users a on a.id = l.admin_id left join users u on u.id = l.user_id order by l.id desc`)
  const { totalCount } = await db.one<{ totalCount: number }>(sql`select count(*)::int as "totalCount" from audit_log`)
  return mapPage({ items: rows, totalCount }, ({ at, ...row }) => ({ ...row, dateUTC: at.toISOString() }))
}
