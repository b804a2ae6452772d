// npm run bench -- ratings [courses] [ratings]: what the list by rating, the course page and its ratings cost in a large catalogue with many
// ratings against a small one. Writes bench/RESULTS-ratings.md, and fails if one of them costs more than 1.5 times as much.
import { type Database, type Db, openDatabase, type Sql, sql } from '#server/core/database/db.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { renewBookmarks } from '#server/courses/index.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { onServer } from '#server/testing/test-app.ts'
import { countEverything } from './count-everything.ts'
import { longestStatementSeconds } from './fill.ts'
import { type Portal, TwoSizes } from './two-sizes.ts'

const [courses = 1_000_000, ratings = 10 * courses] = process.argv.slice(3).map(Number)
const [small, large] = [
  { courses: 1000, ratings: 10_000 },
  { courses, ratings },
]
const people = 20_000
const mostGrowth = 1.5
/** The most rated course of each catalogue. A small one has as many ratings in it, so that only the size of the whole differs. */
const popular = { id: 7, ratings: 5000 }

const bench = new TwoSizes()
const growth = (name: string, path: (portal: Portal, request: number) => string) =>
  bench.growth(name, (portal, request) => ({ method: 'GET', path: path(portal, request) }))
try {
  for (const size of [small, large]) await bench.start(size.courses, (url) => fillRatings(url, size))
  bench.sayWhat(
    'ratings',
    `${courses} courses with ${ratings} ratings against ${small.courses} courses with ${small.ratings}; one course of each has ${popular.ratings} more.`,
  )
  bench.say('| Call of a guest | median time against the small catalogue |\n| --- | ---: |')
  const any = ({ size }: Portal, request: number) => 1 + ((request * 7919) % size)
  const growths = [
    await growth(
      'first pages of the catalogue, with ratings on the cards',
      (_portal, request) => `/api/courses?pageNumber=${1 + (request % 20)}`,
    ),
    await growth(
      'first pages of the search by rating',
      (_portal, request) => `/api/courses/filtered/${1 + (request % 20)}/4/4/false`,
    ),
    await growth('pages in the middle of the search by rating', (portal, request) => {
      const page = Math.floor(portal.size / 8) + (request % 50)
      return `/api/courses/filtered/${page}/4/4/false`
    }),
    await growth('course page', (portal, request) => `/api/courses/${any(portal, request)}`),
    await growth('newest ratings of a course', (portal, request) => `/api/courses/${any(portal, request)}/ratings`),
    await growth(
      'most helpful ratings of a course',
      (portal, request) => `/api/courses/${any(portal, request)}/ratings?order=helpful`,
    ),
    await growth(`pages of the course with ${popular.ratings} ratings`, (_portal, request) => {
      const order = request % 2 ? 'newest' : 'helpful'
      return `/api/courses/${popular.id}/ratings?order=${order}&pageNumber=${1 + (request % 100)}`
    }),
  ]
  bench.say(`\nAt most ${mostGrowth}.`)
  if (growths.some((ratio) => ratio > mostGrowth)) process.exitCode = 1
  if (courses >= 1_000_000) bench.write('bench/RESULTS-ratings.md')
} finally {
  await bench.stop()
}

/** Without what search by words needs, which is not measured here. */
async function fillRatings(url: string, { courses, ratings }: { courses: number; ratings: number }): Promise<Database> {
  await migrate(url)
  const db = openDatabase(url, { connections: 20 })
  const patient = db.within(longestStatementSeconds)
  await patient.tx(async (db) => {
    // As in fill.ts, a bulk load does the work of the triggers itself.
    await db.run(sql`set local session_replication_role = replica`)
    await db.run(sql`set local maintenance_work_mem = '512MB'`)
    await db.run(sql`set local synchronous_commit = off`)
    await db.run(sql`
      insert into users (name, email, password_hash, is_creator, handle, created_at)
      select 'Person ' || n, 'person-' || n || '@bench.test', '', n <= 500, case when n <= 500 then 'person-' || n end, now()
        from generate_series(1, ${people}::int) n`)
    await insertManyCourses(db, courses, { authorId: sql`1 + n % 500`, price: sql`abs(hashint4(n)) % 300` })
    await db.run(sql`
      insert into materials (kind, name, learning_minutes, duration, quality_id)
      select 'video', 'Video ' || n, 5 + n % 90, 600, 4 from generate_series(1, 1000) n`)
    await db.run(
      sql`insert into course_materials select c.id, 1 + (c.id + k * 7) % 1000, k from courses c, generate_series(1, 4) k`,
    )
    await rateAll(db, sql`generate_series(1, ${courses}::int) c, generate_series(1, ${Math.ceil(ratings / courses)}::int) k`)
    await rateAll(db, sql`(values (${popular.id}::int)) one (c), generate_series(1001, ${1000 + popular.ratings}::int) k`)
    await db.run(sql`analyze ratings, courses, course_materials, materials`)
    await db.run(sql`select rebuild_ratings()`)
    await db.run(sql`select renew_course_facets(array(select id from courses))`)
    await db.run(sql`update catalogue_size set courses = ${courses}`)
    await countEverything(db)
  })
  for (const statement of ['vacuum analyze', 'checkpoint']) await onServer(url, statement)
  await renewBookmarks(patient)
  return db
}

/** The k-th rating of course c, for each pair. */
function rateAll(db: Db, pairs: Sql): Promise<number> {
  return db.run(sql`
    insert into ratings (course_id, user_id, stars, text, minutes, levels_reached, rated_at, helpful_count)
    select c, 501 + (c * 7 + k) % ${people - 500}, 1 + abs(hashint4(c * 31 + k)) % 5, repeat('A rating of some length. ', 1 + k % 6),
           30 * (1 + abs(hashint4(c + k)) % 40), (array['yes', 'partly', 'no'])[1 + k % 3], now() - k * interval '1 hour', abs(hashint4(k)) % 50
      from ${pairs}`)
}
