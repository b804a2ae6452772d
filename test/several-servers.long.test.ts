import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { demoCourses } from '#demo/content/index.ts'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { enter, read, startPortal } from './portal-process.ts'
import { ledgerIsClean } from './shoppers.ts'

const folder = mkdtempSync(join(tmpdir(), 'coursewise-servers-'))
const database = await createTestDatabase()
after(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('eight servers that start together on an empty database all serve, and the demo is there once', async () => {
  const env = { DEMO: '1', ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a long secret', DATABASE_URL: database.url }
  const starts = await Promise.allSettled(Array.from({ length: 8 }, () => startPortal(join(folder, 'data'), env)))
  const portals = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []))
  try {
    assert.deepEqual(
      starts.flatMap((start) => (start.status === 'rejected' ? String(start.reason) : [])),
      [],
    )
    for (const { url } of portals) {
      assert.equal((await read(`${url}/api/courses`)).status, 200)
      await enter(url, 'student@demo.test', 'Demo123!', 'login')
    }
    await enter(portals[0]?.url ?? '', env.ADMIN_EMAIL, env.ADMIN_PASSWORD, 'login')
    assert.equal(portals.filter(({ output }) => output().includes('demo data created')).length, 1)
  } finally {
    for (const { child } of portals) child.kill('SIGTERM')
    await Promise.all(portals.map(({ exited }) => exited))
  }
  const db = openDatabase(database.url)
  const { courses } = await db.one<{ courses: number }>(
    sql`select count(*)::int as courses from courses where archived_at is null`,
  )
  await db.close()
  assert.equal(courses, demoCourses.length)
  await ledgerIsClean(database.url)
})
