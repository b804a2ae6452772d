import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { draftsFolder } from './drafts.ts'
import { listKnownFiles, noteUnusedFiles, takeUnusedFiles } from './files.queries.ts'
import { uploadsFolder } from './resumable.ts'

const atOnce = 500

/** Removes what nothing has referred to for a day: rows with their files, files without a row, uploads that were never finished. */
export async function sweepFiles({ db, clock, storage, settings }: Parts): Promise<void> {
  const yesterday = later(clock.now(), { days: -1 })
  await noteUnusedFiles(db, clock.now())
  for (const file of await takeUnusedFiles(db, yesterday)) await storage.remove(`${file.folder}/${file.id}.${file.extension}`)

  let names: string[] = []
  const removeUnknown = async () => {
    const known = new Set(await listKnownFiles(db, names.map(idOf)))
    for (const name of names) if (!known.has(idOf(name))) await storage.remove(name)
    names = []
  }
  for await (const { name, modifiedAt } of storage.list()) {
    if (modifiedAt < yesterday) names.push(name)
    if (names.length >= atOnce) await removeUnknown()
  }
  await removeUnknown()
  for (const folder of [draftsFolder(settings.dataDir), uploadsFolder(settings.dataDir)]) await removeOld(folder, yesterday)
}

/** Names are `folder/id.extension`. */
export const idOf = (name: string) => name.replace(/^.*\//, '').replace(/\..*$/, '')

async function removeOld(folder: string, before: Date): Promise<void> {
  const changedAt = (name: string) => stat(join(folder, name)).then(({ mtime }) => mtime)
  for (const name of await readdir(folder).catch(() => [])) {
    // tus writes its information about an upload once, beside it, and needs it as long as the upload grows.
    const upload = name.replace(/\.json$/, '')
    const changed = await changedAt(upload).catch(() => changedAt(name).catch(() => undefined))
    if (changed && changed < before) await rm(join(folder, name), { force: true, recursive: true })
  }
}
