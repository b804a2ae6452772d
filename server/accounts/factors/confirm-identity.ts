import type { Proof } from '#contract/accounts/factors.ts'
import type { Parts } from '#server/core/app.ts'
import { sessionOver } from '#server/core/errors.ts'
import type { User } from '#server/core/security/tokens.ts'
import { getAccount } from '../accounts.queries.ts'
import { checkPassword, countWrong } from '../check-password.ts'
import type { Origin } from '../origins.ts'
import { confirmSession } from '../sessions.queries.ts'
import { refusals as passwordRefusals } from '../words.ts'
import { checkPasskey } from './passkeys.ts'
import type { Site } from './site.ts'
import { findTotp } from './totp.queries.ts'
import { takeCode } from './totp.ts'
import { refusals } from './words.ts'

/**
 * For what asks for a proof: a device that somebody left open, or a stolen token, is not enough to grant points or to remove a passkey. Where
 * an authenticator app is on, neither is the password. Wrong passwords and codes are counted for the session, so that nobody elsewhere can lock the owner out.
 */
export async function confirmIdentity(
  parts: Parts,
  user: User,
  proof: Proof,
  { site, origin }: { site: Site; origin: Origin },
): Promise<void> {
  const account = await getAccount(parts.db, user.id)
  const trial = { email: account.email, address: origin.address, counted: { device: user.sessionId } }
  const { password, code, passkey } = proof
  if (passkey) {
    if ((await checkPasskey(parts, site, passkey))?.userId !== user.id) throw refusals.wrongPasskey()
  } else if (code !== undefined) {
    if (!(await countWrong(parts, trial, () => takeCode(parts, user.id, code)))) throw refusals.wrongCode()
  } else if (await findTotp(parts.db, user.id)) {
    throw refusals.codeIsMissing()
  } else if (!(await checkPassword(parts, { ...trial, password: password ?? '' }, account))) {
    throw passwordRefusals.wrongPassword()
  }
  if (!(await confirmSession(parts.db, user.sessionId, parts.clock.now()))) throw sessionOver()
}
