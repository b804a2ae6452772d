import { errors, SignJWT } from 'jose'
import { AccessClaims, type Role } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { Clock } from '../clock.ts'
import { notSignedIn } from '../errors.ts'
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

export function readAccessToken(keys: Keys, clock: Clock, token: string): Promise<User> {
  return read(keys, token, clock.now())
}

/** For a refresh: the access token of the pair has usually expired, but must be ours. */
export function readExpiredAccessToken(keys: Keys, token: string): Promise<User> {
  return read(keys, token, new Date(0))
}

async function read(keys: Keys, token: string, currentDate: Date): Promise<User> {
  if (token.length > longestToken) throw notSignedIn()
  try {
    const claims = AccessClaims.parse(await verifyToken(keys, type, token, { issuer, audience: issuer, currentDate }))
    return { id: Number(claims.sub), sessionId: claims.sid, name: claims.name, email: claims.email, roles: claims.role }
  } catch (error) {
    throw notSignedIn(error instanceof errors.JWTExpired ? 'Your session needs to be renewed.' : 'Please log in.')
  }
}
