import { queryOptions } from '@tanstack/react-query'
import { getAccount } from '#contract/accounts/accounts.ts'
import { call } from '#web/core/call.ts'

// Apart from accounts.api.ts, because the cart begins to load it in the first load.

/** The key of everything that belongs to the signed-in account. */
export const accountKey = ['account'] as const

export const profileQuery = () =>
  queryOptions({ queryKey: [...accountKey, 'profile'], queryFn: ({ signal }) => call(getAccount, { signal }) })
