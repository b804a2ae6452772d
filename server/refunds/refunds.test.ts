import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Notification } from '#contract/notifications/notifications.ts'
import type { PointsMovement } from '#contract/points/points.ts'
import type { Refunds, ReturnedCourse } from '#contract/refunds/refunds.ts'
import { later } from '#server/core/clock.ts'
import { sql } from '#server/core/database/db.ts'
import { noteCourseUpdate, notifyLearners } from '#server/notifications/index.ts'
import { deleteDueAccounts } from '#server/own-data/index.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildArticle, buildCourse, buildDebt, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })

type Course = { id: number; materials: { id: number }[] }

async function makeCourse(price = 100, materials = 5, by = author): Promise<Course> {
  const items = await Promise.all(Array.from({ length: materials }, () => buildArticle(t)))
  return { ...(await buildCourse(t, by, { name: `A course for ${price}`, price, materials: items })), materials: items }
}

const as = async (user: TestUser) => t.as(await renewed(t, user))

async function buy(user: TestUser, ...courses: { id: number }[]) {
  const caller = await as(user)
  for (const { id } of courses) await caller.put(`/api/shopping-cart/add-to-cart/${id}`)
  const response = await caller.put('/api/shopping-cart/buy')
  assert.equal(response.statusCode, 200, response.body)
}

async function buyer(...courses: { id: number }[]) {
  const user = await buildUser(t)
  await buy(user, ...courses)
  return user
}

const giveBack = async (user: TestUser, course: { id: number }, key?: string) =>
  (await as(user)).post(`/api/account/refunds/${course.id}`, undefined, key ? { 'idempotency-key': key } : {})

async function returned(user: TestUser, course: { id: number }, key?: string): Promise<ReturnedCourse> {
  const response = await giveBack(user, course, key)
  assert.equal(response.statusCode, 201, response.body)
  return response.json()
}

async function refused(user: TestUser, course: { id: number }, message: RegExp, status = 409) {
  const response = await giveBack(user, course)
  assert.equal(response.statusCode, status, response.body)
  assert.match(response.json().Message, message)
}

async function learn(user: TestUser, course: Course, count: number) {
  for (const { id } of course.materials.slice(0, count)) {
    const response = await (await as(user)).put(`/api/courses/learned?materialId=${id}&courseId=${course.id}`)
    assert.equal(response.statusCode, 200, response.body)
  }
}

const readRefunds = async (user: TestUser) => (await (await as(user)).get('/api/account/refunds')).json<Refunds>()
const readBalance = async (user: TestUser) => (await (await as(user)).get('/api/account')).json<{ balance: number }>().balance
const readHistory = async (user: TestUser) =>
  (await (await as(user)).get('/api/account/points?pageSize=50'))
    .json<PointsMovement[]>()
    .map(({ reason, amount }) => [reason, amount])
const idsToLearn = async (user: TestUser) =>
  (await (await as(user)).get('/api/account/my-learning')).json<{ course: { id: number } }[]>().map(({ course }) => course.id)
const readStudents = async (course: { id: number }) =>
  (await t.as().get(`/api/courses/${course.id}`)).json<{ studentsCount: number }>().studentsCount
const soldInAll = () =>
  t.db.one<{ sold: number; daily: number; points: number }>(sql`
    select (select sum(sold)::int from sales_counts) as sold, sum(sold)::int as daily, sum(points)::int as points from sales_days`)
const isLedgerClean = async () =>
  assert.deepEqual(
    (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0),
    [],
  )

