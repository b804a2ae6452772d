import { type Db, sql } from '#server/core/database/db.ts'

interface Held {
  giftId: number
  points: number
  /** The name of the course. */
  reason: string
  now: Date
}

/** Moves points from a user into a gift. Returns undefined, and does nothing, when the user has too few. */
export const holdPoints = (db: Db, { giftId, userId, points, reason, now }: Held & { userId: number }) =>
  db.maybe<{ balance: number }>(sql`
    with payer as (
      update point_accounts set balance = balance - ${points} where user_id = ${userId} and balance >= ${points} returning id, balance),
    transfer as (
      insert into point_transfers (kind, reason, created_at) select 'gift', ${reason}, ${now} from payer returning id),
    entries as (
      insert into point_entries (transfer_id, account_id, gift_id, amount, balance_after)
      select transfer.id, payer.id, null::int, -${points}::bigint, payer.balance from transfer, payer
      union all
      select transfer.id, null, ${giftId}::int, ${points}::bigint, null from transfer)
    select balance from payer`)

/** Moves the points of a gift to a user; with null, back to where all points come from. The database refuses a second time. */
export const releasePoints = (
  db: Db,
  { giftId, userId, points, kind, reason, now }: Held & { userId: number | null; kind: 'gift-sale' | 'gift-return' },
) => {
  const receiver =
    userId === null
      ? sql`select id, null::bigint as balance from point_accounts where user_id is null`
      : sql`update point_accounts set balance = balance + ${points} where user_id = ${userId} returning id, balance`
  return db.one<{ transferId: number }>(sql`
    with receiver as (${receiver}),
    transfer as (
      insert into point_transfers (kind, reason, created_at) select ${kind}, ${reason}, ${now} from receiver returning id),
    entries as (
      insert into point_entries (transfer_id, account_id, gift_id, amount, balance_after)
      select transfer.id, null::int, ${giftId}::int, -${points}::bigint, null::bigint from transfer
      union all
      select transfer.id, receiver.id, null, ${points}::bigint, receiver.balance from transfer, receiver)
    select id as "transferId" from transfer`)
}
