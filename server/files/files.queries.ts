import type { ImageFolder } from '#contract/files/files.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { fileIdIn, readCaptionsId, readLessonTextId } from './links.ts'

/** What the file's name in the storage is made from. */
export interface StoredRow {
  id: string
  folder: string
  extension: string
}

export const storageName = ({ folder, id, extension }: StoredRow) => `${folder}/${id}.${extension}`

export interface FileRow extends StoredRow {
  mediaType: string
  size: number
}

/** A file without an owner takes nobody's space. */
export const insertFile = (db: Db, file: FileRow & { ownerId: number | null; sha256: string; now: Date }) =>
  db.run(sql`
    insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
    values (${file.id}, ${file.folder}, ${file.ownerId}, ${file.extension}, ${file.mediaType}, ${file.size}, ${file.sha256}, ${file.now})`)

/** A file with the name of what it belongs to: a material, a final task, or a user's own data. */
export interface NamedFile extends FileRow {
  name: string | null
}

/**
 * Excludes what was deleted or replaced: its links stop working before it is swept. A picture that no lesson and no question
 * shows is only for its owner, who may be writing one.
 */
export const findFile = (db: Db, id: string, viewerId: number | undefined) =>
  db.maybe<NamedFile>(sql`
    select f.id, f.folder, f.extension, f.media_type as "mediaType", f.size,
           coalesce(m.name, t.name, case when f.folder = 'own-data' then 'Coursewise data' end) as name
      from files f
      left join materials m on m.file_id = f.id
      left join submissions s on s.file_id = f.id left join final_tasks t on t.id = s.final_task_id
     where f.id = ${id}
       and (m.id is not null or f.folder not in ('videos', 'books', 'lessons')
            or f.folder = 'lessons' and (f.owner_id = ${viewerId ?? null} or exists (select from lesson_pictures p where p.file_id = f.id)
                                         or exists (select from question_pictures p where p.file_id = f.id)))
     limit 1`)

/**
 * Whether the file, the captions, or the text or a picture of a lesson belong to a material that is a preview of this course. Read at every
 * request, so that a preview is closed at once when its author unmarks or removes it, or when the course leaves the catalogue.
 */
export const isPreview = (db: Db, courseId: number, id: string) =>
  db
    .maybe(sql`
      select from course_materials cm join courses c on c.id = cm.course_id join materials m on m.id = cm.material_id
       where cm.course_id = ${courseId} and cm.is_preview and c.archived_at is null
         and (m.file_id = ${id} or m.id = ${readCaptionsId(id)?.materialId ?? readLessonTextId(id) ?? null}
              or exists (select from lesson_pictures p where p.material_id = m.id and p.file_id = ${id})) limit 1`)
    .then((row) => row !== undefined)

/** The captions that a link with a `captionsId` leads to. */
export async function findCaptions(db: Db, id: string): Promise<string | undefined> {
  const { materialId, language } = readCaptionsId(id) ?? {}
  if (materialId === undefined) return undefined
  const row = await db.maybe<{ captions: string }>(
    sql`select captions from material_captions where material_id = ${materialId} and language = ${language}`,
  )
  return row?.captions
}

/** The lesson that a link with a `lessonTextId` leads to: its text as JSON, and the files of its pictures. */
export async function findLesson(db: Db, id: string): Promise<{ text: string; pictures: string[] } | undefined> {
  const materialId = readLessonTextId(id)
  if (materialId === undefined) return undefined
  return db.maybe(sql`
    select m.lesson::text as text, array(select file_id from lesson_pictures p where p.material_id = m.id) as pictures
      from materials m where m.id = ${materialId} and m.kind = 'lesson'`)
}

/** The file behind a link, if this user uploaded it into this folder. */
export async function ownFileId(db: Db, ownerId: number, folder: ImageFolder, link: string): Promise<string | undefined> {
  const id = fileIdIn(folder, link)
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
  or exists (select from materials where file_id = f.id) or exists (select from submissions where file_id = f.id)
  or exists (select from data_downloads where file_id = f.id) or exists (select from course_drafts where thumbnail_file_id = f.id)
  or exists (select from course_versions where thumbnail_file_id = f.id) or exists (select from lesson_pictures where file_id = f.id)
  or exists (select from question_pictures where file_id = f.id))`

/** Records since when files are unused. */
export async function noteUnusedFiles(db: Db, now: Date): Promise<void> {
  await db.run(sql`update files f set unused_since = null where unused_since is not null and ${isUsed}`)
  await db.run(sql`update files f set unused_since = ${now} where unused_since is null and not ${isUsed}`)
}

/** Deletes the rows of files that have been unused since then, and returns them. A file that is used again stays. */
export const takeUnusedFiles = (db: Db, before: Date) =>
  db.many<StoredRow>(sql`
    delete from files f where unused_since < ${before} and not ${isUsed} returning id, folder, extension`)

/** Deletes the rows of these files, which nothing may refer to any more, and returns them. */
export const takeFiles = (db: Db, ids: string[]) =>
  db.many<StoredRow>(sql`delete from files where id = any(${ids}::text[]) returning id, folder, extension`)

/** Deletes the rows of a user's files that nobody needs any more, and returns them. */
export const takeOwnUnusedFiles = (db: Db, ownerId: number) =>
  db.many<StoredRow>(sql`delete from files f where owner_id = ${ownerId} and not ${isUsed} returning id, folder, extension`)

export interface OwnFile extends FileRow {
  /** Of the material, final task or course that it belongs to. */
  name: string | null
  createdAt: Date
}

/** The next files that a user uploaded, by id. */
export const listOwnFilesAfter = (db: Db, ownerId: number, id: string, limit: number) =>
  db.many<OwnFile>(sql`
    select f.id, f.folder, f.extension, f.media_type as "mediaType", f.size, f.created_at as "createdAt",
           coalesce((select m.name from materials m where m.file_id = f.id limit 1),
                    (select t.name from submissions s join final_tasks t on t.id = s.final_task_id where s.file_id = f.id),
                    (select c.name from courses c where c.thumbnail_file_id = f.id limit 1),
                    (select m.name from lesson_pictures p join materials m on m.id = p.material_id where p.file_id = f.id limit 1),
                    (select left(v.question ->> 'text', 60) from question_pictures p join question_versions v on v.id = p.version_id
                      where p.file_id = f.id limit 1)) as name
      from files f where f.owner_id = ${ownerId} and f.id > ${id} order by f.id limit ${limit}`)

export const sumFileSizes = (db: Db, ownerId: number) =>
  db
    .one<{ bytes: number }>(sql`select coalesce(sum(size), 0)::bigint as bytes from files where owner_id = ${ownerId}`)
    .then((row) => row.bytes)

export interface KeptFile extends StoredRow {
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
