import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts'
import { call } from '#web/core/call.ts'
import { accountKey } from '../profile.api.ts'

/** Always read again: another device may have signed in or out. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...accountKey, 'sessions'],
    queryFn: ({ signal }) => call(listSessions, { signal }),
    staleTime: 0,
  })

/** Ends one session, or all others without an id. The list is read again after a refusal too: the session may have ended meanwhile. */
export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id?: string) => (id === undefined ? call(endOtherSessions) : call(endSession, { params: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  })
}
