import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import { mergeGuestCart } from '#server/cart/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { Refused } from '#server/core/errors.ts'
import { keepGuestPlan } from '#server/kept-plans/index.ts'
import { giveWelcomePoints, welcomeWaits } from '#server/points/index.ts'
import { mergeGuestWishlist } from '#server/wishlist/index.ts'
import type { Account } from './accounts.queries.ts'
import { type Origin, readOrigin, rememberOrigin } from './origins.ts'
import { lockForSignIn } from './sessions.queries.ts'
import { startSession } from './sessions.ts'
import { refusals } from './words.ts'

export interface SignedIn {
  userId: number
  pair: TokenPair
}

/** What a guest kept in the browser, as texts of guest-cart.ts, guest-wishlist.ts and guest-plan.ts in the contract. */
export interface GuestLists {
  shoppingCart: string
  wishlist: string
  plan: string
}

/**
 * The end of every way to sign in. The account is as it was when the sign-in began: if all sessions were ended since, this one is refused too.
 * What a guest kept joins what the user has here and not before.
 */
export function signIn(
  parts: Parts,
  account: Account,
  { shoppingCart, wishlist, plan, ...session }: GuestLists & { rememberMe: boolean; origin: Origin },
): Promise<SignedIn> {
  return inTransaction(parts, async (parts) => {
    if (!(await lockForSignIn(parts.db, account))) throw refusals.loggedOutMeanwhile()
    // An operator may have switched the mail server off after they registered.
    if (!welcomeWaits(parts.settings)) await giveWelcomePoints(parts, account.id)
    await mergeGuestCart(parts, account.id, shoppingCart)
    await mergeGuestWishlist(parts, account.id, wishlist)
    await keepGuestPlan(parts, account.id, plan)
    return { userId: account.id, pair: await startSession(parts, account, session) }
  })
}

/** For the routes: returns the tokens and gives the device its cookie. Clients show the values of `errors`, so every refusal needs one. */
export async function enter(request: FastifyRequest, reply: FastifyReply, entry: Promise<SignedIn>): Promise<TokenPair> {
  const { userId, pair } = await entry.catch((error) => {
    if (error instanceof Refused && Object.keys(error.fields).length === 0) error.fields.email = error.message
    throw error
  })
  await rememberOrigin(request.server, userId, readOrigin(request), reply)
  return pair
}
