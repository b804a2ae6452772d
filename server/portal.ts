import { join } from 'node:path'
import type { Logger } from 'pino'
import type { OpenedParts } from './core/app.ts'
import { AlreadyRunning, lockDataDir } from './core/built-in-postgres/data-lock.ts'
import { startEmbeddedPostgres, urlIn } from './core/built-in-postgres/embedded.ts'
import type { EmbeddedPostgres } from './core/built-in-postgres/keep-running.ts'
import { databaseClock } from './core/clock.ts'
import { makeDataDir, refuseWithoutPortal } from './core/data-dir.ts'
import { type Database, openDatabase } from './core/database/db.ts'
import { isMigrated, migrate } from './core/database/migrate.ts'
import { openReadDatabase } from './core/database/read-database.ts'
import { createLog, reportDatabaseProblems } from './core/log.ts'
import { secretKeysIn } from './core/security/key-file.ts'
import { deriveSecrets } from './core/security/secrets.ts'
import type { Settings } from './core/settings.ts'
import { folderStorage } from './core/storage/folder-storage.ts'
import type { Storage } from './core/storage/storage.ts'

const databaseName = 'postgres'
/** PostgreSQL's own default, and those kept for automated searches, tools, PostgreSQL itself, and one for each worker to listen with. */
const [usualConnections, otherConnections] = [100, 30]
/** For one statement of a tool that looks through everything. */
const longestToolSeconds = 3600

export interface Portal {
  parts: OpenedParts
  log: Logger
  /** Called when the built-in database ended although nobody asked it to, and starting it again did not help. */
  onDatabaseLost(listener: () => void): void
  close(): Promise<void>
}

/** Opens everything that must be ready before the first request: folder, secrets, migrated database, storage. */
export async function openPortal(settings: Settings): Promise<Portal> {
  const log = await createLog(settings.logLevel)
  makeDataDir(settings.dataDir)
  const embedded = settings.databaseUrl ? undefined : await startOwnDatabase(settings, log)
  const databaseUrl = settings.databaseUrl ?? embedded?.databaseUrl(databaseName) ?? ''
  try {
    const migrated = await migrate(databaseUrl)
    if (migrated.length > 0) log.info(`database migrated: ${migrated.length} migrations, the last is ${migrated.at(-1)}`)
    const parts = await openParts(settings, databaseUrl, log)
    return {
      parts,
      log,
      onDatabaseLost: (listener) => embedded?.onLost(listener),
      async close() {
        await closeDatabases(parts)
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** For a worker: its primary has opened the portal, so this only connects to the database and the storage. */
export async function joinPortal(settings: Settings): Promise<Pick<Portal, 'parts' | 'log'>> {
  const log = await createLog(settings.logLevel)
  const databaseUrl = settings.databaseUrl ?? urlIn(settings.dataDir, databaseName)
  return { parts: await openParts(settings, databaseUrl, log), log }
}

/** For command-line tools: the database of the running portal, or one that is started for this purpose. Refuses if there is no portal. */
export async function openToolDatabase(settings: Settings): Promise<Database> {
  if (settings.databaseUrl) {
    if (!(await isMigrated(settings.databaseUrl)))
      throw new Error('There is no portal in the database of DATABASE_URL. Set it to the database of the portal.')
    return openMigrated(settings.databaseUrl, settings.databasePrepare)
  }
  const { url, release } = await reachBuiltInDatabase(settings)
  const db = await openMigrated(url)
  return { ...db, close: () => db.close().then(release) }
}

/** The built-in database as it is, without migrations: that of the running portal, or one that is started until it is released. */
export async function reachBuiltInDatabase(settings: Settings): Promise<{ url: string; release: () => Promise<void> }> {
  refuseWithoutPortal(settings.dataDir)
  try {
    const embedded = await startOwnDatabase(settings, await createLog('warn'))
    return { url: embedded.databaseUrl(databaseName), release: () => embedded.stop() }
  } catch (error) {
    if (error instanceof AlreadyRunning) return { url: urlIn(settings.dataDir, databaseName), release: async () => {} }
    throw error
  }
}

export async function openStorage({ s3, dataDir }: Settings): Promise<Storage> {
  if (!s3) return folderStorage(join(dataDir, 'files'))
  // Loaded only here, because its client is large and most portals keep their files in a folder.
  const { openS3Storage } = await import('./core/storage/s3-storage.ts')
  return openS3Storage(s3)
}

async function openParts(settings: Settings, databaseUrl: string, log: Logger): Promise<OpenedParts> {
  const { databaseReadUrl, databaseConnections, databasePrepare, workers } = settings
  const storage = await openStorage(settings)
  const options = { connections: Math.floor(databaseConnections / workers), prepare: databasePrepare }
  const db = openDatabase(databaseUrl, { ...options, onProblem: reportDatabaseProblems(log) })
  const clock = await databaseClock(db)
  const report = (sentence: string) => log.warn(sentence)
  const replicas = databaseReadUrl ? openReadDatabase(db, databaseReadUrl, { ...options, report }) : undefined
  const secrets = deriveSecrets(settings.secretKeys ?? secretKeysIn(settings.dataDir))
  return { db, replicas, secrets, storage, settings, clock }
}

export async function closeDatabases({ replicas, db }: OpenedParts): Promise<void> {
  await replicas?.close()
  await db.close()
}

async function openMigrated(url: string, prepare = true): Promise<Database> {
  await migrate(url)
  return openDatabase(url, { prepare }).within(longestToolSeconds)
}

async function startOwnDatabase(settings: Settings, log: Logger): Promise<EmbeddedPostgres> {
  await lockDataDir(settings.dataDir)
  log.info(`starting the built-in PostgreSQL in ${settings.dataDir}`)
  return startEmbeddedPostgres({
    dir: settings.dataDir,
    settings: { max_connections: Math.max(usualConnections, settings.databaseConnections + settings.workers + otherConnections) },
    archive: settings.backupDir && join(settings.backupDir, 'wal'),
    onRestart: () => log.warn('the built-in PostgreSQL ended unexpectedly: starting it again'),
  })
}
