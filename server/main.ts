import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoAccount } from '#contract/accounts.ts'
import { anyAccount, createFirstAdmin, listDemoAccounts } from './accounts/index.ts'
import { buildServer } from './app.ts'
import { type App, type Demo, withDb } from './core/app.ts'
import { oneAfterAnother } from './core/database/locks.ts'
import { BadSettings, isLoopback, readSettings, type Settings } from './core/settings.ts'
import { startJobs } from './jobs.ts'
import { openPortal, type Portal } from './portal.ts'

const drainSeconds = 10
/** For what is left after the last request, such as searches in worker threads. */
const closeSeconds = 2
/** With npm, one Ctrl-C sends the signal twice. */
const sameSignal = 500
/** Any number that is not used elsewhere in this database. */
const fillLock = 729_418_368
const longestFillSeconds = 10 * 60

await start().catch((error: Error) => {
  console.error(error instanceof BadSettings ? error.message : `Coursewise could not start: ${error.message}`)
  process.exit(1)
})

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const portal = await openPortal(settings)
  const { parts, log } = portal
  try {
    if (!isLoopback(settings.host)) warnOfOpenAddress(settings, log)
    // The code of the demo is loaded only if it is wanted.
    const demo = settings.demo ? (await import('#demo/index.ts')).demo : undefined
    await fillEmptyPortal(portal, demo)
    const app = await buildServer(parts, log, demo)
    stopOnSignals(app, portal)
    startJobs(app)
    await app.listen({ port: settings.port, host: settings.host })
    const url = urlOf(app, settings)
    await demo?.setAddress(parts.db, url)
    announce(app, url, await listDemoAccounts(app))
    log.flush()
  } catch (error) {
    await portal.close()
    throw toStartupError(error as NodeJS.ErrnoException, settings)
  }
}

function warnOfOpenAddress({ demo, publicUrl }: Settings, log: Portal['log']): void {
  if (demo) log.warn('DEMO=1 on an open address: everyone knows the passwords of the demo accounts')
  if (!publicUrl)
    log.warn('PUBLIC_URL is not set: links in pages, documents and the sitemap follow the Host header, which visitors choose')
}

/** Creates the demo data and the first Admin. Of several servers that start together, one does it and the others wait. */
async function fillEmptyPortal({ parts, log }: Portal, demo: Demo | undefined): Promise<void> {
  const seeded = await oneAfterAnother(parts.db.within(longestFillSeconds), fillLock, async (db) => {
    if (await anyAccount(db)) return false
    await demo?.seed(withDb(parts, db))
    await createFirstAdmin(withDb(parts, db))
    return demo !== undefined
  })
  if (seeded) log.info('demo data created')
}

/** Finishes current requests, stops the database, and leaves no process behind. Each step has a time limit; a second signal ends it at once. */
function stopOnSignals(app: App, portal: Portal): void {
  let since: number | undefined
  const stop = async (why: string, exitCode: number) => {
    if (since !== undefined) return
    since = Date.now()
    app.log.info(`${why}: finishing requests and stopping`)
    // A connection becomes idle after its last response, which may be after the close began.
    const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50)
    const force = setTimeout(() => app.server.closeAllConnections(), drainSeconds * 1000)
    await Promise.race([app.close(), sleep((drainSeconds + closeSeconds) * 1000)])
    clearInterval(closeIdle)
    clearTimeout(force)
    await portal.close()
    process.exit(exitCode)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (since !== undefined && Date.now() - since > sameSignal) process.exit(1)
      void stop(signal, 0)
    })
  }
  portal.onDatabaseLost(
    () => void stop('the built-in PostgreSQL ended again and again, its log postgres.log in the data folder says why', 1),
  )
}

function urlOf(app: App, { publicUrl, host, port }: Settings): string {
  const address = app.server.address()
  const open = typeof address === 'object' && address ? address.port : port
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${open}`
}

function announce(app: App, url: string, demoAccounts: DemoAccount[]): void {
  const [any] = demoAccounts
  const demo = any && `. Demo accounts: ${demoAccounts.map(({ email }) => email).join(', ')}; password ${any.password}`
  app.log.info(`Coursewise is ready at ${url}${demo ?? ''}`)
}

function toStartupError(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`port ${port} on ${host} is taken. Stop what runs there, or set another PORT.`)
  if (error.code === 'EACCES') return new Error(`port ${port} on ${host} is not open to this user. Set another PORT.`)
  return error
}
