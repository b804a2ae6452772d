import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { countWaiting, until } from '#server/testing/until.ts'
import {
  type Connection,
  findPid,
  freePort,
  openConnection,
  post,
  processesOn,
  read,
  readCommand,
  startPortal,
  workerPids,
} from './portal-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'coursewise-workers-'))
const database = await createTestDatabase()
const db = openDatabase(database.url)
const authorization = 'Bearer a token for the metrics'
/** More than searches may take on any machine. */
const connections = 2 * availableParallelism() + 10
const portal = await startPortal(join(folder, 'data'), {
  DATABASE_URL: database.url,
  DATABASE_CONNECTIONS: String(connections),
  // Nobody is there, so that reads go to the primary.
  DATABASE_READ_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
  DEMO: '0',
  WORKERS: '2',
  LOG_LEVEL: 'debug',
  METRICS_TOKEN: authorization.slice('Bearer '.length),
  WRONG_PASSWORDS_PER_ACCOUNT: '5',
  DRAIN_SECONDS: '1',
  TRUST_PROXY: '1',
})
const open: Connection[] = []
after(async () => {
  for (const connection of open) connection.close()
  portal.child.kill('SIGKILL')
  await portal.exited
  await db.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})
/** Connections go to the workers in turn. */
const connect = (count: number, headers = {}) => {
  const connections = Array.from({ length: count }, () => openConnection(portal.url, headers))
  open.push(...connections)
  return connections
}

test('two workers serve, and the log says which', async () => {
  const ids: string[] = []
  for (const connection of connect(4)) {
    const { status, requestId } = await connection.send('/api/courses')
    assert.equal(status, 200)
    ids.push(requestId)
  }
  await until(() => ids.every((id) => findPid(portal, id)))
  assert.deepEqual([...new Set(ids.map((id) => findPid(portal, id)))].sort(), workerPids(portal).sort())
  assert.equal(workerPids(portal).length, 2)
  assert.ok(!workerPids(portal).includes(portal.child.pid ?? 0))
})

test('wrong passwords are counted over all workers', async () => {
  const statuses: number[] = []
  for (const connection of connect(8))
    statuses.push((await connection.send('/api/account/login', { email: 'a@example.com', password: 'Wrong123!' })).status)
  assert.deepEqual(statuses, [...Array(5).fill(401), ...Array(3).fill(429)])
})

const atOnce = Math.max(2, availableParallelism() - 1)
const searching = () => countWaiting(db)

test('a gate has its places for all workers together', async () => {
  const clients = connect(4 * atOnce)
  const others = connect(4)
  const searches = await db.tx(async (locking) => {
    await locking.run(sql`lock table search_terms in access exclusive mode`)
    const searches = clients.map((client, number) => client.send(`/api/courses/filtered/1/4/0/true/course%20${number}`))
    await until(async () => (await searching()) === atOnce)
    // Asked for later, these pages have been to the database and back: a search that may run would have got there too.
    for (const other of others) assert.equal((await other.send('/api/courses')).status, 200)
    assert.equal(await searching(), atOnce)
    return searches
  })
  for (const search of searches) assert.equal((await search).status, 200)
})

test('an address that floods all workers waits behind itself: others come in between', async () => {
  const ended: string[] = []
  const flood = connect(40, { 'x-forwarded-for': '203.0.113.1' })
  // Two, because they go to both workers.
  const visitors = connect(2, { 'x-forwarded-for': '198.51.100.2' })
  const search = (from: Connection, words: string, who: string) =>
    from.send(`/api/courses/filtered/1/4/0/true/${words}`).then(({ status }) => {
      ended.push(who)
      return status
    })
  const searches = await db.tx(async (locking) => {
    await locking.run(sql`lock table search_terms in access exclusive mode`)
    const searches = flood.map((from, number) => search(from, `course%20${number}`, 'flood'))
    await until(async () => (await searching()) === atOnce)
    const visits = visitors.map((from, number) => search(from, `visit%20${number}`, 'visitor'))
    // Asked for later, these pages have been to the database and back.
    for (const other of connect(4)) assert.equal((await other.send('/api/courses')).status, 200)
    return [...searches, ...visits]
  })
  assert.deepEqual([...new Set(await Promise.all(searches))], [200])
  const before = ended.slice(0, ended.lastIndexOf('visitor')).filter((who) => who === 'flood').length
  assert.ok(before <= flood.length / 2, `${before} of the flood came before`)
})

test('the metrics of all workers are added up, at each of them', async () => {
  for (const connection of connect(6)) assert.equal((await connection.send('/api/site-pages')).status, 200)
  for (const connection of connect(2, { authorization })) {
    const metrics = async () => (await connection.send('/metrics')).body
    const counted = 'http_request_duration_seconds_count{method="GET",route="/api/site-pages",status="200"} 6'
    await until(async () => (await metrics()).includes(counted))
    assert.ok((await metrics()).includes('database_replica_lag_seconds{replica="127.0.0.1:1"} +Inf'))
    const [, open] = /database_connections\{state="open"\} (\d+)/.exec(await metrics()) ?? []
    assert.ok(Number(open) >= 2 && Number(open) <= connections, open)
  }
})

const dataDir = join(folder, 'built-in')

test('workers share the built-in database, which stops last', async () => {
  const PORT = String(await freePort())
  const env = { WORKERS: '2', PORT, DEMO: '0', ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a long secret' }
  const own = await startPortal(dataDir, env)
  const login = () => post(`${own.url}/api/account/login`, { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD })
  for (const response of [await login(), await login()]) assert.equal(response.status, 200)
  await assert.rejects(startPortal(dataDir, { ...env, PORT: '0' }), /already running on the data folder/)
  assert.equal((await read(`${own.url}/health/ready`)).status, 200)
  const workers = workerPids(own)
  own.child.kill('SIGTERM')
  assert.equal(await own.exited, 0)
  for (const pid of workers) assert.equal(readCommand(pid), '')
  assert.deepEqual(processesOn(dataDir), [])
  const troubles = own
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && JSON.parse(line).level >= 40)
  assert.deepEqual(troubles, [])
})

test('a port that is taken is reported in a sentence, and nothing is left', async () => {
  const { port } = new URL(portal.url)
  await assert.rejects(
    startPortal(dataDir, { WORKERS: '2', DEMO: '0', PORT: port }),
    new RegExp(`port ${port} on 127.0.0.1 is taken`),
  )
  assert.deepEqual(processesOn(dataDir), [])
})

test('a stop is noticed by balancers, drains all workers and leaves no process', async () => {
  const workers = workerPids(portal)
  const kept = connect(2)
  for (const connection of kept) assert.equal((await connection.send('/health/ready')).status, 200)
  portal.child.kill('SIGTERM')
  for (const connection of kept) {
    await until(async () => (await connection.send('/health/ready')).status === 503)
    assert.equal((await connection.send('/api/courses')).status, 200)
  }
  assert.equal(await portal.exited, 0)
  for (const pid of workers) assert.equal(readCommand(pid), '')
})
