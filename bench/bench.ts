// npm run bench [-- sizes]: how fast the catalogue answers, as ratios within this one run. Writes bench/RESULTS.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/core/db.ts'
import { startEmbeddedPostgres } from '#server/core/postgres/embedded.ts'
import { onServer } from '#server/testing/test-app.ts'
import { fill } from './fill.ts'
import { load, type Result } from './http-load.ts'
import { buying, direct, type Scenario, scenarios, secretKey } from './measure.ts'
import { peakMemory, type Started, startProcess } from './processes.ts'
import { type Measured, report } from './report.ts'

const sizes = process.argv.slice(2).length > 0 ? process.argv.slice(2).map(Number) : [1000, 100_000, 1_000_000]
const dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
const postgres = await startEmbeddedPostgres({
  dir,
  settings: { max_connections: 100, max_wal_size: '8GB', shared_buffers: '1GB' },
})
/** One catalogue, its server, and a bare server that sends the bytes of its first page. */
interface Subject {
  courses: number
  db: Database
  server: Started
  bare: Started
  measured: Measured
}
const rounds = 3
const none: Result = { rate: Number.NaN, medianMs: Number.NaN, count: 0 }
const subjects: Subject[] = []
try {
  for (const courses of sizes) subjects.push(await prepare(courses))
  await measureBare()
  for (const scenario of scenarios) await measure(scenario)
  await measureBuying()
  for (const { measured, server } of subjects) measured.memoryMb = peakMemory(server)
} finally {
  for (const { server, bare, db } of subjects) {
    await Promise.all([server.stop(), bare.stop()])
    await db.close()
  }
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}
report(
  subjects.map(({ measured }) => measured),
  {
    cores: cpus().length,
    cpu: cpus()[0]?.model ?? '',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    date: new Date().toISOString().slice(0, 10),
  },
)

async function prepare(courses: number): Promise<Subject> {
  const name = `bench_${courses}`
  await onServer(postgres.urlOf('postgres'), `create database ${name}`)
  const url = postgres.urlOf(name)
  const started = Date.now()
  const db = await fill(url, courses)
  const fillSeconds = Math.round((Date.now() - started) / 1000)
  console.log(`${courses} courses filled in ${fillSeconds} s`)
  const env = { DATABASE_URL: url, DATA_DIR: join(dir, name), PORT: '0', DEMO: '0', SECRET_KEY: secretKey }
  const server = await startProcess('server/main.ts', env)
  const body = await (await fetch(`http://127.0.0.1:${server.port}/api/courses?pageSize=4&pageNumber=1`)).text()
  const bare = await startProcess('bench/bare-server.ts', { BODY: body })
  return { courses, db, server, bare, measured: { courses, fillSeconds, results: [], shareOfBare: Number.NaN, memoryMb: 0 } }
}

async function measure(scenario: Scenario): Promise<void> {
  const http = await inTurns(({ courses, server }) => {
    let request = 0
    return load(server.port, () => ({ method: 'GET', path: scenario.path(courses, request++) }), { seconds: 1.5 })
  })
  const { query } = scenario
  const sql = query && (await inTurns(({ courses, db }) => direct(db, (number) => query(courses, number), { seconds: 1 })))
  keep(scenario.name, http, sql)
}

/** The first page and its bytes from a bare route, one right after the other. */
async function measureBare(): Promise<void> {
  const path = '/api/courses?pageSize=4&pageNumber=1'
  const shares = await inTurns(async ({ bare, server }) => {
    const page = await load(server.port, () => ({ method: 'GET', path }), { seconds: 1.5 })
    const result = await load(bare.port, () => ({ method: 'GET', path: '/' }), { seconds: 1.5 })
    return { ...result, rate: page.rate / result.rate }
  })
  subjects.forEach(({ measured }, index) => {
    measured.shareOfBare = shares[index]?.rate ?? Number.NaN
    console.log(`  first page, share of the bare route, ${measured.courses}: ${measured.shareOfBare.toFixed(2)}`)
  })
}

async function measureBuying(): Promise<void> {
  const results: Result[] = []
  for (const { server, courses } of subjects) results.push(await buying(server.port, courses))
  keep('add to cart + buy', results)
}

/** The catalogues take turns, so that a slow minute of the machine falls on all of them; the round in the middle counts. */
async function inTurns(run: (subject: Subject) => Promise<Result>): Promise<Result[]> {
  const results = subjects.map((): Result[] => [])
  for (const subject of subjects) await run(subject)
  for (let round = 0; round < rounds; round++) {
    for (const [index, subject] of subjects.entries()) results[index]?.push(await run(subject))
  }
  return results.map((rounds) => rounds.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds.length / 2)] ?? none)
}

function keep(name: string, http: Result[], sql?: Result[]): void {
  subjects.forEach(({ measured }, index) => {
    measured.results.push({ name, http: http[index] ?? none, sql: sql?.[index] })
    show(`${name}, ${measured.courses}`, http[index] ?? none, sql?.[index])
  })
}

function show(name: string, http: Result, sql?: Result): void {
  const rest = sql ? `, SQL alone ${Math.round(sql.rate)}/s` : ''
  console.log(`  ${name.padEnd(40)} ${Math.round(http.rate)}/s, median ${http.medianMs.toFixed(2)} ms${rest}`)
}
