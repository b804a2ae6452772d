import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Logger, pino } from 'pino'
import { openDatabase, sql } from '../database/db.ts'
import { serializers } from '../log.ts'
import { startEmbeddedPostgres } from './embedded.ts'

const dir = mkdtempSync(join(tmpdir(), 'coursewise-log-'))
const server = await startEmbeddedPostgres({ dir, durable: false, settings: { shared_buffers: '16MB' } })
const db = openDatabase(server.databaseUrl('postgres'), { connections: 2, tries: 1 })
after(async () => {
  await db.close()
  await server.stop()
  rmSync(dir, { recursive: true })
})

const address = 'receiver@private.example'

/** Each fault makes PostgreSQL repeat a value: in the message, in its details, in its context or with the statement. */
const faults = [
  sql`insert into gifts values (${address})`,
  sql`insert into gifts values (${`${address}${'x'.repeat(100)}`})`,
  sql`insert into children values (${`no-${address}`})`,
  sql`select ${address}::text::int`,
  sql`select ${`{"to": "${address}`}::text::jsonb`,
  sql`select to_tsquery(${`& ${address}`})`,
  sql`select say(${address})`,
  sql`select pg_terminate_backend(pg_backend_pid()), ${address}::text`,
]

test('the portal’s own log holds no value of a statement that fails', async () => {
  await db.run(sql`create table once (email text primary key)`)
  await db.run(sql`insert into once values (${address})`)
  const lines: string[] = []
  const log: Logger = pino({ serializers }, { write: (line) => lines.push(line) })
  await db.run(sql`insert into once values (${address})`).catch((error) => log.error(error))
  assert.match(lines.join(), /duplicate key value violates unique constraint/)
  assert.doesNotMatch(lines.join(), /private\.example/)
})

test('the built-in database logs no value of a statement that fails', async () => {
  await db.run(sql`create table gifts (email text primary key check (length(email) < 100))`)
  await db.run(sql`create table children (email text references gifts)`)
  await db.run(sql`
    create function say(email text) returns void language plpgsql as $$
    begin
      raise warning 'a warning about %', email;
      raise exception 'about %', email;
    end $$`)
  await db.run(sql`insert into gifts values (${address})`)
  await db.run(sql`insert into children values (${address})`)
  faults.push(sql`delete from gifts where email = ${address}`)
  for (const fault of faults) await assert.rejects(db.run(fault))
  // What is typed without parameters, as by an operator with psql.
  await assert.rejects(db.run({ texts: [`select nothing from gifts where email = '${address}'`], values: [] }))
  const log = readFileSync(join(dir, 'postgres.log'), 'utf8')
  assert.doesNotMatch(log, /private\.example/)
  assert.match(log, /ready to accept connections/, 'how the server itself is doing is logged')
})
