import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPgBouncer } from '../../test/pgbouncer.ts'
import { freePort, nodeFlags } from '../../test/portal-process.ts'
import { type SmallDisk, smallDiskAt } from '../../test/small-disk.ts'
import { TcpProxy } from '../../test/tcp-proxy.ts'
import { Engine, type Site, waitFor } from './engines.ts'
import { database } from './etcd-patroni.ts'

/** Milliseconds after which a process that ended is started again, as by systemd with `Restart=always`. */
const restartAfter = 1000

const poolSize = 10
/** How PgBouncer behaves while there is no primary: it tries each second, and refuses before the portal gives up by itself. */
const pooling = { server_login_retry: 1, server_connect_timeout: 3, query_wait_timeout: 6 }

/** One server: a portal, its PgBouncer, its way to the database and its disk. */
export interface Server {
  name: string
  port: number
  env: NodeJS.ProcessEnv
  portal: Engine
  wayToDatabase: TcpProxy
  disk: SmallDisk
}

interface Place {
  name: string
  port: number
}

export const findPlaces = (count: number): Promise<Place[]> =>
  Array.fromAsync({ length: count }, async (_, index) => ({ name: `portal-${index + 1}`, port: await freePort() }))

/** The servers of one portal. A portal that ends is started again by its supervisor, never by hand. */
export class Servers {
  readonly all: Server[] = []
  /** Portals that ended although nobody had killed or stopped them. */
  readonly unexpectedEnds: string[] = []
  private readonly expected = new Set<Server>()
  private isStopping = false

  /** One after the other, so that the first creates the Admin and the tables. */
  async start(site: Site, places: Place[], databasePort: number, settings: NodeJS.ProcessEnv): Promise<void> {
    for (const place of places) {
      const server = await prepare(site, place, databasePort, settings)
      this.all.push(server)
      server.portal.start()
      site.cleanUp.defer(() => this.stop())
      void this.supervise(server)
      await this.untilReady(server)
    }
  }

  /** Kills it, or asks it to stop, and waits until its supervisor has started it again. */
  async endAndWait(server: Server, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.expected.add(server)
    await server.portal.end(signal)
    await this.untilReady(server)
  }

  private async stop(): Promise<void> {
    this.isStopping = true
    await Promise.all(this.all.map(({ portal }) => portal.end('SIGTERM')))
  }

  private async supervise(server: Server): Promise<void> {
    while (!this.isStopping) {
      await server.portal.ended()
      if (this.isStopping) return
      if (!this.expected.delete(server)) this.unexpectedEnds.push(server.name)
      await sleep(restartAfter)
      if (!this.isStopping) server.portal.start()
    }
  }

  private untilReady({ name, port }: Server): Promise<void> {
    return waitFor(`${name} is ready`, 90, async () => {
      const response = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5000) })
      return response.status === 200
    })
  }
}

async function prepare({ folder, cleanUp }: Site, { name, port }: Place, databasePort: number, settings: NodeJS.ProcessEnv) {
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  const disk = smallDiskAt(dataDir)
  cleanUp.defer(() => disk.remove())
  const wayToDatabase = await TcpProxy.start(databasePort)
  cleanUp.defer(() => wayToDatabase.close())
  const pooler = await startPgBouncer(wayToDatabase.port, poolSize, pooling)
  if (!pooler) throw new Error('PgBouncer is missing.')
  cleanUp.defer(() => pooler.stop())
  const env = {
    ...process.env,
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: `postgresql://coursewise@127.0.0.1:${pooler.port}/${database}`,
    DATABASE_PREPARE: '0',
  }
  const portal = new Engine({ folder, cleanUp }, name, 'root', [process.execPath, ...nodeFlags, 'server/main.ts'], env)
  return { name, port, env, portal, wayToDatabase, disk }
}
