import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildUser } from '#server/testing/build.ts'
import { createTestDatabase, startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { Unavailable } from './database-errors.ts'
import { openDatabase, sql } from './db.ts'
import { migrate } from './migrate.ts'
import { once } from './once.ts'
import { serversIn } from './servers.ts'

const t = await startTestApp()
const { db } = t

/** Cuts the connection on which such a statement runs, once there is one. */
const cutDuring = (statement: string) =>
  until(async () => {
    const { cut } = await db.one<{ cut: number }>(sql`
      select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and query like ${statement}`)
    return cut > 0
  })

const isAway = (error: unknown) => error instanceof Unavailable && error.status === 503 && error.retryAfterSeconds === 5
const countRows = async () => (await db.one<{ count: number }>(sql`select count(*)::int as count from slow_commits`)).count

await db.run(sql`create table slow_commits (id int generated always as identity)`)
await db.run(sql`
  create function wait_a_second() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$`)
await db.run(sql`
  create constraint trigger wait_at_the_end after insert on slow_commits deferrable initially deferred
    for each row execute function wait_a_second()`)

test('a read whose connection breaks is made again on another one', async () => {
  const reading = db.one<{ seven: number }>(sql`select 7 as seven, pg_sleep(1)`)
  await cutDuring('select 7 as seven%')
  assert.equal((await reading).seven, 7)
})

test('a write whose connection breaks may have happened: it is not made again', async () => {
  const writing = assert.rejects(db.run(sql`insert into throttles select 'unsure', 1, now() from pg_sleep(1)`), isAway)
  await cutDuring(`insert into throttles select 'unsure'%`)
  await writing
  assert.equal(await db.maybe(sql`select from throttles where key = 'unsure'`), undefined)
})

test('a transaction whose connection breaks before the commit is made again as a whole', async () => {
  let attempts = 0
  const working = db.tx(async (db) => {
    attempts++
    await db.run(sql`insert into throttles values ('whole', 1, now())`)
    return db.one<{ eight: number }>(sql`select 8 as eight, pg_sleep(1)`)
  })
  await cutDuring('select 8 as eight%')
  assert.deepEqual([(await working).eight, attempts], [8, 2])
  assert.equal((await db.many(sql`select from throttles where key = 'whole'`)).length, 1)
})

test('a transaction whose connection breaks during the commit may have happened: only one that finds out is made again', async () => {
  let attempts = 0
  const insert = (isRepeatable: boolean) =>
    db.tx(
      (db) => {
        attempts++
        return db.run(sql`insert into slow_commits default values`)
      },
      { isRepeatable },
    )
  const unsure = assert.rejects(insert(false), isAway)
  await cutDuring('commit')
  await unsure
  assert.deepEqual([attempts, await countRows()], [1, 0])
  const sure = insert(true)
  await cutDuring('commit')
  assert.deepEqual([await sure, attempts, await countRows()], [1, 3, 1])
})

test('what has a key is made again after a lost commit', async () => {
  const user = await buildUser(t)
  const before = await countRows()
  const made = once(t, user.id, { what: 'row', key: 'a key' }, ({ db }) =>
    db.one<{ id: number }>(sql`insert into slow_commits default values returning id`),
  )
  await cutDuring('commit')
  assert.ok((await made).id > 0)
  assert.equal(await countRows(), before + 1)
})

test('a write that a read-only server refuses is made again on a new connection', async () => {
  const { directUrl, drop } = await createTestDatabase()
  const db = openDatabase(directUrl, { connections: 1 })
  await db.run(sql`set session characteristics as transaction read only`)
  assert.equal(await db.run(sql`insert into throttles values ('refused', 1, now())`), 1)
  await db.run(sql`set session characteristics as transaction read only`)
  await db.tx((db) => db.run(sql`insert into throttles values ('refused twice', 1, now())`))
  await db.close()
  await drop()
})

test('a URL may name several servers', () => {
  assert.deepEqual(serversIn('postgresql://u:p%40@a:5432,b.example,[::1]:5433/portal?target_session_attrs=read-write'), [
    { host: 'a:5432', url: 'postgresql://u:p%40@a:5432/portal?target_session_attrs=read-write' },
    { host: 'b.example', url: 'postgresql://u:p%40@b.example/portal?target_session_attrs=read-write' },
    { host: '[::1]:5433', url: 'postgresql://u:p%40@[::1]:5433/portal?target_session_attrs=read-write' },
  ])
  const socket = 'postgresql://nobody@localhost/portal?host=/a,b'
  assert.deepEqual(serversIn(socket), [{ host: 'localhost', url: socket }])
  assert.deepEqual(serversIn('postgres://a,b'), [
    { host: 'a', url: 'postgres://a' },
    { host: 'b', url: 'postgres://b' },
  ])
})

test('when none of several servers takes writes, the start says why for each', async () => {
  const reasons =
    /^Error: none of the servers in DATABASE_URL takes writes: 127.0.0.1:1: .*ECONNREFUSED.*; 127.0.0.1:2: .*ECONNREFUSED/
  await assert.rejects(migrate('postgresql://nobody@127.0.0.1:1,127.0.0.1:2/portal'), reasons)
})
