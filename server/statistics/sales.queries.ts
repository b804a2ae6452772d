import type { SalesPeriod, SalesStatistics, SalesUnit } from '#contract/statistics/statistics.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

export const getSales = (db: Db) =>
  db.one<SalesStatistics>(sql`
    select sum(sold)::int as "saledCoursesCount", sum(customers)::int as "customersCount", sum(completed)::int as "completedCoursesCount",
           coalesce(round(100.0 * sum(completed) / nullif(sum(sold), 0)), 0)::int as "completedCoursesPercentage" from sales_counts`)

/** The first day with a sale or a completion. */
export const findFirstDay = (db: Db) =>
  db.one<{ day: string | null }>(sql`select min(day) as day from sales_days`).then(({ day }) => day ?? undefined)

/** The first day of the period with a day. Weeks begin on Sunday; PostgreSQL's own begin a day later. */
export function beginOfPeriod(day: Sql, unit: SalesUnit): Sql {
  const shift = unit === 'week' ? 1 : 0
  return sql`date_trunc(${unit}, (${day} + ${shift}::int)::timestamp)::date - ${shift}::int`
}

/** Includes both ends. Reads daily counts, so that it costs the same however many sales there were. */
export const listSalesPeriods = (db: Db, from: string, to: string, unit: SalesUnit) =>
  db.many<SalesPeriod>(sql`
    select ${beginOfPeriod(sql`day`, unit)} as date, sum(sold)::int as sold, sum(points)::bigint as points, sum(completed)::int as completed
      from sales_days where day between ${from}::date and ${to}::date group by 1 order by 1`)
