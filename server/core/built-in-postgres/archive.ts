import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Db, sql } from '../database/db.ts'
import { own, type RunAs } from './run-as.ts'

/** Usually the portal ends a segment every minute. PostgreSQL does so by itself only some minutes after its start. */
const longestWaitSeconds = 120

/** Quoted for the shell. PostgreSQL replaces %f and %p, and reads %% as a percent sign. */
const quoted = (path: string) => `'${path.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`
const placeIn = (folder: string) => `${quoted(folder)}/%f.gz`

/**
 * Settings with which PostgreSQL copies each finished write-ahead segment to a folder. A copy gets its name when it is on the disk, and
 * never replaces another one. Most segments are nearly empty, so they are compressed.
 */
export function archiveSettings(folder: string): Record<string, string | number> {
  const place = placeIn(folder)
  const isSame = `gzip -d -c ${place} | cmp -s - "%p"`
  const copy = `gzip -1 -c "%p" > ${place}.part && sync ${place}.part && mv ${place}.part ${place} && sync ${quoted(folder)}`
  return {
    archive_mode: 'on',
    archive_timeout: longestWaitSeconds,
    archive_command: `if [ -e ${place} ]; then ${isSame}; else ${copy}; fi`,
  }
}

/** The way back. Only a segment that is missing is the end; after any other failure, what follows would be lost without a word. */
export function restoreSettings(folder: string): Record<string, string> {
  const [place, readable] = [placeIn(folder), `[ -r ${quoted(folder)} ] && [ -x ${quoted(folder)} ]`]
  return { restore_command: `${readable} || exit 255; [ -e ${place} ] || exit 1; gzip -d -c ${place} > "%p" || exit 255` }
}

/** The portal starts even if this is not possible, as when the disk is full or not mounted: then the copies fail, and that is reported. */
export function makeArchive(folder: string, cluster: string, runAs: RunAs): void {
  try {
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
    // A restore begins a new timeline, and its history says where. PostgreSQL did not copy it, because a restore does not archive.
    for (const name of readdirSync(join(cluster, 'pg_wal')).filter((name) => name.endsWith('.history'))) {
      const place = join(folder, `${name}.gz`)
      if (!existsSync(place))
        writeFileSync(place, gzipSync(readFileSync(join(cluster, 'pg_wal', name))), { mode: 0o600, flush: true })
    }
    own(folder, runAs)
  } catch {}
}

/** Whether the last copy failed, and how many segments still have to be copied. */
export const readArchiveState = (db: Db) =>
  db.one<{ isFailing: boolean; waiting: number }>(sql`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing",
           (select count(*)::int from pg_ls_archive_statusdir() where name like '%.ready') as waiting
      from pg_stat_archiver`)

/**
 * Writes a commit, because recovery to a point in time needs one after that time even if nobody used the portal, and hands the segment
 * over to be copied.
 */
export async function endSegment(db: Db): Promise<void> {
  await db.run(sql`select pg_logical_emit_message(true, 'coursewise', 'time')`)
  await db.run(sql`select pg_switch_wal()`)
}
