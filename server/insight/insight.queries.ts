import type { CoursePeriod } from '#contract/insight/insight.ts'
import type { SalesUnit } from '#contract/statistics/statistics.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { beginOfPeriod } from '#server/statistics/index.ts'

/** Also of a course that has left the catalogue: its learners go on. */
export const findAuthor = (db: Db, courseId: number) =>
  db.maybe<{ authorId: number }>(sql`select author_id as "authorId" from courses where id = ${courseId}`)

/** As in the statistics of Admins: gifts when they are claimed, and nothing that was returned. */
const sales = (courseId: number) => sql`
  select e.bought_at as at, e.price_paid + coalesce(g.price, 0) as points
    from enrolments e left join gifts g on g.id = e.gift_id where e.course_id = ${courseId}`

/** The first day with a view, a cart, a sale or a return. */
export const findFirstDay = (db: Db, courseId: number) =>
  db
    .one<{ day: string | null }>(sql`
      select least((select min(day) from course_days where course_id = ${courseId}),
                   (select min(at at time zone 'UTC')::date from (${sales(courseId)}) sale),
                   (select min(returned_at at time zone 'UTC')::date from refunds where course_id = ${courseId})) as day`)
    .then(({ day }) => day ?? undefined)

/** Includes both ends. What was returned leaves the day of its sale, and counts as returned on its own. */
export const listCoursePeriods = (db: Db, courseId: number, { from, to, unit }: { from: string; to: string; unit: SalesUnit }) =>
  db.many<CoursePeriod>(sql`
    with counted as (
      select day, views, carts, 0 as sold, 0 as earned, 0 as returned, 0 as repaid from course_days where course_id = ${courseId}
      union all
      select (at at time zone 'UTC')::date, 0, 0, 1, points, 0, 0 from (${sales(courseId)}) sale
      union all
      select (returned_at at time zone 'UTC')::date, 0, 0, 0, 0, 1, price from refunds where course_id = ${courseId})
    select ${beginOfPeriod(sql`day`, unit)} as date, sum(views) as views, sum(carts) as carts, sum(sold) as sold, sum(earned) as earned,
           sum(returned) as returned, sum(repaid) as repaid
      from counted where day between ${from}::date and ${to}::date group by 1 order by 1`)
