import { Readable } from 'node:stream'
import type { onSendHookHandler } from 'fastify'
import type { App } from '../app.ts'

/** A response to HEAD has no body, but Fastify would still read its stream to the end: gigabytes for a video. This closes it unread. */
export function closeStreamsOnHead(app: App): void {
  app.addHook('onRoute', (route) => {
    if (route.method === 'HEAD') route.onSend = [closeStream, ...[route.onSend ?? []].flat()]
  })
}

const closeStream: onSendHookHandler = (_request, _reply, payload, done) => {
  if (!(payload instanceof Readable)) return done(null, payload)
  // Closing the stream of a bucket may cause an error, which does not matter.
  payload.on('error', () => {}).destroy()
  // Without any payload, Fastify would send a content-length of 0.
  done(null, Readable.from([]))
}
