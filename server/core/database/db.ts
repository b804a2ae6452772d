import { createHash } from 'node:crypto'
import { Connections, type DatabaseAccess, type Rows, type Statement } from './connections.ts'
import { isStalePlan, leavesConnectionIntact } from './database-errors.ts'
import { repeat } from './retries.ts'
import { type Client, timeouts } from './trusted-pool.ts'

export type { DatabaseAccess } from './connections.ts'
export { breaks, isStillUsed, isUnstorable } from './database-errors.ts'

/** A statement with its values kept apart, so that a value can never become SQL. Made only by the `sql` tag. */
export interface Sql {
  readonly texts: readonly string[]
  readonly values: readonly unknown[]
}

export interface Db {
  /** Exactly one row, or it throws. */
  one<Row>(statement: Sql): Promise<Row>
  maybe<Row>(statement: Sql): Promise<Row | undefined>
  many<Row>(statement: Sql): Promise<Row[]>
  /** The number of rows that the statement touched. */
  run(statement: Sql): Promise<number>
  /** Everything inside happens or nothing does. Within another transaction it joins that one. */
  tx<T>(work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
}

export interface TransactionOptions {
  /**
   * The work finds out whether it was done before, so it is repeated even when the connection broke during the commit and nobody knows
   * whether that happened.
   */
  isRepeatable?: boolean
}

export interface Database extends Db {
  /** The same database with a longer limit for each statement, for work such as jobs. */
  within(seconds: number): Database
  close(): Promise<void>
  /** Breaks all connections, so that whatever waits for a response fails at once. */
  cut(): void
  readonly access: DatabaseAccess
  countConnections(): ReturnType<Connections['count']>
}

/** A statement inside a statement becomes part of it; everything else becomes a parameter. */
export function sql(pieces: TemplateStringsArray, ...parts: unknown[]): Sql {
  const texts = [pieces[0] ?? '']
  const values: unknown[] = []
  const append = (text: string) => {
    texts[texts.length - 1] += text
  }
  for (const [index, part] of parts.entries()) {
    if (isSql(part)) {
      const [first = '', ...rest] = part.texts
      append(first)
      texts.push(...rest)
      values.push(...part.values)
      append(pieces[index + 1] ?? '')
    } else {
      values.push(part)
      texts.push(pieces[index + 1] ?? '')
    }
  }
  return { texts, values }
}

const isSql = (part: unknown): part is Sql => typeof part === 'object' && part !== null && 'texts' in part && 'values' in part

export interface DatabaseOptions {
  connections?: number
  /** Whether connections keep the statements they have parsed; see the setting DATABASE_PREPARE. */
  prepare?: boolean
  /** How often something is tried that certainly did not happen at the first try. */
  tries?: number
  onProblem?: (error: Error) => void
}

export const openDatabase = (
  url: string,
  { connections = 10, prepare = true, tries = 3, onProblem = () => {} }: DatabaseOptions = {},
): Database => databaseOver(new Connections({ url, prepare }, { most: connections, tries, onProblem }))

function databaseOver(connections: Connections): Database {
  return {
    ...reading((statement) => askAlone(connections, statement)),
    tx: (work, options) => transaction(connections, work, options),
    within: (seconds) => patient(connections, seconds),
    close: () => connections.close(),
    cut: () => connections.cut(),
    access: connections.access,
    countConnections: () => connections.count(),
  }
}

/** Longer limits apply to a transaction, never to a connection, which others use later. */
function patient(connections: Connections, seconds: number): Database {
  const tx: Db['tx'] = (work, options) => transaction(connections, work, { ...options, seconds })
  return {
    ...databaseOver(connections),
    one: (statement) => tx((db) => db.one(statement)),
    maybe: (statement) => tx((db) => db.maybe(statement)),
    many: (statement) => tx((db) => db.many(statement)),
    run: (statement) => tx((db) => db.run(statement)),
    tx,
  }
}

function reading(ask: (statement: Sql) => Promise<Rows>): Omit<Db, 'tx'> {
  return {
    async one<Row>(statement: Sql) {
      const { rows } = await ask(statement)
      if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`)
      return rows[0] as Row
    },
    maybe: async <Row>(statement: Sql) => (await ask(statement)).rows[0] as Row | undefined,
    many: async <Row>(statement: Sql) => (await ask(statement)).rows as Row[],
    run: async (statement) => (await ask(statement)).rowCount ?? 0,
  }
}

const names = new Map<string, string>()

function toStatement({ texts, values }: Sql, { prepare }: DatabaseAccess): Statement {
  const text = texts.reduce((whole, piece, index) => `${whole}$${index}${piece}`)
  return { name: prepare ? statementName(text) : undefined, text, values: [...values] }
}

function statementName(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/** A statement outside of transactions. */
const askAlone = (connections: Connections, statement: Sql): Promise<Rows> =>
  repeat(connections, async (attempt) => {
    const client = await connections.take()
    try {
      if (attempt.plansAreStale) await connections.ask(client, discardPlans)
      const result = await connections.ask(client, toStatement(statement, connections.access))
      client.release()
      return result
    } catch (error) {
      client.release(!leavesConnectionIntact(error))
      attempt.mayHaveHappened = !onlyReads(statement)
      throw error
    }
  })

const beginsAsRead = /^\s*(select|with)\b/i
const writes = /\b(insert|update|delete|merge|nextval|setval|set_config|pg_advisory\w*)\b/i

/** Whether the statement can be sent twice. It does not look into functions: call those that write only in a transaction. */
const onlyReads = ({ texts }: Sql) => beginsAsRead.test(texts[0] ?? '') && !texts.some((text) => writes.test(text))

const plain = (text: string): Statement => ({ name: undefined, text, values: [] })
const begin = plain('begin')
const commit = plain('commit')
const rollback = plain('rollback')
const discardPlans = plain('discard plans')
/** With `set`, not `set_config`, because the transaction can then still choose its isolation level. */
const setLimits = (seconds: number) =>
  ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map((name) =>
    plain(`set local ${name} = '${seconds}s'`),
  )

function transaction<T>(
  connections: Connections,
  work: (db: Db) => Promise<T>,
  { isRepeatable = false, seconds }: TransactionOptions & { seconds?: number } = {},
): Promise<T> {
  // Longer than the server's limit, so that the server is the one to end a slow statement.
  const responseTimeout = seconds === undefined ? timeouts.response : seconds * 1000 + timeouts.response - timeouts.statement
  return repeat(connections, async (attempt) => {
    const client = await connections.take()
    let broken = false
    try {
      await connections.ask(client, begin)
      if (attempt.plansAreStale) await connections.ask(client, discardPlans)
      for (const setLimit of seconds ? setLimits(seconds) : []) await connections.ask(client, setLimit)
      const result = await work(inside(connections, client, responseTimeout))
      attempt.mayHaveHappened = !isRepeatable
      // Deferred checks run now, and may take as long as any statement.
      await connections.ask(client, commit, responseTimeout)
      return result
    } catch (error) {
      broken = await connections.ask(client, rollback).then(
        () => isStalePlan(error),
        () => true,
      )
      throw error
    } finally {
      client.release(broken)
    }
  })
}

function inside(connections: Connections, client: Client, responseTimeout: number): Db {
  const ask = (statement: Sql) => connections.ask(client, toStatement(statement, connections.access), responseTimeout)
  const db: Db = { ...reading(ask), tx: (inner) => inner(db) }
  return db
}
