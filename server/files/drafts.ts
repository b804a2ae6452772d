import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bytes } from '#media/video-parts.ts'

/** A file that has arrived but is not checked yet. */
export interface Draft extends Bytes {
  /** The owner's name for it; only its extension is used. */
  fileName: string
  /** All of it. */
  stream: () => Readable
  /** Where it is on this machine's disk, if it came in a form. */
  path?: string
  /** The upload that it came with, if it did not come in a form. */
  uploadId?: string
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
    const { size } = await stat(path)
    return {
      path,
      fileName,
      size,
      read: (begin, end) => readPart(path, begin, end),
      stream: () => Readable.from(readAll(path)),
      discard,
    }
  } catch (error) {
    await discard()
    throw error
  }
}

async function readPart(path: string, begin: number, end: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const length = Math.max(0, end - begin)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, begin)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Opens the file when it is read, so that a missing one is an error of the reader and not of the process. */
async function* readAll(path: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    yield* file.createReadStream({ autoClose: false })
  } finally {
    await file.close()
  }
}
