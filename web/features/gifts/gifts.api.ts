import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { limits } from '#contract/core/limits.ts'
import * as gifts from '#contract/gifts/gifts.ts'
import { useAttemptKey } from '#web/core/attempt-key.ts'
import { call, callPage } from '#web/core/call.ts'
import { isUnconfirmed } from '#web/core/call-error.ts'
import { purchaseMade } from '#web/features/cart/index.ts'

const giftsKey = ['gifts'] as const
const pageAt = (pageNumber: number) => ({ pageNumber, pageSize: limits.pageSize.gifts })

/** Somebody may give or claim one at any time. */
export const waitingGiftsQuery = () =>
  queryOptions({
    queryKey: [...giftsKey, 'waiting'],
    queryFn: ({ signal }) => call(gifts.listWaitingGifts, { signal }),
    staleTime: 0,
  })

export const givenGiftsQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: [...giftsKey, 'given', pageNumber],
    queryFn: ({ signal }) => callPage(gifts.listGivenGifts, { querystring: pageAt(pageNumber), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const receivedGiftsQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: [...giftsKey, 'received', pageNumber],
    queryFn: ({ signal }) => callPage(gifts.listReceivedGifts, { querystring: pageAt(pageNumber), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** A second try after a broken connection gives only once. */
export function useGiveCourse() {
  const client = useQueryClient()
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: (body: z.input<typeof gifts.giveCourse.schema.body>) =>
      attempt.send((headers) => call(gifts.giveCourse, { headers, body })),
    // After a refusal the course too: its price may have changed, and the dialog shows it.
    onSettled: (_given, error) =>
      Promise.all(
        [giftsKey, ['account'], ...(error ? [['courses']] : [])].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
}

/** A second try after a broken connection gets the first result. `onClaimed` is called before the lists are loaded again. */
export function useClaimGift(id: number, onClaimed: () => void) {
  const client = useQueryClient()
  const attempt = useAttemptKey()
  return useMutation({
    mutationFn: () => attempt.send((headers) => call(gifts.claimGift, { headers, params: { id: String(id) } })),
    onSuccess: () => {
      onClaimed()
      return purchaseMade(client)
    },
    onError: (error) => (isUnconfirmed(error) ? undefined : client.invalidateQueries({ queryKey: giftsKey })),
  })
}

export const useDeclineGift = () => useEnd((id) => call(gifts.declineGift, { params: { id: String(id) } }))
export const useTakeBackGift = () => useEnd((id) => call(gifts.takeBackGift, { params: { id: String(id) } }))

/** Points come back, so the account changes too. Reloads even after a refusal: the gift may have ended meanwhile. */
function useEnd(mutationFn: (id: number) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([giftsKey, ['account'], ['notifications']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
