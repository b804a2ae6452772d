import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Primary } from './servers.ts'

const folder = join(import.meta.dirname, '../../migrations')
/** Any number that is not used elsewhere in this database; all starting servers queue on it. */
const lockId = 729_418_365

/** Minutes that each wait may last: for other servers that migrate, for a migration of a large catalogue. */
const limits = { turn: 60, statement: 60 }
/**
 * Milliseconds. While a migration waits for a table, all requests for it wait behind the migration. So it waits very briefly, and lets them
 * pass for much longer before it tries again. Pauses of different lengths keep it from meeting the same regular work every time.
 */
const lock = { wait: 150, pause: 1000, jitter: 1000, tries: 120 }
/** Every so many tries it may wait for longer, see `longerWait`. */
const longerEvery = 4
/** A table was not free in time, or a request of the version before and the migration waited for each other. */
const passing = ['55P03', '40P01']
const setLimits = (wait: number) => `set local statement_timeout = '${limits.statement}min'; set local lock_timeout = '${wait}ms'`
/** Removes what earlier versions use, as its file name says. All other migrations only add, so the version before runs beside them. */
const removesSomething = /^\d+-contract-/

interface Migration {
  name: string
  text: string
  checksum: string
}

/**
 * Brings the database to the current schema. Plain SQL, forward only, each file whole or not at all. Servers that start together take
 * turns by a lock in a separate transaction. Nothing is set for a session, so it also works through a pooler.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const connectionString = await new Primary(databaseUrl).find()
  const turn = await connect(connectionString)
  try {
    await turn.query('begin')
    await turn.query(`set local lock_timeout = '${limits.turn}min'; set local idle_in_transaction_session_timeout = 0`)
    await turn.query('select pg_advisory_xact_lock($1)', [lockId])
    const applied = await applyAll(connectionString)
    await turn.query('commit')
    return applied
  } finally {
    await disconnect(turn)
  }
}

/** Whether a portal has ever started on this database. */
export async function isMigrated(databaseUrl: string): Promise<boolean> {
  const client = await connect(await new Primary(databaseUrl).find())
  try {
    const { rows } = await client.query<{ found: boolean }>("select to_regclass('migrations') is not null as found")
    return rows[0]?.found === true
  } finally {
    await disconnect(client)
  }
}

async function applyAll(connectionString: string): Promise<string[]> {
  const client = await connect(connectionString)
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations order by name')
    const waiting = compare(await readMigrations(), rows)
    for (const migration of waiting) await apply(client, migration)
    return waiting.map((migration) => migration.name)
  } finally {
    await disconnect(client)
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    // So that a connection that breaks silently is noticed.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: (limits.statement + 1) * 60_000,
  })
  // A connection that breaks between two statements fails the next one.
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new Error(`the database of DATABASE_URL cannot be reached: ${error.message}`, { cause: error })
  })
  return client
}

const disconnect = (client: pg.Client) => Promise.race([client.end(), sleep(2000, undefined, { ref: false })])

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

function compare(known: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  for (const { name, checksum } of applied) {
    const migration = known.find((candidate) => candidate.name === name)
    if (!migration && !removesSomething.test(name)) continue
    if (!migration)
      throw new Error(
        `A newer version of Coursewise removed something from the database that this one needs (${name}). Start that version, or a newer one.`,
      )
    if (migration.checksum !== checksum)
      throw new Error(`The migration ${name} was changed after it had run here. Migrations only go forward: restore it.`)
  }
  return known.filter(({ name }) => !applied.some((row) => row.name === name))
}

async function apply(client: pg.Client, migration: Migration, number = 1): Promise<void> {
  const { name, text, checksum } = migration
  const wait = number % longerEvery === 0 ? await longerWait(client) : lock.wait
  try {
    await client.query('begin')
    await client.query(setLimits(wait))
    await client.query(text)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (passing.includes(String((error as pg.DatabaseError).code)) && number < lock.tries) {
      await sleep(lock.pause + Math.random() * lock.jitter)
      return apply(client, migration, number + 1)
    }
    throw new Error(`The migration ${name} failed and changed nothing: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * An autovacuum may work on a large table for hours. PostgreSQL ends it for a session that has waited for `deadlock_timeout`. Not everybody may see
 * what is an autovacuum, but all see the kind of lock that it holds.
 */
async function longerWait(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(`
    select setting::int as ms from pg_settings where name = 'deadlock_timeout' and exists (
      select from pg_locks join pg_database d on d.oid = database and datname = current_database()
       where granted and mode = 'ShareUpdateExclusiveLock')`)
  return lock.wait + (rows[0]?.ms ?? 0) * 1.2
}
