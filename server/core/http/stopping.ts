import type { App } from '../app.ts'
import { stopping } from '../errors.ts'

/** Requests under way are finished; one that comes after them on the same connection is refused. */
export function refuseWhileStopping(app: App): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_request, _reply, done) => done(closing ? stopping() : undefined))
}
