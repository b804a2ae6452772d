import type { App } from './app.ts'
import { sql } from './db.ts'

/** For whoever watches the process: alive, and able to answer. */
export function healthRoutes(app: App): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/health/live', { config: { access: 'entry' }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { config: { access: 'entry' }, logLevel: 'warn' }, async (_request, reply) => {
    const databaseAnswers = await app.db.one(sql`select 1`).then(
      () => true,
      () => false,
    )
    const ready = databaseAnswers && !closing
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready', database: databaseAnswers })
  })
}
