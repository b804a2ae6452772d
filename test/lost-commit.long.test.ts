import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { zipSync } from 'fflate'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { checkFiles } from '#server/files/index.ts'
import { buildUser } from '#server/testing/build.ts'
import { multipart } from '#server/testing/forms.ts'
import { onServer, startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { startDebianPostgres } from './debian-postgres.ts'
import { TcpProxy } from './tcp-proxy.ts'

const postgres = await startDebianPostgres()
after(() => postgres.stop())
const proxy = await TcpProxy.start(postgres.port)
await onServer(postgres.databaseUrl('postgres'), 'create database files')
const directUrl = postgres.databaseUrl('files')
await migrate(directUrl)
const database = { url: postgres.databaseUrl('files', proxy.port), directUrl, drop: async () => proxy.close() }
const t = await startTestApp({}, Promise.resolve(database))

test('a file whose row was committed is kept, even if the connection broke before the database could say so', async () => {
  const user = await buildUser(t)
  const direct = openDatabase(directUrl)
  await onServer(
    directUrl,
    `create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return null; end $$;
     create constraint trigger slow_commit after insert on files deferrable initially deferred for each row execute function wait()`,
  )
  const file = { fileName: 'answer.zip', content: Buffer.from(zipSync({ 'answer.txt': Buffer.from('42') })) }
  const response = t.as(user).post('/api/helpers/file-to-link/final-tasks', ...multipart({}, file))
  const commits = sql`select from pg_stat_activity where query = 'commit' and state = 'active'`
  await until(async () => (await direct.maybe(commits)) !== undefined)
  proxy.reset()
  assert.equal((await response).statusCode, 503)
  await until(async () => (await direct.maybe(sql`select from files`)) !== undefined)
  assert.deepEqual(await checkFiles({ db: direct, storage: t.storage, clock: t.clock }), { checked: 1, problems: [] })
  await direct.close()
})
