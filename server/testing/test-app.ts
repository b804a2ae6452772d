import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { buildServer } from '#server/app.ts'
import type { App, OpenedParts } from '#server/core/app.ts'
import { openDatabase } from '#server/core/database/db.ts'
import { deriveSecrets } from '#server/core/security/secrets.ts'
import { readSettings } from '#server/core/settings.ts'
import { emptyStorage, openTestStorage } from './test-storage.ts'

/** A clock that only a test moves. */
export class TestClock {
  private time = Date.parse('2026-11-02T09:00:00Z')
  now = () => new Date(this.time)
  move(by: { seconds?: number; minutes?: number; days?: number }) {
    this.time += 1000 * ((by.seconds ?? 0) + 60 * (by.minutes ?? 0) + 86_400 * (by.days ?? 0))
  }
}

export interface TestApp extends OpenedParts {
  app: App
  clock: TestClock
  /** Calls as this user, or as a guest. */
  as(user?: { accessToken: string }): Caller
}

type Body = InjectOptions['payload']
type Headers = Record<string, string>
const verbs = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const
export type Caller = {
  [verb in keyof typeof verbs]: (url: string, body?: Body, headers?: Headers) => Promise<LightMyRequestResponse>
}

/** The real server on a separate database, by default an empty one; both are removed when the test file ends. */
export async function startTestApp(
  env: NodeJS.ProcessEnv = {},
  database: Promise<Pick<TestDatabase, 'url' | 'drop'>> = createTestDatabase(),
): Promise<TestApp> {
  const { url, drop } = await database
  const dataDir = await mkdtemp(join(tmpdir(), 'coursewise-test-'))
  const clock = new TestClock()
  const { DATABASE_PREPARE } = process.env
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent', DATABASE_PREPARE, ...env })
  const db = openDatabase(url, { connections: settings.databaseConnections, prepare: settings.databasePrepare })
  const secrets = deriveSecrets(settings.secretKeys ?? ['a key for tests only, 0123456789 abcdef'])
  const parts: OpenedParts = { db, clock, settings, secrets, storage: await openTestStorage(settings) }
  const app = await buildServer(parts)
  await app.ready()
  after(async () => {
    await app.close()
    await db.close()
    await drop()
    await emptyStorage(parts.storage)
    await rm(dataDir, { recursive: true })
  })
  return { ...parts, clock, app, as: (user) => toCaller(app, user?.accessToken) }
}

export interface TestDatabase {
  /** Leads through a pooler in `npm run portal -- test pgbouncer`. */
  url: string
  directUrl: string
  drop: () => Promise<void>
}

/** By default a copy of the migrated template. */
export async function createTestDatabase(template = process.env.TEST_TEMPLATE): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl || !template) throw new Error('Run the tests with: npm test')
  const name = `test_${randomBytes(8).toString('hex')}`
  // Without a log of each block: a third less work, and hundreds of databases are made and dropped.
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(serverUrl)
  url.pathname = name
  const directUrl = url.href
  url.port = process.env.TEST_POOLER_PORT ?? url.port
  return { url: url.href, directUrl, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) }
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function toCaller(app: App, accessToken: string | undefined): Caller {
  const authorization: Headers = accessToken ? { authorization: `Bearer ${accessToken}` } : {}
  const caller =
    (verb: keyof typeof verbs) =>
    (url: string, body?: Body, headers: Headers = {}) =>
      app.inject({
        method: verbs[verb],
        url,
        headers: { ...authorization, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      })
  return { get: caller('get'), post: caller('post'), put: caller('put'), delete: caller('delete') }
}
