import type { App, Parts } from '#server/core/app.ts'
import { checkZip } from './check-zip.ts'
import type { Draft } from './drafts.ts'
import { keepFile } from './keep-draft.ts'
import { privateLinksFor } from './links.ts'
import { refusals } from './words.ts'

export const zipFolder = 'final-tasks'

/** In a side thread, because ten thousand small files take two seconds. */
export const checkZipAside = (app: App, path: string): Promise<void> =>
  app.zipChecks.run<typeof checkZip>(import.meta.resolve('./check-zip.ts'), 'checkZip', path)

/** Checks a zip by its content and keeps it; it is never unpacked. Returns a link for its owner. */
export async function storeZip(parts: Parts, ownerId: number, draft: Draft, check = checkZip): Promise<string> {
  if (draft.path === undefined) throw refusals.noFile()
  await check(draft.path)
  const type = { folder: zipFolder, extension: 'zip', mediaType: 'application/zip' }
  return keepFile(parts, ownerId, type, draft, async (parts, file) => privateLinksFor(parts, ownerId)(file.id))
}
