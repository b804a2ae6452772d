import type { CoursePeriod } from '#contract/insight.ts'
import type { SalesUnit } from '#contract/statistics.ts'
import { type Db, sql } from '#server/core/database/db.ts'

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
    select date_trunc(${unit}, day::timestamp)::date as date, sum(views) as views, sum(carts) as carts, sum(sold) as sold, sum(earned) as earned,
           sum(returned) as returned, sum(repaid) as repaid
      from counted where day between ${from}::date and ${to}::date group by 1 order by 1`)

export const listMaterialNames = (db: Db, courseId: number) =>
  db
    .many<{ name: string }>(sql`
      select m.name from course_materials cm join materials m on m.id = cm.material_id where cm.course_id = ${courseId} order by cm.position`)
    .then((rows) => rows.map(({ name }) => name))

export interface PlaceCount {
  /** `learned`: how many have learned the material. `stop`: of how many it is the last learned one. */
  kind: 'learned' | 'stop'
  /** From 1 on. As a stop, 0 is nothing yet, and one more than there are materials is finished. */
  place: number
  learners: number
}

/** In one statement, so that all counts are of the same learners. A certificate stays, also when a material is added later. */
export const countPlaces = (db: Db, courseId: number) =>
  db.many<PlaceCount>(sql`
    with places as materialized (
      select material_id, row_number() over (order by position)::int as place, count(*) over ()::int as materials
        from course_materials where course_id = ${courseId}),
    learned as materialized (
      select e.user_id, p.place, p.materials
        from enrolments e join learned_materials l on l.user_id = e.user_id join places p on p.material_id = l.material_id
       where e.course_id = ${courseId}),
    finishers as (
      select user_id from learned group by user_id, materials having count(*) = materials
      union
      select user_id from certificates where course_id = ${courseId}),
    stops as (
      select case when f.user_id is null then coalesce(max(l.place), 0) else 1 + (select count(*)::int from places) end as place
        from enrolments e left join learned l on l.user_id = e.user_id left join finishers f on f.user_id = e.user_id
       where e.course_id = ${courseId} group by e.user_id, f.user_id)
    select 'learned' as kind, place, count(*)::int as learners from learned group by place
    union all
    select 'stop', place, count(*)::int from stops group by place
    order by kind, place`)

export interface TimeAnswers {
  minutes: number
  answers: number
}

export const listTimeAnswers = (db: Db, courseId: number) =>
  db.many<TimeAnswers>(sql`select minutes, answers from rated_minutes where course_id = ${courseId} order by minutes`)
