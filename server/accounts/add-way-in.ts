import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { sessionOver } from '#server/core/errors.ts'
import { hasEnded } from '#server/core/security/ended-sessions.ts'
import type { User } from '#server/core/security/tokens.ts'
import { hasMailServer } from '#server/mail/index.ts'
import { getAccount } from './accounts.queries.ts'
import { refusals } from './words.ts'

/**
 * Adds what opens an account, or shows what is in it, besides the password: a passkey, an authenticator app, the school's account, a calendar
 * address. A reset by mail locks the user too: it removes what was added before, and a session that it has ended adds nothing after it.
 */
export function addWayIn<T>(parts: Parts, user: User, work: (parts: Parts) => Promise<T>): Promise<T> {
  return inTransaction(parts, async (parts) => {
    await lockUser(parts.db, user.id)
    if (await hasEnded(parts.db, user.sessionId)) throw sessionOver()
    await mustBeConfirmed(parts, user.id)
    return work(parts)
  })
}

/** Where a mail server sends, an account is its owner's only when the address is confirmed: anybody can register any address. */
export async function mustBeConfirmed({ db, settings }: Parts, userId: number): Promise<void> {
  if (!hasMailServer(settings) || (await getAccount(db, userId)).isEmailVerified) return
  throw refusals.addressNotConfirmed()
}
