import { type Db, sql } from '#server/core/database/db.ts'
import { issuePoints } from './points.queries.ts'

interface Debt {
  userId: number
  points: number
  reason: string
  now: Date
}

/** What a user owes for returned courses. */
export const owedBy = (db: Db, userId: number) =>
  db.one<{ owed: number }>(sql`select owed from point_accounts where user_id = ${userId}`).then((row) => row.owed)

/** The portal gives an author points who has too few for a refund, and notes that they are owed. */
export async function lendPoints(db: Db, { userId, points, reason, now }: Debt): Promise<void> {
  await issuePoints(db, { userId, points, kind: 'advance', reason, now })
  await db.run(sql`update point_accounts set owed = owed + ${points} where user_id = ${userId}`)
}

/** Takes points that an author owes back to the issuance account. */
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
