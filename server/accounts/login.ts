import type { Parts } from '#server/core/app.ts'
import { findAccountByEmail } from './accounts.queries.ts'
import { checkPassword } from './check-password.ts'
import { askForSecondStep } from './factors/login-with-factors.ts'
import { findTotp } from './factors/totp.queries.ts'
import { countedFor, type Origin } from './origins.ts'
import { type GuestLists, type SignedIn, signIn } from './sign-in.ts'
import { refusals } from './words.ts'

/** With the right password, an account with an authenticator app is asked for the second step; any other is signed in. */
export async function login(
  parts: Parts,
  { email, password, ...session }: { email: string; password: string; rememberMe: boolean } & GuestLists,
  origin: Origin,
): Promise<SignedIn> {
  const found = await findAccountByEmail(parts.db, email)
  const counted = await countedFor(parts, found, origin)
  const account = await checkPassword(parts, { email, password, address: origin.address, counted }, found)
  if (!account) throw refusals.wrongLogin()
  if (await findTotp(parts.db, account.id)) throw await askForSecondStep(parts, account, session.rememberMe)
  return signIn(parts, account, { ...session, origin })
}
