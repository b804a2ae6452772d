import { QueryClient } from '@tanstack/react-query'
import { CallError, isUnreachable } from './call-error.ts'

/**
 * No connection, or a fault of the server: the same call may succeed a moment later. A refusal stays one, and a server that says when to
 * come back is not asked before: its sentence is shown meanwhile.
 */
const mayPass = (error: unknown) =>
  isUnreachable(error) || (error instanceof CallError && error.status >= 500 && error.retryAfter === undefined)

export const queryClient = new QueryClient({
  defaultOptions: {
    // "always": without a connection a screen says so at once, instead of waiting for it for ever.
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, error) => count < 2 && mayPass(error),
    },
    mutations: { networkMode: 'always' },
  },
})
