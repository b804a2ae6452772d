import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'
import { CallError, isUnreachable } from './call-error.ts'

/**
 * Without a connection, or after a server error, the same call may succeed a moment later. A refusal is final. If the server names a time
 * to wait, its sentence is shown instead of trying again.
 */
const mayPass = (error: unknown) =>
  isUnreachable(error) || (error instanceof CallError && error.status >= 500 && error.retryAfter === undefined)

/**
 * After a change, what is being read for the first time may still be as before. The library keeps waiting for such a read instead of
 * reading again, so this client reads again after it.
 */
class Client extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(filters?: InvalidateQueryFilters<Key>, options?: InvalidateOptions) {
    const firstReads = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)
    await super.invalidateQueries(filters, options)
    if (firstReads.length === 0) return
    await Promise.allSettled(firstReads.map(({ promise }) => promise))
    await super.invalidateQueries({ ...filters, predicate: (query) => firstReads.includes(query) }, options)
  }
}

export const queryClient = new Client({
  defaultOptions: {
    // "always", so that a screen without a connection says so instead of waiting.
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, error) => count < 2 && mayPass(error),
    },
    mutations: { networkMode: 'always' },
  },
})
