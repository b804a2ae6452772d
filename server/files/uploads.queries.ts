import { type Db, sql } from '#server/core/database/db.ts'

export interface UploadRow {
  id: string
  fileName: string
  size: number
  /** How much of it has arrived. */
  received: number
}

/** A part of an upload, which is a file of its own in the storage. */
export interface Piece {
  start: number
  size: number
  name: string
}

/** Enough for any connection, and too few to fill the storage with tiny files. */
const mostPieces = 10_000

export const insertUpload = (db: Db, upload: { id: string; userId: number; fileName: string; size: number; now: Date }) =>
  db.run(sql`
    insert into uploads (id, user_id, file_name, size, changed_at)
    values (${upload.id}, ${upload.userId}, ${upload.fileName}, ${upload.size}, ${upload.now})`)

export const findUpload = (db: Db, id: string) =>
  db.maybe<UploadRow>(sql`select id, file_name as "fileName", size, received from uploads where id = ${id}`)

export const listUnusedUploads = (db: Db, userId: number) =>
  db.many<UploadRow>(sql`
    select id, file_name as "fileName", size, received from uploads where user_id = ${userId} order by file_name, id`)

/** How many uploads of a user are in progress, or finished and not used yet. */
export const countUploads = (db: Db, userId: number) =>
  db.one<{ count: number }>(sql`select count(*)::int as count from uploads where user_id = ${userId}`).then((row) => row.count)

/** Returns false if the upload no longer ends where the piece starts, because another request was faster, or if it takes no more. */
export const addPiece = (db: Db, uploadId: string, { start, size, name }: Piece, now: Date) =>
  db
    .run(sql`
      with continued as (
        update uploads set received = received + ${size}, pieces = pieces + 1, changed_at = ${now}
         where id = ${uploadId} and received = ${start} and received + ${size} <= size and pieces < ${mostPieces}
        returning id)
      insert into upload_pieces (upload_id, start, size, name)
      select id, ${start}::bigint, ${size}::bigint, ${name} from continued`)
    .then((added) => added === 1)

export const listPieces = (db: Db, uploadId: string) =>
  db.many<Piece>(sql`select start, size, name from upload_pieces where upload_id = ${uploadId} order by start`)

/** Returns whether it was there. */
export const deleteUpload = (db: Db, id: string) =>
  db.run(sql`delete from uploads where id = ${id}`).then((deleted) => deleted === 1)

export const deleteUploadsUnchangedSince = (db: Db, then: Date) => db.run(sql`delete from uploads where changed_at < ${then}`)

/** A user's unfinished uploads. */
export const listOwnUploads = (db: Db, userId: number) =>
  db.many<object>(sql`
    select file_name as "fileName", size, received, changed_at as "changedAt" from uploads where user_id = ${userId} order by changed_at`)

/** Deletes a user's unfinished uploads, and returns the names of their pieces. */
export async function takeUploads(db: Db, userId: number): Promise<string[]> {
  const pieces = await db.many<{ name: string }>(sql`
    delete from upload_pieces p using uploads u where u.id = p.upload_id and u.user_id = ${userId} returning p.name`)
  await db.run(sql`delete from uploads where user_id = ${userId}`)
  return pieces.map(({ name }) => name)
}
