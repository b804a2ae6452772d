import { formLimits } from '#contract/core/form-limits.ts'
import type { DataDownload, OwnData } from '#contract/own-data/own-data.ts'
import { getAccount } from '#server/accounts/index.ts'
import { countCertificates } from '#server/certificates/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { privateLinksFor, storageName, takeFiles } from '#server/files/index.ts'
import { deleteDownload, deleteOldDownloads, findDownload, insertDownload } from './downloads.queries.ts'
import { refusals } from './words.ts'

const { keptDays, pauseMinutes } = formLimits.ownData

export async function getOwnData(parts: Parts, userId: number): Promise<OwnData> {
  const { deletionDueAt } = await getAccount(parts.db, userId)
  return {
    download: await findOwnDownload(parts, userId),
    deletionDueUTC: deletionDueAt?.toISOString() ?? null,
    certificatesCount: await countCertificates(parts.db, userId),
  }
}

async function findOwnDownload(parts: Parts, userId: number): Promise<DataDownload | null> {
  const row = await findDownload(parts.db, userId, parts.clock.now())
  if (!row) return null
  const { state, requestedAt, doneBytes, totalBytes, fileId, size, readyAt } = row
  const ready = fileId &&
    readyAt && {
      link: privateLinksFor(parts, userId)(fileId),
      size: size ?? 0,
      keptUntilUTC: later(readyAt, { days: keptDays }).toISOString(),
    }
  const progress = state === 'ready' ? 100 : Math.min(99, Math.floor((100 * doneBytes) / Math.max(1, totalBytes)))
  return { state, progress, requestedAtUTC: requestedAt.toISOString(), ready: ready || null }
}

/** There is one download for each user. While it is being prepared, asking again changes nothing; a finished one is replaced. */
export async function requestDownload(parts: Parts, userId: number): Promise<DataDownload> {
  const now = parts.clock.now()
  const before = await findDownload(parts.db, userId, now)
  if (before?.readyAt && later(before.readyAt, { minutes: pauseMinutes }) > now) {
    throw refusals.preparedLately()
  }
  const isOver = before?.state === 'ready' || before?.state === 'failed'
  const files = await inTransaction(parts, async ({ db }) => {
    const files = isOver ? await takeFiles(db, await deleteDownload(db, userId)) : []
    await insertDownload(db, userId, now)
    return files
  })
  await removeStored(parts, files.map(storageName))
  const download = await findOwnDownload(parts, userId)
  if (!download) throw refusals.isBeingDeleted()
  return download
}

export async function removeOldDownloads(parts: Parts): Promise<void> {
  const files = await inTransaction(parts, async ({ db, clock }) => takeFiles(db, await deleteOldDownloads(db, clock.now())))
  await removeStored(parts, files.map(storageName))
}

/** After the transaction that removed the rows. What a killed server leaves behind is swept later. */
export async function removeStored({ storage }: Parts, names: string[]): Promise<void> {
  for (const name of names) await storage.remove(name)
}
