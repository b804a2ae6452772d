import type { LoaderFunctionArgs } from 'react-router'
import { pageNumberIn } from '#contract/addresses.ts'
import { queryClient } from '#web/core/query-client.ts'
import { currentClaims } from '#web/core/session-state.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { cartPageQuery, cartTotalQuery } from './cart.api.ts'

/** Everything the screen shows, side by side with its code. What fails is told by the screen itself. */
export function loadCart({ request }: LoaderFunctionArgs) {
  const owner = currentClaims()?.sub ?? null
  return Promise.all([
    queryClient.prefetchQuery(cartPageQuery(owner, pageNumberIn(new URL(request.url).searchParams))),
    queryClient.prefetchQuery(cartTotalQuery(owner)),
    owner && queryClient.prefetchQuery(profileQuery()),
  ])
}
