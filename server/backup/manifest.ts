import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Path, Sums } from './sums.ts'

/** What a backup consists of. It is written last, so a backup with a manifest is whole. */
const Manifest = z.object({
  /** Of this description. A newer one cannot be read. */
  format: z.literal(1),
  /** Of Coursewise. */
  version: z.string(),
  /** The identifier of the database, which a restored one keeps. */
  system: z.string(),
  migrations: z.array(z.string()),
  begun: z.iso.datetime(),
  /** Everything that was acknowledged before this time is in the backup. */
  ended: z.iso.datetime(),
  /** The first and the last write-ahead segment that the copy of the database needs. It contains them. */
  segments: z.object({ first: z.string(), last: z.string() }),
  /** Folders in `postgres`, because PostgreSQL needs the empty ones too. */
  folders: z.array(Path),
  /** The database in `postgres`, and the secret key if there is one: in the folder of this backup. */
  content: Sums,
  /** Uploaded files, in the folder `files` that all backups beside this one share. */
  files: Sums,
})
export type Manifest = z.infer<typeof Manifest>

const fileName = 'manifest.json'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify({ ...manifest, checksum: computeChecksum(manifest) })
  await writeFile(join(folder, fileName), text, { mode: 0o600, flush: true })
}

/** Rejects with a sentence if there is no manifest, if it is damaged, or if this version cannot restore the backup. */
export async function readManifest(folder: string, knownMigrations: string[]): Promise<Manifest> {
  const place = join(folder, fileName)
  const text = await readFile(place, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`${folder} is not a whole backup: it has no ${fileName}.`) : error
  })
  const { checksum, ...content } = parse(text)
  if (checksum !== computeChecksum(content))
    throw new Error(`The backup is damaged: ${place} has other content than was written.`)
  const { data: manifest } = Manifest.safeParse(content)
  const unknown = manifest?.migrations.find((name) => !knownMigrations.includes(name))
  if (!manifest || unknown)
    throw new Error(
      `${folder} was made by a newer version of Coursewise (${content.version}). Restore it with that version, or a newer one.`,
    )
  return manifest
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

const computeChecksum = (content: object) => createHash('sha256').update(JSON.stringify(content)).digest('hex')
