import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SharedRoute } from '#contract/learning-routes/shared-routes.ts'
import { sql } from '#server/core/database/db.ts'
import { buildSkill, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { buildTimedCourse, createRoute, getRoute, searchEvents, wanting } from '#server/testing/learning-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const skill = await buildSkill(t, 'Weaving')
const course = await buildTimedCourse(t, author, {
  name: 'Weaving for all',
  price: 10,
  minutes: 60,
  skills: [{ id: skill.id, level: 2 }],
})

async function sharedBy(learner: TestUser, form: object = {}) {
  const milestones = [{ date: '2099-03-01', skills: wanting([skill, 2]) }]
  const id = await createRoute(t, learner, { name: 'For my boss', milestones, weeksOff: ['2099-01-04'], ...form })
  const secret = await share(learner, id)
  return { id, secret }
}

async function share(learner: TestUser, id: number): Promise<string> {
  const response = await t.as(await renewed(t, learner)).put(`/api/learning-routes/${id}/share`)
  assert.equal(response.statusCode, 200, response.body)
  return response.json<{ secret: string }>().secret
}

const look = (secret: string, user?: TestUser) => t.as(user).get(`/api/shared-routes/${secret}`)

test('a shared route shows the goal and the courses of the plan, and nothing about its owner', async () => {
  const learner = await buildUser(t, { name: 'Quentin Hidden' })
  const { id, secret } = await sharedBy(learner)
  assert.match(secret, /^[\w-]{43}$/)
  const goal = {
    milestones: [{ date: '2099-03-01', skills: [{ skillId: skill.id, skillName: 'Weaving', level: 2 }] }],
    hoursPerWeek: 7,
  }
  assert.deepEqual((await look(secret)).json(), { ...goal, courses: [] })

  const [plan] = (await searchEvents(t, learner, id)).flatMap((event) => (event.kind === 'plan' ? event.plan : []))
  assert.ok(plan)
  await t.as(await renewed(t, learner)).put(`/api/learning-routes/${id}/plans/${plan.id}/choice`)
  const response = await look(secret)
  const { courses, ...rest } = SharedRoute.parse(response.json())
  assert.deepEqual(rest, goal)
  assert.deepEqual(
    courses.map(({ id, name, by, isBought }) => ({ id, name, by, isBought })),
    [{ id: course.id, name: 'Weaving for all', by: 0, isBought: false }],
  )
  assert.doesNotMatch(response.body, new RegExp(`boss|2099-01-04|Hidden|${learner.email}|plan|balance|1000`))
  assert.equal((await getRoute(t, learner, id)).shareSecret, secret)
})

test('a course that is no longer offered is not shown', async () => {
  const learner = await buildUser(t)
  const { id, secret } = await sharedBy(learner)
  const [plan] = (await searchEvents(t, learner, id)).flatMap((event) => (event.kind === 'plan' ? event.plan : []))
  await t.as(await renewed(t, learner)).put(`/api/learning-routes/${id}/plans/${plan?.id}/choice`)
  await t.db.run(sql`update courses set archived_at = now() where id = ${course.id}`)
  assert.deepEqual((await look(secret)).json().courses, [])
  await t.db.run(sql`update courses set archived_at = null where id = ${course.id}`)
})

test('sharing again gives the same link; after it is removed, it never works again', async () => {
  const learner = await buildUser(t)
  const { id, secret } = await sharedBy(learner)
  assert.equal(await share(learner, id), secret)
  assert.equal((await t.as(await renewed(t, learner)).delete(`/api/learning-routes/${id}/share`)).statusCode, 204)
  const gone = await look(secret)
  assert.equal(gone.statusCode, 404)
  assert.equal(gone.json().Message, 'This route is no longer shared, or never was.')
  assert.notEqual(await share(learner, id), secret)
  assert.equal((await look(secret)).statusCode, 404)
})

test('only the owner shares a route and removes its link', async () => {
  const learner = await buildUser(t)
  const { id, secret } = await sharedBy(learner)
  const other = t.as(await buildUser(t))
  for (const response of [
    await other.put(`/api/learning-routes/${id}/share`),
    await other.delete(`/api/learning-routes/${id}/share`),
  ]) {
    assert.equal(response.statusCode, 404)
    assert.equal(response.json().Message, 'This route does not exist.')
  }
  assert.equal((await t.as().put(`/api/learning-routes/${id}/share`)).statusCode, 401)
  assert.equal((await look(secret)).statusCode, 200)
})

test('links cannot be tried out, and a deleted route has none', async () => {
  const learner = await buildUser(t)
  const { id, secret } = await sharedBy(learner)
  assert.equal((await look('%25')).statusCode, 404)
  assert.equal((await look('x'.repeat(200))).statusCode, 400)
  await t.as(await renewed(t, learner)).delete(`/api/learning-routes/${id}`)
  assert.equal((await look(secret)).statusCode, 404)
  const statuses = await Promise.all(
    Array.from({ length: 70 }, () => t.app.inject({ url: '/api/shared-routes/guess', remoteAddress: '10.7.7.7' })),
  )
  assert.deepEqual([...new Set(statuses.map(({ statusCode }) => statusCode))].sort(), [404, 429])
})

test('the page of a shared route is not for search engines', async () => {
  const { secret } = await sharedBy(await buildUser(t))
  const { statusCode, body } = await t.as().get(`/shared-routes/${secret}`)
  assert.equal(statusCode, 200)
  assert.match(body, /<meta name="robots" content="noindex/)
})
