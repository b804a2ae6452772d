import { useCartRefresh } from './cart-changes.ts'
import { useCartIds } from './use-cart-ids.ts'

/** How many courses are in the cart, for the navigation bar. */
export function useCartCount(): number {
  useCartRefresh()
  return useCartIds().length
}
