import { randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { Unavailable } from '#server/core/database/database-errors.ts'
import { oneAfterAnother } from '#server/core/database/locks.ts'
import { insertFile, storageName, sumFileSizes } from '#server/files/index.ts'
import { anyDownloadWaits, claimDownload, finishDownload, releaseClaim, renewClaim } from './downloads.queries.ts'
import { writeEntries } from './entries.ts'
import { writeZip } from './zip.ts'

/** Any number that is not used elsewhere in this database. */
const lockId = 729_418_370
const secondsBetweenRenewals = 2

/** Prepares the downloads that wait, one after the other. Any server can do it. */
export async function prepareDownloads(parts: Parts): Promise<void> {
  while (await anyDownloadWaits(parts.db, parts.clock.now())) {
    const claim = randomUUID()
    const claimed = await oneAfterAnother(parts.db, lockId, (db) => claimDownload(db, claim, parts.clock.now()))
    if (!claimed) return
    try {
      await prepareDownload(parts, claimed.userId, claim)
    } catch (error) {
      await releaseClaim(parts.db, claim)
      throw error
    }
  }
}

/** Streams the zip into the storage. If the server dies, the next one begins again, and the sweep removes what was written. */
async function prepareDownload(parts: Parts, userId: number, claim: string): Promise<void> {
  const type = { id: randomBytes(16).toString('base64url'), folder: 'own-data', extension: 'zip', mediaType: 'application/zip' }
  const name = storageName(type)
  const totalBytes = await sumFileSizes(parts.db, userId)
  const zip = writeZip(writeEntries(parts, userId), parts.clock.now())
  const stored = await parts.storage.put(name, Readable.from(renewing(parts, zip, claim, totalBytes)))
  try {
    await inTransaction(parts, async ({ db, clock }) => {
      const now = clock.now()
      await insertFile(db, { ...type, ownerId: null, ...stored, now })
      if (!(await finishDownload(db, claim, type.id, now))) throw claimLost()
    })
  } catch (error) {
    // Without a response to the commit, the rows may be there and need their file. If they are not, the sweep removes it.
    if (!(error instanceof Unavailable)) await parts.storage.remove(name)
    throw error
  }
}

const claimLost = () => new Error('the download is prepared by another server, or its account was deleted')

/** Passes the zip on, and says from time to time how far it is. */
async function* renewing({ db, clock }: Parts, zip: AsyncIterable<Buffer>, claim: string, totalBytes: number) {
  let doneBytes = 0
  let renewedAt = Number.NEGATIVE_INFINITY
  for await (const chunk of zip) {
    doneBytes += chunk.length
    if (performance.now() - renewedAt >= secondsBetweenRenewals * 1000) {
      renewedAt = performance.now()
      const progress = { doneBytes: Math.min(doneBytes, totalBytes), totalBytes }
      if (!(await renewClaim(db, claim, progress, clock.now()))) throw claimLost()
    }
    yield chunk
  }
}
