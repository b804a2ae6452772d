import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#server/core/database/db.ts'
import { onServer } from '#server/testing/test-app.ts'
import { startDebianPostgres } from './debian-postgres.ts'
import { enter, insertCourses, type PortalProcess, read, sendAs, startPortal } from './portal-process.ts'
import { ledgerIsClean, Shoppers } from './shoppers.ts'
import { TcpProxy } from './tcp-proxy.ts'

const mostSeconds = 20
const admin = { email: 'admin@example.com', password: 'a long secret' }
const folder = mkdtempSync(join(tmpdir(), 'coursewise-database-'))
const postgres = await startDebianPostgres()
const left: PortalProcess[] = []
after(async () => {
  for (const { child } of left) child.kill('SIGKILL')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(url: string): Promise<PortalProcess> {
  const portal = await startPortal(join(folder, 'data'), {
    DEMO: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    WELCOME_POINTS: '1000000',
    DATABASE_URL: url,
  })
  left.push(portal)
  return portal
}

/** The first shop: an Admin and courses for a few points each. The others are copies of it. */
async function createFirstShop(): Promise<void> {
  await onServer(postgres.databaseUrl('postgres'), 'create database shop')
  const portal = await start(postgres.databaseUrl('shop'))
  const db = openDatabase(postgres.databaseUrl('shop'))
  await insertCourses(db, admin.email, 1500)
  await db.close()
  portal.child.kill('SIGTERM')
  await portal.exited
}

async function createShop(name: string, options = ''): Promise<string> {
  await onServer(postgres.databaseUrl('postgres'), `create database ${name} template shop ${options}`)
  return postgres.databaseUrl(name)
}

async function secondsToStop({ child, exited }: PortalProcess): Promise<number> {
  const begin = Date.now()
  child.kill('SIGTERM')
  assert.equal(await exited, 0)
  return (Date.now() - begin) / 1000
}

/** Lines of the log with the stack of an error. */
const stacksIn = ({ output }: PortalProcess) => output().match(/"stack":/g)?.length ?? 0

console.log(`The faults are made on ${postgres.name}.`)
await createFirstShop()

interface Fault {
  name: string
  begin(proxy: TcpProxy): void
  /** How long it lasts; left out for faults that only break the current connections. */
  seconds?: number
}
const faults: Fault[] = [
  { name: 'silence', begin: (proxy) => proxy.silence() },
  { name: 'reset', begin: (proxy) => proxy.reset() },
  { name: 'stall', begin: (proxy) => proxy.stall(), seconds: 12 },
  { name: 'throttle', begin: (proxy) => proxy.throttle(1000), seconds: 12 },
]

describe('a bad line to the database', { concurrency: true }, () => {
  for (const { name, begin, seconds } of faults) {
    test(`${name}: people buy again within ${mostSeconds} seconds, nobody meets a 500, and the portal stops in time`, async () => {
      const proxy = await TcpProxy.start(postgres.port)
      const shop = await createShop(name)
      const portal = await start(postgres.databaseUrl(name, proxy.port))
      const shoppers = new Shoppers(portal.url)
      await shoppers.start(name, 5)

      begin(proxy)
      let since = Date.now()
      if (seconds) {
        await sleep(seconds * 1000)
        proxy.pass()
        since = Date.now()
      }
      const toServe = await shoppers.allBought(since)

      begin(proxy)
      await sleep(300)
      const toStop = await secondsToStop(portal)
      await shoppers.stop()
      proxy.close()
      console.log(
        `${name}: served again after ${toServe.toFixed(1)} s, stopped after ${toStop.toFixed(1)} s, ${shoppers.bought.length} purchases`,
      )
      assert.ok(toServe < mostSeconds && toStop < mostSeconds)
      assert.deepEqual(
        [...shoppers.statuses.keys()].filter((status) => ![0, 200, 503].includes(status)),
        [],
      )
      assert.deepEqual(shoppers.malformed, [])
      assert.equal(stacksIn(portal), 0, portal.output())
      await shoppers.nothingIsLost(shop)
    })
  }

  test('a database that never responds: health says so in time, and a second signal ends the portal at once', async () => {
    const proxy = await TcpProxy.start(postgres.port)
    const portal = await start(postgres.databaseUrl('shop', proxy.port))
    const ready = async () => (await read(`${portal.url}/health/ready`)).status
    assert.equal(await ready(), 200)
    proxy.stall()
    const begin = Date.now()
    assert.equal(await ready(), 503)
    assert.ok(Date.now() - begin < 5000)
    assert.equal((await read(`${portal.url}/health/live`)).status, 200)
    const page = await read(`${portal.url}/courses`)
    assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '5'])

    const waiting = read(`${portal.url}/api/courses`).catch(() => undefined)
    portal.child.kill('SIGTERM')
    // The portal ignores a second signal within half a second.
    await sleep(1000)
    portal.child.kill('SIGTERM')
    const secondSignal = Date.now()
    assert.equal(await portal.exited, 1)
    assert.ok(Date.now() - secondSignal < 1000)
    await waiting
    proxy.close()
  })
})

