import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as choices from '#contract/notifications/notification-choices.ts'
import { listNotifications, markNotificationsRead } from '#contract/notifications/notifications.ts'
import { call } from '#web/core/call.ts'

export const listKey = ['notifications', 'list']

export const notificationsQuery = () =>
  queryOptions({ queryKey: listKey, queryFn: ({ signal }) => call(listNotifications, { signal }), staleTime: 0 })

/** Those with these ids, or all. The number at the bell follows by itself. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids?: number[]) => call(markNotificationsRead, { body: { ids } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  })
}

export const choicesQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'choices'],
    queryFn: ({ signal }) => call(choices.getNotificationChoices, { signal }),
  })

type Choice = z.input<(typeof choices.setNotificationChoice)['schema']['body']>

/** Shows the choice at once, and what is stored when saving has failed. */
export function useChooseMail() {
  const client = useQueryClient()
  const { queryKey } = choicesQuery()
  return useMutation({
    mutationFn: (body: Choice) => call(choices.setNotificationChoice, { body }),
    onMutate: ({ kind, choice }) =>
      client.setQueryData(queryKey, (known) => known && { ...known, choices: { ...known.choices, [kind]: choice } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export const storeTimeZone = (timeZone: string) => call(choices.setTimeZone, { body: { timeZone } })
