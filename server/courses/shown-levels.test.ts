import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CourseCard } from '#contract/courses/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { buildAsked, buildQuestions, withVersion } from '#server/testing/build-shown-levels.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { renewQueuedSearch } from './search/renew.queries.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const [weaving, knitting] = [await buildSkill(t, 'Weaving'), await buildSkill(t, 'Knitting')]
const article = await buildArticle(t)

const isShown = async ({ id }: { id: number }) => {
  const { levelsShown } = await t.db.one<{ levelsShown: boolean }>(
    sql`select coalesce((select levels_shown from course_facets where course_id = ${id}), false) as "levelsShown"`,
  )
  const { fresh } = await t.db.one<{ fresh: boolean }>(sql`
    select are_levels_shown(array(select skill_id from course_skills where course_id = ${id} order by skill_id),
                            array(select level from course_skills where course_id = ${id} order by skill_id),
                            array(select material_id from course_materials where course_id = ${id})) as fresh`)
  assert.equal(levelsShown, fresh, 'what is kept is what is true')
  return levelsShown
}
const set = (check: { id: number }, settings: object, db: Db = t.db) =>
  db.run(sql`update materials set check_settings = check_settings || ${JSON.stringify(settings)}::jsonb where id = ${check.id}`)
const run = (query: Sql) => t.db.run(query)
const asked = (level: number, count = 3, skill = weaving) => Array.from({ length: count }, () => ({ skill, level }))
const teaching = async (check: { id: number }, level = 3) =>
  buildCourse(t, author, { skills: [{ id: weaving.id, level }], materials: [check] })

test('a check shows a skill by at least three questions of the level or above, and a pass mark of 60 %', async () => {
  const cases: [shown: boolean, what: string, questions: ReturnType<typeof asked>, settings?: object][] = [
    [true, 'three of the level', asked(3)],
    [true, 'three above it', asked(7)],
    [false, 'two', asked(3, 2)],
    [false, 'below it', asked(2, 5)],
    [false, 'one of them below it', [...asked(3, 2), ...asked(2, 1)]],
    [false, 'another skill', asked(3, 3, knitting)],
    [false, 'a low pass mark', asked(3), { passPercent: 59 }],
    [true, 'the lowest pass mark', asked(3), { passPercent: 60 }],
    [true, 'three are drawn', asked(3, 9), { questionsPerSkill: 3 }],
    [false, 'two are drawn', asked(3, 9), { questionsPerSkill: 2 }],
    [true, 'more are drawn than there are', asked(3), { questionsPerSkill: 9 }],
    [true, 'easy ones are asked too', [...asked(3), ...asked(1, 9)]],
    [false, 'easy ones may be drawn instead', [...asked(3, 9), ...asked(1, 1)], { questionsPerSkill: 3 }],
    [true, 'three remain when all easy ones are drawn', [...asked(3, 9), ...asked(1, 1)], { questionsPerSkill: 4 }],
  ]
  for (const [shown, what, questions, settings] of cases)
    assert.equal(await isShown(await teaching(await buildAsked(t, author, questions, settings))), shown, what)
})

test('a course shows its levels when its checks together show each of them', async () => {
  const [one, other] = [await buildAsked(t, author, asked(2)), await buildAsked(t, author, asked(5, 3, knitting))]
  const course = (weavingLevel: number, knittingLevel: number, materials: { id: number }[]) =>
    buildCourse(t, author, {
      skills: [
        { id: knitting.id, level: knittingLevel },
        { id: weaving.id, level: weavingLevel },
      ],
      materials,
    })
  assert.equal(await isShown(await course(2, 5, [one, article, other])), true)
  assert.equal(await isShown(await course(2, 6, [one, other])), false)
  assert.equal(await isShown(await course(5, 2, [one, other])), false)
  assert.equal(await isShown(await course(2, 5, [one])), false)
  assert.equal(await isShown(await course(2, 5, [article])), false)
  assert.equal(
    await isShown(await buildCourse(t, author, { materials: [one] })),
    false,
    'without skills there is nothing to show',
  )
  // Two checks with two questions each ask nobody three at once.
  const halves = [await buildAsked(t, author, asked(2, 2)), await buildAsked(t, author, asked(2, 2))]
  assert.equal(await isShown(await buildCourse(t, author, { skills: [{ id: weaving.id, level: 2 }], materials: halves })), false)
})

