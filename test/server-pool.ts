import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

/** How long a balancer takes to notice that a server is about to stop, in milliseconds. */
const noticed = 300

/** Servers of one portal with demo data, as a balancer sees them: each request goes to the next one. */
export class ServerPool {
  readonly databaseUrl: string
  private readonly dropDatabase: () => Promise<void>
  private readonly folder = mkdtempSync(join(tmpdir(), 'coursewise-pool-'))
  private readonly portals: PortalProcess[] = []
  private turn = 0

  /** On an empty database: the first server migrates and fills it. */
  static async open(): Promise<ServerPool> {
    return new ServerPool(await createTestDatabase('template0'))
  }

  private constructor({ url, drop }: Awaited<ReturnType<typeof createTestDatabase>>) {
    this.databaseUrl = url
    this.dropDatabase = drop
  }

  /** The address of the next server. */
  readonly next = () => this.portals[this.turn++ % this.portals.length]?.url ?? ''

  /** Starts a server, of the version in that folder, and sends requests to it once it is ready. */
  async add(env: Record<string, string>, checkout?: string): Promise<PortalProcess> {
    const unlimited = { SEARCHES_PER_ADDRESS: '1000000', DOCUMENTS_PER_ADDRESS: '1000000' }
    const data = join(this.folder, 'data')
    const portal = await startPortal(data, { DATABASE_URL: this.databaseUrl, DEMO: '1', ...unlimited, ...env }, checkout)
    this.portals.push(portal)
    return portal
  }

  /** Sends no more requests to a server, then stops it. */
  async remove(portal: PortalProcess): Promise<void> {
    this.portals.splice(this.portals.indexOf(portal), 1)
    await sleep(noticed)
    portal.child.kill('SIGTERM')
    await portal.exited
  }

  async close(): Promise<void> {
    for (const portal of [...this.portals]) await this.remove(portal)
    await this.dropDatabase()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
