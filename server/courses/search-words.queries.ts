import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** Any number that no one else uses in this database. */
const lockId = 729_418_367
/** So many words at a time fit into the memory of any server, and delay saving a course only for a moment. */
const atOnce = 20_000

/** Forgets the words that no course holds any more, with their gapped forms; of several servers one does it. */
export async function forgetSearchWords(parts: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  while ((await forgetSome(parts)) === atOnce);
}

/** Returns how many there were. */
function forgetSome({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<number> {
  return db.tx(async (db) => {
    const { free } = await db.one<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${lockId}) as free`)
    if (!free) return 0
    const justBefore = later(clock.now(), { minutes: -1 })
    const unheld = await listUnheld(db, sql`(select word from search_words)`, sql`course_search s`)
    if (unheld.length === 0) return 0
    // While all courses were read, one may have been saved that holds such a word again. From here on, saving a course waits.
    await db.run(sql`lock table search_words in share row exclusive mode`)
    const savedMeanwhile = sql`course_search s join courses c on c.id = s.course_id and c.update_date >= ${justBefore}`
    const forgotten = await listUnheld(db, sql`(select unnest(${unheld}::text[]) as word)`, savedMeanwhile)
    await db.run(sql`
      delete from search_gaps g using unnest(${forgotten}::text[]) gone (word), gaps(gone.word) gap
       where g.gapped = gap and g.word = gone.word`)
    await db.run(sql`delete from search_words where word = any(${forgotten}::text[])`)
    return unheld.length
  })
}

/** Cut into words as the trigger does that adds them. */
const listUnheld = (db: Db, words: Sql, courses: Sql) =>
  db
    .many<{ word: string }>(sql`
      ${words} except select held from ${courses}, regexp_split_to_table(s.search_text, '[^[:alnum:]]+') held
      limit ${atOnce}`)
    .then((rows) => rows.map(({ word }) => word))
