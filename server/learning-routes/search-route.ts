import { PassThrough } from 'node:stream'
import type { RouteSearchEvent } from '#contract/learning-routes/learning-routes.ts'
import type { RouteRenewal } from '#contract/learning-routes/route-renewal.ts'
import type { RouteLine, RouteQuestion, SearchPool } from '#server/automated-search/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { stopping } from '#server/core/errors.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { dayIn } from './days.ts'
import { getOwnRoute } from './keep-route.ts'
import { startSearch } from './learning-routes.queries.ts'
import { describeRenewal, toRenewal } from './renew-plan.ts'
import { ended, RouteResults, type StartedSearch, unfinished } from './route-results.ts'
import { toQuestion } from './to-question.ts'
import { refusals } from './words.ts'

export interface Searcher {
  userId: number
  address: string
  timeZone: string
  /** Aborted when the client disconnects. */
  signal: AbortSignal
}

const stop = new Error('the server stops')

/** The last event of a search that the stop of the server has ended. */
const stopped = { kind: 'refused' as const, message: stopping().message, earliest: null } satisfies RouteSearchEvent

/**
 * One search of a user at a time: the next one ends it. Another process notices that when it stores what it has found, because each search
 * of a route has a number.
 */
export class RouteSearches {
  private readonly parts: Parts
  private readonly pool: Pick<SearchPool, 'follow'>
  private readonly running = new Map<number, AbortController>()

  constructor(parts: Parts, pool: Pick<SearchPool, 'follow'>) {
    this.parts = parts
    this.pool = pool
  }

  /** Stores each plan before it is told. What refuses the whole search is thrown before the first event. */
  async *search(id: number, searcher: Searcher): AsyncGenerator<RouteSearchEvent, void, undefined> {
    const { userId } = searcher
    await getOwnRoute(this.parts.db, userId, id)
    const started = await this.start(id, searcher)
    const question = await toQuestion(this.parts, userId, started.route.form, started.today)
    yield* this.run(question, new RouteResults(this.parts, started), searcher)
  }

  /** Looks for plans that can take the place of the chosen one, and stores them, so that they can be opened and chosen. */
  async renew(id: number, searcher: Searcher): Promise<RouteRenewal> {
    const { parts } = this
    const { userId, timeZone } = searcher
    if ((await getOwnRoute(parts.db, userId, id)).chosenPlanId === null) throw refusals.noPlanChosen()
    const started = { ...(await this.start(id, searcher)), isRenewal: true }
    const renewal = await toRenewal(parts, userId, started)
    const results = new RouteResults(parts, started)
    const planIds: number[] = []
    let refusal: RouteRenewal['refusal'] = null
    for await (const event of this.run(renewal.question, results, searcher)) {
      // These say nothing about the plan, so the user can try again.
      if (event === ended) throw refusals.searchEnded()
      if (event === unfinished) throw refusals.searchUnfinished()
      if (event === stopped) throw stopping()
      if (event.kind === 'plan') planIds.push(event.plan.id)
      if (event.kind === 'refused') refusal = { message: event.message, earliest: event.earliest }
    }
    const today = { now: parts.clock.now(), timeZone }
    const plans = await describeRenewal(parts, userId, { ...renewal, route: started.route, planIds }, today)
    return { plans, isCheapest: results.isCheapest, refusal }
  }

  /** For a server that stops. */
  endAll(): void {
    for (const search of this.running.values()) search.abort(stop)
  }

  /** The number belongs to the goal as it was read. */
  private async start(id: number, { userId, address, timeZone }: Searcher): Promise<StartedSearch> {
    const { parts } = this
    await countAttempt(parts, { what: 'automated-search', who: address })
    const today = dayIn(timeZone, parts.clock.now())
    return inTransaction(parts, async ({ db }) => ({
      route: await getOwnRoute(db, userId, id, { lock: true }),
      number: await startSearch(db, id),
      today,
    }))
  }

  private async *run(question: RouteQuestion, results: RouteResults, { userId, signal }: Searcher) {
    const { running } = this
    const own = new AbortController()
    running.get(userId)?.abort()
    running.set(userId, own)
    try {
      yield* this.follow(question, results, AbortSignal.any([own.signal, signal]))
    } catch (error) {
      if (!own.signal.aborted) throw error
      yield own.signal.reason === stop ? stopped : ended
    } finally {
      if (running.get(userId) === own) running.delete(userId)
      own.abort()
    }
  }

  private async *follow(question: RouteQuestion, results: RouteResults, signal: AbortSignal) {
    const lines = new PassThrough({ objectMode: true })
    const report = (line: RouteLine) => lines.write(line)
    this.pool.follow(question, signal, report).then(
      () => lines.end(),
      (error) => lines.destroy(error),
    )
    for await (const line of lines) {
      const event = await results.keep(line)
      if (event) yield event
      if (event === ended) return
    }
    const last = results.last()
    if (last) yield last
  }
}
