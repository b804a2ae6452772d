import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { urlIn } from '#server/core/built-in-postgres/embedded.ts'
import { openDatabase } from '#server/core/database/db.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

/** A portal with its own folder that a test kills and starts again. It ends with the test, or with the file. */
export class KilledPortal {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'coursewise-killed-'))
  /** The present process. Those who wait for it wait until the portal serves again. */
  process: Promise<PortalProcess>
  private readonly env: Record<string, string>

  constructor(env: Record<string, string>) {
    this.env = { DEMO: '0', ...env }
    this.process = startPortal(this.dataDir, this.env)
    after(async () => {
      await this.stop().catch(() => undefined)
      rmSync(this.dataDir, { recursive: true, force: true })
    })
  }

  /** Does not wait until the portal serves again. */
  async kill(): Promise<void> {
    const { child, exited } = await this.process
    child.kill('SIGKILL')
    await exited
    this.start()
  }

  async stop(): Promise<number | null> {
    const { child, exited } = await this.process
    child.kill('SIGTERM')
    return exited
  }

  start(): Promise<PortalProcess> {
    this.process = startPortal(this.dataDir, this.env)
    return this.process
  }

  /** The built-in database; for portals without another one. */
  openDatabase() {
    return openDatabase(urlIn(this.dataDir, 'postgres'))
  }
}
