// The second part of npm run bench: what each costly call that a guest can make, at 32 connections, does to everybody else.
import { fork } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Database, sql } from '#server/core/db.ts'
import { startEmbeddedPostgres } from '#server/core/postgres/embedded.ts'
import { onServer } from '#server/testing/test-app.ts'
import { fill } from './fill.ts'
import { certificates, codeOf, courses, type GuestCall, guestCalls, pictureOf, pictures } from './guest-calls.ts'
import { load, median } from './http-load.ts'
import { secretKey } from './measure.ts'
import { childrenOf, place, type Started, sidesOf, startProcess } from './processes.ts'
import { type GuestResult, reportGuests } from './report.ts'

const rounds = 3
const loadSeconds = 4
const settleSeconds = 1
const probes = { firstPage: '/api/courses?pageSize=4&pageNumber=1', live: '/health/live' }
type Times = Record<keyof typeof probes, number>
interface Round {
  idle: Times
  under: Times
  answers: Record<number, number>
}

const dir = mkdtempSync(join(tmpdir(), 'coursewise-guests-'))
const postgres = await startEmbeddedPostgres({
  dir,
  settings: { max_connections: 100, max_wal_size: '8GB', shared_buffers: '1GB' },
})
const postmaster = Number(readFileSync(join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
let started: { server: Started; db: Database } | undefined
const results: GuestResult[] = []
const wanted = process.argv.slice(3)
try {
  started = await prepare()
  const { server } = started
  takeSides(server, 0)
  for (const path of Object.values(probes)) await load(server.port, () => ({ method: 'GET', path }), { seconds: 5 })
  const chosen = guestCalls.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  for (const call of chosen) results.push(await measure(server, call))
} finally {
  await started?.server.stop()
  await started?.db.close()
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}
if (!reportGuests(results, wanted.length === 0)) process.exitCode = 1

async function prepare(): Promise<{ server: Started; db: Database }> {
  await onServer(postgres.urlOf('postgres'), 'create database guests')
  const db = await fill(postgres.urlOf('guests'), courses)
  const numbers = Array.from({ length: certificates }, (_, number) => number)
  await db.run(sql`
    insert into certificates (user_id, course_id, code, holder_name, course_name, author_name, skills, issued_at)
    select 501 + number, 1 + number, code, 'Learner ' || number, 'Course ' || number, 'Author', '[{"name":"SQL","level":3}]', now()
      from unnest(${numbers}::int[], ${numbers.map(codeOf)}::text[]) one (number, code)`)
  await makePictures(join(dir, 'data', 'files', 'thumbnails'))
  const many = '1000000'
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: postgres.urlOf('guests'),
    DATA_DIR: join(dir, 'data'),
    PORT: '0',
    DEMO: '0',
    SECRET_KEY: secretKey,
    // Many addresses together are not stopped by what one address may do: the gates alone must hold.
    WRONG_PASSWORDS_PER_ACCOUNT: many,
    WRONG_PASSWORDS_PER_ADDRESS: many,
    REGISTRATIONS_PER_ADDRESS: many,
    SEARCHES_PER_ADDRESS: many,
    DOCUMENTS_PER_ADDRESS: many,
  })
  return { server, db }
}

/** One picture under many names. */
async function makePictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const first = join(folder, 'first.webp')
  await sharp({ create: { width: 1280, height: 720, channels: 3, background: 'teal', noise: { type: 'gaussian', sigma: 20 } } })
    .webp()
    .toFile(first)
  for (let number = 0; number < pictures; number++) linkSync(first, join(folder, pictureOf(number)))
}

/** The server has one core for itself and its threads; the database, this process and the load share the other, the load coming last. */
function takeSides(server: Started, round: number): void {
  const { asked, others } = sidesOf(round)
  place([server.child.pid], asked)
  place([process.pid, postmaster, ...childrenOf(postmaster)], others)
}

async function measure(server: Started, call: GuestCall): Promise<GuestResult> {
  const taken: Round[] = []
  let from = 0
  for (let round = 0; round < rounds; round++) {
    takeSides(server, round)
    const idle = await probe(server, 0.7)
    const loading = keepBusy(server, call, from)
    await new Promise((resolve) => setTimeout(resolve, settleSeconds * 1000))
    const under = await probe(server, (loadSeconds - settleSeconds) / 2 - 0.2)
    const { answers, last } = await loading
    taken.push({ idle, under, answers })
    from = last
    await untilIdle(server)
  }
  const result = summary(call, taken)
  console.log(
    `  ${result.name.padEnd(38)} first page ${result.firstPage.ratio.toFixed(1)}, live ${result.live.ratio.toFixed(1)}, ${Math.round(result.rate)}/s, refused ${Math.round(result.refused * 100)} %`,
  )
  return result
}

async function probe(server: Started, seconds: number): Promise<Times> {
  const ask = (path: string) => load(server.port, () => ({ method: 'GET', path }), { connections: 1, seconds })
  return { firstPage: (await ask(probes.firstPage)).medianMs, live: (await ask(probes.live)).medianMs }
}

function keepBusy(server: Started, call: GuestCall, from: number): Promise<{ answers: Record<number, number>; last: number }> {
  const args = [server.port, call.name, loadSeconds, from].map(String)
  const child = fork(join(import.meta.dirname, 'guest-load.ts'), args)
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as { answers: Record<number, number>; last: number }))
    child.once('exit', (code) => code && reject(new Error(`the load of ${call.name} ended with ${code}`)))
  })
}

/** What was begun, such as a search, may go on for a moment after who asked is gone. */
async function untilIdle(server: Started): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  await probe(server, 0.2)
}

function summary({ name }: GuestCall, taken: Round[]): GuestResult {
  const of = (probe: keyof Times) => ({
    idleMs: median(taken.map(({ idle }) => idle[probe])),
    underMs: median(taken.map(({ under }) => under[probe])),
    ratio: median(taken.map(({ idle, under }) => under[probe] / idle[probe])),
  })
  const counts = taken.flatMap(({ answers }) =>
    Object.entries(answers).map(([status, count]) => ({ status: Number(status), count })),
  )
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const broken = counts.filter(({ status }) => status >= 500)
  if (broken.length > 0) throw new Error(`${name} was answered ${broken.map(({ status }) => status).join(', ')}`)
  const refused = counts.filter(({ status }) => status === 429).reduce((sum, { count }) => sum + count, 0)
  return { name, firstPage: of('firstPage'), live: of('live'), rate: all / (rounds * loadSeconds), refused: refused / all }
}
