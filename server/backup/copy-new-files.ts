import { mkdir } from 'node:fs/promises'
import { folderStorage } from '#server/core/storage/folder-storage.ts'
import type { Storage } from '#server/core/storage/storage.ts'
import { placesIn } from './backup-folder.ts'

/** Copies the uploaded files that a folder of backups does not have yet. Returns the names of all. */
export async function copyNewFiles(storage: Storage, folder: string): Promise<string[]> {
  const { files } = placesIn(folder)
  await mkdir(files, { recursive: true, mode: 0o700 })
  const copies = folderStorage(files)
  const copied = new Set(await listStored(copies))
  const names: string[] = []
  for (const name of await listStored(storage)) {
    if (!copied.has(name)) {
      const file = await storage.open(name)
      // The sweep has just removed it.
      if (!file) continue
      await copies.put(name, file.content)
    }
    names.push(name)
  }
  return names
}

/** Files that are still being written are left out. */
export async function listStored(storage: Storage): Promise<string[]> {
  const files = await Array.fromAsync(storage.list())
  return files.map(({ name }) => name).filter((name) => !name.startsWith('unfinished/'))
}
