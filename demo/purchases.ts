import { addToCart, buyCart } from '#server/cart/index.ts'
import type { Parts } from '#server/core/app.ts'
import { type Clock, later } from '#server/core/clock.ts'
import type { Db } from '#server/core/db.ts'
import { issuePoints } from '#server/points/index.ts'
import { demoCourses, demoStudents } from './content/index.ts'

const visits = 3
const samsCourses = [
  'Git without fear',
  'Spreadsheets that answer questions',
  'SQL from zero',
  'Charts that tell the truth',
  'Clear English at work',
  'Photography in available light',
  'Study habits that last',
]

/** Students buy as anyone would, on several days of the last months, so that every figure on every page is a true one. */
export async function seedPurchases(
  db: Db,
  { clock }: Parts,
  people: Map<string, number>,
  courses: Map<string, number>,
): Promise<void> {
  for (const [number, student] of demoStudents.entries()) {
    const userId = people.get(student.email) ?? 0
    const now = later(clock.now(), { days: -100 })
    await issuePoints(db, { userId, points: 5000, kind: 'grant', reason: 'Scholarship for the first learners', now })
    for (let visit = 0; visit < visits; visit++) {
      const chosen = demoCourses.filter(
        (course, index) => wants(number, index, course.studentsCount) && (index + number) % visits === visit,
      )
      await buy(
        db,
        at(clock, -90 + visit * 30 + (number % 28)),
        userId,
        idsOf(
          courses,
          chosen.map((course) => course.name),
        ),
      )
    }
  }
  await buy(db, at(clock, -14), people.get('student@demo.test') ?? 0, idsOf(courses, samsCourses))
}

/** A popularity of 9 finds nearly every student, one of 0 nobody. */
const wants = (student: number, course: number, popularity: number) => (student * 7 + course * 5) % 10 < popularity

const idsOf = (courses: Map<string, number>, names: string[]) =>
  names.map((name) => {
    const id = courses.get(name)
    if (id === undefined) throw new Error(`there is no demo course called ${name}`)
    return id
  })

const at = (clock: Clock, days: number): Clock => ({ now: () => later(clock.now(), { days }) })

async function buy(db: Db, clock: Clock, userId: number, courseIds: number[]): Promise<void> {
  for (const id of courseIds) await addToCart({ db, clock }, userId, id)
  if (courseIds.length > 0) await buyCart({ db, clock }, { userId })
}
