import { type Database, openDatabase, sql } from '#server/core/database/db.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { onServer } from '#server/testing/test-app.ts'
import { countEverything } from './count-everything.ts'
import { longestStatementSeconds } from './fill.ts'

export const courses = 1000
export const materialsPerCourse = 6

/** So many users with ten courses each on average, from a catalogue of a thousand; a third of them are completed. */
export async function fillPeople(url: string, enrolments: number): Promise<Database> {
  await migrate(url)
  const db = openDatabase(url, { connections: 20 })
  const people = Math.max(100, enrolments / 10)
  await db.within(longestStatementSeconds).tx(async (db) => {
    // As in fill.ts, a bulk load does the work of the triggers itself.
    await db.run(sql`set local session_replication_role = replica`)
    await db.run(sql`set local synchronous_commit = off`)
    await db.run(sql`
      insert into users (name, email, password_hash, is_admin, created_at)
      select 'Person ' || abs(hashint4(n)), 'person-' || n || '@bench.test', '', n = 1, now() from generate_series(1, ${people}::int) n`)
    await db.run(sql`insert into point_accounts (user_id, balance) select id, abs(hashint4(id)) % 5000 from users`)
    await insertManyCourses(db, courses, { authorId: 1, price: sql`n % 100`, updateDate: sql`now() - n * interval '1 hour'` })
    await db.run(sql`
      insert into materials (kind, name, learning_minutes, duration, quality_id)
      select 'video', 'Video ' || n, 10, 600, 4 from generate_series(1, ${courses * materialsPerCourse}::int) n`)
    await db.run(sql`
      insert into course_materials select c, (c - 1) * ${materialsPerCourse}::int + k, k from generate_series(1, ${courses}::int) c, generate_series(1, ${materialsPerCourse}::int) k`)
    await db.run(sql`
      insert into enrolments (user_id, course_id, price_paid, bought_at)
      select u, 1 + (u * 37 + k * 101) % ${courses}::int, 0, now() - (u + k) % 300 * interval '1 day'
        from generate_series(1, ${people}::int) u, generate_series(1, ${enrolments / people}::int) k on conflict do nothing`)
    await db.run(
      sql`update courses c set students_count = e.count from (select course_id, count(*) from enrolments group by 1) e where e.course_id = c.id`,
    )
    await db.run(sql`
      insert into certificates (user_id, course_id, code, holder_name, course_name, author_name, skills, issued_at)
      select user_id, course_id, user_id || '-' || course_id, '', '', '', '[]', now() from enrolments where (user_id + course_id) % 3 = 0`)
    await db.run(sql`update catalogue_size set courses = ${courses}`)
    await countEverything(db)
  })
  for (const statement of ['vacuum analyze', 'checkpoint']) await onServer(url, statement)
  return db
}
