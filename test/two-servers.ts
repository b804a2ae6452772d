import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { openDatabase } from '#server/core/database/db.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

/** Two servers on one new database, which are stopped and removed when the test file ends. */
export async function startTwoServers(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'coursewise-two-servers-'))
  const database = await createTestDatabase()
  const db = openDatabase(database.url)
  const portals: PortalProcess[] = []
  after(async () => {
    for (const { child, exited } of portals) {
      child.kill('SIGTERM')
      await exited
    }
    await db.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  while (portals.length < 2) portals.push(await startPortal(folder, { DEMO: '0', DATABASE_URL: database.url, ...env }))
  return { db, /** The address of each in turn. */ server: (number: number) => portals[number % portals.length]?.url ?? '' }
}
