import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'

/** So many courses at a time delay saving a course only for a moment. */
const atOnce = 100

/** Renews what is kept of courses that wait for it. Mostly there are none, and nothing is written. */
export async function renewQueuedSearch({ db }: Pick<Parts, 'db'>): Promise<void> {
  while ((await db.many(sql`select from search_queue limit 1`)).length > 0)
    await db.tx(async (db) => {
      // Saving a course takes the same lock, at the end of its transaction.
      await db.run(sql`select pg_advisory_xact_lock(729418368)`)
      await db.run(sql`
        with queued as (
          delete from search_queue where course_id in (select course_id from search_queue order by course_id limit ${atOnce}) returning course_id)
        select renew_course_facets(ids), renew_search(ids) from (select array_agg(course_id) as ids from queued) q`)
    })
}

/** The tables of 0.2.0, which an upgrade leaves to its servers. */
export async function emptyEarlierSearch({ db }: Pick<Parts, 'db'>): Promise<void> {
  await db.run(sql`delete from course_search`)
  await db.run(sql`delete from catalogue_sample`)
  await db.run(sql`delete from search_gaps`)
  await db.run(sql`delete from search_words`)
}
