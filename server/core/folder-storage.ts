import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from './storage.ts'

const safeName = /^[a-z-]+\/[A-Za-z0-9_-]+\.[a-z0-9]+$/

/** Files in a folder of this machine. */
export function folderStorage(root: string): Storage {
  const placeOf = (name: string) => {
    if (!safeName.test(name)) throw new Error(`not a storage name: ${name}`)
    return join(root, name)
  }
  return {
    async put(name, content) {
      const place = placeOf(name)
      const draft = join(root, 'unfinished', randomUUID())
      await mkdir(dirname(place), { recursive: true })
      await mkdir(dirname(draft), { recursive: true })
      const hash = createHash('sha256')
      let size = 0
      try {
        const measured = async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            hash.update(chunk)
            size += chunk.length
            yield chunk
          }
        }
        await pipeline(content, measured, createWriteStream(draft, { mode: 0o600, flush: true }))
        await rename(draft, place)
        await syncFolder(dirname(place))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { size, sha256: hash.digest('hex') }
    },

    async open(name, range) {
      const file = await open(placeOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return file && { content: file.createReadStream(range), size: (await file.stat()).size }
    },

    remove: (name) => rm(placeOf(name), { force: true }),

    async *list() {
      const entries = await readdir(root, { recursive: true }).catch(() => [])
      for (const name of entries.filter((name) => safeName.test(name) || name.startsWith('unfinished/'))) {
        const { mtime } = await stat(join(root, name)).catch(() => ({ mtime: undefined }))
        if (mtime) yield { name, modifiedAt: mtime }
      }
    },
  }
}

/** A rename is only safe from a power cut once its folder is written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
