import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as accounts from '#contract/accounts/accounts.ts'
import * as recovery from '#contract/accounts/recovery.ts'
import type * as forms from '#contract/core/forms.ts'
import { limits } from '#contract/core/limits.ts'
import { listPoints } from '#contract/points/points.ts'
import { call, callPage } from '#web/core/call.ts'
import { isUnreachable } from '#web/core/call-error.ts'
import { signIn } from '#web/core/session.ts'
import { accountKey } from '#web/features/accounts/index.ts'

export const pointsQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: [...accountKey, 'points', pageNumber],
    queryFn: ({ signal }) =>
      callPage(listPoints, { querystring: { pageNumber, pageSize: limits.pageSize.pointsHistory }, signal }),
    placeholderData: keepPreviousData,
  })

/** By handle or email address. */
export const authorQuery = (author: string) =>
  queryOptions({
    queryKey: ['author', author],
    queryFn: ({ signal }) => call(accounts.getAuthor, { params: { author }, signal }),
  })

/** Returns a new token pair, because the token contains name and email. As the specification requires, a refusal reloads the profile too. */
export function useSaveProfile() {
  const client = useQueryClient()
  const reload = () => Promise.all([accountKey, ['author']].map((queryKey) => client.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn: (body: z.input<typeof forms.ProfileForm>) => call(accounts.updateAccount, { body }),
    onSuccess: (pair) => {
      signIn(pair)
      return reload()
    },
    onError: (error) => (isUnreachable(error) ? undefined : reload()),
  })
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: z.input<typeof forms.PasswordForm>) => call(accounts.changePassword, { body }),
    onSuccess: signIn,
  })

export function useCancelEmailChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(recovery.cancelEmailChange),
    onSuccess: () => client.invalidateQueries({ queryKey: accountKey }),
  })
}
