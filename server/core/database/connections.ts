import pg from 'pg'
import {
  isReadOnly,
  isStalePlan,
  isWorthRetrying,
  leavesConnectionIntact,
  Silent,
  Unavailable,
  unavailable,
} from './database-errors.ts'
import { Primary } from './servers.ts'
import { type Client, TrustedPool, timeouts } from './trusted-pool.ts'

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

export type Rows = Pick<pg.QueryResult<Record<string, unknown>>, 'rows' | 'rowCount'>

/** What is needed to reach a database: enough for another thread to open the same one. */
export interface DatabaseAccess {
  /** May name several servers; the one that takes writes is used. */
  url: string
  /** Whether statements have names. A pooler in transaction mode forgets them between transactions. */
  prepare: boolean
}

export interface ConnectionOptions {
  most: number
  tries: number
  onProblem: (error: Error) => void
}

/** The connections to one database, on the server that takes writes. What the driver throws becomes a refusal here. */
export class Connections {
  readonly access: DatabaseAccess
  /** How often something is tried that certainly did not happen at the first try. */
  readonly tries: number
  private readonly primary: Primary
  private readonly pool: TrustedPool
  private readonly onProblem: (error: Error) => void
  private isClosed = false

  constructor(access: DatabaseAccess, { most, tries, onProblem }: ConnectionOptions) {
    this.access = access
    this.primary = new Primary(access.url)
    this.tries = tries
    this.onProblem = onProblem
    this.pool = new TrustedPool({ most, types, prepare: (client) => this.prepare(client), onProblem })
  }

  async take(): Promise<Client> {
    try {
      return await this.pool.take(await this.primary.find())
    } catch (error) {
      this.primary.doubt()
      throw this.refusal(error)
    }
  }

  async ask(client: Client, statement: Statement, responseTimeout = timeouts.response): Promise<Rows> {
    let silent: Silent | undefined
    // Ending a client in the middle of a query destroys its socket, which fails the query. pg's own `query_timeout` would keep it.
    const timer = setTimeout(() => {
      silent = new Silent(responseTimeout)
      void client.end()
    }, responseTimeout)
    try {
      return await client.query(statement)
    } catch (error) {
      // When one connection has gone silent, leads to a server that became a replica, or has stale plans, the others probably do too.
      if (silent || isReadOnly(error) || isStalePlan(error)) this.pool.distrust(client)
      if (!leavesConnectionIntact(error)) this.primary.doubt()
      // Its own trace leads to the socket; this one leads to the caller.
      Error.captureStackTrace(error as Error)
      throw isWorthRetrying(error) ? error : this.refusal(silent ?? error)
    } finally {
      clearTimeout(timer)
    }
  }

  count(): ReturnType<TrustedPool['count']> {
    return this.pool.count()
  }

  /** Breaks all connections, so that whatever waits for a response fails at once. New ones are opened when they are needed. */
  cut(): void {
    this.pool.cut()
  }

  close(): Promise<void> {
    this.isClosed = true
    return this.pool.close()
  }

  /** Returns what to throw instead of an error of the driver. */
  readonly refusal = (error: unknown): unknown => {
    if (error instanceof Unavailable) return error
    const refusal = unavailable(error)
    // What is asked while the portal stops, such as the time, is no trouble with the database.
    if (refusal && !this.isClosed) this.onProblem(error as Error)
    return refusal ?? error
  }

  /**
   * Sets the limits, not as parameters of the connection, because PgBouncer refuses those it does not know. Behind a pooler in transaction
   * mode they may end up on another connection, where they are just as useful.
   */
  private async prepare(client: Client): Promise<void> {
    const { rows } = await this.ask(client, setLimits, timeouts.connection)
    if (!this.primary.isOnly && rows[0]?.readOnly === 'on') throw new Error('the server no longer takes writes')
  }
}

const inSession = {
  statement_timeout: timeouts.statement,
  // Compiling the statement of a search takes a second, and running it a few milliseconds.
  jit: 'off',
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
