import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/**
 * Milliseconds after which each wait ends. The server ends slow statements; `response` is longer, so only a connection that went silent
 * reaches it. Together they stay below the 20 seconds within which the portal must serve again.
 */
export const timeouts = {
  /** For opening a connection, or waiting for a free one. */
  connection: 8000,
  lock: 5000,
  statement: 8000,
  idleInTransaction: 5000,
  response: 10_000,
  goodbye: 2000,
}

export type Client = pg.PoolClient

interface PoolOptions {
  most: number
  types: pg.CustomTypesConfig
  /** A connection is used only after this. */
  prepare: (client: Client) => Promise<void>
  onProblem: (error: Error) => void
}

/** A pool of connections to one server at a time. None is used again once there is a reason to distrust it. */
export class TrustedPool {
  private readonly pool: pg.Pool
  /** All sockets that are not closed yet, including those that the pool has released. */
  private readonly sockets = new Set<Socket>()
  /** Connections of an earlier generation are closed instead of used again. */
  private generation = 0
  private readonly generations = new WeakMap<Client, number>()

  constructor({ most, types, prepare, onProblem }: PoolOptions) {
    this.pool = new pg.Pool({
      max: most,
      types,
      stream: () => this.openSocket(),
      connectionTimeoutMillis: timeouts.connection,
      keepAlive: true,
      keepAliveInitialDelayMillis: timeouts.response,
      onConnect: (client) => {
        this.generations.set(client as Client, this.generation)
        return prepare(client as Client)
      },
    })
    // Without listeners, a connection that breaks while idle, or inside a transaction between two statements, would end the process.
    this.pool.on('error', onProblem)
    this.pool.on('connect', (client) => client.on('error', onProblem))
  }

  /** Returns a connection to the server with this URL. Those to another one are not used again. */
  take(url: string): Promise<Client> {
    const { options } = this.pool
    if (options.connectionString !== url) {
      options.connectionString = url
      this.generation++
    }
    return this.takeTrusted()
  }

  private takeTrusted(): Promise<Client> {
    return new Promise((resolve, reject) => {
      const attempt = () =>
        this.pool.connect((error, client) => {
          if (!client) return reject(error)
          if (this.generations.get(client) === this.generation) return resolve(client)
          client.release(true)
          attempt()
        })
      attempt()
    })
  }

  /** All connections that are as old as this one, or older, are closed instead of used again. */
  distrust(client: Client): void {
    if (this.generations.get(client) === this.generation) this.generation++
  }

  /** How many connections there are, and how many calls wait for one. */
  count(): { open: number; idle: number; waitedFor: number } {
    const { totalCount, idleCount, waitingCount } = this.pool
    return { open: totalCount, idle: idleCount, waitedFor: waitingCount }
  }

  /** Breaks all connections, so that whatever waits for a response fails at once. New ones are opened when they are needed. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy()
  }

  /** A database that does not respond must not keep the portal from stopping. */
  async close(): Promise<void> {
    if (!this.pool.ending) void this.pool.end()
    const giveUpAt = Date.now() + timeouts.goodbye
    // The pool forgets connections that are still closing. A database that stops now would send them an error.
    while ((this.pool.totalCount > 0 || this.sockets.size > 0) && Date.now() < giveUpAt) await sleep(10)
    this.cut()
  }

  /** The same as pg would make, but kept here so that it can be destroyed. */
  private openSocket(): Socket {
    const socket = new Socket()
    this.sockets.add(socket)
    socket.once('close', () => this.sockets.delete(socket))
    return socket
  }
}
