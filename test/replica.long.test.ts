import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '#server/core/database/db.ts'
import { onServer } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { admin, startPortalOnPair } from './database-pair.ts'
import { enter, read, sendAs } from './portal-process.ts'

const pauseSeconds = 60
/** A stopped replica is noticed after two seconds; the rest is for a busy machine. */
const longestRead = 5000
const metricsToken = 'a token for the metrics'
const { replica, portal, db } = await startPortalOnPair(3000, ({ primary, replica }) => ({
  METRICS_TOKEN: metricsToken,
  DATABASE_URL: primary.databaseUrl('shop'),
  DATABASE_READ_URL: replica.databaseUrl('shop'),
}))

async function metric(name: string): Promise<number> {
  const response = await fetch(`${portal.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const line = (await response.text()).split('\n').find((line) => line.startsWith(name))
  return Number(line?.split(' ').at(-1))
}
const byReplica = (name: string) => metric(`${name}{replica="127.0.0.1:${replica.port}"}`)
const replicaReads = () => metric(`database_reads_total{server="127.0.0.1:${replica.port}"}`)
const primaryReads = () => metric('database_reads_total{server="primary"}')
const untilUsed = () => until(async () => (await byReplica('database_replica_used')) === 1)

/** Repeats the step while something else happens. Returns a function that ends it. */
function walk(step: () => Promise<void>) {
  let isWalking = true
  const walking = (async () => {
    while (isWalking) {
      await step()
      await sleep(50)
    }
  })()
  return () => {
    isWalking = false
    return walking
  }
}

const longest = { guest: 0, buyer: 0 }

const search = '/api/courses/filtered/1/4/0/true/course'
const guestCart = '/api/shopping-cart/page-from-cookie?pageSize=10&pageNumber=1&cookie=-1-2'
const guestTotal = '/api/shopping-cart/total-price-from-cookie?cookie=-1-2'

async function readAsGuest(url = portal.url): Promise<void> {
  for (const path of ['/api/courses', '/api/courses/1', search, guestCart, '/courses', '/courses/1']) {
    const began = Date.now()
    const { status } = await read(url + path)
    longest.guest = Math.max(longest.guest, Date.now() - began)
    assert.equal(status, 200, path)
  }
}

let bought = 0

/** Buys the next course and looks at it at once. */
async function buyAndLook(buyer: Awaited<ReturnType<typeof enter>>): Promise<void> {
  const id = ++bought
  const began = Date.now()
  for (const what of [`add-to-cart/${id}`, 'buy'])
    assert.equal((await sendAs(buyer, 'PUT', `${portal.url}/api/shopping-cart/${what}`, {})).status, 200)
  longest.buyer = Math.max(longest.buyer, Date.now() - began)
  const { body } = await sendAs(buyer, 'GET', `${portal.url}/api/courses/${id}`)
  assert.equal(body?.isBought, true)
}

test('what guests read and the statistics come from the replica', async () => {
  await untilUsed()
  await until(async () => (await byReplica('database_replica_lag_seconds')) === 0)
  const signedIn = await enter(portal.url, admin.email, admin.password, 'login')
  const before = await primaryReads()
  const { handle } = await db.one<{ handle: string }>(sql`
    update users set is_creator = true where email = ${admin.email} returning handle`)
  await sleep(500)
  const lists = ['/api/courses', search, '/api/skills', guestCart, guestTotal, '/sitemap.xml', '/sitemaps/courses-0.xml']
  for (const path of [...lists, '/api/courses/1', `/api/account/author/${handle}`, '/api/site-pages', '/courses', '/courses/1']) {
    const reads = await replicaReads()
    assert.equal((await read(portal.url + path)).status, 200, path)
    assert.ok((await replicaReads()) > reads, path)
  }
  for (const path of ['sales', 'sales-in-range', 'courses/10/1', 'materials/10/1']) {
    const reads = await replicaReads()
    assert.equal((await sendAs(signedIn, 'GET', `${portal.url}/api/statistics/${path}`)).status, 200, path)
    assert.ok((await replicaReads()) > reads, path)
  }
  assert.equal(await primaryReads(), before)
})

test('a replica that falls behind is skipped until it has caught up; what one has written oneself is there at once', async () => {
  await untilUsed()
  const left = await byReplica('database_replica_left_total')
  const buyer = await enter(portal.url, 'behind@example.com', 'a long secret', 'register')
  const readName = async () => ((await (await fetch(`${portal.url}/api/courses/500`)).json()) as { name: string }).name
  await onServer(replica.databaseUrl('postgres'), 'select pg_wal_replay_pause()')
  await db.run(sql`update courses set name = 'Renamed' where id = 500`)
  assert.equal(await readName(), 'Course 500')
  await buyAndLook(buyer)
  const stop = walk(() => buyAndLook(buyer))
  await until(async () => (await byReplica('database_replica_used')) === 0)
  assert.ok((await byReplica('database_replica_lag_seconds')) > 5)
  assert.equal(await byReplica('database_replica_left_total'), left + 1)
  assert.equal(await readName(), 'Renamed')
  await onServer(replica.databaseUrl('postgres'), 'select pg_wal_replay_resume()')
  await untilUsed()
  await stop()
  assert.equal(await readName(), 'Renamed')
})

test(`a replica that stops for ${pauseSeconds} seconds: readers go on, and buyers see their course at once`, async () => {
  await untilUsed()
  const buyer = await enter(portal.url, 'paused@example.com', 'a long secret', 'register')
  bought = 0
  Object.assign(longest, { guest: 0, buyer: 0 })
  const stops = [walk(() => readAsGuest()), walk(() => readAsGuest()), walk(() => buyAndLook(buyer))]
  await sleep(1000)
  replica.pause()
  await until(async () => (await byReplica('database_replica_used')) === 0)
  await sleep(pauseSeconds * 1000)
  replica.resume()
  await untilUsed()
  for (const stop of stops) await stop()
  console.log(`paused: longest read ${longest.guest} ms, longest purchase ${longest.buyer} ms, ${bought} purchases`)
  assert.ok(longest.guest < longestRead)
  assert.match(portal.output(), /no longer reading from the replica 127\.0\.0\.1:\d+: /)
})

test('a replica that dies: readers go on', async () => {
  await untilUsed()
  Object.assign(longest, { guest: 0, buyer: 0 })
  const stop = walk(() => readAsGuest())
  await sleep(500)
  await replica.kill()
  await until(async () => (await byReplica('database_replica_used')) === 0)
  await sleep(3000)
  await stop()
  assert.ok(longest.guest < longestRead)
})

test('the primary dies: guests go on reading from the replica, also where both are named for reading', async () => {
  const pair = await startPortalOnPair(100, ({ primary, replica }) => ({
    DATABASE_URL: primary.databaseUrl('shop'),
    DATABASE_READ_URL: `postgresql://coursewise@127.0.0.1:${primary.port},127.0.0.1:${replica.port}/shop`,
  }))
  await until(() => pair.portal.output().match(/reading from the replica/g)?.length === 2)
  longest.guest = 0
  const stops = Array.from({ length: 4 }, () => walk(() => readAsGuest(pair.portal.url)))
  await sleep(500)
  await pair.primary.kill()
  await sleep(5000)
  for (const stop of stops) await stop()
  console.log(`without a primary: longest read ${longest.guest} ms`)
  assert.ok(longest.guest < longestRead)
})
