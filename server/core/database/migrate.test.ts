import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { until, untilSomebodyWaits } from '#server/testing/until.ts'
import { type Database, openDatabase, sql } from './db.ts'
import { migrate, readMigrations } from './migrate.ts'

test('migrations run once, five servers at once too, and a changed one stops the start', async () => {
  const { url, directUrl, drop } = await createTestDatabase()
  const db = openDatabase(directUrl)
  await db.run(sql`drop schema public cascade`)
  await db.run(sql`create schema public`)
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(url)))
  assert.deepEqual(
    runs.flat(),
    (await readMigrations()).map(({ name }) => name),
  )
  await db.run(sql`update migrations set checksum = 'x' where name = '0001-accounts.sql'`)
  await assert.rejects(migrate(url), /0001-accounts.sql was changed after it had run/)
  await db.close()
  await drop()
})

test('a version starts on the database of a newer one, unless that has removed something', async () => {
  const { url, drop } = await createTestDatabase()
  const db = openDatabase(url)
  await db.run(sql`insert into migrations (name, checksum) values ('9998-adds-something.sql', '')`)
  assert.deepEqual(await migrate(url), [])
  await db.run(sql`insert into migrations (name, checksum) values ('9999-contract-something.sql', '')`)
  await assert.rejects(migrate(url), /newer version of Coursewise removed something.*9999-contract-something\.sql/)
  await db.close()
  await drop()
})

test('a migration that a request of the version before leads into a deadlock is tried again', async () => {
  const { directUrl: url, drop } = await createTestDatabase()
  const db = openDatabase(url)
  // It changes plans, and then routes.
  const last = '0049-route-renewals.sql'
  await db.run(sql`alter table learning_route_plans drop changes, drop least_changes`)
  await db.run(sql`alter table learning_routes drop previous_goal`)
  await db.run(sql`delete from migrations where name = ${last}`)
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  // The migration is the one that the database ends, on a busy machine too.
  await reader.query("set deadlock_timeout = '1min'; begin; select from learning_routes")
  const migrated = migrate(url)
  await untilSomebodyWaits(db)
  await reader.query('select from learning_route_plans')
  await reader.query('commit')
  await reader.end()
  assert.deepEqual(await migrated, [last])
  await db.close()
  await drop()
})

/** A database that lacks a migration, which changes the table certificates. Another connection uses that table in the way given. */
async function lackCertificateKeys(
  use: string,
): Promise<{ url: string; db: Database; last: string; letGo: () => Promise<void>; end: () => Promise<void> }> {
  const { directUrl: url, drop } = await createTestDatabase()
  const db = openDatabase(url)
  const last = '0028-keys-and-upgrades.sql'
  await db.run(sql`drop table certificate_keys, web_assets`)
  // What later migrations have built on its columns.
  await db.run(sql`drop trigger certificates_restated on certificates`)
  await db.run(sql`alter table certificates drop key_id, drop signature`)
  await db.run(sql`delete from migrations where name = ${last}`)
  const user = new pg.Client({ connectionString: url })
  await user.connect()
  await user.query(`begin; ${use}`)
  return {
    url,
    db,
    last,
    letGo: () => user.query('commit').then(() => user.end()),
    end: () => db.close().then(drop),
  }
}

/** Since when the migration has waited for the table, in milliseconds; undefined while it does not. */
const readWait = (db: Database) =>
  db.maybe<{ since: string; ms: number }>(sql`
    select waitstart::text as since, extract(epoch from clock_timestamp() - waitstart)::float8 * 1000 as ms
      from pg_locks where not granted and waitstart is not null and relation = 'certificates'::regclass`)

test('while a migration waits for a table in use, requests for that table pass most of the time', async () => {
  const { url, db, last, letGo, end } = await lackCertificateKeys('select from certificates')
  const migrated = migrate(url)
  const tries = new Set<string>()
  const looks = { all: 0, waiting: 0 }
  await until(async () => {
    const wait = await readWait(db)
    if (wait) tries.add(wait.since)
    looks.all++
    if (wait) looks.waiting++
    return tries.size === 5
  })
  await letGo()
  assert.deepEqual(await migrated, [last])
  assert.ok(looks.waiting < looks.all / 3, `it waited in ${looks.waiting} of ${looks.all} looks`)
  await end()
})

test('a migration takes a table from an autovacuum, which PostgreSQL ends for a session that has waited for a second', async () => {
  // Nobody can start an autovacuum; its lock tells.
  const { url, db, last, letGo, end } = await lackCertificateKeys('lock certificates in share update exclusive mode')
  const migrated = migrate(url)
  await until(async () => ((await readWait(db))?.ms ?? 0) > 1000)
  await letGo()
  assert.deepEqual(await migrated, [last])
  await end()
})
