import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as accounts from '#contract/accounts.ts'
import type * as forms from '#contract/forms.ts'
import { guestCartIds, guestCartText } from '#contract/guest-cart.ts'
import { limits } from '#contract/limits.ts'
import { listPoints } from '#contract/points.ts'
import { call, callPage } from '#web/core/call.ts'
import { isUnreachable } from '#web/core/call-error.ts'
import { signIn } from '#web/core/session.ts'
import { storage } from '#web/core/storage.ts'

const accountKey = ['account'] as const

export const profileQuery = () =>
  queryOptions({ queryKey: [...accountKey, 'profile'], queryFn: ({ signal }) => call(accounts.getAccount, { signal }) })

export const pointsQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: [...accountKey, 'points', pageNumber],
    queryFn: ({ signal }) =>
      callPage(listPoints, { querystring: { pageNumber, pageSize: limits.pageSize.pointsHistory }, signal }),
    placeholderData: keepPreviousData,
  })

/** By handle or, for those who know it, by email address. */
export const authorQuery = (author: string) =>
  queryOptions({
    queryKey: ['author', author],
    queryFn: ({ signal }) => call(accounts.getAuthor, { params: { author }, signal }),
  })

/** They do not change while the page is open. */
export const demoAccountsQuery = () =>
  queryOptions({
    queryKey: ['demo-accounts'],
    queryFn: ({ signal }) => call(accounts.listDemoAccounts, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useLogin = () =>
  useMutation({
    mutationFn: (form: z.input<typeof forms.LoginForm>) => call(accounts.login, { body: { ...form, shoppingCart: guestCart() } }),
    onSuccess: enter,
  })

export const useRegister = () =>
  useMutation({
    mutationFn: (form: z.input<typeof forms.RegisterForm>) =>
      call(accounts.register, { body: { ...form, shoppingCart: guestCart() } }),
    onSuccess: enter,
  })

/** The answer is a new token pair, since name and email are in the token. A refusal reloads the profile too, as the specification has it. */
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

export function useBecameCreator() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(accounts.becameCreator),
    onSuccess: signIn,
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  })
}

/** Clean ids only, whatever is stored: a text that is too long would count as empty. */
const guestCart = () => guestCartText(guestCartIds(storage.get('cart') ?? ''))

/** The guest's cart went along with the call and belongs to the account now. */
function enter(pair: accounts.TokenPair) {
  storage.remove('cart')
  signIn(pair)
}
