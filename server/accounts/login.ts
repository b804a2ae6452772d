import type { TokenPair } from '#contract/accounts.ts'
import { mergeGuestCart } from '#server/cart/index.ts'
import type { Parts } from '#server/core/app.ts'
import { notSignedIn } from '#server/core/errors.ts'
import { hashOfNoPassword, passwordMatches } from '#server/core/passwords.ts'
import { type Allowance, giveBack, lineOf, orGiveBack, take } from '#server/core/throttle.ts'
import { type Account, findAccountByEmail } from './accounts.queries.ts'
import { startSession } from './sessions.ts'

export async function login(
  parts: Parts,
  { email, password, rememberMe, shoppingCart }: { email: string; password: string; rememberMe: boolean; shoppingCart: string },
  address: string,
): Promise<TokenPair> {
  const account = await checkPassword(parts, { email, password, address }, await findAccountByEmail(parts.db, email))
  if (!account) throw notSignedIn('The email address or the password is wrong.')
  await mergeGuestCart(parts.db, account.id, shoppingCart, parts.clock.now())
  return startSession(parts.db, parts, account, rememberMe)
}

/**
 * The account when the password is right. Wrong ones are counted for the account and the address, whether or not the
 * account exists, and an unknown email takes as long as a wrong password.
 */
export async function checkPassword(
  { db, clock, settings }: Parts,
  attempt: { email: string; password: string; address: string },
  account: Account | undefined,
): Promise<Account | undefined> {
  // The account's own email where there is one: PostgreSQL and JavaScript make different small letters of some, such as İ.
  const email = (account?.email ?? attempt.email).toLowerCase()
  const allowances: Allowance[] = [
    { what: 'password:address', who: lineOf(attempt.address), most: settings.throttle.wrongPasswordsPerAddress, minutes: 15 },
    { what: 'password:account', who: email, most: settings.throttle.wrongPasswordsPerAccount, minutes: 15 },
  ]
  for (const allowance of allowances) await take(db, clock, allowance)
  const matches = await orGiveBack(db, allowances, passwordMatches(attempt.password, account?.passwordHash ?? hashOfNoPassword))
  if (!account || !matches) return undefined
  for (const allowance of allowances) await giveBack(db, allowance)
  return account
}
