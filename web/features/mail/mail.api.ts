import { queryOptions, useMutation } from '@tanstack/react-query'
import * as mail from '#contract/mail/mail.ts'
import { call } from '#web/core/call.ts'

/** Mails come while the page is open, so it is read again from time to time. */
export const outboxQuery = () =>
  queryOptions({
    queryKey: ['mail', 'outbox'],
    queryFn: ({ signal }) => call(mail.listOutbox, { signal }),
    refetchInterval: ({ state }) => (state.error ? false : 5000),
  })

export const useUnsubscribe = (token: string) => useMutation({ mutationFn: () => call(mail.unsubscribe, { params: { token } }) })
