import type { TokenPair } from '#contract/accounts.ts'
import { mergeGuestCart } from '#server/cart/index.ts'
import type { Parts } from '#server/core/app.ts'
import { notSignedIn } from '#server/core/errors.ts'
import { findAccountByEmail } from './accounts.queries.ts'
import { checkPassword } from './check-password.ts'
import { countedFor, type Origin } from './origins.ts'
import { startSession } from './sessions.ts'

export interface SignedIn {
  userId: number
  pair: TokenPair
}

export async function login(
  parts: Parts,
  { email, password, rememberMe, shoppingCart }: { email: string; password: string; rememberMe: boolean; shoppingCart: string },
  origin: Origin,
): Promise<SignedIn> {
  const found = await findAccountByEmail(parts.db, email)
  const counted = await countedFor(parts, found?.id, origin)
  const account = await checkPassword(parts, { email, password, address: origin.address, counted }, found)
  if (!account) throw notSignedIn('The email address or the password is wrong.')
  await mergeGuestCart(parts, account.id, shoppingCart)
  return { userId: account.id, pair: await startSession(parts, account, rememberMe) }
}