test('a returned course gives all points back, leaves My Learning, and access ends; the others of the purchase stay', async () => {
  const [course, other] = [await makeCourse(100), await makeCourse(30)]
  const sold = await soldInAll()
  const user = await buyer(course, other)
  assert.equal(await readBalance(author), 1130)
  const { purchases, owed, returnedCourseIds } = await readRefunds(user)
  assert.deepEqual(
    purchases.map(({ courseId, price, refusal }) => [courseId, price, refusal]).sort(),
    [
      [course.id, 100, null],
      [other.id, 30, null],
    ].sort(),
  )
  assert.deepEqual([owed, returnedCourseIds], [0, []])
  const movements = (await (await as(user)).get('/api/account/points')).json<PointsMovement[]>()
  for (const { movementId, name } of purchases)
    assert.equal(movements.find(({ id }) => id === movementId)?.reason, `Bought “${name}”`)

  assert.deepEqual(await returned(user, course), { points: 100, balance: 970 })
  assert.deepEqual([await readBalance(user), await readBalance(author)], [970, 1030])
  assert.deepEqual(await idsToLearn(user), [other.id])
  assert.deepEqual([await readStudents(course), await readStudents(other)], [0, 1])
  assert.equal((await (await as(user)).get(`/api/courses/learn/${course.id}`)).statusCode, 403)
  assert.equal((await (await as(user)).get(`/api/courses/learn/${other.id}`)).statusCode, 200)
  assert.equal(
    (await (await as(user)).put(`/api/courses/learned?materialId=${course.materials[0]?.id}&courseId=${course.id}`)).statusCode,
    403,
  )
  const place = { materialId: course.materials[0]?.id, place: '1' }
  assert.equal((await (await as(user)).put(`/api/courses/learn/${course.id}/place`, place)).statusCode, 403)
  assert.deepEqual((await readHistory(user))[0], ['Returned “A course for 100”', 100])
  assert.deepEqual((await readHistory(author))[0], ['A student returned “A course for 100”', -100])
  const now = await soldInAll()
  assert.deepEqual([now.sold - sold.sold, now.daily - sold.daily, now.points - sold.points], [1, 1, 30])
  await isLedgerClean()
})

test('exactly 14 days after buying it can be returned, a second later it cannot', async () => {
  const course = await makeCourse(10)
  const [inTime, late] = [await buyer(course), await buyer(course)]
  const until = (await readRefunds(late)).purchases[0]?.untilUTC
  t.clock.move({ days: 14 })
  assert.equal(t.clock.now().toISOString(), until)
  assert.equal((await readRefunds(late)).purchases[0]?.refusal, null)
  await returned(inTime, course)
  t.clock.move({ seconds: 1 })
  await refused(late, course, /^You bought this course more than 14 days ago, so it cannot be returned\.$/)
  assert.equal((await giveBack(late, course)).json().code, 'refunds/bought-too-long-ago')
  assert.deepEqual((await readRefunds(late)).purchases, [])
  assert.equal(await readBalance(late), 990)
})

test('with exactly 20% learned it can be returned, with more it cannot; what was learned stays learned', async () => {
  const [course, short] = [await makeCourse(10, 5), await makeCourse(10, 4)]
  const user = await buyer(course, short)
  await learn(user, course, 1)
  await learn(user, short, 1)
  await refused(user, short, /^You have learned more than 20% of this course, so it cannot be returned\.$/)
  assert.match((await readRefunds(user)).purchases.find(({ courseId }) => courseId === short.id)?.refusal ?? '', /more than 20%/)
  await returned(user, course)
  await buy(user, course)
  assert.equal((await (await as(user)).get(`/api/courses/learn/${course.id}`)).json().progress, 20)
})

test('a course whose certificate was issued cannot be returned, even when nothing of it is marked as learned any more', async () => {
  const course = await makeCourse(10, 1)
  const user = await buyer(course)
  await learn(user, course, 1)
  await (await as(user)).put(`/api/courses/unlearned?materialId=${course.materials[0]?.id}&courseId=${course.id}`)
  await refused(user, course, /^You have the certificate of this course, so it cannot be returned\.$/)
  // A final task needs the certificate too, so nobody who can return a course has submitted one.
  assert.equal((await t.db.many(sql`select from submissions where user_id = ${user.id}`)).length, 0)
})

test('only those who have the course return it', async () => {
  const course = await makeCourse(10)
  await buyer(course)
  assert.equal((await t.as().post(`/api/account/refunds/${course.id}`)).statusCode, 401)
  for (const who of [await buildUser(t), author, await buildUser(t, { isAdmin: true })])
    await refused(who, course, /^You do not have this course\.$/, 404)
  await refused(await buildUser(t), { id: 999_999 }, /^You do not have this course\.$/, 404)
  assert.equal((await (await as(author)).post('/api/account/refunds/x')).statusCode, 400)
  assert.equal((await t.as().get('/api/account/refunds')).statusCode, 401)
  assert.equal(await readStudents(course), 1)
})

test('the same key returns once and gets the first result again; without it the second try is refused', async () => {
  const [course, other] = [await makeCourse(10), await makeCourse(10)]
  const user = await buyer(course, other)
  const first = await returned(user, course, 'one key')
  assert.deepEqual(await returned(user, course, 'one key'), first)
  assert.equal((await giveBack(user, other, 'one key')).statusCode, 409)
  await refused(user, course, /^You do not have this course\.$/, 404)
  assert.deepEqual([await readBalance(user), await readStudents(course)], [990, 0])
})

