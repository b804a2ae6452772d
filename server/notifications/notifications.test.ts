import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Notification } from '#contract/notifications/notifications.ts'
import { inTransaction } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { untilSomebodyWaits } from '#server/testing/until.ts'
import { forgetNotifications, forgetPerson, notify, notifyLearners, ownData } from './index.ts'

const t = await startTestApp({ WELCOME_POINTS: '100000' })
const author = await buildUser(t, { isCreator: true, name: 'The Author' })
const skill = await buildSkill(t, 'Weaving')
const as = async (user: TestUser) => t.as(await renewed(t, user))
const listed = async (user: TestUser) => (await (await as(user)).get('/api/notifications')).json<Notification[]>()
const texts = async (user: TestUser) => (await listed(user)).map(({ text }) => text)

async function buy(user: TestUser, ...courses: { id: number }[]): Promise<void> {
  for (const { id } of courses) await (await as(user)).put(`/api/shopping-cart/add-to-cart/${id}`)
  assert.equal((await (await as(user)).put('/api/shopping-cart/buy')).statusCode, 200)
}

/** By an Admin who has just signed in, because others are asked for a proof. */
const grant = async ({ email }: TestUser, points: number) => {
  const admin = await buildUser(t, { isAdmin: true })
  return t.as(admin).post('/api/account/grant-points', { email, points, reason: 'You helped others.' })
}

test('points that an Admin grants are a notification with the reason, one action and a date', async () => {
  const user = await buildUser(t)
  assert.equal((await grant(user, 50)).statusCode, 201)
  const [notification, ...others] = await listed(user)
  assert.equal(others.length, 0)
  assert.deepEqual(
    { ...notification, id: 0 },
    {
      id: 0,
      kind: 'points-granted',
      text: 'You received 50 points: You helped others.',
      action: { label: 'See your points', path: '/account/profile' },
      dateUTC: t.clock.now().toISOString(),
      isRead: false,
    },
  )
  await grant(user, 1)
  assert.deepEqual(await texts(user), ['You received 1 point: You helped others.', 'You received 50 points: You helped others.'])
})

test('sales add up in one line until the author has read it; a free course has new students', async () => {
  const seller = await buildUser(t, { isCreator: true })
  const course = await buildCourse(t, seller, { name: 'Knitting', price: 20 })
  const free = await buildCourse(t, seller, { name: 'Sewing', price: 0 })
  const [ann, bob, eve] = [await buildUser(t), await buildUser(t), await buildUser(t)]
  await buy(ann, course, free)
  assert.deepEqual((await texts(seller)).sort(), ['“Knitting” was sold once for 20 points.', '“Sewing” has 1 new student.'])
  await buy(bob, course)
  assert.ok((await texts(seller)).includes('“Knitting” was sold 2 times for 40 points.'))
  await (await as(seller)).put('/api/notifications/read', {})
  await buy(eve, course)
  const unread = (await listed(seller)).filter(({ isRead }) => !isRead)
  assert.deepEqual(
    unread.map(({ text, action }) => [text, action.path]),
    [['“Knitting” was sold once for 20 points.', `/courses/${course.id}`]],
  )
})

test('a purchase that fails notifies nobody', async () => {
  const seller = await buildUser(t, { isCreator: true })
  const course = await buildCourse(t, seller, { price: 1000 })
  const poor = await buildUser(t)
  await t.db.run(sql`update point_accounts set balance = 0 where user_id = ${poor.id}`)
  await (await as(poor)).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  assert.equal((await (await as(poor)).put('/api/shopping-cart/buy')).statusCode, 409)
  assert.deepEqual(await listed(seller), [])
  await assert.rejects(
    inTransaction(t, async (parts) => {
      await notify(parts, [{ userId: seller.id, kind: 'course-sold', courseId: course.id, points: 1 }])
      throw new Error('undone')
    }),
  )
  assert.deepEqual(await listed(seller), [])
})

