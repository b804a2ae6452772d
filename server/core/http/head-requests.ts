import { Readable } from 'node:stream'
import type { onSendHookHandler } from 'fastify'
import type { App } from '../app.ts'

/** An answer to HEAD has no body. Fastify would read a stream to its end for it, and a film has gigabytes: it is closed unread. */
export function closeStreamsOnHead(app: App): void {
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD') route.onSend = [closeStream, ...[route.onSend ?? []].flat()]
  })
}

const closeStream: onSendHookHandler = (_request, _reply, payload, done) => {
  if (!(payload instanceof Readable)) return done(null, payload)
  // A bucket may answer the closing with an error, which nobody needs.
  payload.on('error', () => {}).destroy()
  // Nothing at all would become a content-length of 0.
  done(null, Readable.from([]))
}
