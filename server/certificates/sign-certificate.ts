import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { Certificate, CertificateFacts } from '#contract/certificates/certificates.ts'
import type { Key, Keys } from '#server/core/security/secrets.ts'
import type { CertificateRow } from './certificates.queries.ts'
import { keyFingerprint } from './public-key.ts'

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface SigningKey {
  /** The fingerprint of the public key. */
  id: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export type SigningKeys = readonly [present: SigningKey, ...earlier: SigningKey[]]

/** The portal's keys for certificates, derived from its secret keys, so that every server of the portal has the same ones. */
export const signingKeys = ([present, ...earlier]: Keys): SigningKeys => [signingKey(present), ...earlier.map(signingKey)]

export function signingKey({ secret }: Key): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, secret]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  return { id: keyFingerprint(publicKey), privateKey, publicKey }
}

/**
 * The text that is signed: the fields in a fixed order, as JSON without spaces. It has `levelsShown` only where they are shown: all other
 * certificates have the text that the version before signs, which stays valid and is signed alike during an upgrade.
 */
export const signedText = ({ code, name, course, author, skills, levelsShown, issuedAtUTC }: CertificateFacts): string =>
  JSON.stringify({
    portal: 'Coursewise',
    code,
    name,
    course,
    author,
    skills: skills.map((skill) => ({ name: skill.name, level: skill.level })),
    levelsShown: levelsShown || undefined,
    issuedAtUTC,
  })

/**
 * The certificate with the signature that is stored. Until one is, with that of the key it was issued with: the same text and key always give
 * the same signature. Certificates of version 0.2.0 do not name their key, because there was only one.
 */
export function signCertificate(
  keys: SigningKeys,
  { levelsShown, issuedAt, keyId, signature, withdrawnAt: _, ...row }: CertificateRow,
): Certificate {
  const facts = { ...row, ...(levelsShown !== null && { levelsShown }), issuedAtUTC: issuedAt.toISOString() }
  if (keyId && signature) return { ...facts, keyId, signature: signature.toString('base64url') }
  const { id, privateKey } = keys.find((key) => key.id === keyId) ?? keys[0]
  return { ...facts, keyId: id, signature: sign(null, Buffer.from(signedText(facts)), privateKey).toString('base64url') }
}
