import { randomBytes } from 'node:crypto'
import type { Parts } from '#server/core/app.ts'
import { Unavailable } from '#server/core/database/database-errors.ts'
import type { Draft } from './drafts.ts'
import { insertFile } from './files.queries.ts'
import { checkMedia, type MediaFolder } from './media-types.ts'
import { checkRoom, withRoom } from './room.ts'
import { deleteUpload } from './uploads.queries.ts'
import { refusals } from './words.ts'

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
  const type = await checkMedia(folder, draft)
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
  const { uploadId } = draft
  // An upload has its room since it began.
  const more = uploadId === undefined ? draft.size : 0
  await checkRoom(parts, ownerId, more)
  const id = randomBytes(16).toString('base64url')
  const name = `${type.folder}/${id}.${type.extension}`
  const stored = await parts.storage.put(name, draft.stream())
  try {
    return await withRoom(parts, ownerId, more, async (parts) => {
      if (uploadId !== undefined && !(await deleteUpload(parts.db, uploadId))) throw refusals.uploadGone()
      await insertFile(parts.db, { id, ownerId, ...type, ...stored, now: parts.clock.now() })
      return refer(parts, { id, extension: type.extension })
    })
  } catch (error) {
    // Without a response to the commit, the row may be there and need its file. If it is not, the sweep removes the file.
    if (!(error instanceof Unavailable)) await parts.storage.remove(name)
    throw error
  }
}
