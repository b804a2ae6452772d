import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Keys } from './secrets.ts'

const algorithm = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** Encrypts a text with the present key and names that key. It can only be opened in the same context, such as "totp of 17". */
export function seal([present]: Keys, text: string, context: string): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, present.secret, nonce).setAAD(Buffer.from(context))
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return sealedBy(present.id) + Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url')
}

/** Returns undefined if its key is no longer known, or if somebody has changed it or put it into another place. */
export function unseal(keys: Keys, sealed: string, context: string): string | undefined {
  const key = keys.find(({ id }) => sealed.startsWith(sealedBy(id)))
  if (!key) return undefined
  const bytes = Buffer.from(sealed.slice(sealedBy(key.id).length), 'base64url')
  try {
    const decipher = createDecipheriv(algorithm, key.secret, bytes.subarray(0, nonceLength), { authTagLength: tagLength })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
    return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** How everything begins that this key has sealed. */
export const sealedBy = (keyId: string) => `${keyId}.`
