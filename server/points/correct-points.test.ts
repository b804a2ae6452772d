import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Notification } from '#contract/notifications/notifications.ts'
import type { PointsMovement } from '#contract/points/points.ts'
import type { AuditEntry } from '#contract/statistics/statistics.ts'
import { buildCourse, buildUser, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { checkLedger } from './index.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true })
const correct = (user: TestUser, points: number, by = admin) =>
  t.as(by).post('/api/account/correct-points', { email: user.email, points, reason: 'A zero too many' })
const readBalance = async (user: TestUser) => (await t.as(user).get('/api/account')).json<{ balance: number }>().balance
const isClean = async () =>
  assert.deepEqual(
    (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0),
    [],
  )

test('an Admin takes back points that were granted by mistake; the user sees it, and so does the audit log', async () => {
  const user = await buildUser(t)
  const grant = { email: user.email, points: 5000, reason: 'A prize' }
  assert.equal((await t.as(admin).post('/api/account/grant-points', grant)).json().balance, 6000)
  const response = await correct(user, 4500)
  assert.deepEqual([response.statusCode, response.json()], [201, { email: user.email, balance: 1500 }])
  const [movement] = (await t.as(user).get('/api/account/points')).json<PointsMovement[]>()
  assert.deepEqual([movement?.reason, movement?.amount, movement?.balanceAfter], ['Taken back: A zero too many', -4500, 1500])
  const [notification] = (await t.as(user).get('/api/notifications')).json<Notification[]>()
  assert.equal(notification?.text, '4,500 points were taken back: A zero too many')
  const [entry] = (await t.as(admin).get('/api/statistics/audit/10/1')).json<AuditEntry[]>()
  assert.deepEqual(
    [entry?.act, entry?.admin, entry?.user, entry?.details],
    ['correct-points', admin.email, user.email, '4500 points: A zero too many'],
  )
  await isClean()
})

test('never more is taken than is free: not what was spent, and not what buyers can still return', async () => {
  const [author, buyer] = [await buildUser(t), await buildUser(t)]
  const [course, other] = [await buildCourse(t, author, { price: 300 }), await buildCourse(t, buyer, { price: 400 })]
  await t.as(author).post('/api/gifts', { courseId: other.id, email: 'friend@example.com' })
  await t.as(buyer).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  await t.as(buyer).put('/api/shopping-cart/buy')
  const refused = await correct(author, 601)
  assert.deepEqual(
    [refused.statusCode, refused.json().errors],
    [400, { points: 'At most 600 can be taken: the others are spent, or come from sales that can still be returned.' }],
  )
  assert.equal(await readBalance(author), 900)
  const responses = await Promise.all([correct(author, 600), correct(author, 600), correct(author, 600)])
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [201, 400, 400])
  assert.equal(await readBalance(author), 300)
  assert.equal((await t.as(buyer).post(`/api/account/refunds/${course.id}`)).statusCode, 201)
  await isClean()
})

test('only Admins do it, to users who exist, with a reason', async () => {
  const user = await buildUser(t)
  assert.equal((await t.as().post('/api/account/correct-points', { email: user.email, points: 1, reason: 'x' })).statusCode, 401)
  assert.equal((await correct(user, 1, await buildUser(t, { isCreator: true }))).statusCode, 403)
  assert.equal((await correct({ ...user, email: 'nobody@example.com' }, 1)).statusCode, 400)
  for (const body of [
    { points: 0, reason: 'x' },
    { points: -5, reason: 'x' },
    { points: 1, reason: '' },
  ])
    assert.equal((await t.as(admin).post('/api/account/correct-points', { email: user.email, ...body })).statusCode, 400)
  assert.equal(await readBalance(user), 1000)
})
