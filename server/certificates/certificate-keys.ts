import { createPublicKey } from 'node:crypto'
import type { Parts } from '#server/core/app.ts'
import { insertKeys, listKeys, listUnsigned, storeSignatures } from './certificate-keys.queries.ts'
import { type PublishedKey, publishedKey, toDer } from './public-key.ts'
import { type SigningKeys, signCertificate, signingKeys } from './sign-certificate.ts'

/** Signing takes the main thread 50 µs for each certificate, so other requests get their turn after a few milliseconds. */
const batch = 100

/** Keeps the public keys for ever: copies are checked with them long after their secrets are retired. */
export async function publishKeys({ db, clock }: Parts, keys: SigningKeys): Promise<void> {
  const rows = keys.map(({ id, publicKey }) => ({ id, publicKey: toDer(publicKey) }))
  await insertKeys(db, rows, clock.now())
}

/** All keys that ever signed a certificate, or are about to. The present one is the first. */
export async function listPublishedKeys({ db }: Parts, [present]: SigningKeys): Promise<PublishedKey[]> {
  const keys = await listKeys(db, present.id)
  return keys.map((key) => publishedKey(createPublicKey({ key, format: 'der', type: 'spki' })))
}

/**
 * Stores the signatures of certificates that were issued since the last time. So they stay the same when their key is retired. This is a job
 * and no part of issuing, because removing a material can complete a course for thousands of learners in one request.
 */
export async function keepSignatures({ db, secrets }: Parts): Promise<void> {
  const keys = signingKeys(secrets.certificates)
  const ids = keys.map(({ id }) => id)
  for (;;) {
    const rows = await listUnsigned(db, ids, batch)
    if (rows.length === 0) return
    await storeSignatures(
      db,
      rows.map((row) => signCertificate(keys, row)),
    )
  }
}
