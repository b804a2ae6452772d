import { CourseForm } from '#contract/courses/authoring.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { addCourse } from '#server/courses/index.ts'
import { rateCourse } from '#server/ratings/index.ts'
import { decideReports, type NewReport, report } from '#server/reports/index.ts'
import { demoAdmin, demoStudent } from './accounts.ts'
import { demoCreators, demoStudents } from './content/index.ts'

const course = {
  name: 'Rich by Friday with one spreadsheet',
  shortDescription: 'The secret sheet that banks do not want you to see. Works for everybody.',
  description:
    'One sheet, one click, and the money comes by itself. Nobody needs to know how it works, and nobody should ask.\n\nPlaces are limited, so do not think about it for too long.',
  price: 1000,
  skill: 'Spreadsheets',
}
const advertisement = {
  stars: 5,
  text: 'Essays and final tasks written for you, cheap and overnight: write to quick-essays.example.',
}
const address = '127.0.0.1'

/** A few reports that wait for a decision, a course and a rating that were hidden, and a rating that was kept. */
export async function seedReports(
  db: Db,
  parts: Parts,
  people: Map<string, number>,
  courses: Map<string, number>,
): Promise<void> {
  const on = (days: number): Parts => ({ ...parts, db, clock: { now: () => later(parts.clock.now(), { days }) } })
  const [sam = 0, admin = 0] = [people.get(demoStudent.email), people.get(demoAdmin.email)]
  const [first = 0, second = 0] = demoStudents.map(({ email }) => people.get(email))
  const send = (days: number, userId: number | undefined, form: NewReport) => report(on(days), userId, form, address)

  const tooGood = { what: 'course' as const, id: await makeCourse(db, on(-12), people) }
  await send(-11, sam, { ...tooGood, reason: 'misleading', text: 'It promises money and shows nothing.' })
  await send(-10, undefined, { ...tooGood, reason: 'spam', text: '' })
  await decideReports(on(-9), admin, {
    ...tooGood,
    decision: 'hidden',
    reason: 'A course says what it teaches. Promises of money do not.',
  })

  const [spam, harsh, liked, answered] = await listRatings(db, [sam, first, second])
  if (!spam || !harsh || !liked || !answered) throw new Error('the demo has too few ratings to report')
  await rateCourse(on(-8), spam.userId, spam.courseId, advertisement)
  await send(-7, first, { what: 'rating', id: spam.id, reason: 'spam', text: 'This is an advertisement.' })
  await decideReports(on(-6), admin, {
    what: 'rating',
    id: spam.id,
    decision: 'hidden',
    reason: 'Advertising does not belong in a rating.',
  })
  await send(-6, second, { what: 'rating', id: harsh.id, reason: 'offensive', text: '' })
  await decideReports(on(-5), admin, { what: 'rating', id: harsh.id, decision: 'kept', reason: '' })

  await send(-4, first, { what: 'rating', id: liked.id, reason: 'copied', text: 'I read the same words below another course.' })
  await send(-3, undefined, { what: 'rating', id: liked.id, reason: 'spam', text: '' })
  await send(-2, sam, { what: 'reply', id: answered.id, reason: 'other', text: 'The reply names a date that has passed.' })
  const git = courses.get('Git without fear') ?? 0
  await send(-1, second, {
    what: 'course',
    id: git,
    reason: 'misleading',
    text: 'The second film shows an older version than the text says.',
  })
}

/** Never in the catalogue of the demo: it is hidden at once. */
async function makeCourse(db: Db, parts: Parts, people: Map<string, number>): Promise<number> {
  const [{ name, email } = { name: '', email: '' }] = demoCreators
  const id = people.get(email) ?? 0
  const materials = await db.many<{ id: number }>(
    sql`select id from materials where creator_id = ${id} and kind = 'article' order by id limit 2`,
  )
  const skill = await db.one<{ id: number }>(sql`select id from skills where name = ${course.skill}`)
  const form = CourseForm.parse({ ...course, skills: [{ id: skill.id, level: 10 }], materials })
  return addCourse(parts, { id, name, email, sessionId: '', roles: ['Student', 'Creator'] }, form)
}

/** Four with texts by others than these people, the last one with a reply. */
const listRatings = (db: Db, except: number[]) =>
  db.many<{ id: number; userId: number; courseId: number }>(sql`
    with known as (
      select id, user_id as "userId", course_id as "courseId", stars, reply from ratings
       where text <> '' and user_id <> all(${except}::int[]))
    (select * from known where reply is null order by stars desc, id desc limit 1)
    union all (select * from known where reply is null and stars <= 2 order by id desc limit 1)
    union all (select * from known where reply is null and stars = 4 order by id desc limit 1)
    union all (select * from known where reply is not null order by id desc limit 1)`)
