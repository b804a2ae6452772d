import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/core/session.ts'
import { cartIdsQuery } from './cart.api.ts'
import { useCartRefresh } from './cart-changes.ts'
import { useGuestIds } from './guest-cart.ts'

/** The courses in the cart, by id. One call serves the navigation bar and all cards; guests need none. */
export function useCartIds(): number[] {
  const { claims } = useSession()
  const guestIds = useGuestIds()
  const { data = [] } = useQuery({ ...cartIdsQuery(claims?.sub ?? ''), enabled: claims !== null })
  return claims ? data : guestIds
}

/** How many courses are in the cart, for the navigation bar. */
export function useCartCount(): number {
  useCartRefresh()
  return useCartIds().length
}
