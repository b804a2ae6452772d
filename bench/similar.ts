// npm run bench -- similar: what similar courses cost in a large catalogue against a small one, what a step of their job costs, and what
// buyers notice of it. Writes bench/RESULTS-similar.md, and fails if reading costs more than twice as much.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { type Database, openDatabase, sql } from '#server/core/database/db.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { beginRound, renewSimilar, usualBounds } from '#server/courses/renew-similar.ts'
import { computeSimilar } from '#server/courses/similar.queries.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { onServer } from '#server/testing/test-app.ts'
import { countEverything } from './count-everything.ts'
import { longestStatementSeconds } from './fill.ts'
import { type Call, load, median } from './http-load.ts'
import { buying, secretKey, tokenOf } from './measure.ts'
import { type Started, startProcess } from './processes.ts'

const [small = 1000, large = 1_000_000] = process.argv.slice(3).map(Number)
const rounds = 10
const mostGrowth = 2
/** So many lists of each catalogue are computed by the job; the others are only there to fill the table. */
const computed = 1000
const skills = 50
const popular = { courseId: 7, buyers: 9000 }

const dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
const postgres = await startEmbeddedPostgres({
  dir,
  settings: { max_connections: 100, max_wal_size: '8GB', shared_buffers: '1GB' },
})
const lines: string[] = []
const say = (line: string) => {
  console.log(line)
  lines.push(line)
}

interface Portal {
  courses: number
  db: Database
  server: Started
  /** Milliseconds that the job takes for a course, and for the most popular one. */
  jobMs: number
  popularMs: number
}

const tokens = await Promise.all(Array.from({ length: 100 }, (_, number) => tokenOf(9501 + number)))
const portals: Portal[] = []
try {
  for (const courses of [small, large]) portals.push(await start(courses))
  const [few, many] = portals as [Portal, Portal]
  const { count } = await many.db.one<{ count: number }>(sql`select count(*)::int as count from enrolments`)
  say('# What `npm run bench -- similar` measured\n')
  say(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}); server, database and measuring client share them. ${large} courses with ${count} enrolments and ${skills} skills, so that each skill is taught by some ${(3 * large) / skills} courses, against ${small} courses. Each ratio is taken within a round; the median of ${rounds} rounds counts.\n`,
  )
  say('| Call | median time against the small catalogue |\n| --- | ---: |')
  const growths = [
    await growth('similar courses, guest', () => undefined),
    await growth('similar courses, signed in', (request) => tokens[request % tokens.length]),
  ]
  say(`\nAt most ${mostGrowth}.\n`)
  say('| Step of the job | against the small catalogue |\n| --- | ---: |')
  say(`| one course | ${(many.jobMs / few.jobMs).toFixed(2)} |`)
  say(
    `| one course that ${popular.buyers} people bought, against any other there | ${(many.popularMs / many.jobMs).toFixed(2)} |\n`,
  )
  const alone = await buying(few.server.port, small)
  const [beside] = await Promise.all([buying(few.server.port, small), keepRenewing(few.db)])
  say(
    `Purchases a second while the job renews lists without pause: ${(beside.rate / alone.rate).toFixed(2)} of those without it.`,
  )
  if (growths.some((ratio) => ratio > mostGrowth)) process.exitCode = 1
  writeFileSync('bench/RESULTS-similar.md', `${lines.join('\n')}\n`)
} finally {
  for (const { server, db } of portals) {
    await server.stop()
    await db.close()
  }
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}

async function start(courses: number): Promise<Portal> {
  const name = `similar_${courses}`
  await onServer(postgres.urlOf('postgres'), `create database ${name}`)
  const url = postgres.urlOf(name)
  const db = await fillSimilar(url, courses)
  const jobMs = (await renew(db, spread(courses))) / computed
  const popularMs = await renew(db, [popular.courseId])
  console.log(`${courses} courses: ${jobMs.toFixed(1)} ms for a list, ${popularMs.toFixed(1)} for the most popular one`)
  const env = { DATABASE_URL: url, DATA_DIR: join(dir, name), PORT: '0', DEMO: '0', SECRET_KEY: secretKey }
  return { courses, db, server: await startProcess('server/main.ts', env), jobMs, popularMs }
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

/** So many courses from all over the catalogue. */
function spread(courses: number): number[] {
  return Array.from({ length: computed }, (_, number) => 1 + Math.floor((number * courses) / computed))
}

/** Computes these lists as the job does in its rounds, and returns the milliseconds. */
async function renew(db: Database, ids: number[]): Promise<number> {
  const began = performance.now()
  for (let place = 0; place < ids.length; place += 50) await computeSimilar(db, ids.slice(place, place + 50), usualBounds)
  return performance.now() - began
}

async function growth(name: string, token: (request: number) => string | undefined): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const times: number[] = []
    for (const { server, courses } of portals) {
      let request = 0
      const computedIds = spread(courses)
      const call = (): Call => {
        const path = `/api/courses/${computedIds[(request++ * 7) % computedIds.length]}/similar`
        const signedIn = token(request)
        return { method: 'GET', path, ...(signedIn && { token: signedIn }) }
      }
      times.push((await load(server.port, call, { seconds: 1 })).medianMs)
    }
    const [before = Number.NaN, after = Number.NaN] = times
    if (round > 0) ratios.push(after / before)
  }
  say(`| ${name} | ${median(ratios).toFixed(2)} |`)
  return median(ratios)
}

/** For as long as the purchases are measured. */
async function keepRenewing(db: Database): Promise<void> {
  for (const end = performance.now() + 3000; performance.now() < end; ) {
    await beginRound(db)
    await renewSimilar(db, (end - performance.now()) / 1000)
  }
}
