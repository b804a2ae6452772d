import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#server/core/storage/folder-storage.ts'
import type { Storage } from '#server/core/storage/storage.ts'
import { type Backup, listBackups, nameFor, placesIn, readBackup, unfinished } from './backup-folder.ts'
import { copyDatabase } from './copy-database.ts'
import { copyNewFiles } from './copy-new-files.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { copyFile, readSum, type Sums } from './sums.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }

interface Portal {
  dataDir: string
  /** Of the built-in database. */
  url: string
  /** Undefined if the uploaded files are in a bucket, which has its own backups. */
  storage: Storage | undefined
}

/** Copies a portal while it runs. It has another name until it is whole, so one that was cut off is never taken for a backup. */
export async function makeBackup({ dataDir, url, storage }: Portal, folder: string): Promise<Backup> {
  const begun = new Date()
  const { backups } = placesIn(folder)
  const place = join(backups, nameFor(begun))
  const draft = place + unfinished
  await mkdir(backups, { recursive: true, mode: 0o700 })
  await mkdir(draft, { mode: 0o700 })
  try {
    const earlier = await readNewest(folder)
    // Once before the database and once after it: a file that the database knows was there at one of these times, because only files
    // that were unused for a day are removed, after their rows.
    const before = storage ? await copyNewFiles(storage, folder) : []
    const { sums, system, ...database } = await copyDatabase(url, join(dataDir, 'postgres'), join(draft, 'postgres'))
    if (earlier && earlier.system !== system)
      throw new Error(`${folder} holds the backups of another portal. Choose another folder.`)
    const after = storage ? await copyNewFiles(storage, folder) : []
    const content: Sums = Object.fromEntries(Object.entries(sums).map(([path, sum]) => [join('postgres', path), sum]))
    const key = join(dataDir, 'secret.key')
    if (existsSync(key)) content['secret.key'] = await copyFile(key, join(draft, 'secret.key'))
    const files: Sums = {}
    // What was stored once never changes.
    for (const name of new Set([...before, ...after]))
      files[name] = earlier?.files[name] ?? (await readSum(join(placesIn(folder).files, name)))
    const manifest: Manifest = { format: 1, version, system, begun: begun.toISOString(), ...database, content, files }
    await writeManifest(draft, manifest)
    await syncFolder(draft)
    await rename(draft, place)
    await syncFolder(backups)
    return { folder, place, manifest }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Without one, or with one that is damaged, everything is read again. */
async function readNewest(folder: string): Promise<Manifest | undefined> {
  const name = (await listBackups(folder)).at(-1)
  const backup = name && (await readBackup(folder, name).catch(() => undefined))
  return backup ? backup.manifest : undefined
}
