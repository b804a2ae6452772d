import { CourseOrder } from '#contract/courses/courses.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { orderBySql, shallow, sortColumns } from './catalogue.queries.ts'
import { searchLimits } from './search/limits.ts'

const step = 200
/** Any number that is not used elsewhere in this database. */
const lockId = 729_418_366

/** Renews the bookmarks and the sample when the catalogue has changed. One of several servers does it. */
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
    await db.run(sql`delete from search_sample`)
    if (courses > shallow) {
      for (const orderBy of Object.values(CourseOrder)) await setBookmarks(db, orderBy)
      await takeSample(db)
    }
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

/** How many of some random courses hold each word. */
const takeSample = (db: Db) =>
  db.run(sql`
    with picked as (
      select distinct (random() * (select max(id) from courses))::int as id from generate_series(1, ${searchLimits.sample * 3})),
    sampled as materialized (select id from picked join courses using (id) where archived_at is null limit ${searchLimits.sample}),
    counted as (
      insert into search_sample
      select word, count(*) from sampled join search_postings on course_id = id where word !~ '[ =]' group by word)
    update catalogue_bookmarks_state set sampled = (select count(*) from sampled)`)
