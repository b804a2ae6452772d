import { type Database, openDatabase, sql } from '#server/core/database/db.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { renewBookmarks } from '#server/courses/index.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { onServer } from '#server/testing/test-app.ts'
import { countEverything } from './count-everything.ts'

/** Words that the measurements look for: each in five courses, each in a tenth of all courses, and both with a typing error. */
const fronts = ['zeph', 'quor', 'blyx', 'drum', 'fjor', 'gwyn', 'kelp', 'myrr', 'plov', 'squi']
const ends = ['anth', 'ibex', 'ount', 'erya', 'oldo', 'ushi', 'yrne', 'apso', 'emik', 'ovra']
export const rareWords = fronts.flatMap((front) => ends.map((end) => front + end))
export const commonWords = [
  'meridian',
  'lantern',
  'cobalt',
  'harvest',
  'violin',
  'granite',
  'saffron',
  'juniper',
  'orchard',
  'velvet',
]
export const typingErrors = rareWords.map((word) => `${word.slice(0, 2)}w${word.slice(3)}`)
export const commonTypingErrors = commonWords.map((word) => `${word.slice(0, 3)}${word.slice(4)}`)
export const buyers = 200
const rareMatches = 5
const rareLanguageMatches = 300
export const fieldsCount = 8
export const longestStatementSeconds = 3600
const people = 10_000

/** A catalogue of that many courses with two students each on average, made by the database itself in bulk. */
export async function fill(url: string, courses: number): Promise<Database> {
  await migrate(url)
  const db = openDatabase(url, { connections: 20 })
  const patient = db.within(longestStatementSeconds)
  await patient.tx(async (db) => {
    // Triggers keep single changes true; a bulk load does their work itself, in one go, and builds the large indexes at the end.
    await db.run(sql`set local session_replication_role = replica`)
    await db.run(sql`set local maintenance_work_mem = '1GB'`)
    await db.run(sql`set local synchronous_commit = off`)
    await db.run(sql`
      insert into users (name, email, password_hash, is_creator, handle, created_at)
      select 'Person ' || n, 'person-' || n || '@bench.test', '', n <= 500, case when n <= 500 then 'person-' || n end, now() from generate_series(1, ${people}) n`)
    await db.run(sql`insert into point_accounts (user_id, balance) select id, 1000000000 from users`)
    await db.run(sql`
      create temporary table phrases on commit drop as
      select number, string_agg(syllable, '' order by part) as text
        from generate_series(0, 49999) number,
             lateral (select part, case when part % 3 = 0 then ' ' else '' end || (array['ba','den','fir','gol','hum','jas','ket','lor','mip','nos','pra','quil','ros','sut','tam','vel','wix','yon','zar','chi'])[1 + (abs(hashint4(number * 31 + part)) % 20)] as syllable
                        from generate_series(1, 24) part) s
       group by number`)
    await db.run(sql`create index on phrases (number)`)
    await db.run(sql`drop index search_postings_best`)
    await db.run(sql`alter table search_postings drop constraint search_postings_pkey`)
    const phrase = (which: number) =>
      sql`(select trim(text) from phrases where number = abs(hashint4(n + ${which}::int)) % 50000)`
    /** Every so many courses, one of the rare words. */
    const step = sql`${Math.max(Math.floor(courses / rareMatches / rareWords.length), 1)}::int`
    const rareWord = sql`case when n % ${step} = 0 and n / ${step} <= 500 then ' ' || (${rareWords}::text[])[1 + n / ${step} % 100] else '' end`
    await db.run(
      sql`insert into fields (name, slug, position) select 'Field ' || n, 'field-' || n, n from generate_series(1, ${fieldsCount}::int) n`,
    )
    /** Some 300 courses are in a rare language, in a catalogue of any size. */
    const rareLanguageStep = sql`${Math.max(Math.floor(courses / rareLanguageMatches), 1)}::int`
    await insertManyCourses(db, courses, {
      authorId: sql`1 + n % 500`,
      name: sql`left(initcap(${phrase(0)}), 60) || ' ' || n`,
      shortDescription: sql`left(${phrase(1)} || ' in short, for everyone', 150)`,
      description: sql`${phrase(2)} || ' ' || ${phrase(3)} || ' ' || (${commonWords}::text[])[1 + n % 10] || ${rareWord}`,
      price: sql`abs(hashint4(n)) % 300`,
      studentsCount: sql`abs(hashint4(n + 11)) % 5`,
      updateDate: sql`timestamptz '2026-11-01' - abs(hashint4(n + 7)) % 31536000 * interval '1 second'`,
      fieldId: sql`1 + abs(hashint4(n + 13)) % ${fieldsCount}::int`,
      language: sql`case when n % ${rareLanguageStep} = 0 then 'uk' else (array['en', 'en', 'en', 'en', 'en', 'en', 'es', 'de'])[1 + abs(hashint4(n + 17)) % 8] end`,
    })
    await db.run(sql`
      insert into enrolments (user_id, course_id, price_paid, bought_at)
      select 501 + (c.id * 7 + k * 13) % 9000, c.id, 0, now() from courses c, generate_series(1, c.students_count) k`)
    await db.run(
      sql`insert into course_skills select c.id, 1 + (c.id * k) % 50, 1 + c.id % 10 from courses c, generate_series(1, 2) k on conflict do nothing`,
    )
    await db.run(sql`insert into skills (name) select 'Skill ' || n from generate_series(1, 50) n`)
    // Half of the courses build on nothing, a third on a little.
    await db.run(sql`
      insert into course_prerequisites select id, 1 + id % 50, case id % 6 when 0 then 5 else 2 end from courses where id % 6 < 3`)
    await db.run(sql`
      insert into materials (kind, name, learning_minutes, duration, quality_id, pages_count, extension_id, publication_year)
      select kind, initcap(kind) || ' ' || n, 5 + n % 90, 600, 4, 30, 1, 2020
        from generate_series(1, 1000) n, lateral (select case when n % 5 = 0 then 'book' else 'video' end as kind) k`)
    await db.run(
      sql`insert into course_materials select c.id, 1 + (c.id + k * 7) % 1000, k from courses c, generate_series(1, 6) k`,
    )
    await db.run(sql`analyze courses, materials, course_materials, course_skills, course_prerequisites`)
    await db.run(sql`select renew_course_facets(array(select id from courses))`)
    for (let first = 1; first <= courses; first += 20_000)
      await db.run(sql`
        insert into search_postings select * from search_postings_of(array(select id from courses where id >= ${first} and id < ${first} + 20000))`)
    await db.run(sql`update catalogue_size set courses = ${courses}`)
    await countEverything(db)
    await db.run(sql`alter table search_postings add primary key (course_id, word) include (impact)`)
    await db.run(sql`create index search_postings_best on search_postings (word, impact desc, course_id)`)
    await db.run(sql`select count_search_terms(array(select distinct word from search_postings), '{}', 1)`)
    await db.run(
      sql`update search_terms t set courses = p.courses from (select word, count(*) as courses from search_postings group by word) p where p.word = t.word`,
    )
  })
  for (const statement of ['vacuum analyze', 'checkpoint']) await onServer(url, statement)
  await renewBookmarks(patient)
  return db
}
