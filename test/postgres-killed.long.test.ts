import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { urlIn } from '#server/core/built-in-postgres/embedded.ts'
import { openDatabase } from '#server/core/database/db.ts'
import { insertCourses, type PortalProcess, processesOn, startPortal } from './portal-process.ts'
import { Shoppers } from './shoppers.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'coursewise-postgres-'))
const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a long secret' }
const start = () => startPortal(dataDir, { DEMO: '0', WELCOME_POINTS: '100000', ...admin })
const portals: PortalProcess[] = []
after(() => {
  for (const { child } of portals) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const killPostgres = () =>
  process.kill(Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10), 'SIGKILL')

test('the built-in PostgreSQL is killed three times: it starts again, and nothing acknowledged is lost; then the portal stops and says why', async () => {
  const portal = await start()
  portals.push(portal)
  const db = openDatabase(urlIn(dataDir, 'postgres'))
  await insertCourses(db, admin.ADMIN_EMAIL, 1000)
  await db.close()
  const shoppers = new Shoppers(portal.url)
  await shoppers.start('shopper', 4)
  for (let kill = 1; kill <= 3; kill++) {
    killPostgres()
    const seconds = await shoppers.allBought(Date.now()).catch((error: Error) => {
      throw new Error(`${error.message}\n${[...shoppers.statuses]}\n${portal.output()}`)
    })
    console.log(`killed ${kill} times: served again after ${seconds.toFixed(1)} s`)
    assert.ok(seconds < 20)
  }
  assert.deepEqual(
    [...shoppers.statuses.keys()].filter((status) => ![200, 503].includes(status)),
    [],
  )
  assert.deepEqual(shoppers.malformed, [])
  killPostgres()
  assert.equal(await portal.exited, 1)
  assert.match(portal.output(), /the built-in PostgreSQL ended again and again/)
  await shoppers.stop()

  const next = await start()
  portals.push(next)
  await shoppers.nothingIsLost(urlIn(dataDir, 'postgres'))
  next.child.kill('SIGTERM')
  assert.equal(await next.exited, 0)
  assert.deepEqual(processesOn(dataDir), [])
})
