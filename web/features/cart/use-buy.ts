import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import type { CartItem, Receipt } from '#contract/cart.ts'
import type { CourseCard } from '#contract/courses.ts'
import type { Page } from '#web/core/call.ts'
import { CallError } from '#web/core/call-error.ts'
import { buy, type CartOwner, cartPagesKey } from './cart.api.ts'
import { purchaseMade } from './cart-changes.ts'

export interface Purchase extends Receipt {
  /** Those of the bought courses that were on a page of the cart that was seen. */
  courses: CourseCard[]
}

/** Kept under the visit of the cart on which it was bought: back shows it again, a new visit shows the cart. */
export const receiptQuery = (visit: string) =>
  queryOptions<Purchase>({ queryKey: ['receipt', visit], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })

/**
 * Buys the cart at the total that the screen shows. An attempt has a key, and keeps it until there is a definite answer: whoever
 * tries again after a broken connection pays once, and gets the first answer.
 */
export function useBuy(owner: CartOwner) {
  const client = useQueryClient()
  const { key: visit } = useLocation()
  const key = useRef<string>(null)
  const mutation = useMutation({
    mutationFn: (total: number) => {
      key.current ??= newKey()
      return buy(key.current, total)
    },
    onSuccess: (receipt) => {
      key.current = null
      const courses = coursesSeen(client.getQueriesData<Page<CartItem>>({ queryKey: cartPagesKey(owner) }))
      const bought = courses.filter(({ id }) => receipt.boughtCourseIds.includes(id))
      client.setQueryData(receiptQuery(visit).queryKey, { ...receipt, courses: bought })
      void purchaseMade(client)
    },
    onError: (error) => {
      if (isUnanswered(error)) return
      key.current = null
      void client.invalidateQueries()
    },
  })
  return { ...mutation, isUnanswered: mutation.isError && isUnanswered(mutation.error) }
}

/** No answer, or one of a server that stumbled: the purchase may have happened. */
const isUnanswered = (error: unknown) => !(error instanceof CallError) || error.status === 0 || error.status >= 500

const coursesSeen = (pages: [unknown, Page<CartItem> | undefined][]) => [
  ...new Map(pages.flatMap(([, page]) => page?.items ?? []).map(({ id, course }) => [id, course])).values(),
]

/** Not `randomUUID`: browsers have that only on https and localhost. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
