import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readMigrations } from '#server/core/database/migrate.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { readTimelines } from './timelines.ts'

/** Appended to the name of a backup that is being made or removed. */
export const unfinished = '.unfinished'

/** A folder holds many backups. Each has its own copy of the database; they share the uploaded files, which never change. */
export const placesIn = (folder: string) => ({
  /** One folder for each backup, named after the time at which it began. */
  backups: join(folder, 'base'),
  files: join(folder, 'files'),
  /** Write-ahead segments, with which a restore goes on to a later time. Only in BACKUP_DIR. */
  segments: join(folder, 'wal'),
})

export interface Backup {
  /** The folder that holds this and other backups. */
  folder: string
  /** Of this backup alone. */
  place: string
  manifest: Manifest
}

const isName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
export const nameFor = (begun: Date) => begun.toISOString().replaceAll(/[:.]/g, '-')
export const backupTime = (name: string) => new Date(name.replace(/T(\d+)-(\d+)-(\d+)-(\d+)Z/, 'T$1:$2:$3.$4Z'))

/** The names of finished backups, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(placesIn(folder).backups).catch(() => [])
  return names.filter((name) => isName.test(name)).sort()
}

export async function readBackup(folder: string, name: string): Promise<Backup> {
  const place = join(placesIn(folder).backups, name)
  const known = (await readMigrations()).map(({ name }) => name)
  return { folder, place, manifest: await readManifest(place, known) }
}

/** The newest backup, or the newest from which recovery can go on to this time. Either all backups or a single one may be given. */
export async function findBackup(given: string, to: Date | undefined): Promise<Backup> {
  const isSingle = basename(dirname(given)) === 'base'
  const folder = isSingle ? dirname(dirname(given)) : given
  const names = isSingle ? [basename(given)] : await listBackups(folder)
  if (names.length === 0) throw new Error(`${folder} holds no finished backup.`)
  if (to && !existsSync(placesIn(folder).segments))
    throw new Error(`${folder} holds no write-ahead segments, so a time cannot be chosen. Only BACKUP_DIR has them.`)
  const isReached = await readTimelines(placesIn(folder).segments)
  for (const name of names.toReversed()) {
    if (to && backupTime(name) > to) continue
    const backup = await readBackup(folder, name)
    if (isReached(backup.manifest) && (!to || new Date(backup.manifest.ended) <= to)) return backup
  }
  if (isSingle && !isReached((await readBackup(folder, basename(given))).manifest))
    throw new Error(`The portal was restored to a time before the end of ${given}. Restore from ${folder} instead.`)
  throw new Error(`The oldest backup is of ${backupTime(names[0] ?? '').toISOString()}. Choose a time after it has ended.`)
}
