import { CourseOrder } from '#contract/courses/courses.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { anyNumber, orderBySql } from '../catalogue.queries.ts'
import type { Fitting } from './facets.queries.ts'
import { readPage, type Search } from './read-page.queries.ts'

/** So many courses are put into a table of hashes at most. */
const mostHashed = 10_000
/** So few courses that fit the facets are sorted all. */
const fewFitting = 300

/**
 * Without words: all courses that fit, if they are few; otherwise courses are read in order until the page is full. Courses of other fields
 * are left out by the index of the order. The others are tested one by one, which takes a look-up each; or, if those that fit are fewer than
 * the look-ups, those are put into a table of hashes first.
 */
export function findByFacets(db: Db, search: Search & { fitting: Fitting }, [lowest, highest]: [number, number]) {
  const { query, offset, limit, fitting } = search
  const last = sql`${anyNumber(offset + limit)}`
  const isFew = sql`(select count <= ${fewFitting} or count::float8 * count * 30 < ${last} * courses from fitting_count, catalogue_size)`
  // A field has an eighth of the courses or so.
  const isHashed = sql`
    (select count <= ${mostHashed} and count::float8 * count < ${last} * courses::float8 * case when has_field then 0.2 else 1.5 end
       from fitting_count, catalogue_size, choice)`
  const fits = sql`case when ${isHashed} then c.id in (select id from ${fitting.ids} f) else ${fitting.includes(sql`c.id`)} end`
  const inFields = sql`((select not has_field from choice) or c.field_id = any((select fields from choice)::int[]))`
  // Ordered by price, the chosen prices are in one place of the index.
  const priced =
    query.orderBy === CourseOrder.Price ? sql`c.price between ${anyNumber(lowest)} and ${anyNumber(highest)}` : sql`true`
  return readPage(
    db,
    search,
    sql`
      in_order as (
        select c.id from courses c where archived_at is null and ${inFields} and ${fits} and ${priced} and not ${isFew}
         order by ${orderBySql(query)} limit ${last}),
      found as (
        select id, 0 as rank, true as is_enough, false as is_part
          from (select id from ${fitting.ids} few where ${isFew} union all select id from in_order) f)`,
    fitting.count,
  )
}
