import { createHash } from 'node:crypto'
import { type Client, Connections, type DatabaseAccess, type Statement, timeouts } from './connections.ts'
import { isStalePlan, leavesConnectionIntact } from './database-errors.ts'
import type { Rows } from './named-query.ts'

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
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>
}

export interface Database extends Db {
  /** The same database with a longer limit for each statement, for work such as jobs. */
  within(seconds: number): Database
  close(): Promise<void>
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

interface DatabaseOptions {
  connections?: number
  /** Whether connections keep the statements they have parsed; see the setting DATABASE_PREPARE. */
  prepare?: boolean
  onProblem?: (error: Error) => void
}

export const openDatabase = (
  url: string,
  { connections = 10, prepare = true, onProblem = () => {} }: DatabaseOptions = {},
): Database => databaseOver(new Connections({ url, prepare }, connections, onProblem))

function databaseOver(connections: Connections): Database {
  return {
    ...reading((statement) => askOnce(connections, toStatement(statement, connections.access))),
    tx: (work) => transaction(connections, work),
    within: (seconds) => patient(connections, seconds),
    close: () => connections.close(),
    access: connections.access,
    countConnections: () => connections.count(),
  }
}

/** Longer limits apply to a transaction, never to a connection, which others use later. */
function patient(connections: Connections, seconds: number): Database {
  const tx: Db['tx'] = (work) => transaction(connections, work, seconds)
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
  return { name: prepare ? nameOf(text) : undefined, text, values: [...values] }
}

function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/** A statement outside of transactions. */
async function askOnce(connections: Connections, statement: Statement): Promise<Rows> {
  for (let attempt = 1; ; attempt++) {
    const client = await connections.take()
    try {
      const result = await connections.ask(client, statement)
      client.release()
      return result
    } catch (error) {
      client.release(!leavesConnectionIntact(error))
      connections.throwUnlessRetried(error, attempt)
    }
  }
}

const plain = (text: string): Statement => ({ name: undefined, text, values: [] })
const begin = plain('begin')
const commit = plain('commit')
const rollback = plain('rollback')
/** With `set`, not `set_config`, because the transaction can then still choose its isolation level. */
const setLimits = (seconds: number) =>
  ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map((name) =>
    plain(`set local ${name} = '${seconds}s'`),
  )

async function transaction<T>(connections: Connections, work: (db: Db) => Promise<T>, seconds?: number): Promise<T> {
  // Longer than the server's limit, so that the server is the one to end a slow statement.
  const responseTimeout = seconds === undefined ? timeouts.response : seconds * 1000 + timeouts.response - timeouts.statement
  for (let attempt = 1; ; attempt++) {
    const client = await connections.take()
    let broken = false
    try {
      await connections.ask(client, begin)
      for (const setLimit of seconds ? setLimits(seconds) : []) await connections.ask(client, setLimit)
      const result = await work(inside(connections, client, responseTimeout))
      // Deferred checks run now, and may take as long as any statement.
      await connections.ask(client, commit, responseTimeout)
      return result
    } catch (error) {
      broken = await connections.ask(client, rollback).then(
        () => isStalePlan(error),
        () => true,
      )
      connections.throwUnlessRetried(error, attempt)
    } finally {
      client.release(broken)
    }
  }
}

function inside(connections: Connections, client: Client, responseTimeout: number): Db {
  const ask = (statement: Sql) => connections.ask(client, toStatement(statement, connections.access), responseTimeout)
  const db: Db = { ...reading(ask), tx: (inner) => inner(db) }
  return db
}
