import { errors, SignJWT } from 'jose'
import { AccessClaims, type Role } from '#contract/accounts/accounts.ts'
import { limits } from '#contract/core/limits.ts'
import type { Clock } from '../clock.ts'
import { refusals } from '../words.ts'
import type { Keys } from './secrets.ts'
import { signToken, verifyToken } from './signed-token.ts'

/** The user who sends a request, from the access token. */
export interface User {
  id: number
  sessionId: string
  name: string
  email: string
  roles: Role[]
}

const type = 'at+jwt'
const issuer = 'coursewise'
const longestToken = 4096

export function signAccessToken(keys: Keys, clock: Clock, user: User & { deletionDueAt?: Date | null }): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  const { name, email, roles, deletionDueAt } = user
  const deletion = deletionDueAt ? { deletionDueUTC: deletionDueAt.toISOString() } : {}
  const token = new SignJWT({ sid: user.sessionId, name, email, role: roles, ...deletion })
    .setSubject(String(user.id))
    .setIssuer(issuer)
    .setAudience(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + limits.accessTokenMinutes * 60)
  return signToken(keys, type, token)
}

/**
 * The page of a signed-in user makes many calls with the same token, and checking a signature takes as long as a small query. What a token
 * says never changes, so only the time is compared again.
 */
export async function readAccessToken(keys: Keys, clock: Clock, token: string): Promise<User> {
  const now = clock.now()
  const known = checked.get(keys) ?? new Map<string, Checked>()
  checked.set(keys, known)
  const before = known.get(token)
  if (before && now < before.expiresAt) return before.user
  known.delete(token)
  const { user, expiresAt } = await read(keys, token, now)
  known.set(token, { user, expiresAt })
  // A map keeps the order in which entries were added, so the oldest one comes first.
  if (known.size > mostChecked) known.delete(known.keys().next().value ?? '')
  return user
}

interface Checked {
  user: User
  expiresAt: Date
}
/** By the keys that they were checked with. */
const checked = new WeakMap<Keys, Map<string, Checked>>()
const mostChecked = 2000

/** For a refresh: the access token of the pair has usually expired, but must be ours. */
export function readExpiredAccessToken(keys: Keys, token: string): Promise<User> {
  return read(keys, token, new Date(0)).then(({ user }) => user)
}

async function read(keys: Keys, token: string, currentDate: Date): Promise<Checked> {
  if (token.length > longestToken) throw refusals.pleaseLogIn()
  try {
    const payload = await verifyToken(keys, type, token, { issuer, audience: issuer, currentDate })
    const { sub, sid, name, email, role } = AccessClaims.parse(payload)
    // A token without an end is checked each time.
    return { user: { id: Number(sub), sessionId: sid, name, email, roles: role }, expiresAt: new Date((payload.exp ?? 0) * 1000) }
  } catch (error) {
    throw error instanceof errors.JWTExpired ? refusals.tokenOver() : refusals.pleaseLogIn()
  }
}
