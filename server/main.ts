import cluster from 'node:cluster'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { DemoAccount } from '#contract/accounts/accounts.ts'
import { listDemoAccounts } from './accounts/index.ts'
import { buildServer } from './app.ts'
import type { App, Demo } from './core/app.ts'
import { BadSettings } from './core/combined-settings.ts'
import { handOutPlaces } from './core/costly-work/shared-gate.ts'
import { secretKeysIn } from './core/security/key-file.ts'
import { isLoopback, readSettings, type Settings } from './core/settings.ts'
import { handle } from './core/workers/calls.ts'
import { isFirstWorker, Workers } from './core/workers/keep-workers.ts'
import { fillEmptyPortal, loadDemo } from './fill-portal.ts'
import { startJobs } from './jobs.ts'
import { closeDatabases, joinPortal, openPortal, type Portal } from './portal.ts'
import { drain, longestStop, stopOnSignals } from './stop.ts'

await start().catch((error: Error) => {
  console.error(error instanceof BadSettings ? error.message : `Coursewise could not start: ${error.message}`)
  process.exit(1)
})

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  if (cluster.isWorker) return serveAsWorker(settings)
  // Before anything is created or migrated, because nothing of that helps if nobody can be served.
  await tryPort(settings)
  const portal = await openPortal(settings)
  const { db } = portal.parts
  try {
    if (!isLoopback(settings.host)) warnOfOpenAddress(settings, portal.log)
    const demo = await loadDemo(settings)
    await fillEmptyPortal(portal, demo)
    const port = await (settings.workers === 1 ? serveAlone(portal, demo) : serveByWorkers(portal))
    const url = portalUrl(settings, port)
    await demo?.setAddress(db, url)
    announce(portal.log, url, await listDemoAccounts({ db, demo }))
    // All connections are the workers' from here on.
    if (settings.workers > 1) await closeDatabases(portal.parts)
  } catch (error) {
    await portal.close()
    throw toStartupError(error as NodeJS.ErrnoException, settings)
  }
}

async function tryPort(settings: Settings): Promise<void> {
  const server = createServer().listen(settings.port, settings.host)
  await once(server, 'listening').catch((error) => {
    throw toStartupError(error, settings)
  })
  server.close()
  await once(server, 'close')
}

async function serveAlone(portal: Portal, demo: Demo | undefined): Promise<number> {
  const app = await buildServer(portal.parts, portal.log, demo)
  stopOnSignals(portal, () => drain(app))
  startJobs(app)
  return listen(app)
}

/** This process keeps the database and the workers running and serves nothing itself. */
function serveByWorkers(portal: Portal): Promise<number> {
  const { settings } = portal.parts
  // From here, so that a worker that is replaced never has other keys than the rest.
  const env = { SECRET_KEY: (settings.secretKeys ?? secretKeysIn(settings.dataDir)).join(' ') }
  const workers = new Workers(settings.workers, env, portal.log)
  handOutPlaces()
  stopOnSignals(portal, () => workers.stop(longestStop(settings)))
  return workers.start()
}

async function serveAsWorker(settings: Settings): Promise<void> {
  const { parts, log } = await joinPortal(settings)
  const app = await buildServer(parts, log, await loadDemo(settings))
  // Signals often go to all processes at once. The primary decides what they mean.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})
  handle('stop', async () => {
    await drain(app)
    await closeDatabases(parts)
    process.exit(0)
  })
  if (isFirstWorker()) startJobs(app)
  await listen(app).catch((error) => {
    throw toStartupError(error, settings)
  })
}

async function listen(app: App): Promise<number> {
  await app.listen({ port: app.settings.port, host: app.settings.host })
  return (app.server.address() as AddressInfo).port
}

function warnOfOpenAddress({ demo, publicUrl }: Settings, log: Portal['log']): void {
  if (demo) log.warn('DEMO=1 on an open address: everyone knows the passwords of the demo accounts')
  if (!publicUrl)
    log.warn('PUBLIC_URL is not set: links in pages, documents and the sitemap follow the Host header, which visitors choose')
}

function portalUrl({ publicUrl, host }: Settings, port: number): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function announce(log: Portal['log'], url: string, demoAccounts: DemoAccount[]): void {
  const [any] = demoAccounts
  const demo = any && `. Demo accounts: ${demoAccounts.map(({ email }) => email).join(', ')}; password ${any.password}`
  log.info(`Coursewise is ready at ${url}${demo ?? ''}`)
  log.flush()
}

function toStartupError(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`port ${port} on ${host} is taken. Stop what runs there, or set another PORT.`)
  if (error.code === 'EACCES') return new Error(`port ${port} on ${host} is not open to this user. Set another PORT.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`this machine has no address ${host}. Set HOST to one that it has, or to 0.0.0.0 for all of them.`)
  return error
}
