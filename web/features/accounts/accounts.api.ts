import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as accounts from '#contract/accounts/accounts.ts'
import { guestCartIds, guestCartText } from '#contract/cart/guest-cart.ts'
import type * as forms from '#contract/core/forms.ts'
import { guestPlan, guestPlanText } from '#contract/kept-plans/guest-plan.ts'
import { guestWishes, guestWishlistText } from '#contract/wishlist/guest-wishlist.ts'
import { call } from '#web/core/call.ts'
import { signIn } from '#web/core/session.ts'
import { storage } from '#web/core/storage.ts'
import { accountKey } from './profile.api.ts'

/** The demo accounts do not change while the page is open. */
export const demoAccountsQuery = () =>
  queryOptions({
    queryKey: ['demo-accounts'],
    queryFn: ({ signal }) => call(accounts.listDemoAccounts, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useLogin = () =>
  useMutation({
    mutationFn: (form: z.input<typeof forms.LoginForm>) => call(accounts.login, { body: { ...form, ...guestLists() } }),
    onSuccess: enter,
  })

export const useRegister = () =>
  useMutation({
    mutationFn: (form: z.input<typeof forms.RegisterForm>) => call(accounts.register, { body: { ...form, ...guestLists() } }),
    onSuccess: enter,
  })

export function useBecameCreator() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(accounts.becameCreator),
    onSuccess: signIn,
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  })
}

/** The guest's cart, wishlist and plan, sent with every way to sign in. Only what is valid in them, whatever the browser has stored. */
export const guestLists = () => ({
  shoppingCart: guestCartText(guestCartIds(storage.get('cart') ?? '')),
  wishlist: guestWishlistText(guestWishes(storage.get('wishlist') ?? '')),
  plan: validPlan(storage.get('plan') ?? ''),
})

/** The guest's lists were sent with the call and now belong to the account. */
export function enter(pair: accounts.TokenPair) {
  storage.remove('cart')
  storage.remove('wishlist')
  storage.remove('plan')
  signIn(pair)
}

function validPlan(text: string): string {
  const plan = guestPlan(text)
  return plan ? guestPlanText(plan) : ''
}
