import type { ImageFolder } from '#contract/files.ts'
import { type Db, sql } from '#server/core/db.ts'
import { fileIdOf } from './links.ts'

export interface FileRow {
  id: string
  folder: string
  extension: string
  mediaType: string
  size: number
}

export const insertFile = (db: Db, file: FileRow & { ownerId: number; sha256: string; now: Date }) =>
  db.run(sql`
    insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
    values (${file.id}, ${file.folder}, ${file.ownerId}, ${file.extension}, ${file.mediaType}, ${file.size}, ${file.sha256}, ${file.now})`)

export const findFile = (db: Db, id: string) =>
  db.maybe<FileRow>(sql`select id, folder, extension, media_type as "mediaType", size from files where id = ${id}`)

/** The file behind a link, if this user uploaded it into this folder. */
export async function ownFileId(db: Db, ownerId: number, folder: ImageFolder, link: string): Promise<string | undefined> {
  const id = fileIdOf(folder, link)
  if (!id) return undefined
  const row = await db.maybe<{ id: string }>(
    sql`select id from files where id = ${id} and folder = ${folder} and owner_id = ${ownerId}`,
  )
  return row?.id
}
