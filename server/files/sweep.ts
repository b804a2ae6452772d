import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { draftsFolder } from './drafts.ts'
import { listKnownFiles, noteUnusedFiles, storageName, takeUnusedFiles } from './files.queries.ts'
import { deleteUploadsUnchangedSince } from './uploads.queries.ts'

const atOnce = 500

/** Removes what nothing has referred to for a day: uploads that were never finished, rows with their files, files without a row. */
export async function sweepFiles({ db, clock, storage }: Parts): Promise<void> {
  const yesterday = later(clock.now(), { days: -1 })
  // Their pieces are files without a row from now on.
  await deleteUploadsUnchangedSince(db, yesterday)
  await noteUnusedFiles(db, clock.now())
  for (const file of await takeUnusedFiles(db, yesterday)) await storage.remove(storageName(file))

  let names: string[] = []
  const removeUnknown = async () => {
    const known = new Set(await listKnownFiles(db, names.map(fileIdFrom)))
    for (const name of names) if (!known.has(fileIdFrom(name))) await storage.remove(name)
    names = []
  }
  for await (const { name, modifiedAt } of storage.list()) {
    if (modifiedAt < yesterday) names.push(name)
    if (names.length >= atOnce) await removeUnknown()
  }
  await removeUnknown()
}

/** Names are `folder/id.extension`. */
export const fileIdFrom = (name: string) => name.replace(/^.*\//, '').replace(/\..*$/, '')

/** Removes what is left on this machine's disk of forms that were never finished. */
export async function sweepDrafts({ clock, settings }: Parts): Promise<void> {
  const yesterday = later(clock.now(), { days: -1 })
  // Earlier releases kept uploads in progress in `uploads`.
  for (const folder of [draftsFolder(settings.dataDir), join(settings.dataDir, 'uploads')]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name)
      const file = await stat(path).catch(() => undefined)
      if (file && file.mtime < yesterday) await rm(path, { force: true })
    }
  }
}
