import { setTimeout as sleep } from 'node:timers/promises'
import { isLost, isStalePlan, isWorthRetrying } from './database-errors.ts'

/** The first retry is immediate, because a connection often breaks while the server is well. Later ones wait for so many milliseconds. */
const retryPause = 200
/** After a lost connection no retry begins later than this, so that a server that went silent is not waited for twice. */
const lastRetry = 4000

/** How far an attempt has come. */
export interface Attempt {
  /** Whether it may have changed something, should the connection break now. */
  mayHaveHappened: boolean
  /** Whether an earlier one met a stale plan. A pooler may give this one a connection that has the same plan. */
  readonly plansAreStale: boolean
}

export interface RetryOptions {
  /** How often something is tried, at most. */
  tries: number
  /** Returns what to throw instead of an error of the driver. */
  refusal: (error: unknown) => unknown
}

/** Repeats attempts that failed without changing anything: they met a deadlock or a broken connection, for example. */
export async function repeat<T>({ tries, refusal }: RetryOptions, work: (attempt: Attempt) => Promise<T>): Promise<T> {
  const since = performance.now()
  let plansAreStale = false
  for (let number = 1; ; number++) {
    const attempt: Attempt = { mayHaveHappened: false, plansAreStale }
    try {
      return await work(attempt)
    } catch (error) {
      plansAreStale ||= isStalePlan(error)
      const nothingHappened = isWorthRetrying(error)
      if (!nothingHappened && (attempt.mayHaveHappened || !isLost(error))) throw error
      const isLate = !nothingHappened && performance.now() - since > lastRetry
      if (number === tries || isLate) throw refusal(error)
      if (number > 1) await sleep(retryPause)
    }
  }
}
