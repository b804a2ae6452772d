import type { AccessClaims, TokenPair } from '#contract/accounts/accounts.ts'
import { storage } from './storage.ts'

export const tokenKeys = { access: 'jwt', refresh: 'refreshToken' } as const

/** Read each time, because another tab may have changed it. */
export function readPair(): TokenPair | null {
  const accessToken = storage.get(tokenKeys.access)
  const refreshToken = storage.get(tokenKeys.refresh)
  return accessToken && refreshToken ? { accessToken, refreshToken } : null
}

/** The access token comes last: other tabs listen to its key and then find both. */
export function writePair(pair: TokenPair) {
  storage.set(tokenKeys.refresh, pair.refreshToken)
  storage.set(tokenKeys.access, pair.accessToken)
}

export function removePair() {
  storage.remove(tokenKeys.refresh)
  storage.remove(tokenKeys.access)
}

/** Does not verify: only the server knows whether the token is genuine. Null for anything that is not our token. */
export function readClaims(accessToken: string): AccessClaims | null {
  const claims = claimsOf<AccessClaims>(accessToken)
  return claims && isOurs(claims) ? (claims as AccessClaims) : null
}

/** What a token says. Null for anything that is none. */
export function claimsOf<Claims>(token: string): Partial<Claims> | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

const isOurs = ({ sub, name, email, role, iat, exp }: Partial<AccessClaims>): boolean =>
  [sub, name, email].every((text) => typeof text === 'string') && Array.isArray(role) && [iat, exp].every(Number.isInteger)
