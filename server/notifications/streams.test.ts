import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { endAllSessions } from '#server/accounts/sessions.queries.ts'
import { sql } from '#server/core/database/db.ts'
import { buildUser, type TestUser } from '#server/testing/build.ts'
import { openEventStream } from '#server/testing/event-stream.ts'
import { createTestDatabase, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { notify } from './index.ts'

const metricsToken = 'a token for the metrics'
const database = await createTestDatabase()
/** The last server drops the database when the file ends, after the others have left it. */
const use = (url: string, drop = async () => {}) => Promise.resolve({ url, drop })
/** Perhaps behind a pooler, where nothing can be heard. The others are never. */
const polling = await startTestApp({ DATABASE_PREPARE: '0' }, use(database.url))
const other = await startTestApp({ DATABASE_PREPARE: '1' }, use(database.directUrl))
const t = await startTestApp({ DATABASE_PREPARE: '1', METRICS_TOKEN: metricsToken }, use(database.directUrl, database.drop))

async function listenAt({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
const origins = { here: await listenAt(t), elsewhere: await listenAt(other), polled: await listenAt(polling) }

const give = (test: TestApp, user: TestUser) => notify(test, [{ userId: user.id, kind: 'points-granted', points: 1 }])
const readAll = (test: TestApp, user: TestUser) => test.as(user).put('/api/notifications/read', {})

for (const [where, origin] of Object.entries(origins)) {
  test(`a window that is connected ${where} is sent the number of unread notifications, and each change of it`, async () => {
    const user = await buildUser(t)
    await give(t, user)
    const stream = await openEventStream(origin, user)
    assert.equal(stream.status, 200)
    assert.match(stream.headers['content-type'] ?? '', /^text\/event-stream/)
    assert.equal(stream.headers['content-encoding'], undefined)
    assert.equal(stream.headers['cache-control'], 'no-store')
    await until(() => stream.counts.length === 1)
    await give(other, user)
    await until(() => stream.counts.length === 2)
    await readAll(t, user)
    await until(() => stream.counts.length === 3)
    assert.deepEqual(stream.counts, [1, 2, 0])
    stream.close()
  })
}

test('nobody hears of the notifications of others', async () => {
  const [ann, bob] = [await buildUser(t), await buildUser(t)]
  const [first, second] = [await openEventStream(origins.here, ann), await openEventStream(origins.here, bob)]
  await give(t, ann)
  await until(() => first.counts.at(-1) === 1)
  await give(t, bob)
  await until(() => second.counts.at(-1) === 1)
  assert.equal(first.counts.at(-1), 1)
  assert.ok(second.counts.every((count) => count <= 1))
  first.close()
  second.close()
})

test('metrics count the open streams', async () => {
  const open = async () => {
    const { body } = await t.as().get('/metrics', undefined, { authorization: `Bearer ${metricsToken}` })
    return Number(/^notification_streams (\d+)$/m.exec(body)?.[1])
  }
  await until(async () => (await open()) === 0)
  const stream = await openEventStream(origins.here, await buildUser(t))
  assert.equal(await open(), 1)
  stream.close()
  await until(async () => (await open()) === 0)
})

test('a guest gets no stream, and a token in the address counts for nothing', async () => {
  const user = await buildUser(t)
  const url = `${origins.here}/api/notifications/stream`
  for (const address of [url, `${url}?access_token=${user.accessToken}`, `${url}?token=${user.accessToken}`]) {
    const response = await fetch(address)
    await response.arrayBuffer()
    assert.equal(response.status, 401)
  }
})

test('a user has at most eight streams on a server', async () => {
  const user = await buildUser(t)
  const streams = []
  for (let count = 0; count < 8; count++) streams.push(await openEventStream(origins.here, user))
  const refused = await openEventStream(origins.here, user)
  assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '60'])
  for (const { close } of streams) close()
  await until(async () => {
    const next = await openEventStream(origins.here, user)
    next.close()
    return next.status === 200
  })
})

test('windows that are closed while their session is looked up are forgotten', async () => {
  const user = await buildUser(t)
  const url = `${origins.here}/api/notifications/stream`
  const closed: Promise<unknown>[] = []
  const note = (_request: unknown, response: ServerResponse) => closed.push(once(response, 'close'))
  t.app.server.on('request', note)
  await t.db.tx(async (db) => {
    await db.run(sql`lock table sessions in access exclusive mode`)
    const headers = { authorization: `Bearer ${user.accessToken}` }
    const windows = Array.from({ length: 8 }, () => get(url, { agent: false, headers }).on('error', () => {}))
    await until(() => closed.length === 8)
    for (const window of windows) window.destroy()
    await Promise.all(closed)
  })
  t.app.server.off('request', note)
  const next = await openEventStream(origins.here, user)
  next.close()
  assert.equal(next.status, 200)
})

test('a stream ends with its session', async () => {
  const user = await buildUser(t)
  const stream = await openEventStream(origins.here, user)
  await endAllSessions(t.db, user.id, 'signed-out', t.clock.now())
  await stream.ended
})

test('a stream ends when its token expires', async () => {
  const user = await buildUser(other)
  const stream = await openEventStream(origins.elsewhere, user)
  other.clock.move({ minutes: 14 })
  await until(() => stream.counts.length === 1)
  other.clock.move({ minutes: 1 })
  await stream.ended
})

test('after its connection to the database broke, a server hears the others again', async () => {
  const user = await buildUser(t)
  const stream = await openEventStream(origins.here, user)
  await until(() => stream.counts.length === 1)
  const broken = await t.db.many(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`)
  assert.ok(broken.length > 0)
  await give(other, user)
  await until(() => stream.counts.at(-1) === 1)
  await until(async () => {
    const listening = sql`select from pg_stat_activity where datname = current_database() and query like 'listen%' limit 1`
    return (await t.db.maybe(listening)) !== undefined
  })
  await give(other, user)
  await until(() => stream.counts.at(-1) === 2)
  stream.close()
})

test('a server that stops ends its streams first, and takes no new ones', async () => {
  const user = await buildUser(t)
  const stream = await openEventStream(origins.polled, user)
  polling.app.draining = true
  await stream.ended
  assert.equal((await openEventStream(origins.polled, user)).status, 503)
  polling.app.draining = false
  const late = await openEventStream(origins.polled, user)
  await polling.app.close()
  await late.ended
})
