import { QueryClient } from '@tanstack/react-query'
import { CallError, isUnreachable } from './call-error.ts'

/**
 * Without a connection, or after a server error, the same call may succeed a moment later. A refusal is final. If the server names a time
 * to wait, its sentence is shown instead of trying again.
 */
const mayPass = (error: unknown) =>
  isUnreachable(error) || (error instanceof CallError && error.status >= 500 && error.retryAfter === undefined)

export const queryClient = new QueryClient({
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
