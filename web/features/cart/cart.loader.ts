import type { LoaderFunctionArgs } from 'react-router'
import { pageNumberIn } from '#contract/core/addresses.ts'
import { queryClient } from '#web/core/query-client.ts'
import { currentClaims } from '#web/core/session-state.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { cartPageQuery, cartTotalQuery } from './cart.api.ts'

/** Loads everything the screen shows, in parallel with its code. The screen itself reports errors. */
export function loadCart({ request }: LoaderFunctionArgs) {
  const owner = currentClaims()?.sub ?? null
  return Promise.all([
    queryClient.prefetchQuery(cartPageQuery(owner, pageNumberIn(new URL(request.url).searchParams))),
    queryClient.prefetchQuery(cartTotalQuery(owner)),
    owner && queryClient.prefetchQuery(profileQuery()),
  ])
}
