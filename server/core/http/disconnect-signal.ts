import type { FastifyReply } from 'fastify'

/** Aborted when the client disconnects. Fastify's own signal listens to the request, which is over as soon as its body has been read. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // Closed while an earlier hook was waiting.
  if (raw.destroyed) controller.abort()
  raw.once('close', () => raw.writableEnded || controller.abort())
  return controller.signal
}
