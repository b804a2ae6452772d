import type { Parts } from '#server/core/app.ts'
import { badField } from '#server/core/errors.ts'
import type { User } from '#server/core/security/tokens.ts'
import { type Account, getAccount } from './accounts.queries.ts'
import { checkPassword } from './check-password.ts'

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
  const [field, password] = 'password' in form ? ['password', form.password] : ['currentPassword', form.currentPassword]
  const attempt = { email: account.email, password, address, counted: { device: user.sessionId } }
  const checked = await checkPassword(parts, attempt, account)
  if (!checked) throw badField(field, field === 'password' ? 'The password is wrong.' : 'The current password is wrong.')
  return checked
}
