import cluster from 'node:cluster'
import { timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'
import type { App } from '../app.ts'
import { readArchiveState } from '../built-in-postgres/archive.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { notFound, notSignedIn } from '../errors.ts'
import { call, handle } from '../workers/calls.ts'

type Prometheus = typeof import('prom-client')

/** Adds a feature's metrics. */
export type Measure = (app: App, prometheus: Prometheus, registry: Registry) => void

/**
 * Metrics for Prometheus at /metrics, for clients that know METRICS_TOKEN. Without that setting the page does not exist. Each worker sends
 * those of all workers, added up.
 */
export async function metricsEndpoints(app: App, measures: Measure[]): Promise<void> {
  const { metricsToken } = app.settings
  if (metricsToken === undefined) return
  const prometheus = await import('prom-client')
  const { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } = prometheus
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
  if (app.replicas) measureReplicas(app.replicas, prometheus, registry)
  if (app.settings.backupDir) {
    new Gauge({
      name: 'backup_segments_waiting',
      help: 'Write-ahead segments that are not copied to BACKUP_DIR yet; more than a few mean that it is full or away',
      aggregator: 'max',
      registers: [registry],
      async collect() {
        // While the database does not respond, the other metrics matter all the more.
        const state = await readArchiveState(app.db).catch(() => undefined)
        if (state) this.set(state.waiting)
      },
    })
  }
  for (const measure of measures) measure(app, prometheus, registry)
  handle('metrics', () => registry.getMetricsAsJSON())
  const ofAllProcesses = async () =>
    cluster.isWorker ? AggregatorRegistry.aggregate(await call(undefined, 'ask all', 'metrics')) : registry
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none', config } = request.routeOptions
    if (config.isStream) return
    const labels = { method: request.method, route, status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { access: 'entry' }, logLevel: 'warn' }, async (request, reply) => {
    if (request.headers.authorization === undefined) throw notFound()
    if (!sameText(request.headers.authorization, `Bearer ${metricsToken}`)) throw notSignedIn()
    return reply.type(registry.contentType).send(await (await ofAllProcesses()).metrics())
  })
}

function measureReplicas(replicas: ReadDatabase, { Counter, Gauge }: Prometheus, registry: Registry): void {
  const common = { labelNames: ['replica'], registers: [registry] }
  new Gauge({
    ...common,
    name: 'database_replica_used',
    help: 'Whether reads go to this replica (1), or it is away, silent or too far behind (0)',
    aggregator: 'min',
    collect() {
      for (const { name, isUsed } of replicas.states()) this.set({ replica: name }, Number(isUsed))
    },
  })
  new Gauge({
    ...common,
    name: 'database_replica_lag_seconds',
    help: 'How much the replica lacks of what the primary has done',
    aggregator: 'max',
    collect() {
      for (const { name, secondsBehind } of replicas.states()) this.set({ replica: name }, secondsBehind)
    },
  })
  new Counter({
    ...common,
    name: 'database_replica_left_total',
    help: 'How often the replica was in use and then no longer',
    collect() {
      this.reset()
      for (const { name, timesLeft } of replicas.states()) this.inc({ replica: name }, timesLeft)
    },
  })
  new Counter({
    name: 'database_reads_total',
    help: 'Reads that may be a few seconds old, by who did them: a replica, or the primary because no replica was well',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      this.reset()
      this.inc({ server: 'primary' }, replicas.countPrimaryReads())
      for (const { name, reads } of replicas.states()) this.inc({ server: name }, reads)
    },
  })
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
