import type { SalesPeriod, SalesStatistics, SalesUnit } from '#contract/statistics.ts'
import { type Db, sql } from '#server/core/database/db.ts'

export const getSales = (db: Db) =>
  db.one<SalesStatistics>(sql`
    select sum(sold)::int as "saledCoursesCount", sum(customers)::int as "customersCount", sum(completed)::int as "completedCoursesCount",
           coalesce(round(100.0 * sum(completed) / nullif(sum(sold), 0)), 0)::int as "completedCoursesPercentage" from sales_counts`)

/** The first day with a sale or a completion. */
export const findFirstDay = (db: Db) =>
  db.one<{ day: string | null }>(sql`select min(day) as day from sales_days`).then(({ day }) => day ?? undefined)

/** Includes both ends. Reads daily counts, so that it costs the same however many sales there were. */
export const listSalesPeriods = (db: Db, from: string, to: string, unit: SalesUnit) =>
  db.many<SalesPeriod>(sql`
    select date_trunc(${unit}, day::timestamp)::date as date, sum(sold)::int as sold, sum(points)::bigint as points, sum(completed)::int as completed
      from sales_days where day between ${from}::date and ${to}::date group by 1 order by 1`)
