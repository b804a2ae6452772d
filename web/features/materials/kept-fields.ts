import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { tabStorage } from '#web/core/storage.ts'
import type { NamedFile } from '#web/ui/upload/uploader.ts'

/** The fields of a book or a video beside its file, in the format of the API. */
export type MediaFields = Record<string, string | number>

/** What was typed and read for a file, so that it can still be created after the page was loaded again. Kept no longer than the tab. */
export const keptFields = (folder: UploadFolder, { name, size }: NamedFile) => {
  const key = ['upload-fields', folder, name, size].join(':')
  return {
    keep: (fields: MediaFields) => tabStorage.set(key, JSON.stringify(fields)),
    read: (): MediaFields | undefined => JSON.parse(tabStorage.get(key) ?? 'null') ?? undefined,
    forget: () => tabStorage.remove(key),
  }
}
