import { QueryClient } from '@tanstack/react-query'
import { CallError, isUnreachable } from './call-error.ts'

/**
 * No connection, or a server error: the same call may succeed a moment later. A refusal is final, and a server that names a time is
 * not asked before it; its sentence is shown until then.
 */
const mayPass = (error: unknown) =>
  isUnreachable(error) || (error instanceof CallError && error.status >= 500 && error.retryAfter === undefined)

export const queryClient = new QueryClient({
  defaultOptions: {
    // "always": without a connection a screen says so at once instead of waiting.
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, error) => count < 2 && mayPass(error),
    },
    mutations: { networkMode: 'always' },
  },
})
