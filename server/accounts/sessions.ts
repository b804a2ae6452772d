import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import { limits } from '#contract/core/limits.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { sessionOver } from '#server/core/errors.ts'
import { toRoles } from '#server/core/security/roles.ts'
import type { Key } from '#server/core/security/secrets.ts'
import { readExpiredAccessToken, signAccessToken } from '#server/core/security/tokens.ts'
import { type Account, getAccount } from './accounts.queries.ts'
import type { Origin } from './origins.ts'
import {
  endSession,
  endSessionOfToken,
  extendSession,
  findFollowing,
  findToken,
  getNewestToken,
  insertSession,
  insertToken,
  lockSession,
  markUsed,
} from './sessions.queries.ts'

/** A new session on this device: a short-lived access token and a refresh token to get the next one. */
export async function startSession(
  parts: Parts,
  account: Account,
  { rememberMe, origin }: { rememberMe: boolean; origin: Pick<Origin, 'deviceName'> },
): Promise<TokenPair> {
  const now = parts.clock.now()
  const id = randomBytes(16).toString('base64url')
  const refreshToken = randomBytes(32).toString('base64url')
  await insertSession(parts.db, {
    id,
    userId: account.id,
    rememberMe,
    device: origin.deviceName,
    tokenHash: hash(refreshToken),
    now,
    expiresAt: expiry(now, rememberMe),
  })
  return { accessToken: await accessToken(parts, account, id), refreshToken }
}

/** Gives a session a new pair because its token's content (name, email, role) has changed. The previous refresh token can still be used once. */
export async function continueSession(parts: Parts, account: Account, sessionId: string): Promise<TokenPair> {
  const { db, clock } = parts
  const now = clock.now()
  if (!(await lockSession(db, sessionId, now))) throw sessionOver()
  const { hash: previous } = await getNewestToken(db, sessionId)
  const refreshToken = await addToken(parts, { sessionId, previous, now })
  return { accessToken: await accessToken(parts, account, sessionId), refreshToken }
}

/**
 * A refresh token works once. Two tabs may send the same one at the same time: within the grace period the second gets the same
 * successor. Anything older means that someone else has a copy, so the whole session ends and `onReuse` is called.
 */
export async function refreshSession(parts: Parts, pair: TokenPair, onReuse: (userId: number) => void): Promise<TokenPair> {
  const holder = await readExpiredAccessToken(parts.secrets.accessToken, pair.accessToken)
  const { sessionId } = holder
  const now = parts.clock.now()
  const tokenHash = hash(pair.refreshToken)
  const outcome = await inTransaction(parts, async (parts) => {
    const { db } = parts
    const session = await lockSession(db, sessionId, now)
    const token = session?.userId === holder.id ? await findToken(db, sessionId, tokenHash) : undefined
    if (!session || !token) return undefined
    const refreshToken = token.usedAt
      ? await repeat(parts, { sessionId, tokenHash, usedAt: token.usedAt, now })
      : await exchange(parts, { sessionId, tokenHash, now })
    if (!refreshToken) {
      await endSession(db, sessionId, 'reuse', now)
      onReuse(session.userId)
      return undefined
    }
    if (!token.usedAt) await extendSession(db, sessionId, expiry(now, session.rememberMe))
    return { account: await getAccount(db, session.userId), refreshToken }
  })
  if (!outcome) throw sessionOver()
  return { accessToken: await accessToken(parts, outcome.account, sessionId), refreshToken: outcome.refreshToken }
}

interface Exchange {
  sessionId: string
  tokenHash: Buffer
  /** The time of the whole refresh, used for the grace period and for all its rows. */
  now: Date
}

/** The first use of a token. If a changed profile has issued newer tokens since, the session continues with the newest. */
async function exchange(parts: Parts, { sessionId, tokenHash, now }: Exchange): Promise<string> {
  const { db } = parts
  const newest = await getNewestToken(db, sessionId)
  await markUsed(db, tokenHash, now)
  const issued = newest.previous && !newest.hash.equals(tokenHash) && issuedSuccessor(parts, newest.previous, newest.hash)
  return issued || addToken(parts, { sessionId, previous: newest.hash, now })
}

/** The second use. Returns undefined after the grace period, or when the successor was used: then two people must have the token. */
async function repeat(parts: Parts, { sessionId, tokenHash, usedAt, now }: Exchange & { usedAt: Date }) {
  const isInGrace = now.getTime() - usedAt.getTime() <= limits.refreshGraceSeconds * 1000
  const following = isInGrace ? await findFollowing(parts.db, sessionId, tokenHash) : undefined
  return following?.usedAt === null ? issuedSuccessor(parts, tokenHash, following.hash) : undefined
}

/** Signing out with an unknown token, or one of an ended session, is not an error. */
export const revokeSession = ({ db, clock }: Parts, refreshToken: string) =>
  endSessionOfToken(db, hash(refreshToken), clock.now())

const accessToken = (parts: Parts, account: Account, sessionId: string) =>
  signAccessToken(parts.secrets.accessToken, parts.clock, {
    id: account.id,
    sessionId,
    name: account.name,
    email: account.email,
    roles: toRoles(account),
    deletionDueAt: account.deletionDueAt,
  })

const hash = (token: string) => createHash('sha256').update(token).digest()

async function addToken(parts: Parts, { sessionId, previous, now }: { sessionId: string; previous: Buffer; now: Date }) {
  const token = successor(parts.secrets.refreshToken[0], previous)
  await insertToken(parts.db, { hash: hash(token), previous, sessionId, now })
  return token
}

/** The successor that was stored under this hash, by whichever key made it. Returns undefined if that key was retired. */
const issuedSuccessor = ({ secrets }: Parts, previous: Buffer, stored: Buffer) =>
  secrets.refreshToken.map((key) => successor(key, previous)).find((token) => hash(token).equals(stored))

/** Derived from the token's hash, not random: the same token gets the same successor, although only hashes are stored. */
const successor = ({ secret }: Key, tokenHash: Buffer) => createHmac('sha256', secret).update(tokenHash).digest('base64url')

const expiry = (now: Date, rememberMe: boolean) =>
  later(now, { days: rememberMe ? limits.refreshDays.remembered : limits.refreshDays.plain })