test('a column changes its type under a running portal: every purchase succeeds at the first try', async () => {
  const shop = await createShop('changed')
  // PostgreSQL changes no column that a trigger names.
  await onServer(shop, 'drop trigger courses_changed on courses')
  const portal = await start(shop)
  const shoppers = new Shoppers(portal.url)
  await shoppers.start('changed', 8)
  for (const change of ['alter price type bigint', 'alter price type int']) {
    await onServer(shop, `alter table courses ${change}`)
    await shoppers.allBought(Date.now())
  }
  await shoppers.stop()
  await secondsToStop(portal)
  assert.deepEqual([...shoppers.statuses.keys()], [200], portal.output())
  await shoppers.nothingIsLost(shop)
})

test('a full disk: nothing is sold, everything can be read, and with room again all goes on', async () => {
  const { smallDisk } = postgres
  console.log(`The disk is ${smallDisk ? 'really full' : 'said to be full: nothing may be mounted here'}.`)
  if (smallDisk) await onServer(postgres.databaseUrl('postgres'), `create tablespace small location '${smallDisk}'`)
  const url = await createShop('full_shop', smallDisk ? 'tablespace small' : '')
  const portal = await start(url)
  const buyer = await enter(portal.url, 'full@example.com', 'a long secret', 'register')
  const call = (what: string, body = {}) => sendAs(buyer, 'PUT', `${portal.url}/api/shopping-cart/${what}`, body)
  let course = 0
  /** Fifty courses each, so that the free space in the tables is soon used up. */
  const buy = async () => {
    for (const end = course + 50; course < end; ) {
      const response = await call(`add-to-cart/${course + 1}`)
      if (response.status !== 200) return response
      course++
    }
    return call('buy')
  }
  assert.equal((await buy()).status, 200)
  // A read may tidy a page, and then PostgreSQL adds the table's map of visible pages; a portal that has run for a while has all of them.
  await onServer(url, 'vacuum')
  await onServer(url, smallDisk ? fillDisk : refuseEnrolments)
  let response = await buy()
  for (let time = 0; response.status === 200 && time < 20; time++) response = await buy()
  assert.deepEqual(response, {
    status: 503,
    body: {
      StatusCode: 503,
      Message: 'The portal cannot save anything right now. Please try again in a few minutes.',
      errors: {},
      code: 'core/database-full',
    },
  })
  for (const path of ['/api/courses', '/api/account', '/api/shopping-cart', '/api/courses/1', '/health/ready', '/courses'])
    assert.equal((await sendAs(buyer, 'GET', portal.url + path).catch(() => ({ status: 200 }))).status, 200, path)
  await onServer(url, smallDisk ? 'drop table filler' : 'drop trigger full on enrolments')
  assert.equal((await buy()).status, 200)
  await secondsToStop(portal)
  assert.equal(stacksIn(portal), 0, portal.output())
  await ledgerIsClean(url)
})

const fillDisk = `
  create table filler (text text);
  alter table filler alter text set storage plain;
  create procedure fill() language plpgsql as $$
    begin loop begin insert into filler values (repeat('x', 7000)); exception when disk_full then return; end; end loop; end $$;
  call fill()`

const refuseEnrolments = `
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$;
  create trigger full before insert on enrolments execute function refuse()`
