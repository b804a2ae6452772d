import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { call, handle, tell } from './calls.ts'

/** Milliseconds before a worker is replaced. Each replacement that does not last doubles the pause, so that a crash loop leaves the machine to others. */
const pauses = { first: 200, most: 30_000, lasting: 60_000 }
/** A worker that does not respond within this time is left out of what is asked of all. */
const longestReply = 3000

/** In a worker: whether it is the first, or has replaced it. */
export const isFirstWorker = () => process.env.COURSEWISE_WORKER === '1'

/** The workers of one primary: started, replaced when they end, and stopped together. */
export class Workers {
  private readonly count: number
  private readonly env: Record<string, string>
  private readonly log: Logger
  private readonly listening = new Set<Worker>()
  private port = 0
  private stopping = false

  constructor(count: number, env: Record<string, string>, log: Logger) {
    this.count = count
    this.env = env
    this.log = log
    // The default is JSON, in which infinity is nothing.
    cluster.setupPrimary({ serialization: 'advanced' })
    handle('ask all', (name: string) => this.askAll(name))
  }

  /** Resolves with the port when all listen. The first starts alone, so that what keeps the portal from starting is said once. */
  async start(): Promise<number> {
    const first = this.fork(1)
    if (!(await first.listens)) {
      // A stop ends workers that are still starting, and then this process.
      if (this.stopping) return new Promise(() => {})
      throw new Error('its first worker ended, and the line above says why.')
    }
    this.keep(first)
    const others = Array.from({ length: this.count - 1 }, (_, index) => this.fork(index + 2))
    for (const worker of others) this.keep(worker)
    await Promise.all(others.map(({ listens }) => listens))
    return this.port
  }

  /** Lets all finish their requests, and ends those that take longer than so many seconds. */
  async stop(mostSeconds: number): Promise<void> {
    this.stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isDead() === false)
    const end = Promise.all(workers.map((worker) => new Promise((resolve) => worker?.once('exit', resolve))))
    for (const worker of workers) {
      if (worker && this.listening.has(worker)) tell(worker, 'stop')
      else worker?.process.kill('SIGKILL')
    }
    await Promise.race([end, sleep(mostSeconds * 1000)])
    for (const worker of workers) if (!worker?.isDead()) worker?.process.kill('SIGKILL')
    await end
  }

  private fork(number: number): Started {
    const worker = cluster.fork({ ...this.env, COURSEWISE_WORKER: String(number) })
    closeWhatItNeverGot(worker)
    const { promise: listens, resolve } = Promise.withResolvers<boolean>()
    worker.once('listening', ({ port }) => {
      this.port = port
      this.listening.add(worker)
      resolve(true)
    })
    worker.once('exit', () => {
      this.listening.delete(worker)
      resolve(false)
    })
    return { worker, number, listens, startedAt: Date.now() }
  }

  private keep({ worker, number, startedAt }: Started, pause = pauses.first): void {
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (this.stopping) return
      const wait = Date.now() - startedAt > pauses.lasting ? pauses.first : pause
      this.log.error({ pid: worker.process.pid, code, signal }, `a worker ended: another one starts in ${wait / 1000} s`)
      this.log.flush()
      setTimeout(() => {
        if (!this.stopping) this.keep(this.fork(number), Math.min(2 * wait, pauses.most))
      }, wait)
    })
  }

  /** The replies of all workers that serve. One that ends meanwhile is left out. */
  private async askAll(name: string): Promise<unknown[]> {
    const replies = [...this.listening].map((worker) =>
      Promise.race([call(worker, name), sleep(longestReply, undefined, { ref: false })]).catch(() => undefined),
    )
    return (await Promise.all(replies)).filter((reply) => reply !== undefined)
  }
}

/**
 * Node accepts connections in the primary, hands them to workers one by one, and closes its own end when the worker has one. If the worker
 * ends in between, Node forgets the connection, and its client would wait for ever.
 */
function closeWhatItNeverGot(worker: Worker): void {
  const send = worker.process.send.bind(worker.process) as (...args: unknown[]) => boolean
  let last: { close: () => void } | undefined
  worker.process.send = (...args: unknown[]) => {
    const [, connection] = args
    if (typeof connection === 'object' && connection) last = connection as typeof last
    return send(...args)
  }
  // It does nothing to one that is closed already.
  worker.once('exit', () => last?.close())
}

interface Started {
  worker: Worker
  number: number
  /** Whether it came to listen before it ended. */
  listens: Promise<boolean>
  startedAt: number
}
