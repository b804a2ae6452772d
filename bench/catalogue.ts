// The first part of npm run bench: how fast the catalogue responds, as ratios within this one run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import type { Database } from '#server/core/database/db.ts'
import { onServer } from '#server/testing/test-app.ts'
import { fill } from './fill.ts'
import { load, median, type Result } from './http-load.ts'
import { keptBySearches } from './kept-by-searches.ts'
import { buying, direct, type Scenario, scenarios, secretKey } from './measure.ts'
import { childProcesses, peakMemory, place, processorTime, type Sides, type Started, startProcess, toSides } from './processes.ts'
import { type Measured, report } from './report.ts'

const wanted = process.argv.slice(process.argv[2] === 'facets' ? 2 : 3)
const wantedSizes = wanted.map(Number).filter((size) => size > 0)
const sizes = wantedSizes.length > 0 ? wantedSizes : [1000, 100_000, 1_000_000]
const names = wanted.filter((part) => !(Number(part) > 0))
const chosen = scenarios.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
const dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
const postgres = await startEmbeddedPostgres({
  dir,
  settings: { max_connections: 100, max_wal_size: '8GB', shared_buffers: '1GB' },
})
/** One catalogue, its server, and a bare server that sends the bytes of its first page. */
interface Subject {
  courses: number
  url: string
  db: Database
  server: Started
  bare: Started
  measured: Measured
}
interface Round {
  http: Result & Cost
  sql?: Result & Cost
}
interface Cost {
  /** Processor time of the measured process and the database for one response, in seconds, without that of the measuring client. */
  cost: number
}
const postmaster = Number(readFileSync(join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
const rounds = 16
const subjects: Subject[] = []
let sides: Sides
try {
  for (const courses of sizes) subjects.push(await prepare(courses))
  takeSides(0)
  for (const subject of subjects) await warmUp(subject)
  for (const [index, scenario] of chosen.entries()) {
    console.log(`${index + 1} of ${chosen.length}, ${new Date().toISOString().slice(11, 16)}: ${scenario.name}`)
    await measure(scenario)
  }
  if (chosen.some(({ name }) => name === 'first page')) await measureBare()
  if (names.length === 0) await measureBuying()
  for (const { measured, server, url } of subjects) {
    measured.memoryMb = peakMemory(server.child.pid)
    measured.kept = await keptBySearches(url)
  }
} finally {
  for (const { server, bare, db } of subjects) {
    await Promise.all([server.stop(), bare.stop()])
    await db.close()
  }
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}
const isWithinLimits = report(
  subjects.map(({ measured }) => measured),
  {
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? '',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    date: new Date().toISOString().slice(0, 10),
  },
  wanted.length === 0,
)
if (!isWithinLimits) process.exitCode = 1

async function prepare(courses: number): Promise<Subject> {
  const name = `bench_${courses}`
  await onServer(postgres.databaseUrl('postgres'), `create database ${name}`)
  const url = postgres.databaseUrl(name)
  const started = Date.now()
  const db = await fill(url, courses)
  const fillSeconds = Math.round((Date.now() - started) / 1000)
  console.log(`${courses} courses filled in ${fillSeconds} s`)
  const env = { DATABASE_URL: url, DATA_DIR: join(dir, name), PORT: '0', DEMO: '0', SECRET_KEY: secretKey }
  const server = await startProcess('server/main.ts', env)
  const response = await fetch(`http://127.0.0.1:${server.port}/api/courses?pageSize=4&pageNumber=1`)
  const bare = await startProcess('bench/bare-server.ts', { BODY: Buffer.from(await response.arrayBuffer()).toString('base64') })
  const kept = { statements: 0, memoryMb: [0, 0] as [number, number] }
  const measured = { courses, fillSeconds, results: [], shareOfBare: Number.NaN, memoryMb: 0, kept }
  return { courses, url, db, server, bare, measured }
}

/** A server that has just started is slower than one that has run for a while; so are the bare server and the direct SQL. */
async function warmUp({ courses, server, bare, db }: Subject): Promise<void> {
  const searches = scenarios.flatMap(({ query, path }) => (query ? [{ query, path }] : []))
  const lists = searches.filter(({ query }) => query(courses, 0).filter === '')
  const words = searches.filter(({ query }) => query(courses, 0).filter !== '')
  const at = (of: typeof searches, request: number) => of[request % of.length] as (typeof searches)[number]
  let request = 0
  await load(server.port, () => ({ method: 'GET', path: at(lists, request).path(courses, request++) }), { seconds: 20 })
  await load(bare.port, () => ({ method: 'GET', path: '/' }), { seconds: 3 })
  await asAsked(() => direct(db, (number) => at(lists, number).query(courses, number), { seconds: 8 }))
  // Few at once: by indexes that are still on the disk, many would take longer than a statement may.
  await asAsked(() => direct(db, (number) => at(words, number).query(courses, number), { atOnce: 2, seconds: 8 }))
}

async function measure({ name, path, query, mostGrowth }: Scenario): Promise<void> {
  const rounds = await inTurns(async ({ courses, server, db }) => {
    let request = 0
    const call = () => ({ method: 'GET', path: path(courses, request++) }) as const
    const http = await withCost(server.child.pid, () => load(server.port, call, { seconds: 0.6 }))
    if (!query) return { http }
    const sql = await asAsked(() => withCost(process.pid, () => direct(db, (number) => query(courses, number), { seconds: 0.6 })))
    return { http, sql }
  })
  keep(name, rounds, mostGrowth)
}

function takeSides(round: number): void {
  sides = toSides(round)
  place(
    subjects.flatMap(({ server, bare }) => [server.child.pid, bare.child.pid]),
    sides.asked,
  )
  place([process.pid, postmaster, ...childProcesses(postmaster)], sides.others)
}

/** This process measures; while it runs the SQL itself, it is also the one that is measured. */
async function asAsked<T>(run: () => Promise<T>): Promise<T> {
  place([process.pid], sides.asked)
  const result = await run()
  place([process.pid], sides.others)
  return result
}

async function withCost(pid: number | undefined, run: () => Promise<Result>): Promise<Result & Cost> {
  const used = () => [pid ?? 0, postmaster, ...childProcesses(postmaster)].reduce((sum, one) => sum + processorTime(one), 0)
  const before = used()
  const result = await run()
  return { ...result, cost: (used() - before) / result.count }
}

/** The first page, and right after it the same bytes from a bare route. */
async function measureBare(): Promise<void> {
  const rounds = await inTurns(async ({ bare, server }) => {
    const page = await load(server.port, () => ({ method: 'GET', path: '/api/courses?pageSize=4&pageNumber=1' }), { seconds: 1 })
    const bytes = await load(bare.port, () => ({ method: 'GET', path: '/' }), { seconds: 1 })
    return { page: page.rate, bytes: bytes.rate }
  })
  subjects.forEach(({ measured }, index) => {
    measured.shareOfBare = middle(rounds, (turn) => turn[index] && turn[index].page / turn[index].bytes)
    console.log(`  first page, share of the bare route, ${measured.courses}: ${measured.shareOfBare.toFixed(2)}`)
  })
}

async function measureBuying(): Promise<void> {
  const round: Round[] = []
  for (const { server, courses } of subjects)
    round.push({ http: await withCost(server.child.pid, () => buying(server.port, courses)) })
  keep('add to cart + buy', [round])
}

/** The catalogues take turns, so that a slow moment of the machine affects all of them. The first round is a warm-up. */
async function inTurns<T>(run: (subject: Subject) => Promise<T>): Promise<T[][]> {
  const results: T[][] = []
  for (let round = 0; round <= rounds; round++) {
    takeSides(round)
    const turn: T[] = []
    for (const subject of subjects) turn.push(await run(subject))
    if (round > 0) results.push(turn)
  }
  return results
}

/** A ratio is between neighbours in one round; the median of all rounds counts. */
function middle<T>(rounds: T[][], ratio: (turn: T[]) => number | undefined): number {
  return median(rounds.map((turn) => ratio(turn) ?? Number.NaN))
}

function keep(name: string, rounds: Round[][], mostGrowth = Number.POSITIVE_INFINITY): void {
  subjects.forEach(({ measured }, index) => {
    const of = (figure: (one: Round, small: Round) => number) =>
      middle(rounds, (turn) => turn[index] && turn[0] && figure(turn[index], turn[0]))
    const growth = of(({ http }, small) => http.medianMs / small.http.medianMs)
    const costOverSql = of(({ http, sql }) => http.cost / (sql?.cost ?? Number.NaN))
    const timeOverSql = of(({ http, sql }) => (sql?.rate ?? Number.NaN) / http.rate)
    measured.results.push({ name, growth, mostGrowth, costOverSql, timeOverSql })
    console.log(
      `  ${`${name}, ${measured.courses}`.padEnd(44)} ${Math.round(of(({ http }) => http.rate))}/s, ${growth.toFixed(2)} of the small one; of SQL: cost ${costOverSql.toFixed(2)}, time ${timeOverSql.toFixed(2)}`,
    )
  })
}
