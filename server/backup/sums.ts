import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { createMeter, type StoredFile } from '#server/core/storage/storage.ts'

/** Below the folder that it belongs to. */
export const Path = z.string().refine((path) => !isAbsolute(path) && !path.split('/').includes('..'))

/** Size and checksum of each file. */
export const Sums = z.record(Path, z.object({ size: z.int(), sha256: z.string() }))
export type Sums = z.infer<typeof Sums>

/** The copy is on the disk when this returns. */
export async function copyFile(from: string, to: string): Promise<StoredFile> {
  const source = await open(from)
  const meter = createMeter()
  await pipeline(source.createReadStream(), meter.pass, createWriteStream(to, { mode: 0o600, flush: true }))
  return meter.read()
}

export async function readSum(path: string): Promise<StoredFile> {
  const meter = createMeter()
  for await (const _chunk of meter.pass(createReadStream(path)));
  return meter.read()
}

/** Rejects with the first file that is missing or is not as it was copied. */
export async function checkSums(folder: string, sums: Sums): Promise<void> {
  for (const [name, sum] of Object.entries(sums)) {
    const place = join(folder, name)
    const found = await readSum(place).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Error(`The backup is incomplete: ${place} is missing.`) : error
    })
    if (found.size !== sum.size || found.sha256 !== sum.sha256)
      throw new Error(`The backup is damaged: ${place} has other content than was copied.`)
  }
}
