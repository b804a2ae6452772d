import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { openDatabase } from '#server/core/database/db.ts'
import { onServer } from '#server/testing/test-app.ts'
import { startDebianPostgres, type TestPostgres } from './debian-postgres.ts'
import { insertCourses, startPortal } from './portal-process.ts'

export const admin = { email: 'admin@example.com', password: 'a long secret' }

interface Pair {
  primary: TestPostgres
  replica: TestPostgres
}

/**
 * A PostgreSQL with a replica, and a portal on its database "shop" that sells so many courses for a few points each. All of it is removed
 * when the test ends, or the file if no test runs yet.
 */
export async function startPortalOnPair(courses: number, settingsFor: (pair: Pair) => Record<string, string>) {
  const cleanUp = new AsyncDisposableStack()
  after(() => cleanUp.disposeAsync())
  const folder = mkdtempSync(join(tmpdir(), 'coursewise-pair-'))
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }))
  const primary = await startDebianPostgres()
  cleanUp.defer(() => primary.stop())
  const replica = await startDebianPostgres({ startReplica: primary })
  cleanUp.defer(() => replica.stop())
  await onServer(primary.databaseUrl('postgres'), 'create database shop')
  const portal = await startPortal(folder, {
    DEMO: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    WELCOME_POINTS: '1000000',
    ...settingsFor({ primary, replica }),
  })
  cleanUp.defer(async () => {
    portal.child.kill('SIGKILL')
    await portal.exited
  })
  const db = openDatabase(primary.databaseUrl('shop'))
  cleanUp.defer(() => db.close())
  await insertCourses(db, admin.email, courses)
  return { primary, replica, portal, /** The primary's. */ db }
}
