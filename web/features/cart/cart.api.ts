import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CartItem } from '#contract/cart/cart.ts'
import * as cart from '#contract/cart/cart.ts'
import { limits } from '#contract/core/limits.ts'
import type { AttemptHeaders } from '#web/core/attempt-key.ts'
import { call, callPage, type Page } from '#web/core/call.ts'
import { CallError } from '#web/core/call-error.ts'
import { words } from './first-words.ts'
import { guestCart } from './guest-cart.ts'

/** The `sub` of a signed-in user, whose cart is on the server; null for a guest, whose cart is in the browser. */
export type CartOwner = string | null

const pageSize = limits.pageSize.cart
const ownerKey = (owner: CartOwner) => ['cart', owner ?? 'guest'] as const
export const cartKey = ['cart'] as const
export const cartPagesKey = (owner: CartOwner) => [...ownerKey(owner), 'page'] as const

export const cartPageQuery = (owner: CartOwner, pageNumber: number) =>
  queryOptions({
    queryKey: [...cartPagesKey(owner), pageNumber],
    queryFn: ({ signal }) =>
      owner ? callPage(cart.listCart, { querystring: { pageNumber, pageSize }, signal }) : guestPage(pageNumber, signal),
    placeholderData: keepPreviousData,
  })

/** As much of a user's cart as one call returns. */
export const wholeCartQuery = (owner: CartOwner) =>
  queryOptions({
    queryKey: [...cartPagesKey(owner), 'whole'],
    queryFn: ({ signal }) => callPage(cart.listCart, { querystring: { pageNumber: 1, pageSize: limits.maxPageSize }, signal }),
  })

export const cartTotalQuery = (owner: CartOwner) =>
  queryOptions({
    queryKey: [...ownerKey(owner), 'total'],
    queryFn: ({ signal }) => (owner ? call(cart.cartTotal, { signal }) : guestTotal(signal)),
  })

/** The courses in a user's cart; a guest's are in the browser. */
export const cartIdsQuery = (owner: string) =>
  queryOptions({
    queryKey: [...ownerKey(owner), 'ids'],
    queryFn: ({ signal }) => call(cart.listCartIds, { signal }),
  })

export const putIntoCart = (owner: CartOwner, courseId: number) =>
  owner ? call(cart.addToCart, { params: { courseId: String(courseId) } }) : putIntoGuestCart(courseId)

export const takeFromCart = async (owner: CartOwner, courseId: number) =>
  owner ? call(removeAsUser, { params: { courseId: String(courseId) } }) : guestCart.remove(courseId)

/** Never as a guest, for whom the server reports success without removing anything. */
const removeAsUser = { ...cart.removeFromCart, config: { access: 'signed-in' } } as const

export const getFree = (courseId: number) => call(cart.getFreeCourse, { params: { courseId: String(courseId) } })

export const buy = (headers: AttemptHeaders, expectedTotal: number) => call(cart.buyCart, { headers, body: { expectedTotal } })

const emptyPage = (pageNumber: number): Page<CartItem> => ({
  items: [],
  info: { PageNumber: pageNumber, PageSize: pageSize, TotalPages: 0, TotalCount: 0, HasPreviousPage: false, HasNextPage: false },
})

/** An empty cart needs no call. */
async function guestPage(pageNumber: number, signal: AbortSignal): Promise<Page<CartItem>> {
  const ids = guestCart.ids()
  if (ids.length === 0) return emptyPage(pageNumber)
  const page = await callPage(cart.guestCartPage, { querystring: { pageNumber, pageSize, cookie: guestCart.text() }, signal })
  // Courses that have left the catalogue are removed from the cart too, once a response shows all that is left.
  if (page.info.TotalPages <= 1 && pageNumber === 1) {
    for (const id of ids) if (!page.items.some((item) => item.id === id)) guestCart.remove(id)
  }
  return page
}

async function guestTotal(signal: AbortSignal): Promise<number> {
  const cookie = guestCart.text()
  return cookie ? call(cart.guestCartTotal, { querystring: { cookie }, signal }) : 0
}

async function putIntoGuestCart(courseId: number) {
  if (guestCart.add(courseId)) return
  const message = words.full({ most: limits.guestCart.maxIds })
  throw new CallError({ status: 409, statusText: '', url: cart.addToCart.url, message })
}
