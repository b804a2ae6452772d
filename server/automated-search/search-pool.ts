import { Worker } from 'node:worker_threads'
import { spareCores } from '#server/core/costly-work/gates.ts'
import { type SharedGate, sharedGate } from '#server/core/costly-work/shared-gate.ts'
import { longestRest, smallThread } from '#server/core/costly-work/side-thread.ts'
import { databaseAway } from '#server/core/database/database-errors.ts'
import type { DatabaseAccess } from '#server/core/database/db.ts'
import { Refused } from '#server/core/errors.ts'
import type { Opening, OpeningQuestion } from './find-openings.ts'
import type { RouteLine, RouteQuestion } from './find-route.ts'
import type { SavingsLine, SavingsQuestion } from './find-savings.ts'
import type { ProofOutcome, ProofQuestion } from './prove-cheapest.ts'
import type { Question } from './read-problem.ts'
import type { Found, Message } from './search-worker.ts'
import { refusals } from './words.ts'

const mostWorkers = 4
const mayWait = 40
/** Below 2048, V8 lets a heap grow to twice what is in use before it collects garbage; from there on, to four times that. */
const limits = { ...smallThread, maxOldGenerationSizeMb: 2000 }
const graceSeconds = 1
const startSeconds = 20

interface Kind {
  /** All pools of this name, in all processes of this server, share their places. */
  name: string
  workers: number
  /** The solver never frees its memory, so a worker is replaced after so many searches. */
  searchesOfWorker: number
  restSeconds?: number
}

export const planSearches: Kind = { name: 'plans', workers: Math.min(mostWorkers, spareCores), searchesOfWorker: 20 }
/** A route is many searches in a row. With places of their own, plans never wait for routes. */
export const routeSearches: Kind = { name: 'routes', workers: Math.ceil(planSearches.workers / 2), searchesOfWorker: 5 }
/** For a job that nobody waits for. */
export const openingSearches: Kind = { name: 'openings', workers: 1, searchesOfWorker: 5 }
/** Each is many searches in a row, which plans do not wait for. */
export const savingSearches: Kind = { name: 'savings', workers: 1, searchesOfWorker: 5 }

/** Worker threads that read and solve, so that other requests do not wait. They start when needed and stay for a while, for the next search. */
export class SearchPool {
  private readonly database: DatabaseAccess
  private readonly onProblem: (error: Error) => void
  private readonly gate: SharedGate
  private readonly kind: Kind
  /** With the timers that end them. */
  private readonly idle = new Map<SearchWorker, NodeJS.Timeout>()
  private readonly busy = new Set<SearchWorker>()

  constructor(database: DatabaseAccess, onProblem: (error: Error) => void, kind = planSearches) {
    this.database = database
    this.onProblem = onProblem
    this.kind = kind
    this.gate = sharedGate(kind.name, kind.workers, mayWait, () => refusals.searchIsBusy({ retryAfterSeconds: 10 }))
  }

  /** Returns the best plan known when the worker is done or overdue. The search ends when the client disconnects. */
  find(question: Question, signal: AbortSignal): Promise<Found> {
    return this.last<Found>(question, signal)
  }

  prove(question: ProofQuestion, signal: AbortSignal): Promise<ProofOutcome> {
    return this.last<ProofOutcome>(question, signal)
  }

  /** Reports as it goes. The search ends when the client disconnects. */
  follow(question: RouteQuestion, signal: AbortSignal, onLine: (line: RouteLine) => void): Promise<void> {
    return this.run(question, signal, onLine)
  }

  /** What was found when the worker is done or overdue. */
  async findOpenings(question: OpeningQuestion, signal: AbortSignal): Promise<Opening[]> {
    const openings: Opening[] = []
    await this.run(question, signal, (opening: Opening) => openings.push(opening))
    return openings
  }

