import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { endSegment, readArchiveState } from '#server/core/built-in-postgres/archive.ts'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { readSettings } from '#server/core/settings.ts'
import { folderStorage } from '#server/core/storage/folder-storage.ts'
import { until } from '#server/testing/until.ts'
import { keepBackupCurrent } from './keep-current.ts'

const root = mkdtempSync(join(tmpdir(), 'coursewise-current-'))
/** With characters that mean something to the shell or to PostgreSQL. */
const backupDir = join(root, "it's 100% safe")
mkdirSync(backupDir)
const settings = readSettings({ DATA_DIR: join(root, 'data'), BACKUP_DIR: backupDir })
mkdirSync(settings.dataDir)
const segments = join(backupDir, 'wal')
const postgres = await startEmbeddedPostgres({ dir: settings.dataDir, durable: false, archive: segments })
const db = openDatabase(postgres.databaseUrl('postgres'))
after(async () => {
  await db.close()
  await postgres.stop()
  rmSync(root, { recursive: true })
})
const storage = folderStorage(join(settings.dataDir, 'files'))
const keepCurrent = () => keepBackupCurrent({ db, storage, settings })
const allCopied = async () => {
  const { isFailing, waiting } = await readArchiveState(db)
  return !isFailing && waiting === 0
}

test('segments and files are copied, and the first backup is asked for', async () => {
  await storage.put('books/one.pdf', Readable.from([Buffer.from('a book')]))
  const noBackup = /holds no backup that its write-ahead segments could follow\. Run npm run portal -- backup\.$/
  const { segment } = await db.one<{ segment: string }>(sql`select pg_walfile_name(pg_current_wal_lsn()) as segment`)
  await assert.rejects(keepCurrent(), noBackup)
  assert.ok(existsSync(join(backupDir, 'files', 'books', 'one.pdf')))
  await until(() => existsSync(join(segments, `${segment}.gz`)))
  mkdirSync(join(backupDir, 'base', '2026-11-16T10-15-00-000Z'), { recursive: true })
  await keepCurrent()
})

test('while the folder is away the database goes on, and what is missing is reported and copied later', async () => {
  renameSync(segments, join(root, 'away'))
  await endSegment(db)
  await until(async () => (await readArchiveState(db)).isFailing)
  await assert.rejects(
    keepCurrent(),
    /cannot copy its write-ahead segments to BACKUP_DIR .*; \d+ are waiting, and stay in DATA_DIR/,
  )
  assert.ok(!existsSync(segments))

  renameSync(join(root, 'away'), segments)
  // The next segment lets PostgreSQL try again at once.
  await endSegment(db)
  await until(allCopied)
  await keepCurrent()
})

test('a folder that does not exist is not created, because it may be a disk that is not mounted', async () => {
  renameSync(backupDir, join(root, 'unmounted'))
  await assert.rejects(keepCurrent(), /BACKUP_DIR .* does not exist, so nothing is backed up\.$/)
  assert.ok(!existsSync(backupDir))
  renameSync(join(root, 'unmounted'), backupDir)
})
