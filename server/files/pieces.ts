import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '#server/core/storage/storage.ts'
import type { Draft } from './drafts.ts'
import type { Piece } from './uploads.queries.ts'
import { refusals } from './words.ts'

const removedAtOnce = 8

/**
 * Cuts a stream into streams of this size; the last one may be shorter. An error of the source also ends the last one, so that what has
 * arrived can be kept, and is thrown after it.
 */
export async function* cutIntoPieces(content: Readable, size: number): AsyncGenerator<Readable> {
  const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]()
  let failure: { error: unknown } | undefined
  const next = async (): Promise<Buffer | undefined> => {
    try {
      const { done, value } = await chunks.next()
      return done ? undefined : value
    } catch (error) {
      failure = { error }
      return undefined
    }
  }
  let chunk = await next()
  async function* piece() {
    for (let room = size; room > 0; ) {
      chunk ??= await next()
      if (!chunk) return
      const part = chunk.subarray(0, room)
      chunk = part.length < chunk.length ? chunk.subarray(part.length) : undefined
      room -= part.length
      yield part
    }
  }
  while (chunk) {
    yield Readable.from(piece())
    chunk ??= await next()
  }
  if (failure) throw failure.error
}

/** Reads an upload from its pieces. Keeps the piece that was read last, because the checks read many small parts. */
export function readPieces(storage: Storage, pieces: Piece[]): Pick<Draft, 'size' | 'read' | 'stream'> {
  const open = async ({ name }: Piece) => {
    const file = await storage.open(name)
    // A simultaneous second try has used the upload.
    if (!file) throw refusals.uploadGone()
    return file.content
  }
  let last: { piece: Piece; bytes: Buffer } | undefined
  const load = async (piece: Piece) => {
    if (last?.piece !== piece) last = { piece, bytes: await buffer(await open(piece)) }
    return last.bytes
  }
  return {
    size: pieces.reduce((sum, { size }) => sum + size, 0),
    async read(begin, end) {
      const parts: Buffer[] = []
      for (const piece of pieces) {
        if (piece.start >= end || piece.start + piece.size <= begin) continue
        parts.push((await load(piece)).subarray(Math.max(0, begin - piece.start), end - piece.start))
      }
      return Buffer.concat(parts)
    },
    stream: () =>
      Readable.from(
        (async function* () {
          for (const piece of pieces) yield* await open(piece)
        })(),
      ),
  }
}

/** What cannot be removed now is swept later. */
export async function removePieces(storage: Storage, pieces: Piece[]): Promise<void> {
  for (let from = 0; from < pieces.length; from += removedAtOnce)
    await Promise.allSettled(pieces.slice(from, from + removedAtOnce).map(({ name }) => storage.remove(name)))
}
