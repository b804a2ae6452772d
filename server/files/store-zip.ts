import type { Parts } from '#server/core/app.ts'
import { tooMany } from '#server/core/errors.ts'
import { Gate } from '#server/core/gate.ts'
import { checkZip } from './check-zip.ts'
import type { Draft } from './drafts.ts'
import { keepFile } from './keep-draft.ts'
import { privateLink } from './links.ts'

export const zipFolder = 'final-tasks'
const gate = new Gate(2, 50, () => tooMany('Many files are being checked right now. Please try again in a moment.', 10))

/** Checks a zip by its content and keeps it; it is never unpacked. Answers a link for its owner. */
export async function storeZip(parts: Parts, ownerId: number, draft: Draft): Promise<string> {
  await gate.run(() => checkZip(draft.path))
  const type = { folder: zipFolder, extension: 'zip', mediaType: 'application/zip' }
  return keepFile(parts, ownerId, type, draft, async (_db, file) =>
    privateLink(parts.secrets.privateLink, parts.clock, file.id, ownerId),
  )
}
