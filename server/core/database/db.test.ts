import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { createTestDatabase, onServer, startTestApp } from '#server/testing/test-app.ts'
import { type Db, openDatabase, sql } from './db.ts'
import { takeTurn } from './locks.ts'

const { app, db, ...parts } = await startTestApp()

test('values never become SQL, and statements can be put into statements', async () => {
  const hostile = `'; drop table users; --`
  const where = sql`where ${hostile} = ${hostile} and ${2}::int = 2`
  assert.deepEqual(await db.one(sql`select ${hostile}::text as a, ${1}::int as b ${where}`), { a: hostile, b: 1 })
})

test('big numbers and days come back as numbers and texts', async () => {
  assert.deepEqual(await db.one(sql`select 5000000000::bigint as big, date '2026-11-01' as day`), {
    big: 5_000_000_000,
    day: '2026-11-01',
  })
})

test('a statement that a connection knows already works like the first time, even after a failure', async () => {
  await db.tx(async (db) => {
    for (const text of ['a', null, 'b'])
      assert.deepEqual(await db.many(sql`select ${text}::text as text, n, now() is null as no from generate_series(1, 2) n`), [
        { text, n: 1, no: false },
        { text, n: 2, no: false },
      ])
    for (const key of ['known 1', 'known 2'])
      assert.equal(await db.run(sql`insert into throttles (key, count, ends_at) values (${key}, 1, now())`), 1)
    for (let time = 0; time < 2; time++)
      assert.equal(await db.run(sql`update throttles set count = 2 where key like 'known _'`), 2)
  })
  const divide = (by: number) => db.one(sql`select 6 / ${by}::int as result`)
  for (let time = 0; time < 2; time++) {
    await assert.rejects(divide(0), (error: Error) => {
      assert.match(error.message, /division by zero/)
      return /at .*divide.*db\.test\.ts|at async .*db\.test\.ts/.test(error.stack ?? '')
    })
    assert.deepEqual(await divide(2), { result: 3 })
  }
  await assert.rejects(db.one(sql`select nothing like this`), /syntax|does not exist/)
})

test('one row means one row', async () => {
  await assert.rejects(db.one(sql`select 1 where false`), /expected one row, got 0/)
  await assert.rejects(db.one(sql`select generate_series(1, 2)`), /got 2/)
})

test('a transaction that throws leaves nothing, also from inside another', async () => {
  const insert = sql`insert into throttles (key, count, ends_at) values ('from a transaction', 1, now())`
  const failing = db.tx(async (db) => {
    await db.tx((db) => db.run(insert))
    throw new Error('no')
  })
  await assert.rejects(failing, /^Error: no$/)
  assert.equal(await db.maybe(sql`select 1 from throttles where key = 'from a transaction'`), undefined)
})

test('parts inside a transaction are complete and belong to it, also when a plugin gives its server as parts', async () => {
  const insert = sql`insert into throttles (key, count, ends_at) values ('from parts', 1, now())`
  // Fastify gives a plugin an object that inherits from the server.
  const failing = inTransaction(Object.create(app), async ({ db, ...rest }) => {
    const { clock, storage, settings, secrets } = parts
    assert.deepEqual(rest, { clock, storage, settings, secrets })
    await db.run(insert)
    throw new Error('no')
  })
  await assert.rejects(failing, /^Error: no$/)
  assert.equal(await db.maybe(sql`select 1 from throttles where key = 'from parts'`), undefined)
})

test('of two transactions that lock each other, both succeed in the end', async () => {
  await db.run(sql`insert into throttles (key, count, ends_at) values ('a', 0, now()), ('b', 0, now())`)
  const bump = (first: string, second: string) =>
    db.tx(async (db) => {
      await db.run(sql`update throttles set count = count + 1 where key = ${first}`)
      await db.run(sql`select pg_sleep(0.2)`)
      await db.run(sql`update throttles set count = count + 1 where key = ${second}`)
    })
  await Promise.all([bump('a', 'b'), bump('b', 'a')])
  assert.deepEqual(await db.many(sql`select count from throttles where key in ('a', 'b')`), [{ count: 2 }, { count: 2 }])
})

