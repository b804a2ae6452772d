import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SecretKey } from '../settings.ts'

/** One key for each purpose, all derived from one secret, so that no two uses can be mixed up. */
export interface Secrets {
  accessToken: Buffer
  refreshToken: Buffer
  /** For the addresses and devices that an account has signed in from. */
  signIn: Buffer
  privateLink: Buffer
  /** The seed of the Ed25519 key that signs certificates. */
  certificates: Buffer
}

export function deriveSecrets(secretKey: string): Secrets {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, 'coursewise', purpose, 32))
  return {
    accessToken: key('access-token'),
    refreshToken: key('refresh-token'),
    signIn: key('sign-in'),
    privateLink: key('private-link'),
    certificates: key('certificates'),
  }
}

/** Creates the key at the first start. It is written to another file and then linked, so that two starts at once agree on one key. */
export function secretKeyIn(dataDir: string): string {
  const file = join(dataDir, 'secret.key')
  const existing = readKey(file)
  if (existing !== undefined) return checked(existing, file)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return secretKeyIn(dataDir)
}

/** A full disk or a mistake may have left an almost empty file, and tokens signed with that could be forged. */
function checked(key: string, file: string): string {
  const result = SecretKey.safeParse(key)
  if (!result.success) throw new Error(`${file} ${result.error.issues[0]?.message} If you have a backup of it, restore it.`)
  return result.data
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
