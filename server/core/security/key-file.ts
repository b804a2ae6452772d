import { randomBytes } from 'node:crypto'
import { chownSync, linkSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SecretKeys } from '../setting-values.ts'

const fileIn = (dataDir: string) => join(dataDir, 'secret.key')
const newKey = () => randomBytes(32).toString('hex')

/** The portal's own keys. Creates the first one: it is written to another file and then linked, so that two starts at once agree on it. */
export function secretKeysIn(dataDir: string): SecretKeys {
  const existing = readKeys(dataDir)
  if (existing) return existing
  const file = fileIn(dataDir)
  const draft = writeDraft(file, newKey())
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return secretKeysIn(dataDir)
}

/** Puts a new key before the others. Returns all of them, or undefined if the portal has no key yet. */
export const rotateKey = (dataDir: string) => replaceKeys(dataDir, (keys) => [newKey(), ...keys])

/** Keeps only the present key. What earlier ones made is no longer accepted. */
export const retireKeys = (dataDir: string) => replaceKeys(dataDir, ([present]) => [present])

/** The file is replaced as a whole, and keeps its owner: root may rotate the key of a portal that runs as another user. */
function replaceKeys(dataDir: string, change: (keys: SecretKeys) => SecretKeys): SecretKeys | undefined {
  const before = readKeys(dataDir)
  if (!before) return undefined
  const keys = change(before)
  const file = fileIn(dataDir)
  const draft = writeDraft(file, keys.join('\n'))
  const { uid, gid } = statSync(file)
  chownSync(draft, uid, gid)
  renameSync(draft, file)
  return keys
}

function writeDraft(file: string, content: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content, { mode: 0o600, flush: true })
  return draft
}

/** A full disk or a mistake may have left an almost empty file, and tokens signed with that could be forged. */
function readKeys(dataDir: string): SecretKeys | undefined {
  const file = fileIn(dataDir)
  const text = readText(file)
  if (text === undefined) return undefined
  const result = SecretKeys.safeParse(text)
  if (!result.success) throw new Error(`${file} ${result.error.issues[0]?.message} If you have a backup of it, restore it.`)
  return result.data
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
