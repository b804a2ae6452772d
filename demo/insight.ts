import { addToCart } from '#server/cart/index.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { saveViews } from '#server/insight/index.ts'
import { demoCourses, demoStudents } from './content/index.ts'

const days = 95
/** Sunday first: people look at courses in the evenings of working days. */
const byWeekday = [6, 11, 13, 12, 10, 8, 5]

/** Openings of all courses in the last months, what was put into carts and bought, and what was not bought yet. */
export async function seedInsight(
  db: Db,
  parts: Parts,
  people: Map<string, number>,
  courses: Map<string, number>,
): Promise<void> {
  const now = parts.clock.now()
  const ids = demoCourses.map(({ name }) => courses.get(name) ?? 0)
  const views = demoCourses.flatMap(({ studentsCount }, course) =>
    Array.from({ length: days }, (_, daysAgo) => {
      const day = later(now, { days: -daysAgo })
      const rhythm = (byWeekday[day.getUTCDay()] ?? 0) + ((course * 7 + daysAgo * 11) % 5)
      return {
        courseId: ids[course] ?? 0,
        viewerId: null,
        day: day.toISOString().slice(0, 10),
        views: Math.round((rhythm * (1 + studentsCount)) / 9),
      }
    }),
  )
  await saveViews(db, views)
  // All of it happens in one transaction, at whose end bought courses are in no cart.
  await db.run(sql`
    insert into course_days (course_id, day, carts)
    select course_id, (bought_at at time zone 'UTC')::date, count(*) from enrolments where gift_id is null group by 1, 2
    on conflict (course_id, day) do update set carts = course_days.carts + excluded.carts`)

  for (const [student, { email }] of demoStudents.entries()) {
    const userId = people.get(email) ?? 0
    for (const [course, courseId] of ids.entries()) {
      const mood = (student * 5 + course * 11) % 23
      const then = { ...parts, db, clock: { now: () => later(now, { days: -1 - ((student * 13 + course * 3) % 80) }) } }
      // What the student owns is left as it is.
      if (mood < 3) await addToCart(then, userId, courseId)
    }
  }
}
