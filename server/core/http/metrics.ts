import { timingSafeEqual } from 'node:crypto'
import type { App } from '../app.ts'
import { readArchiveState } from '../built-in-postgres/archive.ts'
import { notFound, notSignedIn } from '../errors.ts'

/** Metrics for Prometheus at /metrics, for clients that know METRICS_TOKEN. Without that setting the page does not exist. */
export async function metricsRoutes(app: App): Promise<void> {
  const { metricsToken } = app.settings
  if (metricsToken === undefined) return
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { open, idle, waitedFor } = app.db.countConnections()
      this.set({ state: 'open' }, open)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waited for' }, waitedFor)
    },
  })
  if (app.settings.backupDir) {
    new Gauge({
      name: 'backup_segments_waiting',
      help: 'Write-ahead segments that are not copied to BACKUP_DIR yet; more than a few mean that it is full or away',
      registers: [registry],
      async collect() {
        // While the database does not respond, the other metrics matter all the more.
        const state = await readArchiveState(app.db).catch(() => undefined)
        if (state) this.set(state.waiting)
      },
    })
  }
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { access: 'entry' }, logLevel: 'warn' }, async (request, reply) => {
    if (request.headers.authorization === undefined) throw notFound()
    if (!sameText(request.headers.authorization, `Bearer ${metricsToken}`)) throw notSignedIn()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
