import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { NamedQuery } from './named-query.ts'

/** A statement with its values kept apart: a value can never become SQL. Made by the `sql` tag alone. */
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
  /** Everything inside happens or nothing does. Inside another transaction it joins that one. */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>
}

export interface Database extends Db {
  close(): Promise<void>
  readonly pool: pg.Pool
}

/** Statements can be put into statements; everything else becomes a parameter. */
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

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === pg.types.builtins.INT8) return Number
    if (oid === pg.types.builtins.DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format)
  },
}

export function openDatabase(connectionString: string, connections = 10, onError: (error: Error) => void = () => {}): Database {
  const pool = new pg.Pool({ connectionString, max: connections, types, connectionTimeoutMillis: 10_000 })
  // Without listeners, a connection that breaks while idle, or inside a transaction between two statements, would end the process.
  pool.on('error', onError)
  const closed = new Set<Promise<void>>()
  pool.on('connect', (client) => {
    client.on('error', onError)
    const { promise, resolve } = Promise.withResolvers<void>()
    closed.add(promise)
    client.once('end', () => {
      closed.delete(promise)
      resolve()
    })
  })
  const close = async () => {
    await pool.end()
    // The pool lets go of connections that are still closing. A database that stops now would tell them so, as an error.
    await Promise.race([Promise.all(closed), sleep(longestGoodbye, undefined, { ref: false })])
  }
  return { ...over(pool), pool, tx: (work) => transaction(pool, work), close }
}

/** A database that cannot be reached any more does not keep the portal from stopping. */
const longestGoodbye = 2000

function over(client: pg.Pool | pg.PoolClient): Omit<Db, 'tx'> {
  const query = (statement: Sql) => ask(client, named(statement))
  return {
    async one<Row>(statement: Sql) {
      const { rows } = await query(statement)
      if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}`)
      return rows[0] as Row
    },
    maybe: async <Row>(statement: Sql) => (await query(statement)).rows[0] as Row | undefined,
    many: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
    run: async (statement) => (await query(statement)).rowCount ?? 0,
  }
}

async function ask(client: pg.Pool | pg.PoolClient, query: NamedQuery): Promise<NamedQuery> {
  const run = client.query.bind(client) as (query: NamedQuery, done: (error?: Error) => void) => void
  try {
    await new Promise<void>((resolve, reject) => {
      run(query, (error) => (error ? reject(error) : resolve()))
    })
    return query
  } catch (error) {
    // Its own trace leads to the socket; this one leads to who asked.
    Error.captureStackTrace(error as Error)
    throw error
  }
}

const names = new Map<string, string>()

/** Named statements are planned once a connection: a quarter more answers a second. */
function named({ texts, values }: Sql): NamedQuery {
  const text = texts.reduce((whole, piece, index) => `${whole}$${index}${piece}`)
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return new NamedQuery({ name, text, values }, types)
}

const triesAfterDeadlock = 3

async function transaction<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const db: Db = { ...over(client), tx: (inner) => inner(db) }
      const result = await work(db)
      await client.query('commit')
      return result
    } catch (error) {
      broken = await client.query('rollback').then(
        () => undefined,
        (problem: Error) => problem,
      )
      if (attempt < triesAfterDeadlock && isDeadlock(error)) continue
      throw error
    } finally {
      client.release(broken)
    }
  }
}

const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')

/** Whether a write was refused because of this unique constraint or index. */
export const breaks = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

/** Whether a text or a number was sent that the database has no way to hold. */
export const isUnstorable = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '22021' || error.code === '22003')

/** Whether a row could not be deleted because another one refers to it. */
export const isStillUsed = (error: unknown) => error instanceof pg.DatabaseError && error.code === '23503'