test('whatever changes, what is kept about the levels stays true', async () => {
  const check = await buildAsked(t, author, asked(4, 4))
  const course = await teaching(check, 4)
  const { id } = course
  const [first = 0, second = 0, third = 0] = await t.db
    .many<{ id: number }>(sql`select question_id as id from check_questions where material_id = ${check.id} order by position`)
    .then((rows) => rows.map((row) => row.id))
  const [spare = 0] = await buildQuestions(t, author, asked(4, 1))
  const steps: [shown: boolean, what: string, change: () => Promise<unknown>][] = [
    [true, 'one of four questions leaves', () => run(sql`delete from check_questions where question_id = ${first}`)],
    [false, 'another one leaves', () => run(sql`delete from check_questions where question_id = ${second}`)],
    [true, 'one comes', () => run(sql`insert into check_questions values (${check.id}, ${spare}, 9)`)],
    [false, 'a new version is easier', () => withVersion(t.db, third, { skill: weaving, level: 3 })],
    [true, 'the next one is not', () => withVersion(t.db, third, { skill: weaving, level: 5 })],
    [false, 'a new version asks another skill', () => withVersion(t.db, third, { skill: knitting, level: 5 })],
    [false, 'a new version asks no skill', () => withVersion(t.db, third, undefined)],
    [true, 'it asks the skill again', () => withVersion(t.db, third, { skill: weaving, level: 4 })],
    [false, 'the pass mark falls', () => set(check, { passPercent: 50 })],
    [true, 'it rises', () => set(check, { passPercent: 80 })],
    [false, 'two are drawn', () => set(check, { questionsPerSkill: 2 })],
    [true, 'all are asked', () => set(check, { questionsPerSkill: null })],
    [true, 'feedback', () => set(check, { feedback: 'marks' })],
    [false, 'the course gives more', () => run(sql`update course_skills set level = 5 where course_id = ${id}`)],
    [true, 'it gives less', () => run(sql`update course_skills set level = 2 where course_id = ${id}`)],
    [false, 'a skill more', () => run(sql`insert into course_skills values (${id}, ${knitting.id}, 1)`)],
    [true, 'a skill less', () => run(sql`delete from course_skills where course_id = ${id} and skill_id = ${knitting.id}`)],
    [true, 'a material more', () => run(sql`insert into course_materials values (${id}, ${article.id}, 9)`)],
    [true, 'another order', () => run(sql`update course_materials set position = 10 - position where course_id = ${id}`)],
    [
      false,
      'without the check',
      () => run(sql`delete from course_materials where course_id = ${id} and material_id = ${check.id}`),
    ],
    [true, 'with it again', () => run(sql`insert into course_materials values (${id}, ${check.id}, 1)`)],
    [true, 'archived', () => run(sql`update courses set archived_at = now() where id = ${id}`)],
    [true, 'restored', () => run(sql`update courses set archived_at = null where id = ${id}`)],
  ]
  for (const [shown, what, change] of steps) {
    await change()
    assert.equal(await isShown(course), shown, what)
  }
  await run(sql`delete from courses where id = ${id}`)
  assert.equal(await isShown(course), false)
  await run(sql`delete from materials where id = ${check.id}`)
})

test('all courses with a check change with it, and others do not', async () => {
  const [check, other] = [await buildAsked(t, author, asked(1)), await buildAsked(t, author, asked(1))]
  const courses = [await teaching(check, 1), await teaching(check, 1), await teaching(other, 1)]
  const all = () => Promise.all(courses.map(isShown))
  assert.deepEqual(await all(), [true, true, true])
  const version = () => t.db.one(sql`select xmin::text from course_facets where course_id = ${courses[2]?.id}`)
  const before = await version()
  await set(check, { passPercent: 0 })
  assert.deepEqual(await all(), [false, false, true])
  assert.deepEqual(await version(), before)
})

test('what a transaction undoes changes nothing, and what it does in the end counts', async () => {
  const check = await buildAsked(t, author, asked(1))
  const course = await teaching(check, 1)
  const undone = t.db.tx(async (db) => {
    await set(check, { passPercent: 0 }, db)
    throw new Error('never mind')
  })
  await assert.rejects(undone, /never mind/)
  assert.equal(await isShown(course), true)
  await t.db.tx(async (db) => {
    await set(check, { passPercent: 0 }, db)
    await db.run(sql`delete from check_questions where material_id = ${check.id}`)
    const questions = await buildQuestions({ db }, author, asked(1, 5))
    for (const [place, id] of questions.entries())
      await db.run(sql`insert into check_questions values (${check.id}, ${id}, ${place})`)
    await set(check, { passPercent: 100 }, db)
  })
  assert.equal(await isShown(course), true)
})

