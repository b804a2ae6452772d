import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as recovery from '#contract/accounts/recovery.ts'
import type * as forms from '#contract/core/forms.ts'
import { call } from '#web/core/call.ts'
import { renewStored, signOut } from '#web/core/session.ts'
import { accountKey } from './profile.api.ts'

export const recoveryQuery = () =>
  queryOptions({
    queryKey: ['recovery'],
    queryFn: ({ signal }) => call(recovery.getRecovery, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a new user gets does not change while the page is open. */
export const welcomeQuery = () =>
  queryOptions({
    queryKey: ['welcome'],
    queryFn: ({ signal }) => call(recovery.getWelcome, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: z.input<typeof forms.ForgottenForm>) => call(recovery.forgotPassword, { body }) })

/** The server has ended all sessions of the account; the one of this browser is forgotten too. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: z.input<typeof recovery.resetPassword.schema.body>) => call(recovery.resetPassword, { body }),
    onSuccess: signOut,
  })

/** The token of a signed-in user contains the address. */
export function useConfirmEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(recovery.confirmEmail, { body: { token } }),
    onSuccess: () => {
      renewStored()
      return client.invalidateQueries({ queryKey: accountKey })
    },
  })
}
