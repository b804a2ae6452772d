import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { onServer } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { startPortalOnPair } from './database-pair.ts'
import type { TestPostgres } from './debian-postgres.ts'
import { enter, type PortalProcess, read, sendAs } from './portal-process.ts'
import { Shoppers } from './shoppers.ts'

const mostSeconds = 10

/** The replica has everything that the primary has acknowledged, and the portal knows both. */
async function startPair() {
  const pair = await startPortalOnPair(1500, ({ primary, replica }) => ({
    // The replica comes first: it must be passed over.
    DATABASE_URL: `postgresql://coursewise@127.0.0.1:${replica.port},127.0.0.1:${primary.port}/shop?target_session_attrs=read-write`,
  }))
  await set(pair.primary, `synchronous_standby_names = '*'`)
  return pair
}

async function set(server: TestPostgres, setting: string): Promise<void> {
  await onServer(server.databaseUrl('postgres'), `alter system set ${setting}`)
  await onServer(server.databaseUrl('postgres'), 'select pg_reload_conf()')
}

const promote = (server: TestPostgres) => onServer(server.databaseUrl('postgres'), 'select pg_promote()')

function wasNeverBroken({ statuses, malformed }: Shoppers, portal: PortalProcess): void {
  const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503)
  assert.deepEqual([others, malformed], [[], []], portal.output())
  assert.doesNotMatch(portal.output(), /"stack":/)
}

test(`the primary is killed under load and its replica promoted: people buy again within ${mostSeconds} seconds, and nothing is lost`, async () => {
  const { primary, replica, portal } = await startPair()
  const shoppers = new Shoppers(portal.url)
  await shoppers.start('failover', 8)
  const killed = Date.now()
  await primary.kill()
  await promote(replica)
  const toServe = await shoppers.allBought(killed)
  await shoppers.stop()
  console.log(`killed: served again after ${toServe.toFixed(1)} s, ${shoppers.bought.length} purchases`)
  assert.ok(toServe < mostSeconds)
  wasNeverBroken(shoppers, portal)
  await shoppers.nothingIsLost(replica.databaseUrl('shop'))
  assert.equal((await read(`${portal.url}/health/ready`)).status, 200)
  assert.equal(portal.child.exitCode, null)
})

test('a primary that became read-only under load is left, and the new one is found', async () => {
  const { primary, replica, portal } = await startPair()
  const shoppers = new Shoppers(portal.url)
  await shoppers.start('demoted', 8)
  const demoted = Date.now()
  await set(primary, 'default_transaction_read_only = on')
  await promote(replica)
  const toServe = await shoppers.allBought(demoted)
  await shoppers.stop()
  console.log(`demoted: served again after ${toServe.toFixed(1)} s, ${shoppers.bought.length} purchases`)
  // Somebody's commit may wait on the old primary for the replica, until the portal's limit of ten seconds.
  assert.ok(toServe < 2 * mostSeconds)
  wasNeverBroken(shoppers, portal)
  await shoppers.nothingIsLost(replica.databaseUrl('shop'))
  // Distrusted connections are closed when it is their turn, or after ten idle seconds. Commits that wait for the replica do not notice.
  const old = openDatabase(primary.databaseUrl('postgres'))
  const stillThere = sql`
    select from pg_stat_activity where datname = 'shop' and wait_event is distinct from 'SyncRep' limit 1`
  await until(async () => (await old.maybe(stillThere)) === undefined)
  await old.close()
})

test('a purchase whose commit happened but got no response is found by its key, and paid once', async () => {
  const { primary, portal, db } = await startPair()
  const buyer = await enter(portal.url, 'unsure@example.com', 'a long secret', 'register')
  const call = (what: string, headers = {}) => sendAs(buyer, 'PUT', `${portal.url}/api/shopping-cart/${what}`, {}, headers)
  assert.equal((await call('add-to-cart/3')).status, 200)
  // Commits are now kept on the primary, and wait for ever for the other server.
  await set(primary, `synchronous_standby_names = 'nobody'`)
  const buying = call('buy', { 'idempotency-key': crypto.randomUUID() })
  let hasResponse = false
  buying.finally(() => {
    hasResponse = true
  })
  // A job may commit at the same time, and wait before the purchase does.
  await until(async () => {
    await db.many(sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)
    return hasResponse
  })
  const { status, body } = await buying
  assert.deepEqual([status, body?.boughtCourseIds], [200, [3]], portal.output())
  const purchases = await db.many(sql`
    select from enrolments e join users u on u.id = e.user_id where u.email = ${buyer.email}`)
  assert.equal(purchases.length, 1)
})
