import type { ImageFolder } from '#contract/files.ts'
import { type Db, sql } from '#server/core/database/db.ts'
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

/** A file with the name of the material or final task that it belongs to. */
export interface NamedFile extends FileRow {
  name: string | null
}

/** Excludes videos and books that were deleted or replaced: their links stop working before they are swept. */
export const findFile = (db: Db, id: string) =>
  db.maybe<NamedFile>(sql`
    select f.id, f.folder, f.extension, f.media_type as "mediaType", f.size, coalesce(m.name, t.name) as name
      from files f
      left join materials m on m.file_id = f.id
      left join submissions s on s.file_id = f.id left join final_tasks t on t.id = s.final_task_id
     where f.id = ${id} and (m.id is not null or f.folder not in ('videos', 'books')) limit 1`)

/** The captions that a link with a `captionsId` leads to. */
export async function findCaptions(db: Db, id: string): Promise<string | undefined> {
  const [, materialId, language] = /^captions-(\d{1,9})-([A-Za-z0-9-]{2,35})$/.exec(id) ?? []
  if (materialId === undefined) return undefined
  const row = await db.maybe<{ captions: string }>(
    sql`select captions from material_captions where material_id = ${Number(materialId)} and language = ${language}`,
  )
  return row?.captions
}

/** The file behind a link, if this user uploaded it into this folder. */
export async function ownFileId(db: Db, ownerId: number, folder: ImageFolder, link: string): Promise<string | undefined> {
  const id = fileIdOf(folder, link)
  if (!id) return undefined
  const row = await db.maybe<{ id: string }>(
    sql`select id from files where id = ${id} and folder = ${folder} and owner_id = ${ownerId}`,
  )
  return row?.id
}

/** The zip behind a private link, if this user uploaded it for a final task. */
export async function ownZipId(db: Db, ownerId: number, link: string): Promise<string | undefined> {
  const [, id] = /^\/media\/([\w-]{22})(\?|$)/.exec(link) ?? []
  if (!id) return undefined
  const row = await db.maybe<{ id: string }>(
    sql`select id from files where id = ${id} and folder = 'final-tasks' and owner_id = ${ownerId} for key share`,
  )
  return row?.id
}

/** The space of a user's files, and of their uploads as if these had arrived. */
export const takenBytes = (db: Db, ownerId: number) =>
  db
    .one<{ bytes: number }>(sql`
      select coalesce(sum(size), 0)::bigint as bytes
        from (select size from files where owner_id = ${ownerId} union all select size from uploads where user_id = ${ownerId}) taken`)
    .then((row) => row.bytes)

/** Everything that can refer to a file. Add new references here. */
const isUsed = sql`(
  exists (select from users where avatar_file_id = f.id) or exists (select from courses where thumbnail_file_id = f.id)
  or exists (select from materials where file_id = f.id) or exists (select from submissions where file_id = f.id))`

/** Records since when files are unused. */
export async function noteUnusedFiles(db: Db, now: Date): Promise<void> {
  await db.run(sql`update files f set unused_since = null where unused_since is not null and ${isUsed}`)
  await db.run(sql`update files f set unused_since = ${now} where unused_since is null and not ${isUsed}`)
}

/** Deletes the rows of files that have been unused since then, and returns them. A file that is used again stays. */
export const takeUnusedFiles = (db: Db, before: Date) =>
  db.many<{ id: string; folder: string; extension: string }>(sql`
    delete from files f where unused_since < ${before} and not ${isUsed} returning id, folder, extension`)

export interface KeptFile {
  id: string
  folder: string
  extension: string
  size: number
  sha256: string
}

/** The next files by id. */
export const listFilesAfter = (db: Db, id: string, limit: number) =>
  db.many<KeptFile>(sql`select id, folder, extension, size, sha256 from files where id > ${id} order by id limit ${limit}`)

/** Those of the ids that are files, or uploads in progress. */
export const listKnownFiles = (db: Db, ids: string[]) =>
  db
    .many<{ id: string }>(sql`
      select id from files where id = any(${ids}::text[]) union all select id from uploads where id = any(${ids}::text[])`)
    .then((rows) => rows.map((row) => row.id))
