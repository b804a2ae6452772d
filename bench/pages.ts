// The third part of npm run bench: pages and calls of a signed-in user, with the data of the demo, compressed as browsers ask, against a
// bare route that sends the same bytes. Writes bench/RESULTS-pages.md.
// npm run bench -- against COMMIT [parts of names]: the same calls against an earlier release too.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { onServer } from '#server/testing/test-app.ts'
import { prepareRelease, type Release } from './earlier-release.ts'
import { load, median } from './http-load.ts'
import { secretKey } from './measure.ts'
import { asStudent, type Portal, type Row, readAsIs, rows } from './page-calls.ts'
import { childProcesses, place, type Started, startProcess, toSides } from './processes.ts'

const connections = 16
const seconds = 0.8
const rounds = 8
const leastOfBare = 0.5
const [part, ...rest] = process.argv.slice(2)
const release = part === 'against' ? prepareRelease(rest.shift() ?? '') : undefined
const chosen = rows.filter(({ name }) => rest.length === 0 || rest.some((part) => name.includes(part)))

const dir = mkdtempSync(join(tmpdir(), 'coursewise-pages-'))
const postgres = await startEmbeddedPostgres({ dir, settings: { max_connections: 100 } })
const postmaster = Number(readFileSync(join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
/** Ours first; then the earlier release, if there is one. */
let servers: Started[] = []
const results: Measured[] = []
try {
  servers = await startAll()
  for (const row of chosen) {
    results.push(await measure(row))
    console.log(toCells(results.at(-1) as Measured).join('  '))
  }
} finally {
  for (const server of servers) await server.stop()
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}
report()

/** Both have what the earlier release makes as its demo: ours is started on a copy, which it migrates. */
async function startAll(): Promise<Started[]> {
  const create = (database: string) => onServer(postgres.databaseUrl('postgres'), `create database ${database}`)
  if (!release) {
    await create('ours')
    return [await start('ours')]
  }
  await create('theirs')
  await (await start('theirs', release)).stop()
  await create('ours template theirs')
  return [await start('ours'), await start('theirs', release)]
}

function start(database: string, release?: Release): Promise<Started> {
  const folders = { DATABASE_URL: postgres.databaseUrl(database), DATA_DIR: join(dir, database) }
  return startProcess('server/main.ts', { ...folders, PORT: '0', DEMO: '1', SECRET_KEY: secretKey }, release?.folder)
}

interface Measured extends Row {
  /** Requests a second of ours and of the earlier release, medians of all rounds. */
  rates: number[]
  /** Sizes of their responses. */
  bytes: number[]
  /** Medians of the ratios within the rounds. */
  shareOfBare: number
  shareOfEarlier: number
}

async function measure(row: Row): Promise<Measured> {
  const portals: Portal[] = []
  for (const server of servers) portals.push(await asStudent(server))
  const responses = await Promise.all(portals.map((portal) => readAsIs(portal, row)))
  const bare = await startProcess('bench/bare-server.ts', responses[0]?.env ?? {})
  const turns: { rates: number[]; bare: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const sides = toSides(round)
    place(
      [...servers, bare].map(({ child }) => child.pid),
      sides.asked,
    )
    place([process.pid, postmaster, ...childProcesses(postmaster)], sides.others)
    const turn = { rates: [] as number[], bare: Number.NaN }
    for (const portal of portals) turn.rates.push(await measureRate(portal, row))
    if (row.isRead) turn.bare = await measureRate({ ...(portals[0] as Portal), server: bare }, bareRow(row))
    // The first round is a warm-up.
    if (round > 0) turns.push(turn)
  }
  await bare.stop()
  return {
    ...row,
    rates: portals.map((_, index) => median(turns.map(({ rates }) => rates[index] ?? Number.NaN))),
    bytes: responses.map(({ bytes }) => bytes),
    shareOfBare: median(turns.map(({ rates: [ours = 0], bare }) => ours / bare)),
    shareOfEarlier: median(turns.map(({ rates: [ours = 0, theirs = Number.NaN] }) => ours / theirs)),
  }
}

async function measureRate(portal: Portal, { readCalls }: Row): Promise<number> {
  const calls = Array.from({ length: connections }, (_, connection) => readCalls(portal, connection))
  const steps = calls.map(() => 0)
  const next = (connection: number) => {
    const own = calls[connection] ?? []
    const step = steps[connection] ?? 0
    steps[connection] = step + 1
    return own[step % own.length] as (typeof own)[number]
  }
  const { rate } = await load(portal.server.port, next, { connections, seconds })
  return rate
}

function bareRow(row: Row): Row {
  return { ...row, readCalls: (portal, connection) => row.readCalls(portal, connection).map((call) => ({ ...call, path: '/' })) }
}

function ratio(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(2)
}

function toCells({ name, rates, bytes, shareOfBare, shareOfEarlier }: Measured): string[] {
  const [ours = 0, theirs] = rates.map(Math.round)
  const [size, theirSize] = bytes.map(String)
  const cells = [name, String(ours), String(size), ratio(shareOfBare)]
  return theirs === undefined ? cells : [...cells, String(theirs), String(theirSize), ratio(shareOfEarlier)]
}

/** Fails if a page is below its limit. The file is written only if everything was measured. */
function report(): void {
  const head = ['', 'requests a second', 'bytes', 'share of the bare route']
  if (release) head.push(`${release.commit}, requests a second`, 'bytes', `times ${release.commit}`)
  const low = results.filter(({ isPage, shareOfBare }) => isPage && shareOfBare < leastOfBare)
  const table = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...results.map(toCells)]
  const text = [
    `# What \`npm run bench -- ${release ? `against ${release.commit}` : 'pages'}\` measured`,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}). ${release ? `Both portals have the demo's data of ${release.commit}` : "The demo's data"}, ${connections} connections with keep-alive, compressed as browsers ask. The server has one core to itself, the database and the client have the other, and the cores are swapped with each round. The bare route sends the same bytes. Each ratio is taken within a round; the median of ${rounds} rounds counts.`,
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    low.length === 0
      ? `Every page for guests reaches ${leastOfBare} of the bare route.`
      : `Below ${leastOfBare} of the bare route: ${low.map(({ name }) => name).join('; ')}.`,
    ...(release?.hasOurPackages ? ['The earlier release ran with the packages of this checkout.'] : []),
    '',
  ].join('\n')
  console.log(`\n${text}`)
  if (chosen.length === rows.length) writeFileSync('bench/RESULTS-pages.md', text)
  if (low.length > 0) process.exitCode = 1
}