test('an easier version and the course that gets the check, at the same time, end with what is true', async () => {
  for (const questionFirst of [true, false]) {
    const check = await buildAsked(t, author, asked(3))
    const course = await buildCourse(t, author, { skills: [{ id: weaving.id, level: 3 }], materials: [article] })
    const { id: question } = await t.db.one<{ id: number }>(
      sql`select question_id as id from check_questions where material_id = ${check.id} limit 1`,
    )
    const easier = (db: Db) => withVersion(db, question, { skill: weaving, level: 1 })
    const put = (db: Db) => db.run(sql`insert into course_materials values (${course.id}, ${check.id}, 2)`)
    // The first one has written before the second one commits, which does not see it.
    await t.db.tx(async (db) => {
      await (questionFirst ? easier(db) : put(db))
      await t.db.tx(questionFirst ? put : easier)
      if (!questionFirst) return
      const { shown } = await t.db.one<{ shown: boolean }>(
        sql`select levels_shown as shown from course_facets where course_id = ${course.id}`,
      )
      assert.equal(shown, true, 'as long as the easier version is not committed')
    })
    assert.equal(await isShown(course), false)
  }
})

test('many changes of checks and courses at once end with what is true, and without a deadlock', async () => {
  const checks = await Promise.all(Array.from({ length: 4 }, () => buildAsked(t, author, asked(3))))
  const courses = await Promise.all(checks.map((check) => teaching(check)))
  await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      t.db.tx(async (db) => {
        const [check, course] = [checks[n % 4] ?? article, courses[(n * 7 + 3) % 4] ?? article]
        await db.run(sql`select from courses where id = ${course.id} for update`)
        await db.run(sql`update courses set price = ${n} where id = ${course.id}`)
        await db.run(sql`update course_skills set level = ${1 + (n % 5)} where course_id = ${course.id}`)
        await set(check, { passPercent: n % 3 === 0 ? 50 : 70 }, db)
      }),
    ),
  )
  for (const course of courses) await isShown(course)
})

test('a check in more courses than one commit renews waits for a server', async () => {
  const check = await buildAsked(t, author, asked(1))
  const courses: { id: number }[] = []
  for (let n = 0; n < 201; n++) courses.push(await teaching(check, 1))
  await set(check, { passPercent: 0 })
  await renewQueuedSearch(t)
  for (const course of courses) assert.equal(await isShown(course), false)
})

test('cards say whether levels are shown, and an author cannot say it', async () => {
  const check = await buildAsked(t, author, asked(1))
  const form = { ...courseForm, levelsShown: true, skills: [{ id: weaving.id, level: 1, levelsShown: true }] }
  const claimed = await t.as(author).post('/api/courses', { ...form, name: 'Claimed', materials: [{ id: article.id }] })
  assert.equal(claimed.statusCode, 400, claimed.body)
  await run(sql`update materials set creator_id = ${author.id} where id in (${article.id}, ${check.id})`)
  for (const [name, material] of Object.entries({ 'Claimed levels': article, 'Shown levels': check })) {
    const created = await t.as(author).post('/api/courses', { ...form, name, materials: [{ id: material.id }] })
    assert.equal(created.statusCode, 201, created.body)
  }
  const found = await t.as().get('/api/courses/filtered/1/12/0/true/levels')
  assert.deepEqual(
    found
      .json<CourseCard[]>()
      .filter(({ name }) => name.endsWith(' levels'))
      .map(({ name, levelsShown }) => [name, levelsShown]),
    [
      ['Claimed levels', false],
      ['Shown levels', true],
    ],
  )
})

test('the preview of a draft says what the course will say', async () => {
  const [check, other] = [await buildAsked(t, author, asked(3)), await buildAsked(t, author, asked(2))]
  await run(sql`update materials set creator_id = ${author.id} where id in (${check.id}, ${other.id})`)
  const inPreview = async (level: number | string, ...materials: { id: number }[]) => {
    const draft = await t.as(author).post('/api/drafts', { ...courseForm, skills: [{ id: weaving.id, level }], materials })
    assert.equal(draft.statusCode, 201, draft.body)
    const preview = await t.as(author).get(`/api/drafts/${draft.json<{ id: number }>().id}/preview`)
    assert.equal(preview.statusCode, 200, preview.body)
    return preview.json<{ course: CourseCard }>().course.levelsShown
  }
  assert.equal(await inPreview(3, check, other), true)
  assert.equal(await inPreview(3, other), false)
  assert.equal(await inPreview(3), false)
  for (const tooHigh of [4, 99_999_999_999]) assert.equal(await inPreview(tooHigh, check), false)
  for (const typed of ['', 'x', '-1']) await inPreview(typed, check)
})
