import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'

/** The store of tus, with errors that say what happened: tus only says that "something went wrong". */
export class UploadStore extends FileStore {
  /** An upload that cannot start, as on a full disk, leaves nothing behind. */
  override async create(upload: Upload): Promise<Upload> {
    try {
      return await super.create(upload)
    } catch (error) {
      const path = join(this.directory, upload.id)
      for (const place of [path, `${path}.json`]) await rm(place, { force: true })
      throw error
    }
  }

  /** What arrived before an error stays, so that the upload continues from there. */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset })
    await pipeline(content, file)
    return offset + file.bytesWritten
  }
}

/** tus works with web requests, and finds Node's request in `runtime`, to notice when the client disconnects. */
export function toWebRequest(request: IncomingMessage): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const hasBody = request.method === 'POST' || request.method === 'PATCH'
  const web = new Request(`http://localhost${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as [string, string][],
    ...(hasBody && { body: bodyOf(request), duplex: 'half' }),
  })
  return Object.assign(web, { runtime: { node: { req: request } } })
}

/** Through a separate stream: when that is abandoned, the connection stays open, and the client gets its response. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  const body = request.pipe(new PassThrough())
  request.once('close', () => request.readableEnded || body.destroy())
  return Readable.toWeb(body) as ReadableStream<Uint8Array>
}
