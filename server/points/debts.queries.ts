import { type Db, sql } from '#server/core/database/db.ts'

interface Debt {
  userId: number
  points: number
  reason: string
  now: Date
}

/** What a user owes for returned courses. */
export const owedBy = (db: Db, userId: number) =>
  db.one<{ owed: number }>(sql`select owed from point_accounts where user_id = ${userId}`).then((row) => row.owed)

/**
 * Takes points that an author owes back to the issuance account. Fewer than none come from there: a sale that paid back a debt was returned,
 * and is owed again.
 */
export const takeOwed = (db: Db, { userId, points, reason, now }: Debt) =>
  db.one(sql`
    with payer as (
      update point_accounts set balance = balance - ${points}, owed = owed - ${points} where user_id = ${userId} returning id, balance),
    transfer as (
      insert into point_transfers (kind, reason, created_at) select 'repayment', ${reason}, ${now} from payer returning id),
    entries as (
      insert into point_entries (transfer_id, account_id, amount, balance_after)
      select transfer.id, payer.id, -${points}::bigint, payer.balance from transfer, payer
      union all
      select transfer.id, issuance.id, ${points}::bigint, null from transfer, point_accounts issuance where issuance.user_id is null)
    select from transfer`)
