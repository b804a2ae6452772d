import type { Parts } from '#server/core/app.ts'
import { type Db, sql } from '#server/core/database/db.ts'

/** So many courses at a time delay saving a course only for a moment. */
const atOnce = 100

/** Renews the words of courses that wait for it. Mostly there are none, and nothing is written. */
export async function renewQueuedSearch({ db }: Pick<Parts, 'db'>): Promise<void> {
  while (await isQueued(db)) await renewSome(db)
}

const isQueued = (db: Db) =>
  db.one<{ isQueued: boolean }>(sql`select exists (select from search_queue) as "isQueued"`).then((row) => row.isQueued)

const renewSome = (db: Db): Promise<void> =>
  db.tx(async (db) => {
    await lockSearch(db)
    const queued = await db.many<{ id: number }>(sql`
      delete from search_queue where course_id in (select course_id from search_queue order by course_id limit ${atOnce}) returning course_id as id`)
    await db.run(sql`select renew_search(${queued.map(({ id }) => id)}::int[])`)
  })

/** Forgets the words that no course and no name holds any more, and what the search of 0.2.0 knew. */
export async function forgetSearchWords({ db }: Pick<Parts, 'db'>): Promise<void> {
  await forgetWords(db)
  await db.run(sql`delete from course_search`)
  await db.run(sql`delete from catalogue_sample`)
  await db.run(sql`delete from search_gaps`)
  await db.run(sql`delete from search_words`)
}

/** At the end of a transaction: the search knows at once what it changed, and forgets the words that are gone with it. */
export async function forgetSearchWordsNow({ db }: Pick<Parts, 'db'>): Promise<void> {
  await db.run(sql`set constraints stale_search_renewed, skills_named, goals_named, fields_named, users_named immediate`)
  await forgetSearchWords({ db })
}

/** Those that no course and no name holds any more. */
const forgetWords = (db: Db): Promise<void> =>
  db.tx(async (db) => {
    const unheld = sql`
      not exists (select from search_postings p where p.word = w.word) and not exists (select from search_names n where n.words @> array[w.word])`
    const words = await db.many<{ word: string }>(sql`select word from search_terms w where ${unheld}`)
    if (words.length === 0) return
    // While they were looked up, a course may have been saved that holds one again.
    await lockSearch(db)
    await db.run(sql`
      with gone as (delete from search_terms w where word = any(${words.map(({ word }) => word)}::text[]) and ${unheld} returning word),
      uncounted as (delete from search_sample s using gone where s.word = gone.word)
      delete from search_slips g using gone, search_gaps_of(gone.word) gap where (g.gapped, g.word) = (gap, gone.word)`)
  })

/** Saving a course takes the same lock, at the end of its transaction. */
const lockSearch = (db: Db) => db.run(sql`select pg_advisory_xact_lock(729418368)`)
