import { randomBytes } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { tooLarge } from '#server/core/errors.ts'
import type { Storage, StoredFile } from '#server/core/storage/storage.ts'
import type { Draft } from './drafts.ts'
import { insertFile, storedBytes } from './files.queries.ts'
import { checkMedia, type MediaFolder } from './media-types.ts'

const gigabyte = 1024 ** 3
/** Writes what refers to the new file, in the same transaction as its row. */
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

/** Moves a checked draft into the storage, and writes its row together with what refers to it: both or nothing. */
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
      // Others may have been stored while this one was: uploads of one owner wait here for each other.
      await lockUser(parts.db, ownerId)
      await checkRoom(parts, ownerId, stored.size)
      await insertFile(parts.db, { id, ownerId, ...type, ...stored, now: parts.clock.now() })
      return refer(parts, { id, extension: type.extension })
    })
  } catch (error) {
    await parts.storage.remove(name)
    throw error
  }
}

/** Opens the file first: a stream that finds no file before anybody listens to it would end the process. */
async function putDraft(storage: Storage, name: string, { path }: Draft): Promise<StoredFile> {
  const file = await open(path)
  try {
    return await storage.put(name, file.createReadStream({ autoClose: false }))
  } finally {
    await file.close()
  }
}

/** No user can fill the disk alone. */
export async function checkRoom({ db, settings }: Parts, ownerId: number, size: number): Promise<void> {
  if ((await storedBytes(db, ownerId)) + size > settings.uploadsPerUserGb * gigabyte) {
    throw tooLarge(`Your files would take more than ${settings.uploadsPerUserGb} GB together. Delete some you no longer need.`)
  }
}
