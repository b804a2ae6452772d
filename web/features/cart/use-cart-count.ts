import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/core/session.ts'
import { cartPageQuery } from './cart.api.ts'
import { useCartRefresh } from './cart-changes.ts'
import { useGuestIds } from './guest-cart-store.ts'

/** How many courses are in the cart. The server is asked only for a user's; a guest's is known here. */
export function useCartCount(): number {
  const { claims } = useSession()
  const guestIds = useGuestIds()
  const { data } = useQuery({ ...cartPageQuery(claims?.sub ?? null, 1), enabled: claims !== null })
  useCartRefresh()
  return claims ? (data?.info.TotalCount ?? 0) : guestIds.length
}
