import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { nodeFlags } from '../../test/portal-process.ts'
import type { Touched } from './changed.ts'
import type { Result } from './report.ts'

const logFile = '.cache/e2e-server.log'
const results = '.cache/e2e-results.json'
const touchedFile = '.cache/e2e-touched.json'

export const listBrowserTests = async (long: boolean): Promise<string[]> => {
  const all = await Array.fromAsync(glob('e2e/**/*.spec.ts'))
  return all.filter((file) => file.endsWith('.long.spec.ts') === long).sort()
}

export interface DemoPortal {
  url: string
  /** For tests that let days pass. */
  env: { E2E_DATABASE_URL: string; E2E_DATA_DIR: string }
  stop: () => Promise<void>
}

/** The server as `npm start` runs it, with demo data, on a database of its own. */
export async function startDemoPortal({ long }: { long: boolean }): Promise<DemoPortal> {
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
  const cheap = long ? [] : ['--import', resolve('server/testing/cheap-passwords.ts')]
  const server = spawn(process.execPath, [...nodeFlags, ...cheap, 'server/main.ts'], {
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

/** All of them, or the files with one of these parts in their path (`cart.spec.ts:12` is the test in that line). */
export async function runBrowserTests(portal: DemoPortal, filters: string[], { long }: { long: boolean }): Promise<Result> {
  await rm(results, { force: true })
  try {
    const env = { ...portal.env, E2E_URL: portal.url, E2E_RESULTS: results, E2E_LONG: long ? '1' : '' }
    await runPlaywright(filters, env)
  } finally {
    await portal.stop()
  }
  const { stats, suites } = JSON.parse(readFileSync(results, 'utf8')) as { stats: PlaywrightStats; suites: PlaywrightSuite[] }
  const log = logIsClean(logFile)
  keepTouched(suites)
  return {
    passed: stats.expected + log.passed,
    failed: stats.unexpected + stats.flaky + stats.skipped + log.failed,
    times: new Map(suites.flatMap(timesIn)),
  }
}

interface PlaywrightStats {
  expected: number
  unexpected: number
  flaky: number
  skipped: number
}

interface PlaywrightSuite {
  specs: { file: string; line: number; title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightTest {
  results: { duration: number }[]
  annotations: { type: string; description?: string }[]
}

const timesIn = ({ specs, suites = [] }: PlaywrightSuite): [string, number][] => [
  ...specs.map(({ file, line, title, tests }): [string, number] => [
    `e2e/${file}:${line} ${title}`,
    tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  ]),
  ...suites.flatMap(timesIn),
]

export const readTouched = (): Touched => (existsSync(touchedFile) ? JSON.parse(readFileSync(touchedFile, 'utf8')) : {})

/** Added to what is known, because a run may consist of some tests of a file only. */
function keepTouched(suites: PlaywrightSuite[]) {
  const known = readTouched()
  const keep = ({ specs, suites = [] }: PlaywrightSuite) => {
    for (const { file, tests } of specs) {
      const found = tests.flatMap(({ annotations }) => annotations).filter(({ type }) => type === 'touched')
      const names = found.flatMap(({ description = '' }) => description.split(' '))
      known[`e2e/${file}`] = [...new Set([...(known[`e2e/${file}`] ?? []), ...names])].sort()
    }
    suites.forEach(keep)
  }
  suites.forEach(keep)
  writeFileSync(touchedFile, JSON.stringify(known, undefined, 1))
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
function logIsClean(file: string): { passed: number; failed: number } {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.includes('ready at'))
  const leaks = lines.filter((line) => /eyJ[\w-]{10}|[\w.-]+@[\w-]+\.\w|[?&]s=/.test(line))
  for (const line of leaks.slice(0, 5)) console.error(`The server's log holds a secret: ${line}`)
  return leaks.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Its results tell what failed. */
function runPlaywright(filters: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('playwright', ['test', ...filters], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
}
