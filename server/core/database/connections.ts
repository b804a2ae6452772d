import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  isLost,
  isReadOnly,
  isStalePlan,
  isWorthRetrying,
  leavesConnectionIntact,
  Silent,
  Unavailable,
  unavailable,
} from './database-errors.ts'
import { type Rows, runNamed } from './named-query.ts'
import { Primary } from './servers.ts'

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

/** The first retry is immediate, because a connection often breaks while the server is well. Later ones wait for so many milliseconds. */
const retryPause = 200
/** After a lost connection no retry begins later than this, so that a server that went silent is not waited for twice. */
const lastRetry = 4000

/** When the server notices a client that vanished: seconds until the first probe and between probes, and their number. */
const keepAlive = { idle: 30, interval: 10, count: 3 }

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format)
  },
}

export interface Statement {
  /** PostgreSQL parses and plans a statement with a name once per connection. */
  name: string | undefined
  text: string
  values: unknown[]
}

/** What is needed to reach a database: enough for another thread to open the same one. */
export interface DatabaseAccess {
  /** May name several servers; the one that takes writes is used. */
  url: string
  /** Whether statements have names. A pooler in transaction mode forgets them between transactions. */
  prepare: boolean
}

export type Client = pg.PoolClient

export interface ConnectionOptions {
  most: number
  tries: number
  onProblem: (error: Error) => void
}

/** How far an attempt has come. */
export interface Attempt {
  /** The first is 1. */
  number: number
  /** When the first one began. */
  since: number
  /** Whether it may have changed something, should the connection break now. */
  mayHaveHappened: boolean
}

/** The connections to one database. None is used again once there is a reason to distrust it. */
export class Connections {
  readonly access: DatabaseAccess
  private readonly primary: Primary
  private readonly pool: pg.Pool
  /** All sockets that are not closed yet, including those that the pool has released. */
  private readonly sockets = new Set<Socket>()
  /** Connections of an earlier generation are closed instead of used again. */
  private generation = 0
  private readonly generations = new WeakMap<Client, number>()
  private readonly tries: number
  private readonly onProblem: (error: Error) => void

  constructor(access: DatabaseAccess, { most, tries, onProblem }: ConnectionOptions) {
    this.access = access
    this.primary = new Primary(access.url)
    this.tries = tries
    this.onProblem = onProblem
    this.pool = new pg.Pool({
      max: most,
      types,
      stream: () => this.openSocket(),
      connectionTimeoutMillis: timeouts.connection,
      keepAlive: true,
      keepAliveInitialDelayMillis: timeouts.response,
      onConnect: (client) => this.prepare(client as Client),
    })
    // Without listeners, a connection that breaks while idle, or inside a transaction between two statements, would end the process.
    this.pool.on('error', onProblem)
    this.pool.on('connect', (client) => client.on('error', onProblem))
  }

  async take(): Promise<Client> {
    try {
      this.use(await this.primary.find())
      return await this.takeTrusted()
    } catch (error) {
      this.primary.doubt()
      throw this.refusal(error)
    }
  }

  /** New connections lead to this server, and those to another one are not used again. */
  private use(url: string): void {
    const { options } = this.pool
    if (options.connectionString === url) return
    options.connectionString = url
    this.generation++
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

  /** How many connections there are, and how many calls wait for one. */
  count(): { open: number; idle: number; waitedFor: number } {
    const { totalCount, idleCount, waitingCount } = this.pool
    return { open: totalCount, idle: idleCount, waitedFor: waitingCount }
  }

  async ask(client: Client, statement: Statement, responseTimeout = timeouts.response): Promise<Rows> {
    let silent: Silent | undefined
    // Ending a client in the middle of a query destroys its socket, which fails the query. pg's own `query_timeout` would keep it.
    const timer = setTimeout(() => {
      silent = new Silent(responseTimeout)
      void client.end()
    }, responseTimeout)
    try {
      const { name, text, values } = statement
      return await (name === undefined ? client.query(text, values) : runNamed(client, { name, text, values }, types))
    } catch (error) {
      // When one connection has gone silent, leads to a server that became a replica, or has stale plans, the others probably do too.
      if (silent || isReadOnly(error) || isStalePlan(error)) this.distrust(client)
      if (!leavesConnectionIntact(error)) this.primary.doubt()
      // Its own trace leads to the socket; this one leads to the caller.
      Error.captureStackTrace(error as Error)
      throw isWorthRetrying(error) ? error : this.refusal(silent ?? error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Returns when the attempt should be repeated after this error, and throws otherwise. */
  async throwUnlessRetried(error: unknown, { number, since, mayHaveHappened }: Attempt): Promise<void> {
    const nothingHappened = isWorthRetrying(error)
    if (!nothingHappened && (mayHaveHappened || !isLost(error))) throw error
    const isLate = !nothingHappened && Date.now() - since > lastRetry
    if (number === this.tries || isLate) throw this.refusal(error)
    if (number > 1) await sleep(retryPause)
  }

  /** All connections that are as old as this one, or older, are closed instead of used again. */
  private distrust(client: Client): void {
    if (this.generations.get(client) === this.generation) this.generation++
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

  /**
   * Sets the limits, not as parameters of the connection, because PgBouncer refuses those it does not know. Behind a pooler in transaction
   * mode they may end up on another connection, where they are just as useful.
   */
  private async prepare(client: Client): Promise<void> {
    this.generations.set(client, this.generation)
    const { rows } = await this.ask(client, setLimits, timeouts.connection)
    if (!this.primary.isOnly && rows[0]?.readOnly === 'on') throw new Error('the server no longer takes writes')
  }

  /** Returns what to throw instead of an error of the driver. */
  private refusal(error: unknown): unknown {
    if (error instanceof Unavailable) return error
    const refusal = unavailable(error)
    if (refusal) this.onProblem(error as Error)
    return refusal ?? error
  }
}

const inSession = {
  statement_timeout: timeouts.statement,
  lock_timeout: timeouts.lock,
  idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  tcp_keepalives_idle: keepAlive.idle,
  tcp_keepalives_interval: keepAlive.interval,
  tcp_keepalives_count: keepAlive.count,
}
const setLimits: Statement = {
  name: undefined,
  text: `select current_setting('transaction_read_only') as "readOnly", ${Object.entries(inSession).map(([name, value]) => `set_config('${name}', '${value}', false)`)}`,
  values: [],
}
