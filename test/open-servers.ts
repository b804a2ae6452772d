import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { openDatabase } from '#server/core/database/db.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

/** A new database for servers of one portal. They are stopped and everything is removed when the test file ends. */
export async function openServers(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'coursewise-servers-'))
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
  return {
    db,
    /** Servers that are given the same name share a disk. */
    async start(disk = 'shared'): Promise<PortalProcess> {
      const portal = await startPortal(join(folder, disk), { DEMO: '0', DATABASE_URL: database.url, ...env })
      portals.push(portal)
      return portal
    },
  }
}

/** Two servers that share a disk. */
export async function startTwoServers(env?: Record<string, string>) {
  const { db, start } = await openServers(env)
  const portals = [await start(), await start()]
  return { db, /** The address of each in turn. */ server: (number: number) => portals[number % portals.length]?.url ?? '' }
}