/** Saves the course as its author does in the form. */
async function save(courseId: number, materials: { id: number }[], changes: object = {}): Promise<void> {
  const response = await (await as(author)).put(`/api/courses/${courseId}`, {
    ...courseForm,
    ...changes,
    skills: [{ ...skill, level: 1 }],
    materials: materials.map(({ id }) => ({ id, section: null })),
  })
  assert.equal(response.statusCode, 204, response.body)
}

const ownArticle = async () => {
  const article = await buildArticle(t)
  await t.db.run(sql`update materials set creator_id = ${author.id} where id = ${article.id}`)
  return article
}

test('those who have bought a course hear of changed materials, at most once a day', async () => {
  const [first, second, third] = [await ownArticle(), await ownArticle(), await ownArticle()]
  const course = await buildCourse(t, author, { price: 1, materials: [first] })
  const [ann, bob, stranger] = [await buildUser(t), await buildUser(t), await buildUser(t)]
  await buy(ann, course)
  await buy(bob, course)
  await save(course.id, [first], { name: 'Another name' })
  await notifyLearners(t)
  assert.deepEqual(await texts(ann), [])

  await save(course.id, [first, second])
  const late = await buildUser(t)
  t.clock.move({ seconds: 1 })
  await buy(late, course)
  await notifyLearners(t)
  for (const user of [ann, bob]) {
    const [notification] = await listed(user)
    assert.equal(notification?.text, 'The materials of “Weaving by hand” were changed.')
    assert.equal(notification?.action.path, `/courses/learn/${course.id}`)
  }
  for (const user of [stranger, late]) assert.deepEqual(await listed(user), [])

  await (await as(ann)).put('/api/notifications/read', {})
  t.clock.move({ minutes: 60 })
  await save(course.id, [first, second, third])
  await notifyLearners(t)
  assert.deepEqual(
    (await listed(ann)).map(({ isRead }) => isRead),
    [true],
  )
  t.clock.move({ days: 1 })
  await save(course.id, [third])
  await notifyLearners(t)
  assert.deepEqual(
    (await listed(ann)).map(({ isRead }) => isRead),
    [false],
  )
  assert.equal((await listed(late)).length, 1)
})

/** So many owners of the course, in the order of their ids. It may take longer than a request may. */
const enrolMany = (course: { id: number }, count: number) =>
  t.db.within(60).many<{ id: number }>(sql`
    with people as (
      insert into users (name, email, password_hash, created_at)
      select 'Many', 'many-' || ${course.id}::int || '-' || n || '@example.com', '', now() from generate_series(1, ${count}::int) n returning id),
    owners as (
      insert into enrolments (user_id, course_id, price_paid, bought_at) select id, ${course.id}, 0, ${t.clock.now()} from people)
    select id from people order by id`)

test('many learners are notified in turns by several servers, each once, and saving does not wait for it', async () => {
  const article = await ownArticle()
  const course = await buildCourse(t, author, { price: 0, materials: [article] })
  const count = 2500
  await enrolMany(course, count)
  await save(course.id, [article, await ownArticle()])
  const noted = () =>
    t.db.one<{ rows: number; times: number }>(
      sql`select count(*)::int as rows, coalesce(max(times), 0) as times from notifications where course_id = ${course.id} and kind = 'course-updated'`,
    )
  assert.equal((await noted()).rows, 0)
  await Promise.all([notifyLearners(t), notifyLearners(t), notifyLearners(t)])
  assert.deepEqual(await noted(), { rows: count, times: 1 })
})

