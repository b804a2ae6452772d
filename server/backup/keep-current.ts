import { existsSync } from 'node:fs'
import type { Parts } from '#server/core/app.ts'
import { endSegment, readArchiveState } from '#server/core/built-in-postgres/archive.ts'
import { listBackups } from './backup-folder.ts'
import { copyNewFiles } from './copy-new-files.ts'

/**
 * PostgreSQL copies its write-ahead segments to BACKUP_DIR by itself; this adds new files. Rejects with a sentence if a restore to the
 * present minute would not be possible.
 */
export async function keepBackupCurrent({ db, storage, settings }: Pick<Parts, 'db' | 'storage' | 'settings'>): Promise<void> {
  const { backupDir, s3 } = settings
  if (!backupDir) return
  // Not created here: it may be on a disk that is not mounted.
  if (!existsSync(backupDir)) throw new Error(`BACKUP_DIR ${backupDir} does not exist, so nothing is backed up.`)
  if (!s3) await copyNewFiles(storage, backupDir)
  await endSegment(db)
  const { isFailing, waiting } = await readArchiveState(db)
  if (isFailing)
    throw new Error(
      `PostgreSQL cannot copy its write-ahead segments to BACKUP_DIR ${backupDir}; ${waiting} are waiting, and stay in DATA_DIR. ` +
        'Is the disk full or not mounted? postgres.log in DATA_DIR says more.',
    )
  if ((await listBackups(backupDir)).length === 0)
    throw new Error(
      `BACKUP_DIR ${backupDir} holds no backup that its write-ahead segments could follow. Run npm run portal -- backup.`,
    )
}
