import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openDatabase } from '#server/core/database/db.ts'
import { onServer } from '#server/testing/test-app.ts'
import { startDebianPostgres } from './debian-postgres.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { insertCourses, type PortalProcess, post, read, startPortal } from './portal-process.ts'
import { Shoppers } from './shoppers.ts'

const admin = { email: 'admin@example.com', password: 'a long secret' }
const folder = mkdtempSync(join(tmpdir(), 'coursewise-pooler-'))
const postgres = await startDebianPostgres()
const pooler = await startPgBouncer(postgres.port)
console.log(pooler ? 'Through PgBouncer in transaction mode.' : 'Without a pooler: PgBouncer is not installed.')
const left: PortalProcess[] = []
after(async () => {
  for (const { child } of left) child.kill('SIGKILL')
  await pooler?.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<PortalProcess> {
  const portal = await startPortal(join(folder, 'data'), {
    DEMO: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    WELCOME_POINTS: '1000000',
    DATABASE_URL: postgres.databaseUrl('shop', pooler?.port ?? postgres.port),
    DATABASE_PREPARE: '0',
  })
  left.push(portal)
  return portal
}

test('behind a pooler in transaction mode, people buy, search and plan without an error, and the portal starts again', async () => {
  await onServer(postgres.databaseUrl('postgres'), 'create database shop')
  const portal = await start()
  const direct = openDatabase(postgres.databaseUrl('shop'))
  await insertCourses(direct, admin.email, 500)
  await direct.close()
  await onServer(
    postgres.databaseUrl('shop'),
    `insert into skills (name) values ('Weaving'); insert into course_skills select 1, id, 3 from skills`,
  )
  const shoppers = new Shoppers(portal.url)
  await shoppers.start('pooler', 8)
  await shoppers.allBought(Date.now())
  for (const path of ['/api/courses', '/api/courses/filtered/1/4/0/true/course', '/api/courses/1', '/health/ready'])
    assert.equal((await read(portal.url + path)).status, 200, path)
  // Found by a worker thread, on another connection.
  const plan = await post(`${portal.url}/api/courses/automated-search`, [{ skillId: 1, level: 2 }])
  assert.equal(plan.status, 200, await plan.text())
  await shoppers.stop()
  assert.deepEqual([...shoppers.statuses.keys()], [200], portal.output())
  await shoppers.nothingIsLost(postgres.databaseUrl('shop'))
  portal.child.kill('SIGTERM')
  assert.equal(await portal.exited, 0)
  const again = await start()
  again.child.kill('SIGTERM')
  assert.equal(await again.exited, 0)
})
