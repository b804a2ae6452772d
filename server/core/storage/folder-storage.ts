import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkName, createMeter, isStorageName, type Storage } from './storage.ts'

/** Files in a folder of this machine. */
export function folderStorage(root: string): Storage {
  const filePath = (name: string) => join(root, checkName(name))
  return {
    async put(name, content) {
      const place = filePath(name)
      const draft = filePath(`unfinished/${randomUUID()}.part`)
      await mkdir(dirname(place), { recursive: true })
      await mkdir(dirname(draft), { recursive: true })
      const meter = createMeter()
      try {
        await pipeline(content, meter.pass, createWriteStream(draft, { mode: 0o600, flush: true }))
        await rename(draft, place)
        await syncFolder(dirname(place))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return meter.read()
    },

    async open(name, range) {
      const file = await open(filePath(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return file && { content: file.createReadStream(range), size: (await file.stat()).size }
    },

    async remove(name) {
      await rm(filePath(name), { force: true })
    },

    async *list() {
      const entries = await readdir(root, { recursive: true }).catch(() => [])
      for (const name of entries.filter(isStorageName)) {
        const { mtime } = await stat(join(root, name)).catch(() => ({ mtime: undefined }))
        if (mtime) yield { name, modifiedAt: mtime }
      }
    },
  }
}

/** A rename survives a power cut only when its folder is synced too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
