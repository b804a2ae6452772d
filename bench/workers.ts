// npm run bench -- workers: two workers against a single process, on the same data in one run. Writes bench/RESULTS-workers.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { type Database, sql } from '#server/core/database/db.ts'
import { onServer } from '#server/testing/test-app.ts'
import { fill } from './fill.ts'
import { load, median, type Result } from './http-load.ts'
import { buying, type Learner, learningCall, makeToken, scenarios, secretKey } from './measure.ts'
import { childProcesses, peakMemory, type Started, startProcess } from './processes.ts'

const courses = 10_000
const rounds = 8
const seconds = 3
const connections = 32
const wanted = process.argv.slice(3)

const dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
const postgres = await startEmbeddedPostgres({
  dir,
  settings: { max_connections: 100, max_wal_size: '8GB', shared_buffers: '1GB' },
})
await onServer(postgres.databaseUrl('postgres'), 'create database workers')
const db = await fill(postgres.databaseUrl('workers'), courses)
const portals: Started[] = []
try {
  const learners = await listLearners(db)
  for (const WORKERS of ['1', '2']) portals.push(await start(WORKERS))
  const results = []
  for (const [name, run] of loads(learners)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue
    results.push(await compare(name, run))
  }
  report(results)
} finally {
  for (const portal of portals) await portal.stop()
  await db.close()
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}

function start(WORKERS: string): Promise<Started> {
  return startProcess('server/main.ts', {
    DATABASE_URL: postgres.databaseUrl('workers'),
    DATA_DIR: join(dir, WORKERS),
    PORT: '0',
    DEMO: '0',
    SECRET_KEY: secretKey,
    WORKERS,
  })
}

type Run = (port: number) => Promise<Result>

/** What both portals do in turn. Each run continues the one before, so that nobody buys a course twice. */
function loads(learners: Learner[]): [name: string, run: Run][] {
  const reads = ['first page', 'early pages', 'search, rare word', 'course details'].map((name): [string, Run] => {
    let request = 0
    const path = () => scenarios.find((scenario) => scenario.name === name)?.path(courses, request++) ?? '/'
    return [name, (port) => load(port, () => ({ method: 'GET', path: path() }), { connections, seconds })]
  })
  const bought = new Map<number, number>()
  const learned = new Map<number, number>()
  const learn: Run = (port) =>
    load(
      port,
      (connection) => {
        const step = learned.get(connection) ?? 0
        learned.set(connection, step + 1)
        return learningCall(learners[connection] as Learner, step)
      },
      { connections, seconds },
    )
  return [...reads, ['add to cart + buy', (port) => buying(port, courses, bought)], ['learning', learn]]
}

interface Compared {
  name: string
  rates: [one: number, two: number]
  ratio: number
  /** Of the median times. */
  timeRatio: number
}

/** The portals take turns, so that a slow moment of the machine affects both. The first round is a warm-up. */
async function compare(name: string, run: Run): Promise<Compared> {
  const turns: [Result, Result][] = []
  for (let round = 0; round <= rounds; round++) {
    const turn: Result[] = []
    for (const { port } of portals) turn.push(await run(port))
    if (round > 0) turns.push(turn as [Result, Result])
  }
  const compared: Compared = {
    name,
    rates: [median(turns.map(([one]) => one.rate)), median(turns.map(([, two]) => two.rate))],
    ratio: median(turns.map(([one, two]) => two.rate / one.rate)),
    timeRatio: median(turns.map(([one, two]) => two.medianMs / one.medianMs)),
  }
  console.log(`  ${name.padEnd(20)} ${compared.ratio.toFixed(2)} times the requests a second`)
  return compared
}

/** One for each connection, with a course they have. */
async function listLearners(db: Database): Promise<Learner[]> {
  const rows = await db.many<{ userId: number; courseId: number; materialIds: number[] }>(sql`
    select e.user_id as "userId", e.course_id as "courseId",
           (select array_agg(m.material_id order by m.material_id) from course_materials m where m.course_id = e.course_id) as "materialIds"
      from (select distinct on (user_id) user_id, course_id from enrolments order by user_id, course_id limit ${connections}) e`)
  return Promise.all(rows.map(async ({ userId, ...learner }) => ({ ...learner, token: await makeToken(userId) })))
}

function report(results: Compared[]): void {
  const [one, two] = portals as [Started, Started]
  const megabytes = (pid: number | undefined) => `${Math.round(peakMemory(pid))} MB`
  const text = [
    '# What `npm run bench -- workers` measured',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}); portal, database and measuring client share them. ${connections} connections with keep-alive, ${courses.toLocaleString('en')} courses. \`WORKERS=2\` against 1 on the same database, in turns; each ratio is taken within a round, and the median of ${rounds} rounds counts.`,
    '',
    '| | requests a second, 1 | 2 | ratio | median time, ratio |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...results.map(
      ({ name, rates, ratio, timeRatio }) =>
        `| ${name} | ${rates.map(Math.round).join(' | ')} | ${ratio.toFixed(2)} | ${timeRatio.toFixed(2)} |`,
    ),
    '',
    `Memory at its peak: the single process ${megabytes(one.child.pid)}; with two workers ${megabytes(two.child.pid)} for the primary and ${childProcesses(
      two.child.pid ?? 0,
    )
      .map(megabytes)
      .join(' and ')} for the workers.`,
    '',
  ].join('\n')
  console.log(`\n${text}`)
  if (wanted.length === 0) writeFileSync('bench/RESULTS-workers.md', text)
}
