import type { Parts } from '#server/core/app.ts'
import type { User } from '#server/core/security/tokens.ts'
import { type Account, getAccount } from './accounts.queries.ts'
import { checkPassword } from './check-password.ts'
import { refusals } from './words.ts'

/**
 * Before something that only the owner may do: refuses anybody else at an open browser, and returns the account. The password comes as the
 * field of a form. Wrong ones are counted per session, so that nobody elsewhere can lock the owner out.
 */
export async function confirmPassword(
  parts: Parts,
  user: User,
  form: { password: string } | { currentPassword: string },
  address: string,
): Promise<Account> {
  const account = await getAccount(parts.db, user.id)
  const [password, refuse] =
    'password' in form ? [form.password, refusals.wrongPassword] : [form.currentPassword, refusals.wrongCurrentPassword]
  const attempt = { email: account.email, password, address, counted: { device: user.sessionId } }
  const checked = await checkPassword(parts, attempt, account)
  if (!checked) throw refuse()
  return checked
}
