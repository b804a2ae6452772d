import type { PageQuery } from '#contract/http.ts'
import { type Db, sql } from '#server/core/db.ts'
import { offsetOf, type Page } from '#server/core/pages.ts'

export type TransferKind = 'welcome' | 'grant' | 'purchase'

export const openPointAccount = (db: Db, userId: number) =>
  db.run(sql`insert into point_accounts (user_id, balance) values (${userId}, 0)`)

export const balanceOf = (db: Db, userId: number) =>
  db.one<{ balance: number }>(sql`select balance from point_accounts where user_id = ${userId}`).then((row) => row.balance)

/** One statement: the balance, the transfer and both of its entries, or nothing. */
export const issuePoints = (db: Db, issue: { userId: number; points: number; kind: TransferKind; reason: string; now: Date }) =>
  db.one<{ balance: number }>(sql`
    with receiver as (
      update point_accounts set balance = balance + ${issue.points} where user_id = ${issue.userId} returning id, balance),
    transfer as (
      insert into point_transfers (kind, reason, created_at) values (${issue.kind}, ${issue.reason}, ${issue.now}) returning id),
    entries as (
      insert into point_entries (transfer_id, account_id, amount, balance_after)
      select transfer.id, receiver.id, ${issue.points}::bigint, receiver.balance from transfer, receiver
      union all
      select transfer.id, issuance.id, -${issue.points}::bigint, null from transfer, point_accounts issuance where issuance.user_id is null)
    select balance from receiver`)

export async function listMovements(db: Db, userId: number, query: PageQuery): Promise<Page<PointsMovementRow>> {
  const items = await db.many<PointsMovementRow>(sql`
    select e.id, t.created_at as "date", t.reason, e.amount, e.balance_after as "balanceAfter"
      from point_accounts a
      join point_entries e on e.account_id = a.id
      join point_transfers t on t.id = e.transfer_id
     where a.user_id = ${userId}
     order by e.id desc limit ${query.pageSize} offset ${offsetOf(query)}`)
  const { totalCount } = await db.one<{ totalCount: number }>(sql`
    select count(*)::int as "totalCount" from point_accounts a join point_entries e on e.account_id = a.id where a.user_id = ${userId}`)
  return { items, totalCount }
}

export interface PointsMovementRow {
  id: number
  date: Date
  reason: string
  amount: number
  balanceAfter: number
}
