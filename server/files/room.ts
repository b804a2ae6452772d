import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { takenBytes } from './files.queries.ts'
import { refusals } from './words.ts'

const gigabyte = 1024 ** 3

/** Refuses what would exceed the space of one user, so that nobody can fill the disk. */
export async function checkRoom({ db, settings }: Parts, ownerId: number, bytes: number): Promise<void> {
  if ((await takenBytes(db, ownerId)) + bytes > settings.uploadsPerUserGb * gigabyte) {
    throw refusals.noSpaceLeft({ gigabytes: String(settings.uploadsPerUserGb) })
  }
}

/** Writes the rows that take the space, if there is room. Files of one owner wait for each other here, so that together they stay within the limit. */
export const withRoom = <T>(parts: Parts, ownerId: number, bytes: number, work: (parts: Parts) => Promise<T>): Promise<T> =>
  inTransaction(parts, async (parts) => {
    await lockUser(parts.db, ownerId)
    await checkRoom(parts, ownerId, bytes)
    return work(parts)
  })
