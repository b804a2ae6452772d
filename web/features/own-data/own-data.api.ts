import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { DeletionForm } from '#contract/core/forms.ts'
import * as ownData from '#contract/own-data/own-data.ts'
import { call } from '#web/core/call.ts'
import { signIn } from '#web/core/session.ts'
import { accountKey } from '#web/features/accounts/index.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { words } from './words.ts'

const second = 1000
const minute = 60 * second

/** Asks again while the download is being prepared, and before the link to it expires. */
export const ownDataQuery = () =>
  queryOptions({
    queryKey: [...accountKey, 'own-data'],
    queryFn: ({ signal }) => call(ownData.getOwnData, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const state = data?.download?.state
      if (state === 'ready') return 5 * minute
      return state === 'waiting' || state === 'preparing' ? 2 * second : false
    },
  })

export function useRequestDownload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownData.requestDownload),
    onSettled: () => client.invalidateQueries({ queryKey: ownDataQuery().queryKey }),
  })
}

/** Both return a new token pair, because the token says whether the account will be deleted. */
export function useRequestDeletion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof DeletionForm>) => call(ownData.requestDeletion, { body }),
    onSuccess: signIn,
    onSettled: () => client.invalidateQueries({ queryKey: ownDataQuery().queryKey }),
  })
}

export function useKeepAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownData.cancelDeletion),
    // Not with the call: the banner that made it is gone by then.
    onSuccess: (pair) => {
      signIn(pair)
      notifyDone(words.stays)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownDataQuery().queryKey }),
  })
}
