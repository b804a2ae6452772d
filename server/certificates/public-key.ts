import { createHash, type KeyObject } from 'node:crypto'

export interface PublishedKey {
  kty: string | undefined
  crv: string | undefined
  x: string | undefined
  kid: string
  use: 'sig'
  alg: 'EdDSA'
  /** The same key for tools that do not read a JWK. */
  pem: string
  fingerprint: string
}

/** A key as the portal publishes it: a JWK and the PEM. */
export function publishedKey(key: KeyObject): PublishedKey {
  const { kty, crv, x } = key.export({ format: 'jwk' })
  const pem = key.export({ type: 'spki', format: 'pem' }).toString()
  const fingerprint = keyFingerprint(key)
  return { kty, crv, x, kid: fingerprint, use: 'sig', alg: 'EdDSA', pem, fingerprint }
}

export const toDer = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })

/** SHA-256 of the key in DER, in hexadecimal digits; certificates show the first sixteen. */
export const keyFingerprint = (key: KeyObject) => createHash('sha256').update(toDer(key)).digest('hex')
