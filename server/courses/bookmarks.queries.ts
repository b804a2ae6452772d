import { CourseOrder } from '#contract/courses/courses.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { orderBySql, shallow, sortColumns } from './catalogue.queries.ts'

const step = 200
/** Any number that is not used elsewhere in this database. */
const lockId = 729_418_366

/** Renews the bookmarks when the catalogue has changed. One of several servers does it. */
export function renewBookmarks(db: Db): Promise<void> {
  return db.tx(async (db) => {
    const { free } = await db.one<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${lockId}) as free`)
    if (!free) return
    const { courses } = await db.one<{ courses: number }>(sql`select courses from catalogue_size`)
    const { changes } = await db.one<{ changes: number }>(sql`
      select n_tup_ins + n_tup_upd + n_tup_del as changes from pg_stat_user_tables where relid = 'courses'::regclass`)
    const state = await db.one<{ courses: number; changes: number }>(sql`select courses, changes from catalogue_bookmarks_state`)
    if (state.changes === changes && state.courses === courses) return
    await db.run(sql`delete from catalogue_bookmarks`)
    if (courses > shallow) for (const orderBy of Object.values(CourseOrder)) await setBookmarks(db, orderBy)
    await db.run(sql`update catalogue_bookmarks_state set courses = ${courses}, changes = ${changes}`)
  })
}

const setBookmarks = (db: Db, orderBy: CourseOrder) =>
  db.run(sql`
    insert into catalogue_bookmarks (order_by, position, sort_value, course_id)
    select ${orderBy}::smallint, position, value::text, id
      from (select ${sortColumns[orderBy].value} as value, c.id, row_number() over (order by ${orderBySql({ orderBy, isAscending: true })})::int - 1 as position
              from courses c where c.archived_at is null) numbered
     where position % ${step} = 0`)
