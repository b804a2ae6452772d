import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CartItem } from '#contract/cart/cart.ts'
import type { Page } from '#web/core/call.ts'
import { type CartOwner, cartIdsQuery, cartKey, cartPagesKey, cartTotalQuery } from './cart.api.ts'
import { guestCart } from './guest-cart.ts'

type Change = 'cart' | 'purchase'
/** Notifies the other tabs. The guest's cart needs no message, because browsers report changes of their storage. */
const otherTabs = new BroadcastChannel('coursewise-cart')

/** Called after the server's cart has changed: reloads it here and in the other tabs. */
export function cartChanged(client: QueryClient) {
  otherTabs.postMessage('cart' satisfies Change)
  return refresh(client, 'cart')
}

/** A purchase changes nearly everything: balance, history, cards, links to materials, cart. */
export function purchaseMade(client: QueryClient) {
  otherTabs.postMessage('purchase' satisfies Change)
  return refresh(client, 'purchase')
}

/** Removes the line and lowers the total at once, before the server responds. */
export function takeOut(client: QueryClient, owner: CartOwner, { id, course }: CartItem) {
  client.setQueriesData<Page<CartItem>>({ queryKey: cartPagesKey(owner) }, (page) => {
    if (!page) return page
    const { items, info } = page
    return { items: items.filter((item) => item.id !== id), info: { ...info, TotalCount: Math.max(0, info.TotalCount - 1) } }
  })
  if (owner) client.setQueryData(cartIdsQuery(owner).queryKey, (ids) => ids?.filter((other) => other !== id))
  client.setQueryData(cartTotalQuery(owner).queryKey, (total) => total && Math.max(0, total - course.price))
}

/** Used once, in the navigation bar: updates everything about the cart when any tab changes it. */
export function useCartRefresh() {
  const client = useQueryClient()
  useEffect(() => {
    const listen = ({ data }: MessageEvent<Change>) => void refresh(client, data)
    otherTabs.addEventListener('message', listen)
    const stop = guestCart.subscribe(() => void refresh(client, 'cart'))
    return () => {
      otherTabs.removeEventListener('message', listen)
      stop()
    }
  }, [client])
}

function refresh(client: QueryClient, change: Change) {
  if (change === 'cart') return client.invalidateQueries({ queryKey: cartKey })
  // Drops what is not on screen, so that it is never shown as it was before the purchase.
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== 'receipt' })
  return client.invalidateQueries()
}
