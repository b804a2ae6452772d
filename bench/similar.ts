// npm run bench -- similar: what similar courses cost in a large catalogue against a small one, what a step of their job costs, and what
// buyers notice of it. Writes bench/RESULTS-similar.md, and fails if reading costs more than twice as much.
import { type Database, openDatabase, sql } from '#server/core/database/db.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { beginRound, renewSimilar, usualBounds } from '#server/courses/renew-similar.ts'
import { computeSimilar } from '#server/courses/similar.queries.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { onServer } from '#server/testing/test-app.ts'
import { countEverything } from './count-everything.ts'
import { longestStatementSeconds } from './fill.ts'
import { buying, makeToken } from './measure.ts'
import { TwoSizes } from './two-sizes.ts'

const [small = 1000, large = 1_000_000] = process.argv.slice(3).map(Number)
const mostGrowth = 2
/** So many lists of each catalogue are computed by the job; the others are only there to fill the table. */
const computed = 1000
const skills = 50
const popular = { courseId: 7, buyers: 9000 }

const tokens = await Promise.all(Array.from({ length: 100 }, (_, number) => makeToken(9501 + number)))
const bench = new TwoSizes()
const growth = (name: string, token: (request: number) => string | undefined) =>
  bench.growth(name, ({ size }, request) => {
    const signedIn = token(request)
    const path = `/api/courses/${computedId(size, (request * 7) % computed)}/similar`
    return { method: 'GET', path, ...(signedIn && { token: signedIn }) }
  })
try {
  const few = await start(small)
  const many = await start(large)
  const { count } = await many.db.one<{ count: number }>(sql`select count(*)::int as count from enrolments`)
  bench.sayWhat(
    'similar',
    `${large} courses with ${count} enrolments and ${skills} skills, so that each skill is taught by some ${(3 * large) / skills} courses, against ${small} courses.`,
  )
  bench.say('| Call | median time against the small catalogue |\n| --- | ---: |')
  const growths = [
    await growth('similar courses, guest', () => undefined),
    await growth('similar courses, signed in', (request) => tokens[request % tokens.length]),
  ]
  bench.say(`\nAt most ${mostGrowth}.\n`)
  bench.say('| Step of the job | against the small catalogue |\n| --- | ---: |')
  bench.say(`| one course | ${(many.jobMs / few.jobMs).toFixed(2)} |`)
  bench.say(
    `| one course that ${popular.buyers} people bought, against any other there | ${(many.popularMs / many.jobMs).toFixed(2)} |\n`,
  )
  const steps = new Map<number, number>()
  const alone = await buying(few.server.port, small, steps)
  const [beside] = await Promise.all([buying(few.server.port, small, steps), keepRenewing(few.db)])
  bench.say(
    `Purchases a second while the job renews lists without pause: ${(beside.rate / alone.rate).toFixed(2)} of those without it.`,
  )
  if (growths.some((ratio) => ratio > mostGrowth)) process.exitCode = 1
  if (large >= 1_000_000) bench.write('bench/RESULTS-similar.md')
} finally {
  await bench.stop()
}

/** A portal, and the milliseconds that the job takes for a course and for the most popular one. */
async function start(courses: number) {
  const portal = await bench.start(courses, (url) => fillSimilar(url, courses))
  const ids = Array.from({ length: computed }, (_, number) => computedId(courses, number))
  const jobMs = (await renew(portal.db, ids)) / computed
  const popularMs = await renew(portal.db, [popular.courseId])
  console.log(`${courses} courses: ${jobMs.toFixed(1)} ms for a list, ${popularMs.toFixed(1)} for the most popular one`)
  return { ...portal, jobMs, popularMs }
}

/** Without what search needs, which takes most of the time in fill.ts and is not measured here. */
async function fillSimilar(url: string, courses: number): Promise<Database> {
  await migrate(url)
  const db = openDatabase(url, { connections: 20 })
  await db.within(longestStatementSeconds).tx(async (db) => {
    await db.run(sql`set local session_replication_role = replica`)
    await db.run(sql`set local synchronous_commit = off`)
    await db.run(sql`
      insert into users (name, email, password_hash, is_creator, handle, created_at)
      select 'Person ' || n, 'person-' || n || '@bench.test', '', n <= 500, case when n <= 500 then 'person-' || n end, now()
        from generate_series(1, 10000) n`)
    await db.run(sql`insert into point_accounts (user_id, balance) select id, 1000000000 from users`)
    await insertManyCourses(db, courses, { authorId: sql`1 + n % 500`, price: sql`abs(hashint4(n)) % 300` })
    await db.run(sql`insert into skills (name) select 'Skill ' || n from generate_series(1, ${skills}) n`)
    await db.run(sql`
      insert into course_skills select c.id, 1 + abs(hashint4(c.id * 3 + k)) % ${skills}, 1 + abs(hashint4(c.id + k)) % 10
        from courses c, generate_series(1, 3) k on conflict do nothing`)
    await db.run(sql`
      insert into enrolments (user_id, course_id, price_paid, bought_at)
      select 501 + abs(hashint4(c.id * 5 + k)) % 9000, c.id, 0, now() - k * interval '1 hour'
        from courses c, generate_series(1, 4) k on conflict do nothing`)
    await db.run(sql`
      insert into enrolments (user_id, course_id, price_paid, bought_at)
      select 500 + n, ${popular.courseId}, 0, now() from generate_series(1, ${popular.buyers}) n on conflict do nothing`)
    await db.run(sql`
      update courses c set students_count = e.count from (select course_id, count(*)::int from enrolments group by 1) e where e.course_id = c.id`)
    const any = (step: number) =>
      sql`array(select (1 + (c.id::bigint * ${step} + k * 104729) % ${courses})::int from generate_series(1, 24) k)`
    await db.run(sql`insert into similar_courses select c.id, ${any(7919)}, ${any(6271)} from courses c`)
    await db.run(sql`update catalogue_size set courses = ${courses}`)
    await countEverything(db)
  })
  for (const statement of ['vacuum analyze', 'checkpoint']) await onServer(url, statement)
  return db
}

/** The courses whose lists the job computes are from all over the catalogue. */
function computedId(courses: number, number: number): number {
  return 1 + Math.floor((number * courses) / computed)
}

/** Computes these lists as the job does in its rounds, and returns the milliseconds. */
async function renew(db: Database, ids: number[]): Promise<number> {
  const began = performance.now()
  for (let place = 0; place < ids.length; place += 50) await computeSimilar(db, ids.slice(place, place + 50), usualBounds)
  return performance.now() - began
}

/** For as long as the purchases are measured. */
async function keepRenewing(db: Database): Promise<void> {
  for (const end = performance.now() + 3000; performance.now() < end; ) {
    await beginRound(db)
    await renewSimilar(db, (end - performance.now()) / 1000)
  }
}
