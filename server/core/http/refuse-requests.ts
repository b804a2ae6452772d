import type { App } from '../app.ts'
import { stopping } from '../errors.ts'

const patience = 60_000
/** Uploads may take any time as long as bytes arrive; the server's idle timeout ends those that stall. */
const mayTakeLong = /^(multipart\/form-data|application\/offset\+octet-stream)/i

/** Closes connections that send a small body too slowly, because the number of connections is limited. */
export function refuseSlowBodies(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers
    const hasBody = encoding !== undefined || (length !== undefined && length !== '0')
    if (hasBody && !mayTakeLong.test(type ?? '')) {
      const timer = setTimeout(() => request.raw.destroy(), patience).unref()
      request.raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
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
