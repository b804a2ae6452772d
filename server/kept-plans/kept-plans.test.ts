import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { guestPlan, guestPlanText } from '#contract/kept-plans/guest-plan.ts'
import type { KeptPlan } from '#contract/kept-plans/kept-plans.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, password, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t)
const skill = await buildSkill(t, 'Planning')
type Course = { id: number; materialId: number }

async function course(name: string): Promise<Course> {
  const material = await buildArticle(t)
  return { ...(await buildCourse(t, author, { price: 10, name, materials: [material] })), materialId: material.id }
}
/** Made in another order than that of the plan. */
async function steps() {
  const [third, first, second] = [await course('The third step'), await course('The first step'), await course('The second step')]
  return [first, second, third] as const
}
const bodyOf = (courses: Course[]) => ({ wish: [{ skillId: skill.id, level: 4 }], courseIds: courses.map(({ id }) => id) })
const keep = (user: TestUser | undefined, body: unknown) => t.as(user).put('/api/account/plan', body as object)
const read = async (user: Pick<TestUser, 'accessToken'>) => (await t.as(user).get('/api/account/plan')).json<KeptPlan | null>()
const ids = async (user: Pick<TestUser, 'accessToken'>) => (await read(user))?.courses.map(({ id }) => id)
const archive = ({ id }: Course) => t.db.run(sql`update courses set archived_at = now() where id = ${id}`)
const names = (items: { course: { name: string } }[]) => items.map(({ course }) => course.name)
const put = (user: TestUser, { id }: Course) => t.as(user).put(`/api/shopping-cart/add-to-cart/${id}`)
const learn = (user: TestUser, { id, materialId }: Course) =>
  t.as(user).put(`/api/courses/learned?materialId=${materialId}&courseId=${id}`)
const goOn = async (user: TestUser) => (await t.as(user).get('/api/account/go-on-learning')).json().learning?.course.name ?? null

test('strangers see and change nothing of a plan: guests are refused, and each user has a plan of their own', async () => {
  const [user, stranger] = [await buildUser(t), await buildUser(t)]
  const [first, second] = await steps()
  const refused = [
    await t.as().get('/api/account/plan'),
    await keep(undefined, bodyOf([first])),
    await t.as().delete('/api/account/plan'),
    await keep({ ...user, accessToken: 'x' }, bodyOf([first])),
  ]
  assert.deepEqual(
    refused.map(({ statusCode }) => statusCode),
    [401, 401, 401, 401],
  )
  assert.equal((await keep(user, bodyOf([first, second]))).statusCode, 204)
  assert.equal(await read(stranger), null)
  assert.equal((await t.as(stranger).delete('/api/account/plan')).statusCode, 204)
  assert.equal((await keep(stranger, { ...bodyOf([second]), userId: user.id })).statusCode, 204)
  assert.deepEqual([await ids(user), await ids(stranger)], [[first.id, second.id], [second.id]])
  assert.equal((await t.as(user).delete('/api/account/plan')).statusCode, 204)
  assert.deepEqual([await ids(user), await ids(stranger)], [undefined, [second.id]])
})

test('a hostile plan is refused, or shows only what everybody may see', async () => {
  const user = await buildUser(t)
  const [first] = await steps()
  const good = bodyOf([first])
  const wish = good.wish[0]
  const bad = [
    {},
    { ...good, courseIds: [] },
    { ...good, courseIds: [first.id, first.id] },
    { ...good, courseIds: [0] },
    { ...good, courseIds: [2 ** 31] },
    { ...good, courseIds: [1.5] },
    { ...good, courseIds: ['1); drop table users'] },
    { ...good, courseIds: Array.from({ length: 101 }, (_, place) => place + 1) },
    { ...good, wish: [] },
    { ...good, wish: [wish, wish] },
    { ...good, wish: [{ ...wish, level: 101 }] },
  ]
  for (const body of bad) assert.equal((await keep(user, body)).statusCode, 400, JSON.stringify(body))
  assert.equal(await read(user), null)
  const hidden = await course('Nobody may see this name')
  await archive(hidden)
  assert.equal(
    (await keep(user, { wish: [{ skillId: 2 ** 31 - 1, level: 1 }], courseIds: [2 ** 31 - 1, hidden.id] })).statusCode,
    204,
  )
  assert.equal(await read(user), null)
  assert.equal((await keep(user, { ...good, courseIds: [hidden.id, first.id] })).statusCode, 204)
  assert.doesNotMatch((await t.as(user).get('/api/account/plan')).body, /Nobody may see/)
  assert.deepEqual(await ids(user), [first.id])
})

test('of many plans kept at once, one is kept as a whole', async () => {
  const user = await buildUser(t)
  const [first, second, third] = await steps()
  const orders = [[first, second, third], [third, second], [second]]
  const responses = await Promise.all(Array.from({ length: 30 }, (_, place) => keep(user, bodyOf(orders[place % 3] ?? []))))
  assert.ok(responses.every(({ statusCode }) => statusCode === 204))
  const kept = JSON.stringify(await ids(user))
  assert.ok(orders.some((order) => JSON.stringify(order.map(({ id }) => id)) === kept))
})

