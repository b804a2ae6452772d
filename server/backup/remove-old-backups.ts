import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { later } from '#server/core/clock.ts'
import { folderStorage } from '#server/core/storage/folder-storage.ts'
import { backupTime, listBackups, placesIn, readBackup, unfinished } from './backup-folder.ts'
import { orderInTimeline, readTimelines } from './timelines.ts'

const segmentName = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?\.gz$/

/** Removes what no restore to a time in the last days needs. Returns how many backups were removed. */
export async function removeOldBackups(folder: string, now: Date, days: number): Promise<number> {
  const { backups, segments, files } = placesIn(folder)
  const since = later(now, { days: -days })
  const names = await listBackups(folder)
  const kept = names.slice(await findFirstKept(folder, names, since))
  const old = names.filter((name) => !kept.includes(name))
  // One that is only half removed must not look like a backup.
  for (const name of old) await rename(join(backups, name), join(backups, name + unfinished))
  for (const name of await readdir(backups)) {
    const isLeft = name.endsWith(unfinished) && backupTime(name.slice(0, -unfinished.length)) < later(now, { days: -1 })
    if (isLeft) await rm(join(backups, name), { recursive: true, force: true })
  }

  const manifests = await Promise.all(kept.map((name) => readBackup(folder, name).then(({ manifest }) => manifest)))
  const [oldest] = manifests
  if (!oldest) return 0
  const isNeeded = (segment: string) =>
    !segmentName.test(segment) || orderInTimeline(segment) >= orderInTimeline(oldest.segments.first)
  for (const segment of await readdir(segments).catch(() => []))
    if (!isNeeded(segment)) await rm(join(segments, segment), { force: true })

  // Files that came after the oldest backup may be needed to go on from it, even if no other backup has them.
  const named = new Set(manifests.flatMap(({ files }) => Object.keys(files)))
  const copies = folderStorage(files)
  for await (const { name, modifiedAt } of copies.list())
    if (!named.has(name) && modifiedAt < new Date(oldest.begun)) await copies.remove(name)
  return old.length
}

/** A restore to the first of the kept times begins with the newest backup before it from which that time can be reached. */
async function findFirstKept(folder: string, names: string[], since: Date): Promise<number> {
  const isReached = await readTimelines(placesIn(folder).segments)
  for (const [index, name] of [...names.entries()].toReversed())
    if (backupTime(name) <= since && isReached((await readBackup(folder, name)).manifest)) return index
  return 0
}
