import { hkdfSync } from 'node:crypto'
import type { SecretKeys } from '../setting-values.ts'

/** A key for one purpose. */
export interface Key {
  /** Tokens name their key by it. The same for all purposes. */
  id: string
  secret: Buffer
}

/** The present key makes everything new. What earlier keys made is still accepted. */
export type Keys = readonly [present: Key, ...earlier: Key[]]

/** Separate keys for each purpose, all derived from the portal's secret keys, so that no two uses can be mixed up. */
export interface Secrets {
  accessToken: Keys
  refreshToken: Keys
  /** For the addresses and devices that an account has signed in from, and for what lies between password and second step. */
  signIn: Keys
  privateLink: Keys
  /** For the links in mails that switch mails off. */
  unsubscribe: Keys
  /** The seeds of the Ed25519 keys that sign certificates. */
  certificates: Keys
  /** For what the browsers of guests keep about placements. */
  placement: Keys
  /** Encrypts the secrets of authenticator apps. */
  totp: Keys
}

export function deriveSecrets([present, ...earlier]: SecretKeys): Secrets {
  const keys = (purpose: string): Keys => [derive(present, purpose), ...earlier.map((key) => derive(key, purpose))]
  return {
    accessToken: keys('access-token'),
    refreshToken: keys('refresh-token'),
    signIn: keys('sign-in'),
    privateLink: keys('private-link'),
    unsubscribe: keys('unsubscribe'),
    certificates: keys('certificates'),
    placement: keys('placement'),
    totp: keys('totp'),
  }
}

function derive(secretKey: string, purpose: string): Key {
  const bytes = (use: string, length: number) => Buffer.from(hkdfSync('sha256', secretKey, 'coursewise', use, length))
  return { id: bytes('key-id', 6).toString('base64url'), secret: bytes(purpose, 32) }
}
