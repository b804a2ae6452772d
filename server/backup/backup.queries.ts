import type pg from 'pg'
import { type Db, sql } from '#server/core/database/db.ts'

/** What is in a portal, for the report of a restore. */
export const countRows = (db: Db) =>
  db.one<{ users: number; courses: number; purchases: number }>(sql`
    select (select count(*)::int from users) as users, (select count(*)::int from courses) as courses,
           (select count(*)::int from enrolments) as purchases`)

/** Which database this is, and the migrations that have run in it. */
export async function describeDatabase(session: pg.Client): Promise<{ system: string; migrations: string[] }> {
  const { rows } = await session.query<{ system: string; migrations: string[] }>(`
    select (select system_identifier::text from pg_control_system()) as system,
           array(select name from migrations order by name) as migrations`)
  return theOne(rows)
}

/**
 * Begins a copy by PostgreSQL's low-level interface, and returns the first write-ahead segment that it needs. The slot keeps all segments
 * from here on. Both last as long as this session.
 */
export async function beginCopy(session: pg.Client): Promise<string> {
  await session.query(`select pg_create_physical_replication_slot('coursewise_backup_' || pg_backend_pid(), true, true)`)
  const { rows } = await session.query<{ segment: string }>(
    `select pg_walfile_name(pg_backup_start('npm run portal -- backup', fast => true)) as segment`,
  )
  return theOne(rows).segment
}

export interface CopyEnd {
  /** Whatever was committed before this time is in the copy. */
  ended: Date
  /** The last write-ahead segment that the copy needs. */
  segment: string
  /** Tells PostgreSQL where recovery begins. */
  label: string
  tablespaces: string
}

export async function endCopy(session: pg.Client): Promise<CopyEnd> {
  const { rows: times } = await session.query<{ ended: Date }>('select clock_timestamp() as ended')
  // The copy contains its segments, so it need not wait for the archive. The end belongs to the segment of the byte before it.
  const { rows } = await session.query<Omit<CopyEnd, 'ended'>>(`
    select pg_walfile_name(lsn - 1) as segment, labelfile as label, spcmapfile as tablespaces
      from pg_backup_stop(wait_for_archive => false)`)
  return { ...theOne(times), ...theOne(rows) }
}

function theOne<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('PostgreSQL returned nothing.')
  return row
}
