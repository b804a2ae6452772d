import type { PageQuery } from '#contract/core/http.ts'
import { type CourseCard, CourseOrder } from '#contract/courses/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { type Page, pageOffset } from '#server/core/http/paging.ts'
import { type CardRow, cardColumns, toCard } from './cards.queries.ts'

/** Pages up to this row are counted from the beginning; deeper ones start from a bookmark. */
export const shallow = 2000

export interface Ordering {
  orderBy: CourseOrder
  isAscending: boolean
}

/** One page of the whole catalogue in one of its orders. */
export async function listCatalogue(
  db: Db,
  query: PageQuery,
  ordering: Ordering,
  viewerId: number | undefined,
): Promise<Page<CourseCard>> {
  const deep = pageOffset(query) > shallow
  const rows =
    (deep && (await fromBookmark(db, query, ordering, viewerId))) || (await fromBeginning(db, query, ordering, viewerId))
  const [first] = rows
  if (!first) return { items: [], totalCount: await catalogueSize(db) }
  return { items: rows.map(toCard), totalCount: first.totalCount }
}

export const catalogueSize = (db: Db) =>
  db.one<{ courses: number }>(sql`select courses from catalogue_size`).then((row) => row.courses)

interface CountedRow extends CardRow {
  totalCount: number
}

/** Skips the rows before the page in the index; only those on the page are fetched. */
const listPage = (db: Db, ids: Sql, ordering: Ordering, viewerId: number | undefined) =>
  db.many<CountedRow>(sql`
    select ${cardColumns(viewerId)}, (select courses from catalogue_size) as "totalCount"
      from courses c where c.id = any(array(${ids}))
     order by ${orderBySql(ordering)}`)

/** A subquery makes PostgreSQL keep one plan for all numbers; planning for each number would take longer than reading. */
export const anyNumber = (value: number) => sql`(select ${value}::int)`

const fromBeginning = (db: Db, query: PageQuery, ordering: Ordering, viewerId: number | undefined) => {
  const ids = sql`
    select c.id from courses c where c.archived_at is null
     order by ${orderBySql(ordering)} limit ${anyNumber(query.pageSize)} offset ${anyNumber(pageOffset(query))}`
  return listPage(db, ids, ordering, viewerId)
}

/**
 * Undefined when there is no bookmark yet. Bookmarks count upwards from the first course; in descending order, the wanted row is found
 * from the other end, by the size of the catalogue when they were set.
 */
async function fromBookmark(
  db: Db,
  query: PageQuery,
  ordering: Ordering,
  viewerId: number | undefined,
): Promise<CountedRow[] | undefined> {
  const { orderBy, isAscending } = ordering
  const offset = sql`${pageOffset(query)}::int`
  const place = isAscending ? offset : sql`((select courses from catalogue_bookmarks_state) - 1 - ${offset})`
  const nearest = isAscending ? sql`position <= ${place} order by position desc` : sql`position >= ${place} order by position`
  const columns = sortColumns[orderBy]
  const ids = sql`
    with bookmark as materialized (
      select abs(position - ${place}) as skip, sort_value, course_id from catalogue_bookmarks
       where order_by = ${orderBy}::smallint and ${nearest} limit 1)
    select c.id from courses c
     where c.archived_at is null and ${columns.pair} ${isAscending ? sql`>=` : sql`<=`} (select ${columns.bookmark} from bookmark)
     order by ${orderBySql(ordering)} limit ${anyNumber(query.pageSize)} offset (select skip from bookmark)`
  const rows = await listPage(db, ids, ordering, viewerId)
  return rows.length > 0 ? rows : undefined
}

/** How each order sorts, and how a bookmark's text becomes its values again. */
export const sortColumns: Record<CourseOrder, { value: Sql; pair: Sql; bookmark: Sql }> = {
  [CourseOrder.Id]: { value: sql`c.id`, pair: sql`c.id`, bookmark: sql`course_id` },
  [CourseOrder.StudentsCount]: {
    value: sql`c.students_count`,
    pair: sql`(c.students_count, c.id)`,
    bookmark: sql`sort_value::int, course_id`,
  },
  [CourseOrder.UpdateDate]: {
    value: sql`c.update_date`,
    pair: sql`(c.update_date, c.id)`,
    bookmark: sql`sort_value::timestamptz, course_id`,
  },
  [CourseOrder.Rating]: { value: sql`c.rating`, pair: sql`(c.rating, c.id)`, bookmark: sql`sort_value::int, course_id` },
  [CourseOrder.Price]: { value: sql`c.price`, pair: sql`(c.price, c.id)`, bookmark: sql`sort_value::int, course_id` },
}

/** Ties are broken by id, in the same direction, so that every order is total and one index serves both directions. */
export function orderBySql({ orderBy, isAscending }: Ordering): Sql {
  const { value } = sortColumns[orderBy]
  return isAscending ? sql`${value}, c.id` : sql`${value} desc, c.id desc`
}
