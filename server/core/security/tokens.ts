import { errors, jwtVerify, SignJWT } from 'jose'
import { AccessClaims, type Role } from '#contract/accounts.ts'
import { limits } from '#contract/limits.ts'
import type { Clock } from '../clock.ts'
import { notSignedIn } from '../errors.ts'

/** The user who sends a request, from the access token. */
export interface User {
  id: number
  sessionId: string
  name: string
  email: string
  roles: Role[]
}

const algorithm = 'HS256'
const type = 'at+jwt'
const issuer = 'coursewise'
const longestToken = 4096

export function signAccessToken(key: Buffer, clock: Clock, user: User): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({ sid: user.sessionId, name: user.name, email: user.email, role: user.roles })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(String(user.id))
    .setIssuer(issuer)
    .setAudience(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + limits.accessTokenMinutes * 60)
    .sign(key)
}

export function readAccessToken(key: Buffer, clock: Clock, token: string): Promise<User> {
  return read(key, token, clock.now())
}

/** For a refresh: the access token of the pair has usually expired, but must be ours. */
export function readExpiredAccessToken(key: Buffer, token: string): Promise<User> {
  return read(key, token, new Date(0))
}

async function read(key: Buffer, token: string, currentDate: Date): Promise<User> {
  if (token.length > longestToken) throw notSignedIn()
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], typ: type, issuer, audience: issuer, currentDate })
    const claims = AccessClaims.parse(payload)
    return { id: Number(claims.sub), sessionId: claims.sid, name: claims.name, email: claims.email, roles: claims.role }
  } catch (error) {
    throw notSignedIn(error instanceof errors.JWTExpired ? 'Your session needs to be renewed.' : 'Please log in.')
  }
}
