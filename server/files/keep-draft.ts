import { randomBytes } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { Unavailable } from '#server/core/database/database-errors.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { tooLarge } from '#server/core/errors.ts'
import type { Storage, StoredFile } from '#server/core/storage/storage.ts'
import type { Draft } from './drafts.ts'
import { insertFile, storedBytes } from './files.queries.ts'
import { checkMedia, type MediaFolder } from './media-types.ts'

const gigabyte = 1024 ** 3
/** Writes the rows that refer to the new file, in the same transaction as its own row. */
type Refer<T> = (parts: Parts, file: { id: string; extension: string }) => Promise<T>

/** Checks a book or a video and keeps it. */
export async function keepDraft<T>(
  parts: Parts,
  ownerId: number,
  folder: MediaFolder,
  draft: Draft,
  refer: Refer<T>,
): Promise<T> {
  const type = await checkMedia(folder, draft.path, draft.fileName)
  return keepFile(parts, ownerId, { folder, ...type }, draft, refer)
}

/** Moves a checked draft into the storage. Writes its row and the rows that refer to it, or none of them. */
export async function keepFile<T>(
  parts: Parts,
  ownerId: number,
  type: { folder: string; extension: string; mediaType: string },
  draft: Draft,
  refer: Refer<T>,
): Promise<T> {
  await checkRoom(parts, ownerId, (await stat(draft.path)).size)
  const id = randomBytes(16).toString('base64url')
  const name = `${type.folder}/${id}.${type.extension}`
  const stored = await putDraft(parts.storage, name, draft)
  try {
    return await inTransaction(parts, async (parts) => {
      // Uploads of one owner wait for each other here, so that together they stay within the limit.
      await lockUser(parts.db, ownerId)
      await checkRoom(parts, ownerId, stored.size)
      await insertFile(parts.db, { id, ownerId, ...type, ...stored, now: parts.clock.now() })
      return refer(parts, { id, extension: type.extension })
    })
  } catch (error) {
    // Without a response to the commit, the row may be there and need its file. If it is not, the sweep removes the file.
    if (!(error instanceof Unavailable)) await parts.storage.remove(name)
    throw error
  }
}

/** Opens the file first: a stream that finds no file before it has a listener would end the process. */
async function putDraft(storage: Storage, name: string, { path }: Draft): Promise<StoredFile> {
  const file = await open(path)
  try {
    return await storage.put(name, file.createReadStream({ autoClose: false }))
  } finally {
    await file.close()
  }
}

/** No single user can fill the disk. */
export async function checkRoom({ db, settings }: Parts, ownerId: number, size: number): Promise<void> {
  if ((await storedBytes(db, ownerId)) + size > settings.uploadsPerUserGb * gigabyte) {
    throw tooLarge(
      `Your files would take more than ${settings.uploadsPerUserGb} GB together. Delete some that you no longer need.`,
    )
  }
}