test('cart, purchase and My Learning keep the order of the plan, and what is not in it comes after it', async () => {
  const user = await buildUser(t)
  const [first, second, third] = await steps()
  const other = await course('Not in the plan')
  await keep(user, bodyOf([first, second, third]))
  for (const item of [other, third, second, first]) await put(user, item)
  const inOrder = ['The first step', 'The second step', 'The third step', 'Not in the plan']
  assert.deepEqual(names((await t.as(user).get('/api/shopping-cart')).json()), inOrder)
  const page = (await t.as(user).get('/api/shopping-cart?pageSize=2&pageNumber=2')).json()
  assert.deepEqual(names(page), inOrder.slice(2))
  await t.as(user).put('/api/shopping-cart/buy')
  assert.deepEqual(names((await t.as(user).get('/api/account/my-learning?pageSize=10')).json()), inOrder)
  assert.deepEqual(
    (await read(user))?.courses.map(({ isBought, isLearned }) => [isBought, isLearned]),
    [
      [true, false],
      [true, false],
      [true, false],
    ],
  )
})

test('after a finished step the next one of the plan comes, and before that nothing jumps', async () => {
  const user = await buildUser(t)
  const [first, second, third] = await steps()
  const other = await course('Not in the plan')
  await keep(user, bodyOf([first, second, third]))
  for (const item of [other, third, second, first]) await put(user, item)
  await t.as(user).put('/api/shopping-cart/buy')
  assert.equal(await goOn(user), 'The first step')
  const open = async ({ id, materialId }: Course) => {
    t.clock.move({ minutes: 1 })
    await t.as(user).put(`/api/courses/learn/${id}/place`, { materialId })
  }
  await open(other)
  assert.equal(await goOn(user), 'Not in the plan')
  await open(second)
  await learn(user, second)
  assert.equal(await goOn(user), 'The third step')
  assert.equal((await read(user))?.courses[1]?.isLearned, true)
  await open(other)
  assert.equal(await goOn(user), 'Not in the plan')
  await open(third)
  await learn(user, third)
  assert.equal(await goOn(user), 'The first step')
  await learn(user, first)
  assert.equal(await goOn(user), 'Not in the plan')
  await learn(user, other)
  assert.equal(await goOn(user), null)
})

test('what was deleted, archived or returned leaves the plan, except what the user keeps', async () => {
  const user = await buildUser(t)
  const [first, second, third] = await steps()
  const gone = await buildSkill(t, 'A skill that will be gone')
  await keep(user, { ...bodyOf([first, second, third]), wish: [{ skillId: gone.id, level: 2 }, ...bodyOf([]).wish] })
  await put(user, first)
  await put(user, second)
  await t.as(user).put('/api/shopping-cart/buy')
  for (const item of [first, third]) await archive(item)
  assert.deepEqual(await ids(user), [first.id, second.id])
  assert.equal((await t.as(user).post(`/api/account/refunds/${first.id}`)).statusCode, 201)
  assert.deepEqual(await ids(user), [second.id])
  await t.db.run(sql`delete from skills where id = ${gone.id}`)
  assert.deepEqual((await read(user))?.wish, [{ skillId: skill.id, skillName: 'Planning', level: 4 }])
  await t.as(user).post(`/api/account/refunds/${second.id}`)
  await t.db.run(sql`delete from courses where id = ${second.id}`)
  assert.equal(await read(user), null)
})

test('a guest’s plan is the user’s after every way to sign in; any other text changes nothing and blocks nothing', async () => {
  const user = await buildUser(t)
  const [first, second, third] = await steps()
  const text = guestPlanText(bodyOf([third, first]))
  const logIn = (plan: unknown, shoppingCart = '') =>
    t.as().post('/api/account/login', { email: user.email, password, shoppingCart, plan })
  assert.equal((await logIn(text, `-${first.id}-${third.id}`)).statusCode, 200)
  assert.deepEqual(await ids(user), [third.id, first.id])
  assert.deepEqual(names((await t.as(user).get('/api/shopping-cart')).json()), ['The third step', 'The first step'])
  for (const other of ['', '-4', '1:1', 'x-y', '9999999999:1-4', 7, null, { wish: [] }, '1:1-4'.repeat(9999)])
    assert.equal((await logIn(other)).statusCode, 200)
  assert.deepEqual(await ids(user), [third.id, first.id])
  const guest = { name: 'Gil Guest', email: 'gil.guest@example.com', password, plan: guestPlanText(bodyOf([second])) }
  const pair = (await t.as().post('/api/account/register', guest)).json<{ accessToken: string; refreshToken: string }>()
  assert.deepEqual(await ids(pair), [second.id])
})

test('any text is a plan or none, and a plan is read back from its text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plan = guestPlan(text)
      if (plan) assert.deepEqual(guestPlan(guestPlanText(plan)), plan)
    }),
  )
  assert.deepEqual(guestPlan('12:3,15:2-4-17'), {
    wish: [
      { skillId: 12, level: 3 },
      { skillId: 15, level: 2 },
    ],
    courseIds: [4, 17],
  })
})
