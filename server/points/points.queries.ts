import type { PageQuery } from '#contract/core/http.ts'
import type { PointsMovement } from '#contract/points/points.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'
import { describeMovement, type MovementKind } from './describe-movement.ts'

export const openPointAccount = (db: Db, userId: number, welcomeDue: number) =>
  db.run(sql`insert into point_accounts (user_id, balance, welcome_due) values (${userId}, 0, ${welcomeDue})`)

/** The welcome points that wait for the confirmed address. */
/** Of two at once, the second waits and gets 0. */
export const takeWelcomeDue = (db: Db, userId: number) =>
  db
    .maybe<{ due: number }>(sql`
      update point_accounts a set welcome_due = 0
        from (select id, welcome_due from point_accounts where user_id = ${userId} and welcome_due > 0 for no key update) before
       where a.id = before.id returning before.welcome_due as due`)
    .then((row) => row?.due ?? 0)

export const readBalance = (db: Db, userId: number) =>
  db.one<{ balance: number }>(sql`select balance from point_accounts where user_id = ${userId}`).then((row) => row.balance)

/** Issues new points from the issuance account; a correction has fewer than none. One statement writes the balance, the transfer and both entries, or nothing. */
export const issuePoints = (
  db: Db,
  issue: { userId: number; points: number; kind: 'welcome' | 'grant' | 'code' | 'correction'; reason: string; now: Date },
) =>
  db.one<{ balance: number; transferId: number }>(sql`
    with receiver as (
      update point_accounts set balance = balance + ${issue.points} where user_id = ${issue.userId} returning id, balance),
    transfer as (
      insert into point_transfers (kind, reason, created_at) values (${issue.kind}, ${issue.reason}, ${issue.now}) returning id),
    entries as (
      insert into point_entries (transfer_id, account_id, amount, balance_after)
      select transfer.id, receiver.id, ${issue.points}::bigint, receiver.balance from transfer, receiver
      union all
      select transfer.id, issuance.id, -${issue.points}::bigint, null from transfer, point_accounts issuance where issuance.user_id is null)
    select receiver.balance, transfer.id as "transferId" from receiver, transfer`)

/** Locks all accounts that a purchase touches, always in the same order, so that two purchases never deadlock. */
export const lockAccounts = (db: Db, userIds: number[]) =>
  db.many<{ userId: number; balance: number; owed: number }>(sql`
    select user_id as "userId", balance, owed from point_accounts where user_id = any(${userIds}::int[]) order by id for no key update`)

/** Moves points from one user to another. Returns undefined, and does nothing, when the payer has too few. */
export const movePoints = (
  db: Db,
  move: { from: number; to: number; points: number; kind: 'purchase' | 'refund'; reason: string; now: Date },
) =>
  db.maybe<{ transferId: number; balance: number }>(sql`
    with payer as (
      update point_accounts set balance = balance - ${move.points} where user_id = ${move.from} and balance >= ${move.points} returning id, balance),
    receiver as (
      update point_accounts set balance = balance + ${move.points} where user_id = ${move.to} and exists (select from payer) returning id, balance),
    transfer as (
      insert into point_transfers (kind, reason, created_at) select ${move.kind}, ${move.reason}, ${move.now} from payer, receiver returning id),
    entries as (
      insert into point_entries (transfer_id, account_id, amount, balance_after)
      select transfer.id, payer.id, -${move.points}::bigint, payer.balance from transfer, payer
      union all
      select transfer.id, receiver.id, ${move.points}::bigint, receiver.balance from transfer, receiver)
    select transfer.id as "transferId", payer.balance from transfer, payer`)

interface MovementRow extends Omit<PointsMovement, 'dateUTC'> {
  date: Date
  kind: MovementKind
}

/** The points history of a user, newest first. */
export async function listOwnMovements(db: Db, userId: number, query: PageQuery): Promise<Page<PointsMovement>> {
  const entries = sql`point_accounts a join point_entries e on e.account_id = a.id`
  const page = await readPage<MovementRow>(db, query, {
    columns: sql`e.id, t.created_at as date, t.kind, t.reason, e.amount, e.balance_after as "balanceAfter"`,
    from: sql`${entries} join point_transfers t on t.id = e.transfer_id where a.user_id = ${userId}`,
    orderBy: sql`e.id desc`,
    countFrom: sql`${entries} where a.user_id = ${userId}`,
  })
  return mapPage(page, ({ date, kind, reason, ...row }) => ({
    ...row,
    dateUTC: date.toISOString(),
    reason: describeMovement(kind, reason, row.amount),
  }))
}

export const findHolder = (db: Db, email: string) =>
  db.maybe<{ id: number; email: string }>(
    sql`select id, email from users where lower(email) = lower(${email}) and deleted_at is null`,
  )
