import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

export interface EmbeddedPostgres {
  /** Connection string of a database on this server. */
  databaseUrl(database: string): string
  /** Called when the server ended although nobody asked it to, and starting it again did not help. */
  onLost(listener: () => void): void
  stop(): Promise<void>
}

const restarts = { most: 3, within: 5 * 60_000, delay: 500 }
/** After that it stops without writing everything to disk, which makes the next start a little slower. */
const quickStopAfter = 5000

/** Starts the server again when it ends unexpectedly, a few times; then it counts as lost. */
export function keepRunning(
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
  databaseUrl: EmbeddedPostgres['databaseUrl'],
  onRestart: (() => void) | undefined,
): EmbeddedPostgres {
  let child = first
  let starting: Promise<void> | undefined
  let stopping = false
  let started: number[] = []
  const lost = Promise.withResolvers<void>()
  const restart = async (): Promise<void> => {
    started = [...started.filter((time) => time > Date.now() - restarts.within), Date.now()]
    if (started.length > restarts.most) return lost.resolve()
    onRestart?.()
    await sleep(restarts.delay)
    if (stopping) return
    // It may end once more before the start has noticed that it serves, or right after that.
    const next = await start().catch(() => undefined)
    if (!next || hasEnded(next)) return restart()
    child = next
    watch()
  }
  const watch = () =>
    child.once('exit', () => {
      if (!stopping) starting = restart()
    })
  watch()
  return {
    databaseUrl,
    onLost: (listener) => void lost.promise.then(listener),
    async stop() {
      stopping = true
      await starting
      await end(child)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGINT')
  const quick = setTimeout(() => child.kill('SIGQUIT'), quickStopAfter)
  await ended
  clearTimeout(quick)
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
