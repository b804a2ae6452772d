import { formLimits } from '#contract/core/form-limits.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'

/** For all servers together, because each reads and writes as much as a user has uploaded. */
const mostAtOnce = 2
/** A server that is stopped or killed begins again; one that fails each time gives up. */
const mostTries = 5
const claimMinutes = 2

export interface DownloadRow {
  state: 'waiting' | 'preparing' | 'ready' | 'failed'
  requestedAt: Date
  doneBytes: number
  totalBytes: number
  fileId: string | null
  size: number | null
  readyAt: Date | null
}

export const findDownload = (db: Db, userId: number, now: Date) =>
  db.maybe<DownloadRow>(sql`
    select case when d.ready_at is not null then 'ready' when d.claimed_until > ${now} then 'preparing'
                when d.tries >= ${mostTries} then 'failed' else 'waiting' end as state,
           d.requested_at as "requestedAt", d.done_bytes as "doneBytes", d.total_bytes as "totalBytes", d.file_id as "fileId", f.size,
           d.ready_at as "readyAt"
      from data_downloads d left join files f on f.id = d.file_id where d.user_id = ${userId}`)

/** Changes nothing when there is one already. */
export const insertDownload = (db: Db, userId: number, now: Date) =>
  db.run(sql`insert into data_downloads (user_id, requested_at) values (${userId}, ${now}) on conflict do nothing`)

/** Returns the file of the download, if there was one. */
export const deleteDownload = (db: Db, userId: number) =>
  db
    .many<{ fileId: string | null }>(sql`delete from data_downloads where user_id = ${userId} returning file_id as "fileId"`)
    .then(fileIdsIn)

/** Returns the files of downloads that were kept long enough. */
export const deleteOldDownloads = (db: Db, now: Date) =>
  db
    .many<{ fileId: string | null }>(sql`
      delete from data_downloads where ready_at < ${later(now, { days: -formLimits.ownData.keptDays })} returning file_id as "fileId"`)
    .then(fileIdsIn)

const fileIdsIn = (rows: { fileId: string | null }[]) => rows.flatMap(({ fileId }) => fileId ?? [])

export const anyDownloadWaits = (db: Db, now: Date) =>
  db
    .maybe(sql`
      select from data_downloads
       where ready_at is null and tries < ${mostTries} and (claimed_until is null or claimed_until <= ${now}) limit 1`)
    .then((row) => row !== undefined)

/** Takes the oldest download that nobody prepares, unless enough are being prepared. The caller holds a lock, so that the count is right. */
export const claimDownload = (db: Db, claim: string, now: Date) =>
  db.maybe<{ userId: number }>(sql`
    update data_downloads set claim = ${claim}, claimed_until = ${later(now, { minutes: claimMinutes })}, tries = tries + 1, done_bytes = 0
     where user_id = (select user_id from data_downloads
                       where ready_at is null and tries < ${mostTries} and (claimed_until is null or claimed_until <= ${now})
                         and (select count(*) from data_downloads where ready_at is null and claimed_until > ${now}) < ${mostAtOnce}
                       order by requested_at, user_id limit 1 for update skip locked)
    returning user_id as "userId"`)

/** Returns false when the claim is lost: the account was deleted, or another server believed that this one had died. */
export const renewClaim = (db: Db, claim: string, progress: { doneBytes: number; totalBytes: number }, now: Date) =>
  db
    .run(sql`
      update data_downloads set done_bytes = ${progress.doneBytes}, total_bytes = ${progress.totalBytes},
             claimed_until = ${later(now, { minutes: claimMinutes })}
       where claim = ${claim} and ready_at is null`)
    .then((count) => count === 1)

/** Lets another try begin at once. */
export const releaseClaim = (db: Db, claim: string) =>
  db.run(sql`update data_downloads set claim = null, claimed_until = null where claim = ${claim} and ready_at is null`)

/** Returns false when the claim is lost. */
export const finishDownload = (db: Db, claim: string, fileId: string, now: Date) =>
  db
    .run(sql`
      update data_downloads set file_id = ${fileId}, ready_at = ${now}, claim = null, claimed_until = null
       where claim = ${claim} and ready_at is null`)
    .then((count) => count === 1)
