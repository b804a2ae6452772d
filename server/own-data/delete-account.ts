import { listDueDeletions, lockAdmins, lockLeaver } from '#server/accounts/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { forgetUserResponses } from '#server/core/database/once.ts'
import { allowForgetting } from '#server/core/personal-data.ts'
import { forgetFiles, storageName, takeFiles } from '#server/files/index.ts'
import { deleteDownload } from './downloads.queries.ts'
import { features } from './features.ts'
import { isOnlyAdmin } from './request-deletion.ts'
import { removeStored } from './request-download.ts'

/** Deletes the accounts whose owners have let seven days pass. One that cannot be deleted now does not keep the others. Returns whose. */
export async function deleteDueAccounts(parts: Parts): Promise<number[]> {
  const due = await listDueDeletions(parts.db, parts.clock.now())
  const deleted: number[] = []
  const errors: unknown[] = []
  for (const userId of due) {
    const isDeleted = await deleteAccount(parts, userId).catch((error) => void errors.push(error))
    if (isDeleted) deleted.push(userId)
  }
  if (errors.length > 0) throw errors[0]
  return deleted
}

/**
 * Everything about a person in one transaction, so that a kill leaves the account whole or deleted; the files come after it. Runs a second
 * time when the access tokens from before have expired, for what they still wrote. Returns false when the owner has kept the account, or
 * is the only Admin by now.
 */
async function deleteAccount(parts: Parts, userId: number): Promise<boolean> {
  const names = await inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const admins = await lockAdmins(db)
    const person = await lockLeaver(db, userId, clock.now())
    if (!person || isOnlyAdmin(admins, userId)) return undefined
    await allowForgetting(db)
    for (const feature of features) await feature.forgetPerson?.(parts, person)
    await forgetUserResponses(db, person)
    const downloads = await takeFiles(db, await deleteDownload(db, userId))
    return [...downloads.map(storageName), ...(await forgetFiles(db, userId))]
  })
  await removeStored(parts, names ?? [])
  return names !== undefined
}
