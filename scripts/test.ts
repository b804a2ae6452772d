// npm test: static checks beside the server and pure logic on a real PostgreSQL, then the screens in a real browser.
// npm run test:long: what takes minutes instead (*.long.test.ts, *.long.spec.ts): kills, faults, big uploads, simulations, walks through all screens.
// Either with -- static | unit | e2e [parts of file names]: only that.
import { exec, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { createTestDatabase, onServer } from '#server/testing/test-app.ts'
import { nodeFlags } from '../test/portal-process.ts'

interface Count {
  passed: number
  failed: number
}

const long = process.argv.includes('--long')
const [stage = 'all', ...filters] = process.argv.slice(2).filter((arg) => arg !== '--long')
const wanted = (name: string) => stage === 'all' || stage === name
const template = 'coursewise_template'
const logFile = '.cache/e2e-server.log'
const results = '.cache/e2e-results.json'
const started = Date.now()
// Over a hundred processes load the same code; only the first has to compile it.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled')

const total: Count = { passed: 0, failed: 0 }
const add = (count: Count) => {
  total.passed += count.passed
  total.failed += count.failed
}

// All three start together, so that no core is idle while one of them waits: the checks, the server tests, the server of the screens.
const checks = wanted('static') && !long ? staticChecks() : []
if (wanted('unit') || wanted('e2e')) {
  const database = await testDatabase()
  try {
    const [portal] = await Promise.all([
      wanted('e2e') ? startDemoPortal() : undefined,
      wanted('unit') ? unitTests().then(add) : undefined,
    ])
    if (portal) add(await browserTests(portal))
  } finally {
    await database.stop()
  }
}
for (const { command, passed, output } of await checks) {
  console.log(`${command}\n${output}`)
  add({ passed: Number(passed), failed: Number(!passed) })
}
console.log(`\ntook ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

/** Their output is shown at the end, where nobody overlooks it. */
function staticChecks() {
  const check = (command: string) =>
    new Promise<{ command: string; passed: boolean; output: string }>((resolve) =>
      exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) =>
        resolve({ command, passed: !error, output: stdout + stderr }),
      ),
    )
  return Promise.all([check('node scripts/biome.ts check --error-on-warnings .'), check('tsc --noEmit')])
}

/** TEST_DATABASE_URL runs the tests on another PostgreSQL (its user must be allowed to create databases). */
async function testDatabase(): Promise<{ stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  const dir = await mkdtemp(join(tmpdir(), 'coursewise-db-'))
  const own = given ? undefined : await startEmbeddedPostgres({ dir, durable: false, settings: { max_connections: 200 } })
  const url = given ?? own?.urlOf('postgres') ?? ''
  process.env.TEST_DATABASE_URL = url
  process.env.TEST_TEMPLATE = template
  await onServer(url, `drop database if exists ${template}`)
  await onServer(url, `create database ${template}`)
  const templateUrl = new URL(url)
  templateUrl.pathname = template
  await migrate(templateUrl.href)
  return {
    async stop() {
      await own?.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function unitTests(): Promise<Count> {
  const files = await Array.fromAsync(
    glob('{contract,server,web,demo,scripts,test,bench}/**/*.test.ts', { exclude: (name) => name === 'dist' }),
  )
  const chosen = files
    .filter((file) => file.endsWith('.long.test.ts') === long)
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  // Tests of the whole portal take longest and mostly wait for processes: they start first.
  chosen.sort((a, b) => Number(b.startsWith('test/')) - Number(a.startsWith('test/')) || (a < b ? -1 : 1))
  const count: Count = { passed: 0, failed: 0 }
  const seconds = new Map<string, number>()
  // Many files wait for a process or a lock, so two cores serve four of them; the long ones keep their cores busy.
  const stream = run({ files: chosen, concurrency: long ? 3 : 4 })
  // The summary without a file is the one over all of them.
  stream.on('test:summary', ({ file, counts, duration_ms }) => {
    if (file === undefined) Object.assign(count, { passed: counts.passed, failed: counts.tests - counts.passed })
    else seconds.set(relative('.', file), Math.round(duration_ms / 1000))
  })
  const output = stream.compose(spec)
  output.pipe(process.stdout)
  await new Promise((done) => output.once('end', done))
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, 10)
  console.log(`slowest: ${slowest.map(([file, time]) => `${file} ${time} s`).join(', ')}`)
  return count
}

interface DemoPortal {
  url: string
  /** For tests that let days pass. */
  env: { E2E_DATABASE_URL: string; E2E_DATA_DIR: string }
  stop: () => Promise<void>
}

/** The server as `npm start` runs it, with demo data, on a database of its own. */
async function startDemoPortal(): Promise<DemoPortal> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'coursewise-e2e-'))
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    PORT: '0',
    LOG_LEVEL: 'info',
    REGISTRATIONS_PER_ADDRESS: '100000',
    SEARCHES_PER_ADDRESS: '100000',
    // Searches yield to everything else, so on a busy machine they take long.
    SEARCH_SECONDS: '20',
  }
  mkdirSync('.cache', { recursive: true })
  const server = spawn(process.execPath, [...nodeFlags, 'server/main.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', openSync(logFile, 'w'), 'inherit'],
  })
  process.once('exit', () => server.kill())
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const url = await addressIn(logFile, ended)
  return { url, env: { E2E_DATABASE_URL: database.directUrl, E2E_DATA_DIR: dataDir }, stop }
}

async function browserTests(portal: DemoPortal): Promise<Count> {
  await rm(results, { force: true })
  try {
    await runPlaywright({ ...portal.env, E2E_URL: portal.url, E2E_RESULTS: results, E2E_LONG: long ? '1' : '' })
  } finally {
    await portal.stop()
  }
  const { stats } = JSON.parse(readFileSync(results, 'utf8')) as { stats: PlaywrightStats }
  const log = logIsClean(logFile)
  return { passed: stats.expected + log.passed, failed: stats.unexpected + stats.flaky + stats.skipped + log.failed }
}

interface PlaywrightStats {
  expected: number
  unexpected: number
  flaky: number
  skipped: number
}

async function addressIn(file: string, ended: Promise<unknown>): Promise<string> {
  let running = true
  ended.then(() => {
    running = false
  })
  while (running) {
    const [, url] = /ready at (http:\/\/[\w.:[\]]+\d)/.exec(readFileSync(file, 'utf8')) ?? []
    if (url) return url
    await sleep(50)
  }
  throw new Error(`the server did not start: ${readFileSync(file, 'utf8')}`)
}

/** A log must never hold tokens, signatures or email addresses (those of the ready line aside). */
function logIsClean(file: string): Count {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.includes('ready at'))
  const leaks = lines.filter((line) => /eyJ[\w-]{10}|[\w.-]+@[\w-]+\.\w|[?&]s=/.test(line))
  for (const line of leaks.slice(0, 5)) console.error(`The server's log holds a secret: ${line}`)
  return leaks.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Its results tell what failed. */
function runPlaywright(env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('playwright', ['test', ...filters], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
}