test('a learner who returns the course while others are notified makes nobody miss it', async () => {
  const article = await ownArticle()
  const course = await buildCourse(t, author, { price: 0, materials: [article] })
  // One more than are notified in a transaction.
  const learners = await enrolMany(course, 1001)
  const [first, last] = [learners[0]?.id, learners.at(-1)?.id]
  await save(course.id, [article, await ownArticle()])
  // Holds the job where it has notified the first learners.
  await t.db.run(sql`create table gate ()`)
  await t.db.run(sql`
    create function wait_at_gate() returns trigger language plpgsql as $$ begin lock table gate in share mode; return null; end $$`)
  await t.db.run(
    sql`create trigger wait_at_gate after insert on notifications for each statement execute function wait_at_gate()`,
  )
  const { notifying } = await t.db.tx(async (db) => {
    await db.run(sql`lock table gate in exclusive mode`)
    const notifying = notifyLearners(t)
    await untilSomebodyWaits(t.db)
    await t.db.run(sql`delete from enrolments where user_id = ${first} and course_id = ${course.id}`)
    return { notifying }
  })
  await notifying
  await t.db.run(sql`drop trigger wait_at_gate on notifications`)
  const row = sql`select from notifications where user_id = ${last} and kind = 'course-updated' and course_id = ${course.id}`
  assert.notEqual(await t.db.maybe(row), undefined)
})

test('a notification is marked as read by its user alone, one or all at once', async () => {
  const [user, other] = [await buildUser(t), await buildUser(t)]
  await grant(user, 1)
  await grant(user, 2)
  await grant(user, 3)
  const [newest] = await listed(user)
  const isRead = async () => (await listed(user)).map((notification) => notification.isRead)
  assert.equal((await (await as(other)).put('/api/notifications/read', { ids: [newest?.id] })).statusCode, 204)
  await (await as(other)).put('/api/notifications/read', {})
  assert.deepEqual(await isRead(), [false, false, false])
  await (await as(user)).put('/api/notifications/read', { ids: [newest?.id] })
  assert.deepEqual(await isRead(), [true, false, false])
  await (await as(user)).put('/api/notifications/read', {})
  assert.deepEqual(await isRead(), [true, true, true])
})

test('bad input is refused with a sentence', async () => {
  const user = await as(await buildUser(t))
  for (const [url, body] of [
    ['/api/notifications/read', { ids: ['x'] }],
    ['/api/notifications/read', { ids: Array.from({ length: 51 }, () => 1) }],
    ['/api/notifications/choices', { kind: 'course-sold', choice: 'hourly' }],
    ['/api/notifications/choices', { kind: 'account', choice: 'never' }],
    ['/api/notifications/time-zone', { timeZone: 'Europe/Atlantis' }],
    ['/api/notifications/time-zone', { timeZone: '' }],
  ] as const) {
    const { statusCode, body: text } = await user.put(url, body)
    assert.equal(statusCode, 400, `${url} ${JSON.stringify(body)} ${text}`)
  }
})

test('notifications are forgotten after ninety days', async () => {
  const user = await buildUser(t)
  await grant(user, 1)
  t.clock.move({ days: 89 })
  const before = () => new Date(t.clock.now().getTime() - 90 * 86_400_000)
  await forgetNotifications(t.db, before())
  assert.equal((await listed(user)).length, 1)
  t.clock.move({ days: 2 })
  await forgetNotifications(t.db, before())
  assert.equal((await listed(user)).length, 0)
})

test('a user gets everything that is stored here, and it is gone with the account', async () => {
  const [user, other] = [await buildUser(t), await buildUser(t)]
  for (const person of [user, other]) {
    await grant(person, 7)
    await (await as(person)).put('/api/notifications/time-zone', { timeZone: 'Europe/Berlin' })
  }
  const stored = async ({ id }: TestUser) =>
    Promise.all(ownData(t, id).map(async ({ name, rows }) => [name, (await rows()).length] as const))
  assert.deepEqual(await stored(user), [
    ['notifications', 1],
    ['time-zone', 1],
  ])
  await forgetPerson(t, user)
  assert.deepEqual(await stored(user), [
    ['notifications', 0],
    ['time-zone', 0],
  ])
  assert.deepEqual(await stored(other), [
    ['notifications', 1],
    ['time-zone', 1],
  ])
})
