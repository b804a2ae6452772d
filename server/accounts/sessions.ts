import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { TokenPair } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import type { Db } from '#server/core/db.ts'
import { notSignedIn } from '#server/core/errors.ts'
import { readExpiredAccessToken, signAccessToken } from '#server/core/tokens.ts'
import { type Account, getAccount, rolesOf } from './accounts.queries.ts'
import {
  endSession,
  endSessionOfToken,
  endToReplace,
  findToken,
  insertSession,
  isLiveToken,
  replaceToken,
} from './sessions.queries.ts'

export type SessionParts = Pick<Parts, 'clock' | 'secrets'>

/** A new session on this device: a short-lived access token and a refresh token to get the next one. */
export async function startSession(db: Db, parts: SessionParts, account: Account, rememberMe: boolean): Promise<TokenPair> {
  const now = parts.clock.now()
  const id = randomBytes(16).toString('base64url')
  const refreshToken = randomBytes(32).toString('base64url')
  await insertSession(db, {
    id,
    userId: account.id,
    rememberMe,
    tokenHash: hash(refreshToken),
    now,
    expiresAt: expiry(now, rememberMe),
  })
  return { accessToken: await accessToken(parts, account, id), refreshToken }
}

/** What the token says has changed (name, email, role): a new session takes the place of the present one. */
export async function replaceSession(db: Db, parts: SessionParts, account: Account, sessionId: string): Promise<TokenPair> {
  const ended = await endToReplace(db, sessionId, parts.clock.now())
  if (!ended) throw sessionOver()
  return startSession(db, parts, account, ended.rememberMe)
}

/**
 * A refresh token works once. Two tabs may send the same one at the same moment: within the grace the second gets the same
 * successor. Anything older means that someone else has a copy, and the whole session ends. `onReuse` is told of it.
 */
export async function refreshSession(
  db: Db,
  parts: SessionParts,
  pair: TokenPair,
  onReuse: (userId: number) => void,
): Promise<TokenPair> {
  const holder = await readExpiredAccessToken(parts.secrets.accessToken, pair.accessToken)
  const now = parts.clock.now()
  const tokenHash = hash(pair.refreshToken)
  const next = successor(parts, pair.refreshToken)
  const outcome = await db.tx(async (db) => {
    const token = await findToken(db, tokenHash, now)
    if (!token?.alive || token.userId !== holder.id || token.sessionId !== holder.sessionId) return undefined
    const { sessionId, rememberMe, userId } = token
    if (!token.replacedAt) {
      const expiresAt = expiry(now, rememberMe)
      if (await replaceToken(db, { sessionId, hash: tokenHash, next: hash(next), now, expiresAt }))
        return { account: await getAccount(db, userId), sessionId }
    }
    // Read again: while this one waited for the row, another tab may have been faster, or the session may have ended.
    const present = await findToken(db, tokenHash, now)
    if (!present?.alive) return undefined
    const inGrace = now.getTime() - (present.replacedAt ?? now).getTime() <= limits.refreshGraceSeconds * 1000
    if (inGrace && (await isLiveToken(db, hash(next)))) return { account: await getAccount(db, userId), sessionId }
    await endSession(db, sessionId, 'reuse', now)
    onReuse(userId)
    return undefined
  })
  if (!outcome) throw sessionOver()
  return { accessToken: await accessToken(parts, outcome.account, outcome.sessionId), refreshToken: next }
}

/** Signing out with a token that is unknown or already ended is fine: the wish is fulfilled. */
export const revokeSession = (db: Db, parts: SessionParts, refreshToken: string) =>
  endSessionOfToken(db, hash(refreshToken), parts.clock.now())

const sessionOver = () => notSignedIn('Your session has ended. Please log in again.')

const accessToken = (parts: SessionParts, account: Account, sessionId: string) =>
  signAccessToken(parts.secrets.accessToken, parts.clock, {
    id: account.id,
    sessionId,
    name: account.name,
    email: account.email,
    roles: rolesOf(account),
  })

const hash = (token: string) => createHash('sha256').update(token).digest()

/** Derived, not random, so that the same token gets the same successor without our keeping it readable. */
const successor = ({ secrets }: SessionParts, token: string) =>
  createHmac('sha256', secrets.refreshToken).update(token).digest('base64url')

const expiry = (now: Date, rememberMe: boolean) =>
  later(now, { days: rememberMe ? limits.refreshDays.remembered : limits.refreshDays.plain })
