import type { Readable } from 'node:stream'

export interface StoredFile {
  size: number
  sha256: string
}

export interface Range {
  start: number
  end: number
}

/** Where uploaded files live. Names are made by the server; a name is either wholly there or not there. */
export interface Storage {
  /** Streams to its place; when it fails in between, nothing is left behind. */
  put(name: string, content: Readable): Promise<StoredFile>
  /** The bytes from `start` to `end`, both included, and the size of the whole; undefined when there is no such file. */
  open(name: string, range?: Range): Promise<{ content: Readable; size: number } | undefined>
  remove(name: string): Promise<void>
  /** Every file there is, in any order. */
  list(): AsyncIterable<{ name: string; modifiedAt: Date }>
}
