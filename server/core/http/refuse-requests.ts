import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { stopping } from '../errors.ts'

const patience = 60_000

/** Closes connections that send their body too slowly, because the number of connections is limited. */
export function refuseSlowBodies(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0')
    if (hasBody) {
      const timer = setTimeout(() => isUpload(request, reply) || request.raw.destroy(), patience).unref()
      request.raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
}

/**
 * Uploads to endpoints that take files may need any time as long as bytes arrive; the server's idle timeout ends those that stall. One that
 * was refused, such as that of a guest, has its response already.
 */
function isUpload({ headers, routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  const { consumes = [] } = (routeOptions.schema ?? {}) as { consumes?: string[] }
  const type = headers['content-type']?.toLowerCase() ?? ''
  return !reply.sent && consumes.some((one) => type.startsWith(one))
}

/**
 * While the portal stops, requests under way are finished, and later ones on the same connection are refused. Before that, while balancers
 * notice, each response closes its connection, so that the next request goes to another server.
 */
export function refuseWhileStopping(app: App): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.draining) reply.header('connection', 'close')
    done(closing ? stopping() : undefined)
  })
}
