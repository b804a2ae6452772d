import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as mail from '#contract/mail/mail.ts'
import { call } from '#web/core/call.ts'

export const mailStateQuery = () =>
  queryOptions({
    queryKey: ['statistics', 'mail'],
    queryFn: ({ signal }) => call(mail.getMailState, { signal }),
    // Every screen for Admins asks, and the settings change only with a restart.
    staleTime: 60_000,
  })

export function useSendTestMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(mail.sendTestMail),
    onSettled: () => client.invalidateQueries({ queryKey: mailStateQuery().queryKey }),
  })
}
