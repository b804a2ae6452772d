import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import type { Topic } from '#server/core/personal-data.ts'
import { listOwnFilesAfter, storageName, takeOwnUnusedFiles } from './files.queries.ts'
import { downloadName } from './send-file.ts'
import { listOwnUploads, takeUploads } from './uploads.queries.ts'

const atOnce = 500

export interface OwnFileToCopy {
  /** In the download. */
  path: string
  storageName: string
  size: number
  mediaType: string
  uploadedAt: Date
}

/** Every file that the user uploaded. Its path has a readable name, and a part of its id, because names can be the same. */
export async function* ownFiles(db: Db, userId: number): AsyncGenerator<OwnFileToCopy> {
  for (let after = ''; ; ) {
    const files = await listOwnFilesAfter(db, userId, after, atOnce)
    for (const file of files) {
      const { folder, id, name, size, mediaType, createdAt } = file
      const fileName = downloadName({ ...file, name: name ? `${name.slice(0, 100)} ${id.slice(0, 8)}` : null })
      const path = `files/${folder}/${fileName}`
      yield { path, storageName: storageName(file), size, mediaType, uploadedAt: createdAt }
    }
    if (files.length < atOnce) return
    after = files.at(-1)?.id ?? ''
  }
}

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'files',
    about: 'The files that you uploaded: pictures, videos, books and final tasks. They are in the folder "files".',
    rows: async function* () {
      for await (const { storageName: _, ...file } of ownFiles(db, userId)) yield file
    },
  },
  {
    name: 'unfinished-uploads',
    about: 'Uploads that you have begun and not finished. They are removed after a day.',
    rows: () => listOwnUploads(db, userId),
  },
]

/** Returns the names in the storage of what is to be removed after the transaction. Files of courses that were sold stay. */
export async function forgetFiles(db: Db, userId: number): Promise<string[]> {
  const pieces = await takeUploads(db, userId)
  const files = await takeOwnUnusedFiles(db, userId)
  return [...pieces, ...files.map(storageName)]
}
