import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { Certificate } from '#contract/certificates.ts'
import type { CertificateRow } from './certificates.queries.ts'

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The portal's key for certificates, derived from its secret, so that every server of the portal has the same one. */
export const signingKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })

export const publicKeyOf = (key: KeyObject) => createPublicKey(key)

/** The text that is signed: the fields in a fixed order, as JSON without spaces. */
export const signedText = ({ code, name, course, author, skills, issuedAtUTC }: Omit<Certificate, 'signature'>): string =>
  JSON.stringify({
    portal: 'Coursewise',
    code,
    name,
    course,
    author,
    skills: skills.map((skill) => ({ name: skill.name, level: skill.level })),
    issuedAtUTC,
  })

export function signCertificate(key: KeyObject, { issuedAt, ...row }: CertificateRow): Certificate {
  const facts = { ...row, issuedAtUTC: issuedAt.toISOString() }
  return { ...facts, signature: sign(null, Buffer.from(signedText(facts)), key).toString('base64url') }
}
