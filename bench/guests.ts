// The second part of npm run bench: what each costly call that a guest can make, at 32 connections, does to everybody else.
import { fork } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { type Database, sql } from '#server/core/database/db.ts'
import { onServer } from '#server/testing/test-app.ts'
import { fill } from './fill.ts'
import { certificateCode, certificates, courses, type GuestCall, guestCalls, pictureName, pictures } from './guest-calls.ts'
import type { Loaded } from './guest-load.ts'
import { load, median, open } from './http-load.ts'
import { secretKey } from './measure.ts'
import { childProcesses, place, type Started, startProcess, toSides } from './processes.ts'
import { type GuestResult, reportGuests } from './report.ts'

const rounds = 3
const settleSeconds = 1
const probeSeconds = 3
const pauseMs = 4
const probes = { firstPage: '/api/courses?pageSize=4&pageNumber=1', live: '/health/live' }
type Times = Record<keyof typeof probes, number>
interface Round {
  idle: Times
  under: Times
  loaded: Loaded
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
const chosen = guestCalls.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
/** A wrong password is a 401. */
const foreseen = [200, 401, 429]
try {
  started = await prepare()
  const { server } = started
  await tryAll(server)
  takeSides(server, 0)
  for (const path of Object.values(probes)) await load(server.port, () => ({ method: 'GET', path }), { seconds: 5 })
  for (const call of chosen) results.push(await measure(server, call))
} finally {
  await started?.server.stop()
  await started?.db.close()
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}
if (!reportGuests(results, wanted.length === 0)) process.exitCode = 1

async function prepare(): Promise<{ server: Started; db: Database }> {
  await onServer(postgres.databaseUrl('postgres'), 'create database guests')
  const db = await fill(postgres.databaseUrl('guests'), courses)
  const numbers = Array.from({ length: certificates }, (_, number) => number)
  await db.run(sql`
    insert into certificates (user_id, course_id, code, holder_name, course_name, author_name, skills, issued_at)
    select 501 + number, 1 + number, code, 'Learner ' || number, 'Course ' || number, 'Author', '[{"name":"SQL","level":3}]', now()
      from unnest(${numbers}::int[], ${numbers.map(certificateCode)}::text[]) one (number, code)`)
  await makePictures(join(dir, 'data', 'files', 'thumbnails'))
  const many = '1000000'
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: postgres.databaseUrl('guests'),
    DATA_DIR: join(dir, 'data'),
    PORT: '0',
    DEMO: '0',
    SECRET_KEY: secretKey,
    // Limits per address do not stop many addresses together: the gates alone must hold.
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
  for (let number = 0; number < pictures; number++) linkSync(first, join(folder, pictureName(number)))
}

/** The whole portal with its database has one core and the client the other, so that the client costs the portal nothing. */
function takeSides(server: Started, round: number): void {
  const { asked, others } = toSides(round)
  place([server.child.pid, postmaster, ...childProcesses(postmaster)], asked)
  place([process.pid], others)
}

/** Makes each call once, so that no unexpected response is measured. */
async function tryAll(server: Started): Promise<void> {
  for (const { name, ask } of chosen) {
    const { method = 'GET', path, headers = {}, body } = ask(0)
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      headers: { ...headers, ...type },
      body: body ? JSON.stringify(body) : null,
    })
    await response.arrayBuffer()
    if (!foreseen.includes(response.status)) throw new Error(`${name} returned ${response.status}`)
  }
}

async function measure(server: Started, call: GuestCall): Promise<GuestResult> {
  const taken: Round[] = []
  let from = 0
  for (let round = 0; round < rounds; round++) {
    takeSides(server, round)
    const idle = await probe(server, 1)
    const load = await startLoad(server, call, from)
    await sleep(settleSeconds * 1000)
    const under = await probe(server, probeSeconds)
    const loaded = await load.stop()
    taken.push({ idle, under, loaded })
    from = loaded.next
    // Work that was started may continue for a moment after its client is gone.
    await sleep(1000)
  }
  const result = summary(call, taken)
  console.log(
    `  ${result.name.padEnd(38)} first page ${result.firstPage.ratio.toFixed(1)}, live ${result.live.ratio.toFixed(1)}, ${Math.round(result.rate)}/s, refused ${Math.round(result.refused * 100)} %`,
  )
  return result
}

/** Sends requests at a steady pace. As fast as possible, most samples would be taken while the server is quick. */
async function probe(server: Started, seconds: number): Promise<Times> {
  const times = { firstPage: [] as number[], live: [] as number[] }
  const connection = await open(server.port)
  for (const until = performance.now() + seconds * 1000; performance.now() < until; await sleep(pauseMs)) {
    for (const name of ['firstPage', 'live'] as const) {
      const sent = performance.now()
      const status = await connection.send({ method: 'GET', path: probes[name] })
      if (status !== 200) throw new Error(`${probes[name]} was answered ${status}`)
      times[name].push(performance.now() - sent)
    }
  }
  connection.close()
  return { firstPage: median(times.firstPage), live: median(times.live) }
}

async function startLoad(server: Started, call: GuestCall, from: number): Promise<{ stop: () => Promise<Loaded> }> {
  const child = fork(join(import.meta.dirname, 'guest-load.ts'), [server.port, call.name, from].map(String))
  const message = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve)
      child.once('exit', (code) => reject(new Error(`the load of ${call.name} ended with ${code}`)))
    })
  await message()
  return {
    stop: () => {
      const loaded = message()
      child.send('stop')
      return loaded as Promise<Loaded>
    },
  }
}

function summary({ name }: GuestCall, taken: Round[]): GuestResult {
  const of = (probe: keyof Times) => ({
    idleMs: median(taken.map(({ idle }) => idle[probe])),
    underMs: median(taken.map(({ under }) => under[probe])),
    ratio: median(taken.map(({ idle, under }) => under[probe] / idle[probe])),
  })
  const counts = taken.flatMap(({ loaded }) =>
    Object.entries(loaded.responses).map(([status, count]) => ({ status: Number(status), count })),
  )
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const broken = counts.filter(({ status }) => !foreseen.includes(status))
  if (broken.length > 0) throw new Error(`${name} was answered ${broken.map(({ status }) => status).join(', ')}`)
  const refused = counts.filter(({ status }) => status === 429).reduce((sum, { count }) => sum + count, 0)
  return {
    name,
    firstPage: of('firstPage'),
    live: of('live'),
    rate: all / taken.reduce((sum, { loaded }) => sum + loaded.seconds, 0),
    refused: all === 0 ? 0 : refused / all,
  }
}
