import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { until, untilSomebodyWaits } from '#server/testing/until.ts'
import { findPid, insertCourses, openConnection, processesOn, readCommand, startPortal, workerPids } from './portal-process.ts'
import { Shoppers } from './shoppers.ts'

const folder = mkdtempSync(join(tmpdir(), 'coursewise-workers-'))
const database = await createTestDatabase()
const db = openDatabase(database.url)
const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a long secret' }
const portal = await startPortal(join(folder, 'data'), {
  ...admin,
  DATABASE_URL: database.url,
  DEMO: '0',
  WORKERS: '2',
  LOG_LEVEL: 'debug',
  WELCOME_POINTS: '1000000',
})
await insertCourses(db, admin.ADMIN_EMAIL, 1500)
after(async () => {
  portal.child.kill('SIGTERM')
  await portal.exited
  await db.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Kills a worker as a lack of memory would, and waits until another one serves in its place. */
async function killOne(pid: number): Promise<void> {
  const known = workerPids(portal)
  const serves = (worker: number) => portal.output().includes(`"pid":${worker},"msg":"Server listening`)
  process.kill(pid, 'SIGKILL')
  await until(() => workerPids(portal).some((worker) => !known.includes(worker) && serves(worker)))
  assert.ok(portal.output().includes(`"pid":${pid},"code":null,"signal":"SIGKILL"`))
}

test('a worker that is killed under load is replaced, and no request to the other one fails', async () => {
  const [victim = 0] = workerPids(portal)
  const clients = Array.from({ length: 8 }, () => openConnection(portal.url))
  const first = await Promise.all(clients.map((client) => client.send('/api/courses')))
  await until(() => first.every(({ requestId }) => findPid(portal, requestId)))
  let running = true
  const failures = clients.map(() => 0)
  const served = clients.map(() => 0)
  const loads = clients.map(async (client, number) => {
    for (let page = 1; running; page = 1 + (page % 300)) {
      const status = await client.send(`/api/courses?pageNumber=${page}&pageSize=4`).then(
        ({ status }) => status,
        () => 0,
      )
      if (status === 200) served[number] = (served[number] ?? 0) + 1
      else failures[number] = (failures[number] ?? 0) + 1
    }
  })
  await until(() => served.every((count) => count > 20))
  await killOne(victim)
  const before = [...served]
  await until(() => served.every((count, number) => count > (before[number] ?? 0) + 20))
  running = false
  await Promise.all(loads)
  for (const client of clients) client.close()
  first.forEach(({ requestId }, number) => {
    // A client that connects again before the end of the worker is noticed may be cut off once more.
    const most = findPid(portal, requestId) === victim ? 2 : 0
    assert.ok((failures[number] ?? 0) <= most, `connection ${number} failed ${failures[number]} times`)
  })
  assert.ok(first.some(({ requestId }) => findPid(portal, requestId) === victim))
})

test('the places of a killed worker at a gate are free again', async () => {
  const clients = Array.from({ length: 12 }, () => openConnection(portal.url))
  const searches = await db.tx(async (locking) => {
    // Killing workers and waiting for others takes longer than an idle transaction may last.
    await locking.run(sql`set local idle_in_transaction_session_timeout = 0`)
    await locking.run(sql`lock table search_terms in access exclusive mode`)
    const searches = clients.map((client, number) =>
      client.send(`/api/courses/filtered/1/4/0/true/course%20${number}`).catch(() => undefined),
    )
    await untilSomebodyWaits(db)
    for (const pid of workerPids(portal)) await killOne(pid)
    return searches
  })
  await Promise.all(searches)
  for (const client of clients) assert.equal((await client.send('/api/courses/filtered/1/4/0/true/course')).status, 200)
  for (const client of clients) client.close()
})

test('a connection that was on its way to a worker when it was killed is closed, so its client does not wait for ever', async () => {
  const workers = workerPids(portal)
  for (const pid of workers) process.kill(pid, 'SIGSTOP')
  const ends: string[] = []
  const clients = workers.map(() => openConnection(portal.url))
  for (const client of clients)
    client.send('/api/courses').then(
      () => ends.push('a response'),
      ({ code }) => ends.push(code),
    )
  // By then the primary has handed them over.
  await sleep(1000)
  for (const pid of workers) await killOne(pid)
  await until(() => ends.length === clients.length)
  assert.deepEqual(ends, ['ECONNRESET', 'ECONNRESET'])
  for (const client of clients) client.close()
})

test('workers are killed again and again while people buy: each pause is longer, and nothing acknowledged is lost', async () => {
  const shoppers = new Shoppers(portal.url)
  await shoppers.start('shopper', 8)
  for (let round = 0; round < 4; round++) {
    await killOne(workerPids(portal)[0] ?? 0)
    await shoppers.allBought(Date.now())
  }
  await shoppers.stop()
  await shoppers.nothingIsLost(database.url)
  const pauses = [...portal.output().matchAll(/a worker ended: another one starts in ([\d.]+) s/g)].map(([, seconds]) =>
    Number(seconds),
  )
  assert.ok(Math.max(...pauses) >= 0.8, pauses.join(', '))
})

test('when the first process is killed, its workers and the built-in database end, and the next start works', async () => {
  const dataDir = join(folder, 'built-in')
  const env = { ...admin, DEMO: '0', WORKERS: '2' }
  const first = await startPortal(dataDir, env)
  const workers = workerPids(first)
  assert.equal(workers.length, 2)
  first.child.kill('SIGKILL')
  await first.exited
  await until(() => workers.every((pid) => readCommand(pid) === ''))
  const second = await startPortal(dataDir, env)
  assert.equal((await fetch(`${second.url}/health/ready`)).status, 200)
  second.child.kill('SIGTERM')
  assert.equal(await second.exited, 0)
  assert.deepEqual(processesOn(dataDir), [])
})
