import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readSettings, type Settings } from '#server/core/settings.ts'
import { folderStorage } from '#server/core/storage/folder-storage.ts'
import type { Storage } from '#server/core/storage/storage.ts'

/** The bucket of TEST_S3_URL (http://key:secret@host:port/bucket), as settings with a prefix that nobody else has. */
export function bucketSettings(): NodeJS.ProcessEnv | undefined {
  if (!process.env.TEST_S3_URL) return undefined
  const url = new URL(process.env.TEST_S3_URL)
  return {
    S3_ENDPOINT: url.origin,
    S3_BUCKET: url.pathname.slice(1),
    S3_ACCESS_KEY: decodeURIComponent(url.username),
    S3_SECRET_KEY: decodeURIComponent(url.password),
    S3_PREFIX: `test-${randomBytes(8).toString('hex')}`,
  }
}

/** The bucket of the settings, a separate prefix in that of TEST_S3_URL, or a folder. */
export async function openTestStorage({ dataDir, s3 = readSettings(bucketSettings() ?? {}).s3 }: Settings): Promise<Storage> {
  if (!s3) return folderStorage(join(dataDir, 'files'))
  const { openS3Storage } = await import('#server/core/storage/s3-storage.ts')
  return openS3Storage(s3)
}

export async function emptyStorage(storage: Storage): Promise<void> {
  for await (const { name } of storage.list()) await storage.remove(name)
}
