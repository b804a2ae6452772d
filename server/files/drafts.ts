import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that has arrived but is not checked yet, on this machine's disk. */
export interface Draft {
  path: string
  /** The owner's name for it; only its extension is used. */
  fileName: string
  /** Removes it, after it was kept or refused. */
  discard: () => Promise<void>
}

export const draftsFolder = (dataDir: string) => join(dataDir, 'unfinished')

/** Streams to the disk; a broken stream leaves nothing. */
export async function receiveDraft(dataDir: string, content: Readable, fileName: string): Promise<Draft> {
  const folder = draftsFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const discard = () => rm(path, { force: true })
  try {
    await pipeline(content, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await discard()
    throw error
  }
  return { path, fileName, discard }
}
