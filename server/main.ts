import type { DemoAccount } from '#contract/accounts.ts'
import { anyAccount, createFirstAdmin, listDemoAccounts } from './accounts/index.ts'
import { buildServer } from './app.ts'
import type { App } from './core/app.ts'
import { BadSettings, isLoopback, readSettings, type Settings } from './core/settings.ts'
import { startJobs } from './jobs.ts'
import { openPortal, type Portal } from './portal.ts'

const drainSeconds = 10

await start().catch((error: Error) => {
  console.error(error instanceof BadSettings ? error.message : `Coursewise could not start: ${error.message}`)
  process.exit(1)
})

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const portal = await openPortal(settings)
  const { parts, log } = portal
  try {
    const isNew = !(await anyAccount(parts.db))
    if (settings.demo) {
      if (!isLoopback(settings.host)) log.warn('DEMO=1 on an open address: everyone knows the passwords of the demo accounts')
      const { seedDemo } = await import('#demo/seed.ts')
      if (await seedDemo(parts)) log.info('demo data created')
    }
    if (isNew) await createFirstAdmin(parts)
    const app = await buildServer(parts, log)
    const demo = settings.demo ? await import('#demo/articles/articles.routes.ts') : undefined
    demo?.articlesRoutes(app)
    stopOnSignals(app, portal)
    startJobs(app)
    await app.listen({ port: settings.port, host: settings.host })
    const url = urlOf(app, settings)
    await demo?.moveArticles(parts.db, url)
    announce(app, url, await listDemoAccounts(parts))
    log.flush()
  } catch (error) {
    await portal.close()
    throw explained(error as NodeJS.ErrnoException, settings)
  }
}

/** Requests under way are finished, the database is stopped, and no process stays behind. */
function stopOnSignals(app: App, portal: Portal): void {
  let stopping = false
  const stop = async (why: string, exitCode: number) => {
    if (stopping) return
    stopping = true
    app.log.info(`${why}: finishing requests and stopping`)
    // A connection becomes idle when its last request is answered, which may be after the close began.
    const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50)
    const force = setTimeout(() => app.server.closeAllConnections(), drainSeconds * 1000)
    await app.close()
    clearInterval(closeIdle)
    clearTimeout(force)
    await portal.close()
    process.exit(exitCode)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, 0))
  portal.onDatabaseLost(() => void stop('the built-in PostgreSQL ended unexpectedly', 1))
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

function explained(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`port ${port} on ${host} is taken. Stop what runs there, or set another PORT.`)
  if (error.code === 'EACCES') return new Error(`port ${port} on ${host} is not open to this user. Set another PORT.`)
  return error
}
