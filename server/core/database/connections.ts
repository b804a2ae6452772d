import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isStalePlan, isWorthRetrying, Silent, unavailable } from './database-errors.ts'
import { NamedQuery } from './named-query.ts'

/**
 * Milliseconds after which each wait ends. Limits of the server end a statement that is slow; `answer` is longer, so that only a
 * connection that went silent reaches it. All of them together stay below the 20 seconds in which the portal must serve again.
 */
export const limits = {
  /** For a new connection, or for one that others use. */
  connection: 8000,
  lock: 5000,
  statement: 8000,
  idleInTransaction: 5000,
  answer: 10_000,
  goodbye: 2000,
}

const mostTries = 3

/** Seconds until the server notices that a client is gone without a word: first probe, between probes; three are sent. */
const keepAlive = { idle: 30, interval: 10, count: 3 }

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format)
  },
}

export interface Statement {
  name: string
  text: string
  values: readonly unknown[]
}

export type Client = pg.PoolClient

/** The connections to one database. None is used again once there is a reason to distrust it. */
export class Connections {
  readonly pool: pg.Pool
  private readonly open = new Set<Client>()
  private readonly distrusted = new WeakSet<Client>()
  private readonly onProblem: (error: Error) => void

  constructor(connectionString: string, most: number, onProblem: (error: Error) => void) {
    this.onProblem = onProblem
    this.pool = new pg.Pool({
      connectionString,
      max: most,
      types,
      connectionTimeoutMillis: limits.connection,
      keepAlive: true,
      keepAliveInitialDelayMillis: limits.answer,
      onConnect: (client) => this.setLimits(client as Client),
    })
    // Without listeners, a connection that breaks while idle, or inside a transaction between two statements, would end the process.
    this.pool.on('error', onProblem)
    this.pool.on('connect', (client) => {
      client.on('error', onProblem)
      this.open.add(client)
      client.once('end', () => this.open.delete(client))
    })
  }

  take(): Promise<Client> {
    return new Promise((resolve, reject) => {
      const attempt = () =>
        this.pool.connect((error, client) => {
          if (!client) return reject(this.refusal(error))
          if (!this.distrusted.has(client)) return resolve(client)
          client.release(true)
          attempt()
        })
      attempt()
    })
  }

  async ask(client: Client, statement: Statement, answerWithin = limits.answer): Promise<NamedQuery> {
    const query = new NamedQuery(statement, types, answerWithin)
    const run = client.query.bind(client) as unknown as (query: NamedQuery, done: (error?: Error) => void) => void
    try {
      await new Promise<void>((resolve, reject) => {
        run(query, (error) => (error ? reject(error) : resolve()))
      })
    } catch (error) {
      // When one connection has gone silent, the others probably have too.
      if (error instanceof Silent) this.distrustAll()
      // Its own trace leads to the socket; this one leads to who asked.
      Error.captureStackTrace(error as Error)
      throw isWorthRetrying(error) ? error : this.refusal(error)
    }
    if (query.problem) throw query.problem
    return query
  }

  /** Returns when something that failed this way is to be tried again. */
  throwUnlessRetried(error: unknown, attempt: number): void {
    if (isStalePlan(error)) this.distrustAll()
    if (!isWorthRetrying(error)) throw error
    if (attempt === mostTries) throw this.refusal(error)
  }

  /** All that are open now are closed instead of used again. */
  private distrustAll(): void {
    for (const client of this.open) this.distrusted.add(client)
  }

  /** A database that does not answer any more does not keep the portal from stopping. */
  async close(): Promise<void> {
    if (!this.pool.ending) void this.pool.end()
    const giveUpAt = Date.now() + limits.goodbye
    // The pool lets go of connections that are still closing. A database that stops now would tell them so, as an error.
    while ((this.pool.totalCount > 0 || this.open.size > 0) && Date.now() < giveUpAt) await sleep(10)
    for (const client of this.open) client.connection.stream.destroy()
  }

  /**
   * Not as parameters of the connection: PgBouncer refuses those it does not know. Behind a pooler that changes servers between
   * transactions they may end up on another connection, where they are right as well.
   */
  private async setLimits(client: Client): Promise<void> {
    await this.ask(client, setLimits, limits.connection)
  }

  /** What to throw instead of an error of the driver. */
  private refusal(error: unknown): unknown {
    const refusal = unavailable(error)
    if (refusal) this.onProblem(error as Error)
    return refusal ?? error
  }
}

const inSession = {
  statement_timeout: limits.statement,
  lock_timeout: limits.lock,
  idle_in_transaction_session_timeout: limits.idleInTransaction,
  tcp_keepalives_idle: keepAlive.idle,
  tcp_keepalives_interval: keepAlive.interval,
  tcp_keepalives_count: keepAlive.count,
}
const setLimits: Statement = {
  name: 'limits',
  text: `select ${Object.entries(inSession).map(([name, value]) => `set_config('${name}', '${value}', false)`)}`,
  values: [],
}
