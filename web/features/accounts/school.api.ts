import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as oidc from '#contract/oidc/oidc.ts'
import { call } from '#web/core/call.ts'
import { accountKey } from './profile.api.ts'

/** The settings of the portal do not change while the page is open. */
export const schoolAccountQuery = () =>
  queryOptions({
    queryKey: ['school-account'],
    queryFn: ({ signal }) => call(oidc.getSchoolAccount, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Leaves this page for the school's. */
export const useSchoolSignIn = () =>
  useMutation({
    mutationFn: (returnUrl: string) => call(oidc.startSchoolSignIn, { body: { returnUrl } }),
    onSuccess: ({ url }) => location.assign(url),
  })

export const schoolLinkQuery = () =>
  queryOptions({
    queryKey: [...accountKey, 'school-link'],
    queryFn: ({ signal }) => call(oidc.getSchoolLink, { signal }),
  })

/** Leaves this page for the school's. */
export const useSchoolLink = () =>
  useMutation({
    mutationFn: (returnUrl: string) => call(oidc.startSchoolLink, { body: { returnUrl } }),
    onSuccess: ({ url }) => location.assign(url),
  })

/** The roles may change with it, so everything about the account is read again. */
export function useSchoolUnlink() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(oidc.removeSchoolLink),
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  })
}
