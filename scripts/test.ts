// npm test: static checks, the server and pure logic on a real PostgreSQL, then the screens in a real browser.
// npm run test:long: what takes minutes instead (*.long.test.ts, *.long.spec.ts): kills, faults, big uploads, simulations, walks through all screens.
// Either with -- [static | unit | e2e] [parts of file names]: only that.
// Either with -- --changed [commit]: the checks, and the tests that the change since that commit (by default the last one) reaches.
import { exec, execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { onServer } from '#server/testing/test-app.ts'
import { readSources } from '../test/import-graph.ts'
import { Reach } from './testing/changed.ts'
import { type Result, Stopwatch, slowest } from './testing/report.ts'
import { type DemoPortal, listBrowserTests, readTouched, runBrowserTests, startDemoPortal } from './testing/screens.ts'
import { listUnitTests, runUnitTests } from './testing/unit.ts'

const long = process.argv.includes('--long')
const [first = 'all', ...rest] = process.argv.slice(2).filter((arg) => arg !== '--long')
const isPart = ['static', 'unit', 'e2e'].includes(first)
const isKnown = isPart || ['all', '--changed'].includes(first)
const others = isKnown ? rest : [first, ...rest]
const wanted = (name: string) => !isPart || first === name
const template = 'coursewise_template'
const secondsFile = '.cache/test-seconds.json'
const watch = new Stopwatch()
// Dozens of processes load the same code; only the first has to compile it.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled')

const all = {
  unit: wanted('unit') ? await listUnitTests(long) : [],
  e2e: wanted('e2e') ? await listBrowserTests(long) : [],
}
const filters = first === '--changed' ? await reached(others[0] ?? 'HEAD') : others
const chosen = (files: string[]) =>
  files.filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter.replace(/:\d+$/, ''))))
const unitFiles = chosen(all.unit)
const browserFiles = chosen(all.e2e)
const checks = wanted('static') && !long ? watch.measure('static checks', staticChecks()) : []
const results: Result[] = []
const reports: string[] = []
if (unitFiles.length + browserFiles.length > 0) {
  const database = await watch.measure('database', testDatabase())
  try {
    // The portal is filled beside the first tests. The screens come after them: beside them it would respond too late.
    const portal = browserFiles.length > 0 ? watch.measure('the portal with its demo data', startDemoPortal({ long })) : undefined
    portal?.catch(() => {})
    if (unitFiles.length > 0) await unitTests()
    if (portal) await browserTests(await portal)
  } finally {
    await database.stop()
  }
}
for (const { command, passed, output } of await checks) {
  console.log(`${command}\n${output}`)
  results.push({ passed: Number(passed), failed: Number(!passed), times: new Map() })
}
const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0)
console.log(`\n${[...reports, watch.report()].join('\n\n')}`)
console.log(`\ntook ${watch.seconds()} s`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') > 0 || total('passed') === 0 ? 1 : 0)

async function unitTests() {
  // Many files wait for a process or a lock, so two cores serve four of them; the long ones keep cores busy.
  const processes = long ? 3 : 4
  const known: Record<string, number> = existsSync(secondsFile) ? JSON.parse(readFileSync(secondsFile, 'utf8')) : {}
  const result = await watch.measure('server and logic', runUnitTests(unitFiles, { processes, long, known }))
  writeFileSync(secondsFile, JSON.stringify({ ...known, ...Object.fromEntries(result.times) }, undefined, 1))
  results.push(result)
  reports.push(slowest('files of tests', result, 15))
}

async function browserTests(portal: DemoPortal) {
  const result = await watch.measure('screens', runBrowserTests(portal, filters, { long }))
  results.push(result)
  reports.push(slowest('browser tests', result, 25))
}

/** The files of tests that a change reaches. */
async function reached(commit: string): Promise<string[]> {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
  const { tests, why } = new Reach(await readSources()).choose([...all.unit, ...all.e2e], changed, readTouched())
  console.log(why.join('\n'))
  return tests.length > 0 ? tests : ['none']
}

/** Their output is shown at the end, where nobody overlooks it. */
function staticChecks() {
  const check = (command: string) =>
    new Promise<{ command: string; passed: boolean; output: string }>((resolve) => {
      // The tests wait for processes and clocks, so the checks take only what they leave of the cores.
      const { pid } = exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) =>
        resolve({ command, passed: !error, output: stdout + stderr }),
      )
      if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
    })
  return Promise.all([check('node scripts/biome.ts check --error-on-warnings .'), check('tsc --noEmit')])
}

/** TEST_DATABASE_URL runs the tests on another PostgreSQL (its user must be allowed to create databases). */
async function testDatabase(): Promise<{ stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  const dir = await mkdtemp(join(tmpdir(), 'coursewise-db-'))
  const own = given ? undefined : await startEmbeddedPostgres({ dir, durable: false, settings: { max_connections: 300 } })
  const url = given ?? own?.databaseUrl('postgres') ?? ''
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
