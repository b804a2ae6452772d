import { Worker } from 'node:worker_threads'
import type { DocumentOrder, DocumentReply } from './document-worker.ts'
import { Refused, tooMany } from './errors.ts'
import { Gate } from './gate.ts'

const mayWait = 40
const mostMemoryMb = 512
/** The first document takes half a second longer, since its thread has to start and read the fonts. */
const mostSeconds = 10

/** A function that draws a document; what it is given must be plain data, because it goes to another thread. */
type Draw = (sheet: never) => Promise<Buffer>

/**
 * Draws PDFs in one thread of its own, one after the other, so that nobody else waits for them. The thread starts with the first document
 * and stays for the next. A document that takes too long, or that breaks its thread, is refused, and the next one gets a new thread.
 */
export class Documents {
  private readonly onProblem: (error: Error) => void
  private readonly mostSeconds: number
  private readonly gate = new Gate(1, mayWait, () =>
    tooMany('Many documents are being made just now. Please try again in a moment.', 5),
  )
  private thread: Worker | undefined

  constructor(onProblem: (error: Error) => void, longest = mostSeconds) {
    this.onProblem = onProblem
    this.mostSeconds = longest
  }

  /** `module` is the address of the file that exports `name`, as `import.meta.resolve` gives it; this thread never loads it. */
  make<D extends Draw>(module: string, name: string, sheet: Parameters<D>[0]): Promise<Buffer> {
    return this.gate.run(() => this.order({ module, name, sheet }))
  }

  async close(): Promise<void> {
    await this.thread?.terminate()
  }

  private async order(order: DocumentOrder): Promise<Buffer> {
    const thread = this.thread ?? this.start()
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const onReply = (reply: DocumentReply) =>
      'bytes' in reply ? resolve(Buffer.from(reply.bytes.buffer)) : reject(new Error(reply.failed))
    const onExit = () => reject(new Error('the thread that makes documents ended'))
    const timer = setTimeout(() => reject(new Error('a document took too long')), this.mostSeconds * 1000)
    thread.on('message', onReply).on('error', reject).on('exit', onExit)
    thread.postMessage(order)
    try {
      return await promise
    } catch (error) {
      this.onProblem(error as Error)
      this.thread = undefined
      void thread.terminate()
      throw new Refused(503, 'This document could not be made just now. Please try again.', {}, { retryAfterSeconds: 5 })
    } finally {
      clearTimeout(timer)
      thread.off('message', onReply).off('error', reject).off('exit', onExit)
    }
  }

  private start(): Worker {
    const thread = new Worker(new URL('./document-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    })
    // An error without a listener would end the portal; a thread that ended between two documents is replaced.
    const forget = () => {
      if (this.thread === thread) this.thread = undefined
    }
    thread.on('error', forget).on('exit', forget)
    this.thread = thread
    return thread
  }
}
