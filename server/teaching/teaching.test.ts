import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { countLearners } from '#server/insight/index.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { completeAndSubmit, makeTaskCourse } from '#server/testing/full-life.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp({ WELCOME_POINTS: '100000', COURSE_APPROVAL: '1' })
const admin = await buildUser(t, { isAdmin: true })
const taught = async (author: TestUser, query = 'pageNumber=1&pageSize=10') => {
  const response = await t.as(await renewed(t, author)).get(`/api/teaching/courses?${query}`)
  assert.equal(response.statusCode, 200, response.body)
  return { courses: response.json(), info: JSON.parse(String(response.headers['x-pagination'])) }
}
const waiting = async (author: TestUser) => (await t.as(await renewed(t, author)).get('/api/teaching/waiting')).json()
const newAuthor = () => buildUser(t, { isCreator: true })

test('only Creators and Admins teach, and nobody sees the courses of others', async () => {
  const author = await newAuthor()
  await buildCourse(t, author)
  for (const url of ['/api/teaching/courses', '/api/teaching/waiting']) {
    assert.equal((await t.as().get(url)).statusCode, 401)
    assert.equal((await t.as(await buildUser(t)).get(url)).statusCode, 403)
  }
  for (const who of [admin, await newAuthor()]) {
    assert.deepEqual((await taught(who)).courses, [])
    assert.deepEqual(await waiting(who), { submissions: [], ratings: [], hidden: [] })
  }
  assert.equal((await t.as(author).get('/api/teaching/courses?pageSize=101')).statusCode, 400)
})

test('every course of an author is there with its state, those in the catalogue first, and paged', async () => {
  const author = await newAuthor()
  const skill = await buildSkill(t, 'Teaching')
  const material = await buildArticle(t)
  const build = (name: string) => buildCourse(t, author, { name, skills: [{ ...skill, level: 1 }], materials: [material] })
  const changing = await build('Changing')
  const published = await build('Published')
  const archived = await build('Archived')
  const hidden = await build('Hidden')
  await t.db.run(sql`update courses set archived_at = now() where id = ${archived.id}`)
  await t.db.run(sql`update courses set archived_at = now(), hidden_reason = 'Copied.' where id = ${hidden.id}`)
  const begin = await t.as(author).post('/api/drafts', { name: 'Changing more', courseId: changing.id })
  assert.equal(begin.statusCode, 201, begin.body)

  const { courses } = await taught(author)
  assert.deepEqual(
    courses.map(({ name, state, draft, learners }: Record<string, string>) => [name, state, draft, learners]),
    [
      ['Published', 'published', null, null],
      ['Changing', 'published', 'draft', null],
      ['Hidden', 'hidden', null, null],
      ['Archived', 'archived', null, null],
    ],
  )
  const { courses: second, info } = await taught(author, 'pageNumber=2&pageSize=3')
  assert.deepEqual([second.map(({ id }: { id: number }) => id), info.TotalCount], [[archived.id], 4])
  assert.deepEqual((await waiting(author)).hidden, [{ courseId: hidden.id, courseName: 'Hidden', reason: 'Copied.' }])
  await t.db.run(sql`update course_drafts set state = 'review', sent_at = now() where course_id = ${changing.id}`)
  assert.equal((await taught(author)).courses.find(({ id }: { id: number }) => id === changing.id).draft, 'review')
  assert.equal((await taught(author)).courses[0].id, published.id)
})

test('learners are a number of the last midnight, as in Insight: rounded down, and none below ten', async () => {
  const author = await newAuthor()
  const course = await buildCourse(t, author, { price: 0 })
  const buy = async (count: number) => {
    for (let place = 0; place < count; place++) {
      const user = await buildUser(t)
      await t.as(user).put(`/api/shopping-cart/add-to-cart/${course.id}`)
      assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
    }
  }
  const learners = async () => (await taught(author)).courses[0].learners
  await buy(9)
  t.clock.move({ days: 1 })
  await countLearners(t)
  assert.equal(await learners(), null)
  await buy(4)
  await countLearners(t)
  assert.equal(await learners(), null, 'bought after midnight')
  t.clock.move({ days: 1 })
  await countLearners(t)
  assert.equal(await learners(), 10)
})

test('submissions for the author and ratings in words wait until they are answered', async () => {
  const author = await newAuthor()
  const course = await makeTaskCourse(t, author)
  const { name: courseName } = (await t.as(author).get(`/api/courses/${course.id}`)).json()
  const learner = await buildUser(t)
  await completeAndSubmit(t, learner, course)
  const one = [{ courseId: course.id, courseName, count: 1 }]
  assert.deepEqual(await waiting(author), { submissions: one, ratings: [], hidden: [] })

  const held = (await t.as(author).get(`/api/final-tasks/for-review/${course.id}`)).json()
  assert.deepEqual((await waiting(author)).submissions, one, 'also while the author holds it')
  const review = await t.as(author).post('/api/final-tasks/review', {
    submittedFinalTaskId: held.submittedFinalTaskId,
    submittedReviewQuestions: [{ questionId: course.questionId, mark: 8 }],
  })
  assert.equal(review.statusCode, 201, review.body)
  assert.deepEqual((await waiting(author)).submissions, [])

  const rate = (text: string) => t.as(learner).put(`/api/courses/${course.id}/ratings/own`, { stars: 4, text })
  assert.ok((await rate('')).statusCode < 300)
  assert.deepEqual((await waiting(author)).ratings, [], 'stars alone')
  assert.ok((await rate('Warm.')).statusCode < 300)
  assert.deepEqual((await waiting(author)).ratings, one)
  const [rating] = (await t.as(author).get(`/api/courses/${course.id}/ratings?pageSize=5`)).json()
  const reply = await t.as(author).put(`/api/ratings/${rating.id}/reply`, { text: 'Thank you.' })
  assert.ok(reply.statusCode < 300, reply.body)
  assert.deepEqual((await waiting(author)).ratings, [])
})
