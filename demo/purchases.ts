import { addToCart, buyCart } from '#server/cart/index.ts'
import type { Parts } from '#server/core/app.ts'
import { type Clock, later } from '#server/core/clock.ts'
import type { Db } from '#server/core/database/db.ts'
import { issuePoints } from '#server/points/index.ts'
import { returnCourse } from '#server/refunds/index.ts'
import { demoCourses, demoStudents } from './content/index.ts'

const visits = 3
const buyersOfMuch = 24
/** Paid with the scholarship. */
const samsEarlierCourses = [
  { days: -90, names: ['Reading a balance sheet', 'Statistics for people who decide'] },
  { days: -68, names: ['Drawing what you see', 'Calculus by pictures', 'The night sky, month by month'] },
  { days: -25, names: ['Spreadsheets that answer questions', 'SQL from zero'] },
]
const samsScholarship = 940
const samsCourses = [
  'Git without fear',
  'Charts that tell the truth',
  'Clear English at work',
  'Photography in available light',
  'Study habits that last',
]
const clarasCourses = ['Reading a balance sheet', 'Colour that works', 'Typography for screens', 'Machine learning, honestly']

/** Bought by mistake: Sam's points history shows a course that was returned. */
const samReturned = 'Negotiation without tricks'

interface Visit {
  userId: number
  days: number
  names: string[]
  isReturned?: boolean
}

/** Students buy through the same function as anyone, on several days of the last months, so that all figures are real. */
export async function seedPurchases(
  db: Db,
  parts: Parts,
  people: Map<string, number>,
  courses: Map<string, number>,
): Promise<void> {
  const id = (email: string) => people.get(email) ?? 0
  const purchases: Visit[] = [
    ...samsEarlierCourses.map((visit) => ({ userId: id('student@demo.test'), ...visit })),
    { userId: id('student@demo.test'), days: -14, names: samsCourses },
    { userId: id('student@demo.test'), days: -12, names: [samReturned], isReturned: true },
    { userId: id('creator@demo.test'), days: -40, names: clarasCourses },
  ]
  const now = later(parts.clock.now(), { days: -100 })
  const grant = (email: string, points: number) =>
    issuePoints(db, { userId: id(email), points, kind: 'grant', reason: 'Scholarship for the first learners', now })
  await grant('student@demo.test', samsScholarship)
  for (const [number, { email }] of demoStudents.entries()) {
    await grant(email, 5000)
    const firstDay = -90 + Math.floor((30 * number) / demoStudents.length)
    for (let visit = 0; visit < visits; visit++) {
      const chosen = demoCourses.filter(
        (course, index) => wants(number, index, course.studentsCount) && (index + number) % visits === visit,
      )
      purchases.push({ userId: id(email), days: firstDay + visit * 30, names: chosen.map(({ name }) => name) })
    }
  }
  // Sorted by date, so that every points history is too.
  for (const { userId, days, names, isReturned } of purchases.sort((one, other) => one.days - other.days)) {
    const then = { ...parts, db, clock: at(parts.clock, days) }
    const ids = findIds(courses, names)
    await buy(then, userId, ids)
    const anHourLater = { ...then, clock: at(parts.clock, days + 1 / 24) }
    if (isReturned) for (const courseId of ids) await returnCourse(anHourLater, userId, courseId)
  }
}

/** With a popularity of 9 nearly every student buys it, with 0 nobody. The last of them came for the best known courses alone. */
const wants = (student: number, course: number, popularity: number) =>
  (student * 7 + course * 5) % 10 < popularity && (student < buyersOfMuch || popularity === 9)

const findIds = (courses: Map<string, number>, names: string[]) =>
  names.map((name) => {
    const id = courses.get(name)
    if (id === undefined) throw new Error(`there is no demo course called ${name}`)
    return id
  })

const at = (clock: Clock, days: number): Clock => ({ now: () => later(clock.now(), { days }) })

async function buy(parts: Parts, userId: number, courseIds: number[]): Promise<void> {
  for (const id of courseIds) await addToCart(parts, userId, id)
  if (courseIds.length > 0) await buyCart(parts, userId)
}
