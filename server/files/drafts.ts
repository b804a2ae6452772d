import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file on its way into the portal: on this machine's disk until it has been checked. */
export interface Draft {
  path: string
  /** As its owner calls it; only its ending is looked at. */
  fileName: string
  /** After it was kept, or when it never will be. */
  discard: () => Promise<void>
}

export const draftsFolder = (dataDir: string) => join(dataDir, 'unfinished')

/** Streams to the disk; when it breaks off in between, nothing is left. */
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
