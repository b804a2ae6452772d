import { limits } from '#contract/core/limits.ts'
import { later } from '#server/core/clock.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

const { days } = limits.refunds

/**
 * The sales whose buyers can get the price back, now or later. A certificate and an earlier return end that for good. What is marked as learned
 * does not: it can be unmarked. Gifts have no price here, so they are certain.
 */
export const returnableSales = (now: Date): Sql => sql`
  select c.author_id, e.price_paid - coalesce(e.repaid, 0) as points, e.bought_at, e.repaid is null as is_from_before
    from courses c join enrolments e on e.course_id = c.id
   where e.price_paid > 0 and e.bought_at >= ${later(now, { days: -days })}
     and not exists (select from certificates g where g.user_id = e.user_id and g.course_id = e.course_id)
     and not exists (select from refunds r where r.user_id = e.user_id and r.course_id = e.course_id and r.price > 0)`

export interface Funds {
  balance: number
  /** What can be spent. */
  certain: number
  /** When the first and the last of the other points are certain. Null if all are. */
  moreAt: Date | null
  allAt: Date | null
}

/** What a user has and can spend. The caller locks the account first: as a statement of its own, this sees all sales up to then. */
export async function readFunds(db: Db, userId: number, now: Date): Promise<Funds> {
  const { balance, waiting, first, last } = await db.one<{
    balance: number
    waiting: number
    first: Date | null
    last: Date | null
  }>(sql`
    select a.balance, coalesce(sum(s.points), 0)::bigint as waiting, min(s.bought_at) as first, max(s.bought_at) as last
      from point_accounts a left join (${returnableSales(now)} and c.author_id = ${userId}) s on s.points > 0
     where a.user_id = ${userId} group by a.id`)
  const certainAt = (boughtAt: Date | null) => boughtAt && later(boughtAt, { days })
  return { balance, certain: Math.max(0, balance - waiting), moreAt: certainAt(first), allAt: certainAt(last) }
}

/** What an author must keep for the buyers of now: without sales from before, whose income may have been spent. */
export const keptForReturns = (db: Db, userId: number, now: Date) =>
  db
    .one<{ points: number }>(sql`
      select coalesce(sum(points), 0)::bigint as points
        from (${returnableSales(now)} and c.author_id = ${userId} and e.repaid is not null) sale`)
    .then((row) => row.points)
