import type { Session } from '#contract/accounts/sessions.ts'
import type { Parts } from '#server/core/app.ts'
import type { User } from '#server/core/security/tokens.ts'
import { endOtherSessions, endOwnSession, listLiveSessions } from './sessions.queries.ts'
import { refusals } from './words.ts'

export async function listOwnSessions({ db, clock }: Parts, user: User): Promise<Session[]> {
  const sessions = await listLiveSessions(db, user.id, user.sessionId, clock.now())
  return sessions.map(({ id, device, signedInAt, lastUsedAt }) => ({
    id,
    device,
    isCurrent: id === user.sessionId,
    signedInUTC: signedInAt.toISOString(),
    lastUsedUTC: lastUsedAt.toISOString(),
  }))
}

/** Somebody else's session is refused like one that has ended. */
export async function endOneSession({ db, clock }: Parts, user: User, id: string): Promise<void> {
  if (!(await endOwnSession(db, user.id, id, clock.now()))) throw refusals.sessionHasEnded()
}

export const endAllOthers = ({ db, clock }: Parts, user: User) => endOtherSessions(db, user.id, user.sessionId, clock.now())
