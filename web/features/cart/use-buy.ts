import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { CartItem, Receipt } from '#contract/cart/cart.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import type { Page } from '#web/core/call.ts'
import { isUnconfirmed } from '#web/core/call-error.ts'
import { buy, type CartOwner, cartPagesKey } from './cart.api.ts'
import { purchaseMade } from './cart-changes.ts'

export interface Purchase extends Receipt {
  /** The bought courses that were on a loaded page of the cart. */
  courses: CourseCard[]
}

/** Kept for this visit to the cart: Back shows it again, a new visit shows the cart. */
export const receiptQuery = (visit: string) =>
  queryOptions<Purchase>({ queryKey: ['receipt', visit], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })

/** Buys the cart at the total that the screen shows. A second try after a broken connection pays only once. */
export function useBuy(owner: CartOwner) {
  const client = useQueryClient()
  const { key: visit } = useLocation()
  const attempt = useAttemptKey()
  const mutation = useMutation({
    mutationFn: (total: number) => attempt.send((headers) => buy(headers, total)),
    onSuccess: (receipt) => {
      const courses = coursesSeen(client.getQueriesData<Page<CartItem>>({ queryKey: cartPagesKey(owner) }))
      const bought = courses.filter(({ id }) => receipt.boughtCourseIds.includes(id))
      client.setQueryData(receiptQuery(visit).queryKey, { ...receipt, courses: bought })
      void purchaseMade(client)
    },
    onError: (error) => {
      if (!isUnconfirmed(error)) void client.invalidateQueries()
    },
  })
  return { ...mutation, isUnconfirmed: mutation.isError && isUnconfirmed(mutation.error) }
}

const coursesSeen = (pages: [unknown, Page<CartItem> | undefined][]) => [
  ...new Map(pages.flatMap(([, page]) => page?.items ?? []).map(({ id, course }) => [id, course])).values(),
]
