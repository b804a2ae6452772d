import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { TcpProxy } from '../../../test/tcp-proxy.ts'
import { openDatabase, sql } from './db.ts'
import { openReadDatabase } from './read-database.ts'

const { directUrl, drop } = await createTestDatabase()
const { hostname, port, searchParams, username, password, pathname } = new URL(directUrl)
const socketFolder = searchParams.get('host')
/** One server behind three addresses, each of which can break: nothing here depends on what a replica lacks. */
const ways = await Promise.all(
  Array.from({ length: 3 }, () =>
    TcpProxy.start(socketFolder ? { path: join(socketFolder, '.s.PGSQL.5432') } : { host: hostname, port: Number(port || 5432) }),
  ),
)
const [wayToPrimary, wayToFirst] = ways as [TcpProxy, TcpProxy, TcpProxy]
const urlBy = (...ways: TcpProxy[]) =>
  `postgresql://${username}:${password}@${ways.map(({ port }) => `127.0.0.1:${port}`).join()}${pathname}`
const primary = openDatabase(urlBy(wayToPrimary))
const replicas = openReadDatabase(primary, urlBy(...ways.slice(1)))
after(async () => {
  await replicas.close()
  await primary.close()
  for (const way of ways) way.close()
  await drop()
})

const read = () => replicas.one<{ seven: number }>(sql`select 7 as seven`)

test('when the primary and a replica break at the same time, every read comes from the other replica', async () => {
  await until(() => replicas.states().every(({ isUsed }) => isUsed))
  await Promise.all([read(), read(), read(), read()])
  const before = replicas.countPrimaryReads()
  wayToPrimary.close()
  wayToFirst.close()
  const rows = await Promise.all(Array.from({ length: 8 }, read))
  assert.ok(rows.every(({ seven }) => seven === 7))
  assert.equal(replicas.countPrimaryReads(), before)
  assert.deepEqual(
    replicas.states().map(({ isUsed }) => isUsed),
    [false, true],
  )
})
