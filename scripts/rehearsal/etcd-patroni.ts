import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../test/portal-process.ts'
import { Engine, folderOfPostgres, postgresBinaries, type Site, waitFor, writeConfig } from './engines.ts'

export const database = 'coursewise'

interface Node {
  name: string
  port: number
  /** Of Patroni's REST interface, which says whether this node is the primary. */
  restPort: number
  machine: Engine
}

interface Member {
  name: string
  role: string
  state: string
}

/** Three PostgreSQL servers under Patroni. A purchase is acknowledged when two of them have it, and etcd knows which is the primary. */
export class PostgresCluster {
  readonly nodes: Node[]

  static async start(site: Site): Promise<PostgresCluster> {
    const etcdPort = await freePort()
    etcdIn(site, etcdPort, await freePort()).start()
    const nodes: Node[] = []
    for (const name of ['postgres-1', 'postgres-2', 'postgres-3']) {
      const [port, restPort] = [await freePort(), await freePort()]
      const home = folderOfPostgres(site.folder, name)
      const config = patroniConfig(name, home, port, restPort, etcdPort)
      const file = writeConfig(site.folder, `${name}.yml`, JSON.stringify(config, null, 2))
      nodes.push({
        name,
        port,
        restPort,
        machine: new Engine(site, name, 'machine of postgres', ['patroni', file]).start(),
      })
    }
    const cluster = new PostgresCluster(nodes)
    await cluster.untilWhole(120)
    await cluster.createDatabase()
    return cluster
  }

  private constructor(nodes: Node[]) {
    this.nodes = nodes
  }

  /** The present primary loses power, and another server takes over. Returns the one that was killed, to start it again later. */
  async killPrimary(): Promise<Node> {
    const killed = await this.primary()
    await killed.machine.end()
    await waitFor('another server is the primary', 60, async () => (await this.primary()) !== killed)
    return killed
  }

  /** One primary, one synchronous standby, and another standby. */
  untilWhole(seconds = 60): Promise<void> {
    return waitFor('the database has a primary and two standbys', seconds, async () => {
      const members = await this.members()
      const roles = members.map(({ role }) => role).sort()
      const isWell = members.every(({ state }) => state === 'running' || state === 'streaming')
      return isWell && roles.join() === 'leader,replica,sync_standby'
    })
  }

  private async primary(): Promise<Node> {
    const leader = (await this.members()).find(({ role }) => role === 'leader')
    const node = this.nodes.find(({ name }) => name === leader?.name)
    if (!node) throw new Error('The database has no primary.')
    return node
  }

  /** As any node that runs describes the cluster. */
  private async members(): Promise<Member[]> {
    const { restPort } = this.nodes.find(({ machine }) => machine.isRunning) ?? { restPort: 0 }
    const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(3000) })
    return ((await response.json()) as { members: Member[] }).members
  }

  private async createDatabase(): Promise<void> {
    const { port } = await this.primary()
    const client = new pg.Client({ connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres` })
    await client.connect()
    try {
      await client.query('create role coursewise login')
      // The portal's own limits reach only some of PgBouncer's connections.
      await client.query("alter role coursewise set statement_timeout = '8s'")
      await client.query("alter role coursewise set lock_timeout = '5s'")
      await client.query("alter role coursewise set idle_in_transaction_session_timeout = '5s'")
      await client.query(`create database ${database} owner coursewise`)
    } finally {
      await client.end()
    }
  }
}

function etcdIn(site: Site, clientPort: number, peerPort: number): Engine {
  const client = `http://127.0.0.1:${clientPort}`
  const peer = `http://127.0.0.1:${peerPort}`
  const options = {
    name: 'rehearsal',
    'data-dir': join(folderOfPostgres(site.folder, 'etcd'), 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `rehearsal=${peer}`,
  }
  const command = ['etcd', ...Object.entries(options).map(([key, value]) => `--${key}=${value}`)]
  return new Engine(site, 'etcd', 'postgres', command)
}

/** YAML contains JSON. The connections are open to everybody on this machine, for the minutes that the rehearsal takes. */
function patroniConfig(name: string, home: string, port: number, restPort: number, etcdPort: number): object {
  return {
    scope: 'rehearsal',
    name,
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    bootstrap: {
      dcs: {
        // A primary that was silent for `ttl` seconds is replaced. It must be at least loop_wait + 2 * retry_timeout.
        ttl: 10,
        loop_wait: 1,
        retry_timeout: 3,
        // Only a standby that has everything acknowledged may become the primary.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(home, 'data'),
      bin_dir: postgresBinaries(),
      pgpass: join(home, 'pgpass'),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: home, timezone: 'UTC' },
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    watchdog: { mode: 'off' },
  }
}
