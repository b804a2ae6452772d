import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './core/app.ts'
import type { Settings } from './core/settings.ts'
import type { Portal } from './portal.ts'

/** For requests in progress. */
const finishSeconds = 10
/** For what is left after the last request, such as searches in worker threads. */
const closeSeconds = 2
/** With npm, one Ctrl-C sends the signal twice. */
const sameSignal = 500

/** How many seconds a worker may take, including the two for its connections to the database. */
export const longestStop = ({ drainSeconds }: Settings) => drainSeconds + finishSeconds + closeSeconds + 3

/** Stops serving, then the database, and leaves no process behind. Each step has a time limit; a second signal ends it at once. */
export function stopOnSignals(portal: Portal, stopServing: () => Promise<void>): void {
  let since: number | undefined
  const stop = async (why: string, exitCode: number) => {
    if (since !== undefined) return
    since = Date.now()
    portal.log.info(`${why}: finishing requests and stopping`)
    await stopServing()
    await portal.close()
    portal.log.info('stopped')
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

/** Waits until balancers have noticed that this server is not ready any more, then refuses connections and finishes requests. */
export async function drain(app: App): Promise<void> {
  app.draining = true
  await sleep(app.settings.drainSeconds * 1000)
  // A connection becomes idle after its last response, which may be after the close began.
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50)
  const force = setTimeout(() => app.server.closeAllConnections(), finishSeconds * 1000)
  await Promise.race([app.close(), sleep((finishSeconds + closeSeconds) * 1000)])
  clearInterval(closeIdle)
  clearTimeout(force)
}
