import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

export interface StoredFile {
  size: number
  sha256: string
}

export interface Range {
  start: number
  end: number
}

/** Where uploaded files are kept. The server makes the names; a file is either complete or not there. */
export interface Storage {
  /** Streams a file to its place; a failure leaves nothing behind. */
  put(name: string, content: Readable): Promise<StoredFile>
  /** The bytes from `start` to `end`, both included, and the size of the whole; undefined when there is no such file. */
  open(name: string, range?: Range): Promise<{ content: Readable; size: number } | undefined>
  remove(name: string): Promise<void>
  /** Makes a link with which everybody can get the file from the bucket for so many seconds. Only where files may go past the portal. */
  linkTo?(name: string, seconds: number, headers: { type: string; disposition: string }): Promise<string>
  /** Lists every file in any order, including unfinished ones that a process left behind when it died. */
  list(): AsyncIterable<{ name: string; modifiedAt: Date }>
}

const safeName = /^[a-z-]+\/[A-Za-z0-9_-]+\.[a-z0-9]+$/

/** Names are `folder/id.extension`; anything else could escape from the storage. */
export const isStorageName = (name: string) => safeName.test(name)

export function checkName(name: string): string {
  if (!isStorageName(name)) throw new Error(`not a storage name: ${name}`)
  return name
}

/** Counts and hashes what passes through. */
export function createMeter() {
  const hash = createHash('sha256')
  let size = 0
  return {
    async *pass(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    read: (): StoredFile => ({ size, sha256: hash.digest('hex') }),
  }
}
