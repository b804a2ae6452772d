import { createHash, type KeyObject } from 'node:crypto'
import { publicKeyOf } from './sign-certificate.ts'

export interface PublishedKey {
  kty: string | undefined
  crv: string | undefined
  x: string | undefined
  use: 'sig'
  alg: 'EdDSA'
  /** The same key for tools that do not read a JWK. */
  pem: string
  fingerprint: string
}

/** The JSON at the well-known address: a JWK and the PEM. */
export function publishedKey(signingKey: KeyObject): PublishedKey {
  const key = publicKeyOf(signingKey)
  const { kty, crv, x } = key.export({ format: 'jwk' })
  const pem = key.export({ type: 'spki', format: 'pem' }).toString()
  return { kty, crv, x, use: 'sig', alg: 'EdDSA', pem, fingerprint: fingerprintOf(key) }
}

/** SHA-256 of the key in DER, in hexadecimal digits; certificates carry the first sixteen. */
export const fingerprintOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
