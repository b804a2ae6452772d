import { Worker } from 'node:worker_threads'
import { Refused } from '../errors.ts'
import { type SharedGate, sharedGate } from './shared-gate.ts'
import type { SideReply, SideTask } from './side-worker.ts'

const mayWait = 40
/** The young generation is that of the main thread by default, which serves many more requests. */
export const smallThread = { maxYoungGenerationSizeMb: 12 }
const limits = { ...smallThread, maxOldGenerationSizeMb: 512 }
/** A thread without work ends after so many seconds, because each has a heap of its own, of dozens of megabytes. */
export const longestRest = 30

/** Work for another thread. Its arguments and its result must be plain data. */
type Work = (input: never) => Promise<unknown> | unknown

type Refuse = (details: { retryAfterSeconds: number }) => Refused

export interface SideThreadOptions {
  /** All workers of this server together run one task with this name at a time. */
  name: string
  /** The refusals when too many tasks wait, and when the work failed. */
  busy: Refuse
  failed: Refuse
  /** The first task also waits for its thread to start and load. */
  mostSeconds: number
  restSeconds?: number
  onProblem: (error: Error) => void
}

/**
 * Does costly work in another thread with low priority, one task after the other, so that other requests do not wait for it. The thread
 * starts with the first task and stays for the next, unless that is long in coming. A task that takes too long or breaks its thread is refused, and the next one gets a
 * new thread.
 */
export class SideThread {
  private readonly options: SideThreadOptions
  private readonly gate: SharedGate
  private thread: Worker | undefined
  private rest: NodeJS.Timeout | undefined

  constructor(options: SideThreadOptions) {
    this.options = options
    this.gate = sharedGate(options.name, 1, mayWait, () => options.busy({ retryAfterSeconds: 5 }))
  }

  /** `module` is the address of the file that exports `name`, as `import.meta.resolve` gives it; this thread never loads it. */
  run<W extends Work>(module: string, name: string, input: Parameters<W>[0]): Promise<Awaited<ReturnType<W>>> {
    return this.gate.run(() => this.order({ module, name, input })) as Promise<Awaited<ReturnType<W>>>
  }

  async close(): Promise<void> {
    const { thread } = this
    this.thread = undefined
    await thread?.terminate()
  }

  private async order(task: SideTask): Promise<unknown> {
    clearTimeout(this.rest)
    const thread = this.thread ?? this.start()
    const { promise, resolve, reject } = Promise.withResolvers<SideReply>()
    const onExit = () => reject(new Error('the side thread ended'))
    const timer = setTimeout(() => reject(new Error('the side thread took too long')), this.options.mostSeconds * 1000)
    thread.on('message', resolve).on('error', reject).on('exit', onExit)
    thread.postMessage(task)
    try {
      const reply = await promise
      if ('done' in reply) return reply.done
      if ('refused' in reply) {
        const { status, message, fields, code } = reply.refused
        throw new Refused(status, message, fields, { code })
      }
      throw new Error(reply.failed)
    } catch (error) {
      if (error instanceof Refused) throw error
      this.options.onProblem(error as Error)
      this.thread = undefined
      void thread.terminate()
      throw this.options.failed({ retryAfterSeconds: 5 })
    } finally {
      clearTimeout(timer)
      thread.off('message', resolve).off('error', reject).off('exit', onExit)
      this.rest = setTimeout(() => void this.close(), (this.options.restSeconds ?? longestRest) * 1000).unref()
    }
  }

  private start(): Worker {
    const thread = new Worker(new URL('./side-worker.ts', import.meta.url), {
      resourceLimits: limits,
    })
    // An error without a listener would end the portal; a thread that ended between two tasks is replaced.
    const forget = () => {
      if (this.thread === thread) this.thread = undefined
    }
    thread.on('error', forget).on('exit', forget)
    this.thread = thread
    return thread
  }
}
