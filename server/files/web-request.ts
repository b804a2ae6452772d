import type { IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'

/** tus works with web requests, and finds Node's request in `runtime`, to notice when the client disconnects. */
export function toWebRequest(request: IncomingMessage): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const hasBody = request.method === 'POST' || request.method === 'PATCH'
  const web = new Request(`http://localhost${request.url}`, {
    method: request.method ?? 'GET',
    headers: headers as [string, string][],
    ...(hasBody && { body: readBody(request), duplex: 'half' }),
  })
  return Object.assign(web, { runtime: { node: { req: request } } })
}

/** Through a separate stream: when that is abandoned, the connection stays open, and the client gets its response. */
function readBody(request: IncomingMessage): ReadableStream<Uint8Array> {
  const body = request.pipe(new PassThrough())
  request.once('close', () => request.readableEnded || body.destroy())
  return Readable.toWeb(body) as ReadableStream<Uint8Array>
}
