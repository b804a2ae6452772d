import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { restoreSettings } from '#server/core/built-in-postgres/archive.ts'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { makeDataDir } from '#server/core/data-dir.ts'
import { folderStorage, syncFolder } from '#server/core/storage/folder-storage.ts'
import { type Backup, findBackup, placesIn } from './backup-folder.ts'
import { listStored } from './copy-new-files.ts'
import { checkSums, copyFile } from './sums.ts'

/** Puts a backup into an empty folder, as it was at its end, at the given time or, with write-ahead segments, as late as possible. */
export async function restoreBackup(given: string, dataDir: string, to: Date | undefined): Promise<Backup> {
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is not empty. Restore into a folder that is empty or does not exist.`)
  const backup = await findBackup(given, to)
  await checkSums(backup.place, backup.manifest.content)
  await checkSums(placesIn(backup.folder).files, backup.manifest.files)
  if (!to) await checkSegments(backup)
  makeDataDir(dataDir)
  try {
    await copyBack(backup, dataDir)
    await recover(backup, dataDir, to)
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true })
    throw error
  }
  return backup
}

/** Segments follow each other without a gap. Recovery would take a gap for the end. */
async function checkSegments({ folder, manifest }: Backup): Promise<void> {
  const { segments } = placesIn(folder)
  const names = await readdir(segments).catch(() => [])
  const numbers = new Set(names.filter((name) => /^[0-9A-F]{24}\.gz$/.test(name)).map(segmentNumber))
  const newest = [...numbers].reduce((one, other) => Math.max(one, other), 0)
  for (let number = segmentNumber(manifest.segments.last) + 1; number < newest; number++) {
    if (numbers.has(number)) continue
    throw new Error(
      `${segments} has a gap: the segment ${segmentName(number)} is missing. Choose a time before the gap (--to), or a later backup.`,
    )
  }
}

/** A name is three numbers of 8 digits: timeline, file of 4 GB, segment of 16 MB in it. */
const segmentNumber = (segment: string) =>
  Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16, 24), 16)
const digits = (number: number) => number.toString(16).toUpperCase().padStart(8, '0')
const segmentName = (number: number) => `${digits(Math.floor(number / 256))}${digits(number % 256)}`

/** The database gets its name last, so that the portal cannot start on half of it. */
async function copyBack({ folder, place, manifest }: Backup, dataDir: string): Promise<void> {
  const { files, segments } = placesIn(folder)
  const copies = folderStorage(files)
  const storage = folderStorage(join(dataDir, 'files'))
  // The write-ahead segments may lead to a time with files that came later. The sweep removes those that nobody needs.
  const names = existsSync(segments) ? await listStored(copies) : Object.keys(manifest.files)
  for (const name of names) {
    const file = await copies.open(name)
    if (file) await storage.put(name, file.content)
  }
  if (manifest.content['secret.key']) await copyFile(join(place, 'secret.key'), join(dataDir, 'secret.key'))

  const draft = join(dataDir, 'postgres.new')
  const folders = ['', ...manifest.folders].map((path) => join(draft, path))
  for (const path of folders) await mkdir(path, { mode: 0o700 })
  for (const path of Object.keys(manifest.content).filter((path) => path.startsWith('postgres/')))
    await copyFile(join(place, path), join(draft, path.slice('postgres/'.length)))
  if (existsSync(segments)) await writeFile(join(draft, 'recovery.signal'), '', { mode: 0o600, flush: true })
  for (const path of folders) await syncFolder(path)
  await rename(draft, join(dataDir, 'postgres'))
  await syncFolder(dataDir)
}

/** PostgreSQL brings the copied files to one point in time when it starts. */
async function recover({ folder }: Backup, dataDir: string, to: Date | undefined): Promise<void> {
  const { segments } = placesIn(folder)
  const settings = {
    // Nobody can connect before it is done.
    hot_standby: 'off',
    ...(existsSync(segments) ? restoreSettings(segments) : {}),
    // When this setting is read, PostgreSQL does not know the names of time zones yet, not even Z.
    ...(to ? { recovery_target_time: to.toISOString().replace('Z', '+00'), recovery_target_action: 'promote' } : {}),
  }
  const database = await startEmbeddedPostgres({ dir: dataDir, settings }).catch((error: Error) => {
    throw describeFailure(error, segments, to)
  })
  await database.stop()
}

function describeFailure(error: Error, segments: string, to: Date | undefined): Error {
  if (error.message.includes('recovery ended before configured recovery target was reached'))
    return new Error(`${segments} does not reach ${to?.toISOString()}. Choose an earlier time.`)
  const [, damaged] = /could not restore file "(\w+)" from archive/.exec(error.message) ?? []
  return damaged ? new Error(`The backup is damaged: ${join(segments, damaged)}.gz cannot be read.`) : error
}
