import { CourseOrder, type FilteredCourses } from '#contract/courses/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { type CardRow, cardColumns, toCard } from '../cards.queries.ts'
import { anyNumber, orderBySql } from '../catalogue.queries.ts'
import type { Fitting } from './facets.queries.ts'

/** Nobody has this id. With it, the statements for guests are the same as for everybody else. */
const guest = 0

export interface Search {
  query: FilteredCourses
  limit: number
  offset: number
  viewerId: number | undefined
  /** The courses that fit the chosen facets. */
  fitting?: Fitting | undefined
}

/**
 * Reads the page with its cards from the last step, `found`: the ids of courses, how well each matches (`rank`), whether it is one that was
 * asked for or fills up the page (`is_enough`), and whether there are more (`is_part`).
 */
export async function readPage(
  db: Db,
  { query, limit, offset, viewerId, fitting }: Search,
  steps: Sql,
  total = sql`(select count(*)::int from found)`,
) {
  const order = sql`is_enough desc, ${query.orderBy === CourseOrder.Id ? sql`rank desc,` : sql``} ${orderBySql(query)}`
  const rows = await db.many<CardRow & { total: number; isPart: boolean }>(sql`
    with ${fitting ? sql`${fitting.steps},` : sql``} ${steps},
    page as (
      select found.* from found, ${query.orderBy === CourseOrder.Id ? sql`lateral (select found.id) c` : joinCourse(sql`found.id`)}
       order by ${order} limit ${anyNumber(limit)} offset ${anyNumber(offset)})
    select ${total} as total, exists (select from found where is_part) as "isPart", ${cardColumns(viewerId ?? guest)}
      from (select) one_row left join (page cross join ${joinCourse(sql`page.id`)}) on true order by ${order}`)
  const [first] = rows
  return { items: rows.filter((row) => row.id !== null).map(toCard), total: first?.total ?? 0, isPart: first?.isPart ?? false }
}

/** Looked up one by one: the planner expects more of them than there are, and would read the whole table. */
const joinCourse = (id: Sql) => sql`lateral (select * from courses where id = ${id} offset 0) c`