test('the ledger refuses entries that do not sum to zero, a negative balance, and any change of what was written', async () => {
  const transfer = sql`insert into point_transfers (kind, reason, created_at) values ('grant', 'test', now()) returning id`
  const lopsided = db.tx(async (db) => {
    const { id } = await db.one<{ id: number }>(transfer)
    await db.run(
      sql`insert into point_entries (transfer_id, account_id, amount) select ${id}, id, 5 from point_accounts where user_id is null`,
    )
  })
  await assert.rejects(lopsided, /do not sum to zero/)
  await db.run(sql`insert into users (name, email, password_hash, created_at) values ('A', 'a@b.c', '', now())`)
  await db.run(sql`insert into point_accounts (user_id, balance) select id, 0 from users where email = 'a@b.c'`)
  await assert.rejects(db.run(sql`update point_accounts set balance = balance - 1 where user_id is not null`), /check constraint/)
  await assert.rejects(db.run(sql`update point_entries set amount = 7`), /never changed/)
  await assert.rejects(db.run(sql`delete from point_transfers`), /never changed/)
})

test('after closing, no connection is left that a database which stops could break', async () => {
  const { directUrl: url, drop } = await createTestDatabase()
  const connections = () => process.getActiveResourcesInfo().filter((name) => /Pipe|TCP/.test(name)).length
  const before = connections()
  const closing = openDatabase(url)
  await Promise.all(Array.from({ length: 10 }, () => closing.run(sql`select pg_sleep(0.05)`)))
  assert.equal(connections(), before + 10)
  await closing.close()
  assert.equal(connections(), before)
  await drop()
})

test('what is asked after closing fails, but is no trouble with the database that the log reports', async () => {
  const { directUrl: url, drop } = await createTestDatabase()
  const problems: Error[] = []
  const db = openDatabase(url, { onProblem: (error) => problems.push(error) })
  await db.one(sql`select 1`)
  await db.close()
  await assert.rejects(db.one(sql`select 1`))
  assert.deepEqual(problems, [])
  await drop()
})

test('after a column has changed its type, every prepared statement works at the first try, alone and in a transaction', async () => {
  const { directUrl: url, drop } = await createTestDatabase()
  const db = openDatabase(url, { connections: 4 })
  await db.run(sql`create table changing (id int primary key, amount int not null)`)
  await db.run(sql`insert into changing values (1, 10), (2, 20)`)
  const read = (db: Db, id: number) => db.one<{ amount: number }>(sql`select amount from changing where id = ${id}`)
  const add = (id: number) =>
    db.tx(async (db) => {
      await db.run(sql`update changing set amount = amount + 1 where id = ${id}`)
      return (await read(db, id)).amount
    })
  const onAll = (work: () => Promise<unknown>) => Promise.all(Array.from({ length: 4 }, work))
  await onAll(() => read(db, 1))
  await onAll(() => db.tx((db) => read(db, 1)))
  for (const type of ['bigint', 'smallint']) {
    await onServer(url, `alter table changing alter amount type ${type}`)
    await onAll(() => read(db, 1))
  }
  await onServer(url, 'alter table changing alter amount type int')
  assert.deepEqual((await onAll(() => add(2))).sort(), [21, 22, 23, 24])
  await db.close()
  await drop()
})

test('a connection keeps the statements it has parsed, and none when the setting says so', async () => {
  const { directUrl: url, drop } = await createTestDatabase()
  for (const [prepare, kept] of [
    [true, true],
    [false, false],
  ] as const) {
    const db = openDatabase(url, { prepare, connections: 1 })
    for (let time = 0; time < 2; time++)
      assert.deepEqual(await db.many(sql`select n, ${'a'}::text as text from generate_series(1, ${2}::int) n`), [
        { n: 1, text: 'a' },
        { n: 2, text: 'a' },
      ])
    assert.equal(await db.tx((db) => db.run(sql`update throttles set count = 1 where key = ${'nobody'}`)), 0)
    const { count } = await db.one<{ count: number }>(sql`select count(*)::int as count from pg_prepared_statements`)
    assert.equal(count > 0, kept)
    await db.close()
  }
  await drop()
})

test('of several servers that try at once, one takes the turn of a job, and another only after the pause', async () => {
  const start = parts.clock.now()
  const tryAll = async (seconds: number) => {
    const turns = Array.from({ length: 8 }, () => takeTurn(db, 'sweep', later(start, { minutes: seconds / 60 }), 60))
    return (await Promise.all(turns)).filter(Boolean).length
  }
  assert.deepEqual([await tryAll(0), await tryAll(59), await tryAll(60), await tryAll(119), await tryAll(121)], [1, 0, 1, 0, 1])
  assert.equal(await takeTurn(db, 'another', start, 60), true)
})

test('a turn that a clock far ahead has taken keeps nobody from the next one', async () => {
  const start = parts.clock.now()
  const turns: boolean[] = []
  for (const minutes of [59, 0, 61, 0, 0, 60 * 24 * 400, 0, 1])
    turns.push(await takeTurn(db, 'wrong clock', later(start, { minutes }), 60))
  assert.deepEqual(turns, [true, false, true, true, false, true, true, true])
})