test('twenty returns at once, while materials are learned, give the price back once', async () => {
  for (let round = 0; round < 5; round++) {
    const course = await makeCourse(10)
    const user = await buyer(course)
    const responses = await Promise.all([
      ...Array.from({ length: 20 }, () => giveBack(user, course)),
      (await as(user)).put(`/api/courses/learned?materialId=${course.materials[0]?.id}&courseId=${course.id}`),
    ])
    assert.equal(responses.filter(({ statusCode }) => statusCode === 201).length, 1)
    assert.equal(await readBalance(user), 1000)
  }
  await isLedgerClean()
})

test('a course can be bought again, but its price comes back only once', async () => {
  const course = await makeCourse(10)
  const user = await buyer(course)
  await returned(user, course)
  assert.deepEqual((await readRefunds(user)).returnedCourseIds, [course.id])
  await buy(user, course)
  await refused(user, course, /^You returned this course before, so it cannot be returned again\.$/)
  assert.deepEqual([await readBalance(user), await idsToLearn(user), await readStudents(course)], [990, [course.id], 1])
  await isLedgerClean()
})

test('a free course is left in the same way, as often as it is taken, and moves no points', async () => {
  const course = await makeCourse(0)
  const user = await buildUser(t)
  for (let round = 0; round < 2; round++) {
    assert.equal((await (await as(user)).put(`/api/shopping-cart/get-free/${course.id}`)).statusCode, 200)
    assert.equal((await readRefunds(user)).purchases[0]?.movementId, null)
    assert.deepEqual(await returned(user, course), { points: 0, balance: 1000 })
  }
  assert.deepEqual([await idsToLearn(user), (await readHistory(user)).length], [[], 1])
  await isLedgerClean()
})

/** An author of a course for 100 points who has spent all points, and owes some from when the portal still lent. */
async function indebtedAuthor(owed: number) {
  const debtor = await buildUser(t, { isCreator: true })
  const course = await makeCourse(100, 5, debtor)
  await buy(debtor, await makeCourse(1000))
  if (owed > 0) {
    await buildDebt(t, debtor.id, owed)
    await buy(debtor, await makeCourse(owed))
  }
  assert.deepEqual([await readBalance(debtor), (await readRefunds(debtor)).owed], [0, owed])
  return { debtor, course }
}

test('what an author owes from before is paid back by the next sales', async () => {
  const { debtor, course } = await indebtedAuthor(40)
  const small = await makeCourse(30, 1, debtor)
  await buyer(small)
  assert.deepEqual([await readBalance(debtor), (await readRefunds(debtor)).owed], [0, 10])
  await buyer(small, course)
  assert.deepEqual([await readBalance(debtor), (await readRefunds(debtor)).owed], [120, 0])
  assert.ok(
    (await readHistory(debtor)).some(
      ([reason, amount]) => reason === 'Paid back for returned courses, from the sale of “A course for 30”' && amount === -30,
    ),
  )
  await buyer(small)
  assert.equal(await readBalance(debtor), 150)
  await isLedgerClean()
})

test('a sale that paid back a debt can be returned: the debt is there again, and nothing is lent', async () => {
  const { debtor, course } = await indebtedAuthor(40)
  const user = await buyer(course)
  assert.deepEqual([await readBalance(debtor), (await readRefunds(debtor)).owed], [60, 0])
  await returned(user, course)
  assert.deepEqual([await readBalance(user), await readBalance(debtor), (await readRefunds(debtor)).owed], [1000, 0, 40])
  assert.deepEqual((await readHistory(debtor)).slice(0, 2), [
    ['A student returned “A course for 100”', -100],
    ['Owed again, because “A course for 100” was returned', 40],
  ])
  await isLedgerClean()
})

test('points that are given to an author who owes some stay with the author', async () => {
  const { debtor } = await indebtedAuthor(100)
  const admin = await buildUser(t, { isAdmin: true })
  assert.equal(
    (await t.as(admin).post('/api/account/grant-points', { email: debtor.email, points: 50, reason: 'Thanks' })).statusCode,
    201,
  )
  assert.deepEqual([await readBalance(debtor), (await readRefunds(debtor)).owed], [50, 100])
  await isLedgerClean()
})

