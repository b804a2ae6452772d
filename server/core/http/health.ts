import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../app.ts'
import { sql } from '../database/db.ts'

const longestCheck = 3000

/** For monitoring: whether the process is alive, and whether it can serve. Once it refuses connections, it refuses these too. */
export function healthEndpoints(app: App): void {
  app.get('/health/live', { config: { access: 'entry' }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { config: { access: 'entry' }, logLevel: 'warn' }, async (_request, reply) => {
    if (app.draining) return reply.code(503).send({ status: 'stopping' })
    const databaseResponds = app.db.one(sql`select 1`).then(
      () => true,
      () => false,
    )
    const ready = await Promise.race([databaseResponds, sleep(longestCheck, false, { ref: false })])
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready', database: ready })
  })
}