  /** What was proven when the worker is done or overdue. The search ends when the client disconnects. */
  async findSavings(question: SavingsQuestion, signal: AbortSignal): Promise<SavingsLine[]> {
    const lines: SavingsLine[] = []
    await this.run(question, signal, (line: SavingsLine) => lines.push(line))
    return lines
  }

  private async last<Result>(question: object, signal: AbortSignal): Promise<Result> {
    let last: Result | undefined
    await this.run(question, signal, (found: Result) => {
      last = found
    })
    if (!last) throw new Error('the search found nothing')
    return last
  }

  private run<Result>(question: object, signal: AbortSignal, onResult: (result: Result) => void): Promise<void> {
    return this.gate.run(async () => {
      if (signal.aborted) throw clientClosed()
      const worker = this.takeIdle() ?? new SearchWorker(this.database, this.onProblem)
      this.busy.add(worker)
      try {
        await worker.run(question, signal, onResult)
      } finally {
        this.busy.delete(worker)
        if (worker.isFit(this.kind.searchesOfWorker)) this.keep(worker)
        else await worker.end()
      }
    })
  }

  /** The one that worked last, so that the others may end. */
  private takeIdle(): SearchWorker | undefined {
    const [worker, timer] = [...this.idle].at(-1) ?? []
    if (worker) this.idle.delete(worker)
    clearTimeout(timer)
    return worker
  }

  private keep(worker: SearchWorker): void {
    const end = () => {
      this.idle.delete(worker)
      void worker.end()
    }
    this.idle.set(worker, setTimeout(end, (this.kind.restSeconds ?? longestRest) * 1000).unref())
  }

  /** Whether no search runs in this process. */
  get isIdle(): boolean {
    return this.busy.size === 0
  }

  async close(): Promise<void> {
    const workers = [...this.idle.keys(), ...this.busy]
    this.idle.clear()
    await Promise.all(workers.map((worker) => worker.end()))
  }
}

const clientClosed = () => new Refused(499, 'The client closed the request.')

class SearchWorker {
  private readonly thread: Worker
  private readonly onProblem: (error: Error) => void
  private searches = 0
  private broken = false

  constructor(database: DatabaseAccess, onProblem: (error: Error) => void) {
    this.onProblem = onProblem
    this.thread = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: database,
      resourceLimits: limits,
    })
    // An error without a listener would end the portal.
    this.thread.on('error', (error) => {
      this.broken = true
      onProblem(error)
    })
  }

  isFit(mostSearches: number): boolean {
    return !this.broken && this.searches < mostSearches
  }

  end(): Promise<number> {
    this.broken = true
    return this.thread.terminate()
  }

  run<Result>(question: object, signal: AbortSignal, onResult: (result: Result) => void): Promise<void> {
    this.searches++
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    let hasResult = false
    let timer: NodeJS.Timeout | undefined
    const allow = (seconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => fail(new Error('the search did not end in time')), (seconds + graceSeconds) * 1000)
    }
    // A result that may not be the best is better than none; the problem is reported anyway.
    const fail = (problem: Error) => {
      this.broken = true
      if (!hasResult) return reject(problem)
      this.onProblem(problem)
      resolve()
    }
    const onMessage = (message: Message) => {
      if ('allow' in message) allow(message.allow)
      else if ('found' in message) {
        hasResult = true
        onResult(message.found as Result)
      } else if ('done' in message) resolve()
      else fail(message.unavailable ? databaseAway(message.failed) : new Error(message.failed))
    }
    const onExit = () => fail(new Error('the search ended unexpectedly'))
    const onAbort = () => {
      this.broken = true
      reject(clientClosed())
    }
    allow(startSeconds)
    this.thread.on('message', onMessage).on('error', fail).on('exit', onExit)
    signal.addEventListener('abort', onAbort, { once: true })
    this.thread.postMessage(question)
    return promise.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      this.thread.off('message', onMessage).off('error', fail).off('exit', onExit)
    })
  }
}
