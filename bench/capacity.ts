// npm run bench -- capacity: what one act costs in processor time, write-ahead log and disk, and what hot rows cost. Writes
// bench/RESULTS-capacity.md, from which docs/capacity.md counts.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { systemClock } from '#server/core/clock.ts'
import { type Database, sql } from '#server/core/database/db.ts'
import { deriveSecrets } from '#server/core/security/secrets.ts'
import { privateLinksFor } from '#server/files/index.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { onServer } from '#server/testing/test-app.ts'
import { fill, longestStatementSeconds } from './fill.ts'
import { type Call, load } from './http-load.ts'
import { makeToken, scenarios, secretKey } from './measure.ts'
import { childProcesses, processorTime, type Started, startProcess } from './processes.ts'

const courses = 10_000
const [seconds, connections] = [10, 32]
const part = { kilobytes: 1024, connections: 8 }
/** In fill.ts they are neither authors nor buyers, and may have some courses already. */
const people = { first: 501, count: 9000 }
const wanted = process.argv.slice(3)

const dir = mkdtempSync(join(tmpdir(), 'coursewise-bench-'))
const postgres = await startEmbeddedPostgres({ dir, settings: { max_wal_size: '8GB', shared_buffers: '1GB' } })
const postmaster = Number(readFileSync(join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
await onServer(postgres.databaseUrl('postgres'), 'create database capacity')
const db = await fill(postgres.databaseUrl('capacity'), courses)
let portal: Started | undefined
try {
  const acts = await prepare(db)
  portal = await startProcess('server/main.ts', {
    DATABASE_URL: postgres.databaseUrl('capacity'),
    DATA_DIR: join(dir, 'portal'),
    PORT: '0',
    DEMO: '0',
    SECRET_KEY: secretKey,
    WORKERS: String(cpus().length),
  })
  const results = []
  await acts[0]?.run(portal.port)
  for (const act of acts) {
    if (wanted.length === 0 || wanted.some((name) => act.name.includes(name))) results.push(await measure(portal, act))
  }
  report(results, await rowSizes(db))
} finally {
  await portal?.stop()
  await db.close()
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}

interface Act {
  name: string
  /** How many requests make one act. */
  requests: number
  run: (port: number) => Promise<number>
}

interface Measured {
  name: string
  rate: number
  /** Milliseconds of processor time for one act. */
  portalMs: number
  databaseMs: number
  walBytes: number
}

async function measure({ port, child }: Started, { name, requests, run }: Act): Promise<Measured> {
  const sumTime = (pid: number) => [pid, ...childProcesses(pid)].reduce((sum, one) => sum + processorTime(one), 0) * 1000
  const before = {
    portal: sumTime(child.pid ?? 0),
    database: sumTime(postmaster),
    wal: await walPosition(),
    start: performance.now(),
  }
  const count = (await run(port)) / requests
  const measured = {
    name,
    rate: count / ((performance.now() - before.start) / 1000),
    portalMs: (sumTime(child.pid ?? 0) - before.portal) / count,
    databaseMs: (sumTime(postmaster) - before.database) / count,
    walBytes: ((await walPosition()) - before.wal) / count,
  }
  console.log(`  ${name.padEnd(34)} ${Math.round(measured.rate)} a second`)
  return measured
}

async function walPosition(): Promise<number> {
  return Number((await db.one<{ bytes: string }>(sql`select pg_current_wal_lsn() - '0/0' as bytes`)).bytes)
}

/** All acts, in the order in which they prepare each other: what was bought can be learned. */
async function prepare(db: Database): Promise<Act[]> {
  const tokens = await Promise.all(Array.from({ length: people.count }, (_, number) => makeToken(people.first + number)))
  const authors = await Promise.all(
    Array.from({ length: connections }, (_, number) => makeToken(number + 1, ['Student', 'Creator'])),
  )
  await db.run(sql`update materials set creator_id = id where id <= ${connections}`)
  const materialAt = (course: number, place: number) => 1 + ((course + place * 7) % 1000)
  /** Of the last thousand courses, which nobody has yet; the last of all is the one that everybody buys. */
  const toBuy = { first: courses - 999, count: 999, everybodys: courses }
  /** Of the thousand courses before them. Everybody has one of them, and the last. */
  const toLearn = { first: courses - 1999, count: 999, everybodys: courses - 1000 }
  const pickOne =
    ({ first, count }: typeof toBuy) =>
    (person: number) =>
      first + (person % count)
  await db.within(longestStatementSeconds).tx(async (db) => {
    await db.run(sql`set local session_replication_role = replica`)
    await db.run(sql`delete from enrolments where course_id >= ${toLearn.first}`)
    await db.run(sql`
      insert into enrolments (user_id, course_id, price_paid, bought_at)
      select ${people.first}::int + person, course, 0, now()
        from generate_series(0, ${people.count}::int - 1) person,
             unnest(array[${toLearn.first}::int + person % ${toLearn.count}::int, ${toLearn.everybodys}::int]) course`)
  })
  const file = await storeVideo(db)

  const reads = ['first page', 'early pages', 'search, rare word', 'search, common word best first, up', 'course details']
  const guest = (name: string): Act => ({ name, requests: 1, run: each((n) => ({ method: 'GET', path: toPath(name, n) })) })
  /** Each person does it once, first to last. */
  const person = (name: string, requests: number, call: (person: number, step: number) => Call): Act => ({
    name,
    requests,
    run: each((n) => {
      const one = Math.floor(n / requests) % people.count
      return { token: tokens[one] ?? '', ...call(one, n % requests) }
    }, requests),
  })
  const buy = (name: string, course: (person: number) => number) =>
    person(name, 2, (one, step) =>
      step === 0
        ? { method: 'PUT', path: `/api/shopping-cart/add-to-cart/${course(one)}` }
        : { method: 'PUT', path: '/api/shopping-cart/buy' },
    )
  const learn = (name: string, course: (person: number) => number) =>
    person(name, 1, (one) => ({
      method: 'PUT',
      path: `/api/courses/learned?materialId=${materialAt(course(one), 1)}&courseId=${course(one)}`,
    }))
  return [
    ...reads.map(guest),
    {
      name: 'page of a course (HTML)',
      requests: 1,
      run: each((n) => ({ method: 'GET', path: `/courses/${1 + ((n * 7919) % courses)}` })),
    },
    buy('buy, different courses', pickOne(toBuy)),
    buy('buy, everybody the same course', () => toBuy.everybodys),
    person('open the learning screen', 1, (one) => ({ method: 'GET', path: `/api/courses/learn/${pickOne(toLearn)(one)}` })),
    person('save the place in a video', 1, (one) => ({
      method: 'PUT',
      path: `/api/courses/learn/${pickOne(toLearn)(one)}/place`,
      body: JSON.stringify({ materialId: materialAt(pickOne(toLearn)(one), 1), place: '60' }),
    })),
    learn('mark learned, different materials', pickOne(toLearn)),
    learn('mark learned, all the same material', () => toLearn.everybodys),
    {
      name: 'create a course',
      requests: 1,
      run: each((n) => {
        const author = n % connections
        const skills = [{ id: 1 + (n % 50), level: 3 }]
        const body = {
          ...courseForm,
          name: `New course ${n}`,
          thumbnail: '',
          skills,
          materials: [{ id: author + 1 }],
          finalTask: null,
        }
        return { method: 'POST', path: '/api/courses', token: authors[author] ?? '', body: JSON.stringify(body) }
      }),
    },
    { name: `a part of a video, ${part.kilobytes / 1024} MB`, requests: 1, run: (port) => readVideo(port, file) },
  ]
}

function toPath(name: string, request: number): string {
  return scenarios.find((one) => one.name === name)?.path(courses, request) ?? '/'
}

/** Keeps all connections busy. The requests of one act stay on one connection, in order; their numbers count up. */
function each(call: (request: number) => Call, inRow = 1) {
  return async (port: number): Promise<number> => {
    let next = 0
    const places = new Map<number, number>()
    const { count } = await load(
      port,
      (connection) => {
        const place = places.get(connection)
        const request = place === undefined || (place + 1) % inRow === 0 ? next : place + 1
        if (request === next) next += inRow
        places.set(connection, request)
        return call(request)
      },
      { connections, seconds },
    )
    return count
  }
}

async function storeVideo(db: Database) {
  const id = 'capacity-video-0000000'
  const bytes = 64 * 1024 * 1024
  const folder = join(dir, 'portal', 'files', 'videos')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${id}.mp4`), Buffer.alloc(bytes, 7))
  await db.run(sql`
    insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
    values (${id}, 'videos', 1, 'mp4', 'video/mp4', ${bytes}, '', now())`)
  await db.run(sql`update materials set file_id = ${id} where id = 1`)
  const parts = { clock: systemClock, secrets: deriveSecrets([secretKey]) } as Parameters<typeof privateLinksFor>[0]
  return { link: privateLinksFor(parts, people.first)(id), bytes }
}

async function readVideo(port: number, { link, bytes }: { link: string; bytes: number }): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: part.connections })
  const until = performance.now() + seconds * 1000
  const size = part.kilobytes * 1024
  let count = 0
  const read = (start: number) =>
    new Promise<void>((resolve, reject) => {
      const headers = { range: `bytes=${start}-${start + size - 1}` }
      get({ port, host: '127.0.0.1', path: link, agent, headers }, (response) => {
        if (response.statusCode !== 206) reject(new Error(`status ${response.statusCode}`))
        response.resume().on('end', resolve).on('error', reject)
      }).on('error', reject)
    })
  await Promise.all(
    Array.from({ length: part.connections }, async () => {
      while (performance.now() < until) await read((count++ * size) % bytes)
    }),
  )
  agent.destroy()
  return count
}

/** What a row needs on disk, with its indexes. */
async function rowSizes(db: Database) {
  const tables = ['courses', 'search_postings', 'enrolments', 'point_transfers', 'point_entries', 'learned_materials', 'users']
  await onServer(postgres.databaseUrl('capacity'), 'vacuum analyze')
  return Promise.all(
    tables.map((table) =>
      db.one<{ name: string; bytes: number }>(sql`
        select relname as name, round(pg_total_relation_size(oid) / greatest(reltuples, 1))::int as bytes
          from pg_class where relname = ${table} and relkind = 'r'`),
    ),
  )
}

function report(results: Measured[], sizes: { name: string; bytes: number }[]): void {
  const figure = (value: number) => (value < 10 ? value.toFixed(2) : String(Math.round(value)))
  const text = [
    '# What `npm run bench -- capacity` measured',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}); portal (\`WORKERS=${cpus().length}\`), database and measuring client share them, so a machine of its own for each does more. ${connections} connections with keep-alive, each sending its next request when it has the last response, for ${seconds} s; ${courses.toLocaleString('en')} courses. Every purchase and every mark is committed to disk before the response.`,
    '',
    '| act | a second | portal, ms of processor time | database, ms | write-ahead log, bytes |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...results.map(
      ({ name, rate, portalMs, databaseMs, walBytes }) =>
        `| ${name} | ${figure(rate)} | ${figure(portalMs)} | ${figure(databaseMs)} | ${Math.round(walBytes)} |`,
    ),
    '',
    'On disk, with indexes, a row of each table needs:',
    '',
    '| table | bytes |',
    '| --- | ---: |',
    ...sizes.map(({ name, bytes }) => `| \`${name}\` | ${bytes} |`),
    '',
  ].join('\n')
  console.log(`\n${text}`)
  if (wanted.length === 0) writeFileSync('bench/RESULTS-capacity.md', text)
}