test('a sale from before income waited is returned while the author has the points, without what other buyers can get back', async () => {
  const { debtor, course } = await indebtedAuthor(0)
  const [early, late] = [await buyer(course), await buyer(course)]
  // The version before let the author spend it.
  const boughtAgo = (days: number) =>
    t.db.run(
      sql`update enrolments set repaid = null, bought_at = ${later(t.clock.now(), { days: -days })} where user_id = ${early.id}`,
    )
  await boughtAgo(15)
  await buy(debtor, await makeCourse(100))
  await boughtAgo(1)
  await refused(early, course, /^The author of this course has too few points at the moment\. Please try again later\.$/)
  assert.deepEqual([await readBalance(early), await idsToLearn(early)], [900, [course.id]])
  await returned(late, course)
  const admin = await buildUser(t, { isAdmin: true })
  await t.as(admin).post('/api/account/grant-points', { email: debtor.email, points: 100, reason: 'For the return' })
  await returned(early, course)
  await isLedgerClean()
})

test('the author is notified of returns, all of a course in one sentence; the learner’s notice about the course is gone', async () => {
  const seller = await buildUser(t, { isCreator: true })
  const course = await makeCourse(10, 5, seller)
  const [one, two] = [await buyer(course), await buyer(course)]
  await noteCourseUpdate(t, course.id)
  await notifyLearners(t)
  const readNotices = async (user: TestUser) => (await (await as(user)).get('/api/notifications')).json<Notification[]>()
  assert.deepEqual(
    (await readNotices(one)).map(({ kind }) => kind),
    ['course-updated'],
  )
  await returned(one, course)
  await returned(two, course)
  assert.deepEqual(await readNotices(one), [])
  const notice = (await readNotices(seller)).find(({ kind }) => kind === 'course-returned')
  assert.equal(notice?.text, '“A course for 10” was returned 2 times for 20 points.')
  const free = await makeCourse(0, 5, seller)
  await returned(await buyer(free), free)
  assert.ok((await readNotices(seller)).some(({ text }) => text === '1 student left “A course for 0”.'))
})

test('a course that left the catalogue can be returned, also after its author has left; then nobody is notified', async () => {
  const leaver = await buildUser(t, { isCreator: true })
  const course = await makeCourse(10, 5, leaver)
  const [one, two] = [await buyer(course), await buyer(course)]
  assert.equal((await t.as(leaver).delete(`/api/courses/${course.id}`)).statusCode, 204)
  await returned(one, course)
  assert.equal((await t.as(leaver).post('/api/account/deletion', { keepCertificates: false })).statusCode, 200)
  t.clock.move({ days: 7 })
  assert.deepEqual(await deleteDueAccounts(t), [leaver.id])
  await returned(two, course)
  assert.deepEqual(await t.db.many(sql`select from notifications where user_id = ${leaver.id}`), [])
  await isLedgerClean()
})

test('a course that everybody returned can be deleted for good; the ledger stays clean', async () => {
  const maker = await buildUser(t, { isCreator: true })
  const course = await makeCourse(10, 5, maker)
  const user = await buyer(course)
  await returned(user, course)
  assert.equal((await t.as(maker).delete(`/api/courses/${course.id}`)).statusCode, 204)
  assert.equal((await t.db.many(sql`select from courses where id = ${course.id}`)).length, 0)
  assert.deepEqual((await readRefunds(user)).returnedCourseIds, [])
  await isLedgerClean()
})

/** Each breaks one rule behind the server's back, in a transaction that is undone. */
test('damage of refunds and debts is noticed', async () => {
  const { debtor, course } = await indebtedAuthor(10)
  const user = await buyer(course)
  await returned(user, course)
  const damages: [damage: ReturnType<typeof sql>, message: RegExp][] = [
    [sql`update refunds set price = price + 1 where user_id = ${user.id}`, /exactly the price of its purchase/],
    [sql`delete from refunds where user_id = ${user.id}`, /belongs to exactly one returned course/],
    [sql`delete from refunds where user_id = ${user.id}`, /or to exactly one returned course/],
    [sql`update point_accounts set owed = owed - 1 where user_id = ${debtor.id}`, /each debt equals/],
  ]
  for (const [damage, message] of damages) {
    const undone = new Error('undone')
    await assert.rejects(
      t.db.tx(async (db) => {
        await db.run(damage)
        const results = await checkLedger(db, t.clock.now())
        assert.ok(
          results.some(({ rule, breaches }) => breaches > 0 && message.test(rule)),
          String(message),
        )
        throw undone
      }),
      undone,
    )
  }
})
