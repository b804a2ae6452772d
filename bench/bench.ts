// npm run bench [-- sizes]: how fast the catalogue answers, as ratios within this one run. Writes bench/RESULTS.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/postgres/embedded.ts'
import { onServer } from '#server/testing/test-app.ts'
import { fill } from './fill.ts'
import { type Call, load, type Result } from './http-load.ts'
import { buying, direct, scenarios, secretKey } from './measure.ts'
import { peakMemory, startProcess } from './processes.ts'
import { type Measured, report } from './report.ts'

const sizes = process.argv.slice(2).length > 0 ? process.argv.slice(2).map(Number) : [1000, 100_000, 1_000_000]
const dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
const postgres = await startEmbeddedPostgres({
  dir,
  settings: { max_connections: 100, max_wal_size: '8GB', shared_buffers: '1GB' },
})
const measured: Measured[] = []
try {
  for (const courses of sizes) measured.push(await measure(courses))
} finally {
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}
report(measured, {
  cores: cpus().length,
  cpu: cpus()[0]?.model ?? '',
  memoryGb: Math.round(totalmem() / 2 ** 30),
  date: new Date().toISOString().slice(0, 10),
})

async function measure(courses: number): Promise<Measured> {
  const name = `bench_${courses}`
  await onServer(postgres.urlOf('postgres'), `create database ${name}`)
  const url = postgres.urlOf(name)
  const started = Date.now()
  const db = await fill(url, courses)
  const fillSeconds = Math.round((Date.now() - started) / 1000)
  console.log(`${courses} courses filled in ${fillSeconds} s`)

  const env = { DATABASE_URL: url, DATA_DIR: join(dir, name), PORT: '0', DEMO: '0', SECRET_KEY: secretKey }
  const server = await startProcess('server/main.ts', env)
  const results: Measured['results'] = []
  for (const scenario of scenarios) {
    let request = 0
    const nextCall = (): Call => ({ method: 'GET', path: scenario.path(courses, request++) })
    await load(server.port, nextCall, { seconds: 1 })
    const http = await load(server.port, nextCall)
    const { query } = scenario
    const sql = query && (await direct(db, (number) => query(courses, number)))
    results.push({ name: scenario.name, http, sql })
    show(scenario.name, http, sql)
  }
  const bare = await bareRate(server.port)
  const buy = await buying(server.port, courses)
  show('add to cart + buy', buy)
  results.push({ name: 'add to cart + buy', http: buy, sql: undefined })
  const memoryMb = peakMemory(server)
  await server.stop()
  await db.close()
  return { courses, fillSeconds, results, bare, memoryMb }
}

/** The bytes of the first page, from a bare route. */
async function bareRate(port: number): Promise<Result> {
  const body = await (await fetch(`http://127.0.0.1:${port}/api/courses?pageSize=4&pageNumber=1`)).text()
  const server = await startProcess('bench/bare-server.ts', { BODY: body })
  await load(server.port, () => ({ method: 'GET', path: '/' }), { seconds: 1 })
  const result = await load(server.port, () => ({ method: 'GET', path: '/' }))
  await server.stop()
  show('bare route', result)
  return result
}

function show(name: string, http: Result, sql?: Result): void {
  const rest = sql ? `, SQL alone ${Math.round(sql.rate)}/s` : ''
  console.log(`  ${name.padEnd(30)} ${Math.round(http.rate)}/s, median ${http.medianMs.toFixed(2)} ms${rest}`)
}
