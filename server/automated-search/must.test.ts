import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mustField, PlanCourse, PlanInfo } from '#contract/automated-search/automated-search.ts'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import { limits } from '#contract/core/limits.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser, buildVideo, type TestUser } from '#server/testing/build.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// Searches have low priority: on a busy machine even a small one can take seconds.
const t = await startTestApp({ SEARCHES_PER_ADDRESS: '100', SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })
const [sqlSkill, weaving] = [await buildSkill(t, 'SQL'), await buildSkill(t, 'Weaving')]
const [one, two] = [await buildVideo(t, { learningMinutes: 20 }), await buildVideo(t, { learningMinutes: 30 })]
const course = (name: string, price: number, skill: { id: number }, level: number, materials: { id: number }[]) =>
  buildCourse(t, author, { name, price, skills: [{ id: skill.id, level }], materials })
const cheap = await course('Cheap SQL', 20, sqlSkill, 5, [one])
const dear = await course('Dear SQL', 90, sqlSkill, 3, [two])
const other = await course('Weaving', 40, weaving, 1, [one, two])

const ask = (who: TestUser | undefined, query: string, { level = 5, path = 'automated-search' } = {}) =>
  t.as(who).post(`/api/courses/${path}?${query}`, [{ skillId: sqlSkill.id, level }])
async function readPlan(...args: Parameters<typeof ask>) {
  const response = await ask(...args)
  assert.equal(response.statusCode, 200, response.body)
  const courses = PlanCourse.array().parse(response.json())
  const info = PlanInfo.parse(JSON.parse(String(response.headers['x-plan'])))
  return { courses, ids: courses.map(({ id }) => id), why: courses.map(({ why }) => why), info }
}
async function buys(user: TestUser, { id }: { id: number }): Promise<void> {
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${id}`)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
}

test('the plan contains the courses that it must, and is proven to be the best with them', async () => {
  const without = await readPlan(undefined, '')
  assert.deepEqual([without.ids, without.info.TotalPrice], [[cheap.id], 20])
  const { ids, why, info, courses } = await readPlan(undefined, `must=${dear.id}`)
  assert.deepEqual(
    [ids, why],
    [
      [dear.id, cheap.id],
      ['wanted', 'only-way'],
    ],
  )
  assert.deepEqual([info.TotalPrice, info.TotalMinutes, info.Optimal, info.Gap], [110, 50, true, 0])
  assert.equal(courses[0]?.withoutIt, null)
  const enough = await readPlan(undefined, `must=${dear.id}`, { level: 3 })
  assert.deepEqual([enough.ids, enough.why, enough.info.Optimal], [[dear.id], ['wanted'], true])
})

test('a must that teaches nothing wanted comes last and costs; materials that it shares count once', async () => {
  for (const path of ['automated-search', 'automated-search-based-on-time']) {
    const { ids, courses, info } = await readPlan(undefined, `must=${other.id},${other.id}`, { path })
    assert.deepEqual(ids, [cheap.id, other.id])
    assert.deepEqual(
      courses.map(({ gains, addedMinutes, addedPrice }) => [gains.length, addedMinutes, addedPrice]),
      [
        [1, 20, 20],
        [0, 30, 40],
      ],
    )
    assert.deepEqual([info.TotalPrice, info.TotalMinutes, info.Optimal], [60, 50, true])
  }
})

test('what the plan would cost without a course is said for plans with the musts', async () => {
  const learner = await buildUser(t)
  await t.db.run(sql`insert into user_skills values (${learner.id}, ${sqlSkill.id}, 2)`)
  const { courses } = await readPlan(learner, `must=${other.id}`)
  assert.deepEqual(
    courses.map(({ id, why, withoutIt }) => [id, why, withoutIt]),
    [
      [cheap.id, 'best', { totalPrice: 130, totalMinutes: 50 }],
      [other.id, 'wanted', null],
    ],
  )
})

test('a bought must counts as owned; a completed or own one, or a bought one that does not count, needs no place', async () => {
  const learner = await buildUser(t)
  await buys(learner, dear)
  const owned = await readPlan(learner, `must=${dear.id}`)
  assert.deepEqual([owned.ids, owned.why, owned.info.TotalPrice], [[dear.id, cheap.id], ['wanted', 'only-way'], 20])
  assert.equal(owned.info.Counted?.OwnedCourses, 1)
  assert.deepEqual((await readPlan(learner, `must=${dear.id}&countOwn=false`)).ids, [cheap.id])
  const learned = await t.as(learner).put(`/api/courses/learned?materialId=${two.id}&courseId=${dear.id}`)
  assert.equal(learned.json(), 100)
  assert.deepEqual((await readPlan(learner, `must=${dear.id}`)).ids, [cheap.id])

  const teacher = await buildUser(t, { isCreator: true })
  const own = await buildCourse(t, teacher, { name: 'My own course' })
  assert.deepEqual((await readPlan(teacher, `must=${own.id}`)).ids, [cheap.id])
})

test('if the levels are reached already, the plan is what it must contain', async () => {
  const learner = await buildUser(t)
  await t.db.run(sql`insert into user_skills values (${learner.id}, ${sqlSkill.id}, 9)`)
  const { ids, info } = await readPlan(learner, `must=${other.id}`)
  assert.deepEqual([ids, info.TotalPrice, info.Optimal], [[other.id], 40, true])
  assert.deepEqual((await readPlan(learner, '')).ids, [])
})

test('an archived or unknown must is refused with a sentence, unless it was bought', async () => {
  const [gone, learner] = [await course('Gone soon', 10, weaving, 1, [one]), await buildUser(t)]
  await buys(learner, gone)
  await t.db.run(sql`update courses set archived_at = now() where id = ${gone.id}`)
  const largest = limits.id.max
  const refused = await ask(undefined, `must=${gone.id},${cheap.id},9999999999`)
  const sentence = 'A course that must be in the plan is no longer offered.'
  assert.deepEqual(
    [refused.statusCode, refused.json().Message, refused.json().errors],
    [400, sentence, { [mustField(gone.id)]: sentence, [mustField(largest)]: sentence }],
  )
  assert.deepEqual((await readPlan(learner, `must=${gone.id}`)).ids, [cheap.id, gone.id])
})

test('a must that is no list of at most 20 ids is refused', async () => {
  const many = Array.from({ length: searchLimits.musts.max + 1 }, (_, place) => place + 1).join(',')
  for (const must of ['x', '1,', ',1', '1.5', '-1', '1 2', '12345678901', '1%00', many]) {
    const { statusCode, body } = await ask(undefined, `must=${must}`)
    assert.equal(statusCode, 400, must)
    assert.match(body, /must names at most 20 course ids/, must)
  }
})

test('the PDF has the musts, and says that they were wanted', async () => {
  const response = await ask(undefined, `must=${other.id}`, { path: 'pdf-for-automated-search' })
  assert.equal(response.statusCode, 200)
  const text = (await readPdf(response.rawPayload)).text.replaceAll(/\s+/g, ' ')
  assert.match(text, /Weaving/)
  assert.match(text, /You want this course in your plan/)
  assert.match(text, /no other choice with the courses you want costs less/)
})
