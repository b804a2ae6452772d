import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { freePort, startPortal } from './portal-process.ts'

export const admin = { email: 'admin@example.test', password: 'a long secret' }

/** Serves a new, empty portal with one Admin, for tests that the demo's data or settings do not fit. */
export async function ownPortal(env: NodeJS.ProcessEnv, use: (url: string) => Promise<void>): Promise<void> {
  const [database, dataDir] = [await createTestDatabase(), await mkdtemp(join(tmpdir(), 'coursewise-own-'))]
  const { url, child, exited } = await startPortal(dataDir, {
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    DEMO: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...env,
  })
  await use(url)
  child.kill('SIGTERM')
  await exited
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
}
