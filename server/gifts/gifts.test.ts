import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '#contract/core/limits.ts'
import type { GivenGift, ReceivedGift, WaitingGifts } from '#contract/gifts/gifts.ts'
import type { PointsMovement } from '#contract/points/points.ts'
import { sql } from '#server/core/database/db.ts'
import { rateLimits } from '#server/core/security/rate-limits.ts'
import { deleteDueAccounts } from '#server/own-data/index.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildCourse, buildDebt, buildUser, password, renewed, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { returnExpiredGifts } from './index.ts'

const t = await startTestApp()
const author = await buildUser(t, { name: 'Ada Author', isCreator: true })
const as = async (user: TestUser) => t.as(await renewed(t, user))
let courses = 0
const newCourse = (price = 60) => buildCourse(t, author, { name: `Gifted course ${++courses}`, price })

const give = async (giver: TestUser, courseId: number, email: string, more: object = {}, headers = {}) =>
  (await as(giver)).post('/api/gifts', { courseId, email, ...more }, headers)
/** Returns the id of the gift. */
async function given(giver: TestUser, courseId: number, email: string, more: object = {}): Promise<number> {
  const response = await give(giver, courseId, email, more)
  assert.equal(response.statusCode, 201, response.body)
  return response.json().id
}
const act = async (user: TestUser, id: number, what: 'claim' | 'decline' | 'take-back', headers = {}) =>
  (await as(user)).put(`/api/gifts/${id}/${what}`, undefined, headers)
const waiting = async (user: TestUser) => (await (await as(user)).get('/api/gifts/waiting')).json<WaitingGifts>()
const list = async <Row>(user: TestUser, what: 'given' | 'received') =>
  (await (await as(user)).get(`/api/gifts/${what}`)).json<Row[]>()
const balance = async (user: TestUser): Promise<number> => (await (await as(user)).get('/api/account')).json().balance
const history = async (user: TestUser) =>
  (await (await as(user)).get('/api/account/points')).json<PointsMovement[]>().map(({ reason, amount }) => [reason, amount])
const notices = async (user: TestUser) =>
  (await (await as(user)).get('/api/notifications'))
    .json<{ kind: string; text: string }[]>()
    .map(({ kind, text }) => [kind, text])
const isEnrolled = async (user: TestUser, courseId: number) =>
  (await t.db.maybe(sql`select from enrolments where user_id = ${user.id} and course_id = ${courseId}`)) !== undefined
const refusedWith = (response: { statusCode: number; json(): { Message: string } }, status: number, sentence: RegExp) => {
  assert.equal(response.statusCode, status)
  assert.match(response.json().Message, sentence)
}
const ledgerIsClean = async () =>
  assert.deepEqual(
    (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0),
    [],
  )

test('a gift is paid at once, waits for its receiver, and makes a sale when it is claimed', async () => {
  const [giver, receiver] = [await buildUser(t, { name: 'Gina Giver' }), await buildUser(t, { email: 'Rosa@Example.com' })]
  const course = await newCourse(60)
  const [before, earned] = [await balance(giver), await balance(author)]
  const response = await give(giver, course.id, 'rosa@example.COM', { message: 'For you!\nEnjoy.', expectedPrice: 60 })
  assert.equal(response.statusCode, 201)
  assert.equal(response.json().balance, before - 60)
  assert.equal(await balance(giver), before - 60)
  assert.equal(await balance(author), earned)
  assert.deepEqual((await history(giver))[0], [`Gave “Gifted course ${courses}” as a gift`, -60])
  await ledgerIsClean()

  const { isEmailConfirmed, gifts } = await waiting(receiver)
  assert.equal(isEmailConfirmed, true)
  const [gift] = gifts
  assert.deepEqual(
    { course: gift?.course.id, giver: gift?.giver, message: gift?.message, hasCourse: gift?.hasCourse },
    { course: course.id, giver: 'Gina Giver', message: 'For you!\nEnjoy.', hasCourse: false },
  )
  assert.deepEqual(await notices(receiver), [['gift-received', `You got “Gifted course ${courses}” as a gift.`]])

  await t.as(receiver).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  await t.as(receiver).put(`/api/wishlist/${course.id}`)
  const claimed = await act(receiver, gift?.id ?? 0, 'claim')
  assert.deepEqual([claimed.statusCode, claimed.json()], [200, { courseId: course.id }])
  assert.ok(await isEnrolled(receiver, course.id))
  assert.deepEqual((await t.as(receiver).get('/api/shopping-cart/ids')).json(), [])
  assert.deepEqual((await t.as(receiver).get('/api/wishlist/ids')).json(), [])
  assert.equal(await balance(author), earned + 60)
  assert.deepEqual((await history(author))[0], [`Sold “Gifted course ${courses}” as a gift`, 60])
  assert.ok(
    (await notices(author)).some(([kind, text]) => kind === 'course-sold' && /was sold once for 60 points/.test(`${text}`)),
  )
  assert.equal((await t.as().get(`/api/courses/${course.id}`)).json().studentsCount, 1)
  assert.deepEqual((await waiting(receiver)).gifts, [])
  assert.equal((await list<GivenGift>(giver, 'given'))[0]?.state, 'claimed')
  assert.equal((await list<ReceivedGift>(receiver, 'received'))[0]?.giver, 'Gina Giver')
  const learned = await t.as(receiver).get(`/api/courses/learn/${course.id}`)
  assert.equal(learned.statusCode, 200, learned.body)
  await ledgerIsClean()
})

test('a claimed gift counts as one sale of its price, on the day of the claim', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  const sales = async () => (await t.as(admin).get('/api/statistics/sales-in-range?from=2026-01-01&to=2026-12-31')).json()
  const [giver, receiver, before] = [await buildUser(t), await buildUser(t), await sales()]
  const id = await given(giver, (await newCourse(45)).id, receiver.email)
  const { sold, points } = await sales()
  assert.deepEqual({ sold, points }, { sold: before.sold, points: before.points })
  assert.equal((await act(receiver, id, 'claim')).statusCode, 200)
  const after = await sales()
  assert.deepEqual({ sold: after.sold, points: after.points }, { sold: before.sold + 1, points: before.points + 45 })
})

test('a free course can be given too, and moves no points', async () => {
  const [giver, receiver] = [await buildUser(t), await buildUser(t)]
  const course = await newCourse(0)
  const before = await balance(giver)
  const id = await given(giver, course.id, receiver.email)
  assert.equal(await balance(giver), before)
  assert.equal((await act(receiver, id, 'claim')).statusCode, 200)
  assert.ok(await isEnrolled(receiver, course.id))
  await ledgerIsClean()
})

test('somebody else can neither see, claim, decline nor take back a gift', async () => {
  const [giver, receiver, stranger] = [await buildUser(t), await buildUser(t), await buildUser(t)]
  const id = await given(giver, (await newCourse()).id, receiver.email)
  assert.deepEqual((await waiting(stranger)).gifts, [])
  for (const what of ['claim', 'decline', 'take-back'] as const)
    refusedWith(await act(stranger, id, what), 404, /This gift does not exist/)
  refusedWith(await act(giver, id, 'claim'), 404, /does not exist/)
  refusedWith(await act(receiver, id, 'take-back'), 404, /does not exist/)
  assert.equal((await t.as().put(`/api/gifts/${id}/claim`)).statusCode, 401)
  assert.equal((await t.as().post('/api/gifts', {})).statusCode, 401)
  assert.equal((await waiting(receiver)).gifts.length, 1)
})

test('the response is the same whether a user has the address, and a newly registered user finds the gift', async () => {
  const giver = await buildUser(t)
  const known = await buildUser(t)
  const course = await newCourse(10)
  const toUser = await give(giver, course.id, known.email)
  const toNobody = await give(giver, course.id, 'newcomer@example.com')
  assert.deepEqual([toUser.statusCode, Object.keys(toUser.json())], [toNobody.statusCode, Object.keys(toNobody.json())])

  const person = { name: 'Nora Newcomer', email: 'Newcomer@example.com', password: 'correct horse battery' }
  const newcomer = t.as((await t.as().post('/api/account/register', person)).json())
  const [gift] = (await newcomer.get('/api/gifts/waiting')).json<WaitingGifts>().gifts
  assert.equal(gift?.course.id, course.id)
  assert.equal((await newcomer.get('/api/notifications')).json()[0].kind, 'gift-received')
  assert.equal((await newcomer.put(`/api/gifts/${gift?.id}/claim`)).statusCode, 200)
  await ledgerIsClean()
})

test('nothing is given that cannot be: own course, own address, unknown course, too few points, another price, bad input', async () => {
  const giver = await buildUser(t)
  const course = await newCourse(60)
  const before = await balance(giver)
  refusedWith(await give(author, course.id, 'x@example.com'), 409, /your own course/)
  refusedWith(await give(giver, course.id, giver.email.toUpperCase()), 400, /your own email address/)
  refusedWith(await give(giver, 999_999, 'x@example.com'), 404, /does not exist/)
  refusedWith(await give(giver, course.id, 'x@example.com', { expectedPrice: 50 }), 409, /now 60 points instead of 50/)
  const dear = await newCourse(1000)
  await given(giver, (await newCourse(before - 990)).id, 'x@example.com')
  refusedWith(await give(giver, dear.id, 'x@example.com'), 409, /You need 10 more points/)
  for (const bad of [
    { email: 'nobody' },
    { email: '' },
    { message: 'x'.repeat(limits.gifts.message.max + 1) },
    { message: 'a\0b' },
  ])
    assert.equal((await give(giver, course.id, 'x@example.com', bad)).statusCode, 400, JSON.stringify(bad))
  const archived = await newCourse()
  await t.db.run(sql`update courses set archived_at = now() where id = ${archived.id}`)
  refusedWith(await give(giver, archived.id, 'x@example.com'), 404, /does not exist/)
  assert.equal(await balance(giver), 990)
  await ledgerIsClean()
})

test('the same gift is given once: by its key, and while it waits', async () => {
  const giver = await buildUser(t)
  const course = await newCourse(30)
  const before = await balance(giver)
  const key = { 'idempotency-key': 'one gift' }
  const responses = await Promise.all(Array.from({ length: 5 }, () => give(giver, course.id, 'once@example.com', {}, key)))
  assert.deepEqual([...new Set(responses.map(({ statusCode }) => statusCode))], [201])
  assert.equal(new Set(responses.map((response) => response.json().id)).size, 1)
  refusedWith(await give(giver, course.id, 'ONCE@example.com'), 409, /already given this course to this address/)
  assert.equal(await balance(giver), before - 30)
})

test('of twenty claims at once one succeeds, and with one key all get its response', async () => {
  const [giver, receiver] = [await buildUser(t), await buildUser(t)]
  const [first, second] = [await newCourse(20), await newCourse(20)]
  const claims = async (id: number, headers = {}) =>
    (await Promise.all(Array.from({ length: 20 }, () => act(receiver, id, 'claim', headers)))).map(({ statusCode }) => statusCode)
  const statuses = await claims(await given(giver, first.id, receiver.email))
  assert.deepEqual(statuses.sort(), [200, ...Array.from({ length: 19 }, () => 409)])
  assert.ok(
    (await claims(await given(giver, second.id, receiver.email), { 'idempotency-key': 'k' })).every((status) => status === 200),
  )
  await ledgerIsClean()
})

test('a claim and a take-back at once: one of them happens, and the points are in one place', async () => {
  for (let round = 0; round < 10; round++) {
    const [giver, receiver] = [await buildUser(t), await buildUser(t)]
    const course = await newCourse(20)
    const before = await balance(giver)
    const id = await given(giver, course.id, receiver.email)
    const [claimed, takenBack] = await Promise.all([act(receiver, id, 'claim'), act(giver, id, 'take-back')])
    assert.equal([claimed.statusCode === 200, takenBack.statusCode === 204].filter(Boolean).length, 1)
    assert.equal(await isEnrolled(receiver, course.id), claimed.statusCode === 200)
    assert.equal(await balance(giver), claimed.statusCode === 200 ? before - 20 : before)
  }
  await ledgerIsClean()
})

test('who has the course already cannot claim it; declining gives the points back and tells the giver', async () => {
  const [giver, receiver] = [await buildUser(t), await buildUser(t)]
  const course = await newCourse(60)
  await t.as(receiver).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  await t.as(receiver).put('/api/shopping-cart/buy')
  const before = await balance(giver)
  const id = await given(giver, course.id, receiver.email)
  assert.equal((await waiting(receiver)).gifts[0]?.hasCourse, true)
  refusedWith(await act(receiver, id, 'claim'), 409, /already have this course\. You can only decline the gift/)
  assert.equal((await act(receiver, id, 'decline')).statusCode, 204)
  assert.equal((await act(receiver, id, 'decline')).statusCode, 204)
  assert.equal(await balance(giver), before)
  assert.deepEqual((await history(giver))[0], [`Gift returned: “Gifted course ${courses}”`, 60])
  assert.deepEqual(await notices(giver), [
    ['gift-returned', `Your gift “Gifted course ${courses}” was not claimed. You got its 60 points back.`],
  ])
  assert.ok(!(await notices(receiver)).some(([kind]) => kind === 'gift-received'))
  refusedWith(await act(receiver, id, 'claim'), 409, /has gone back/)
  // The author of a course has it too.
  const toAuthor = await given(giver, course.id, author.email)
  refusedWith(await act(author, toAuthor, 'claim'), 409, /already have this course/)
  await ledgerIsClean()
})

test('the giver takes a gift back, without a notification; a claimed one stays', async () => {
  const [giver, receiver] = [await buildUser(t), await buildUser(t)]
  const before = await balance(giver)
  const id = await given(giver, (await newCourse(60)).id, receiver.email)
  for (let time = 0; time < 2; time++) assert.equal((await act(giver, id, 'take-back')).statusCode, 204)
  assert.equal(await balance(giver), before)
  assert.deepEqual(await notices(giver), [])
  assert.deepEqual(await notices(receiver), [])
  assert.equal((await list<GivenGift>(giver, 'given'))[0]?.state, 'taken-back')
  const other = await given(giver, (await newCourse(5)).id, receiver.email)
  await act(receiver, other, 'claim')
  refusedWith(await act(giver, other, 'take-back'), 409, /claimed in the meantime/)
  await ledgerIsClean()
})

test('after 30 days an unclaimed gift goes back once, however many servers look', async () => {
  const [giver, receiver] = [await buildUser(t), await buildUser(t)]
  const before = await balance(giver)
  const id = await given(giver, (await newCourse(60)).id, receiver.email)
  t.clock.move({ days: limits.gifts.days, seconds: -1 })
  await returnExpiredGifts(t)
  assert.equal((await waiting(receiver)).gifts.length, 1)
  t.clock.move({ seconds: 1 })
  refusedWith(await act(receiver, id, 'claim'), 409, /has gone back/)
  assert.deepEqual((await waiting(receiver)).gifts, [])
  await Promise.all(Array.from({ length: 4 }, () => returnExpiredGifts(t)))
  assert.equal(await balance(giver), before)
  assert.equal((await list<GivenGift>(giver, 'given'))[0]?.state, 'expired')
  assert.equal((await notices(giver)).length, 1)
  await ledgerIsClean()
})

test('a course with a gift is archived, not deleted, and can still be claimed', async () => {
  const [giver, receiver] = [await buildUser(t), await buildUser(t)]
  const course = await newCourse(60)
  const id = await given(giver, course.id, receiver.email)
  const admin = await buildUser(t, { isAdmin: true })
  assert.equal((await t.as(admin).delete(`/api/courses/${course.id}`)).statusCode, 204)
  assert.equal((await t.as().get(`/api/courses/${course.id}`)).statusCode, 404)
  const earned = await balance(author)
  assert.equal((await act(receiver, id, 'claim')).statusCode, 200)
  assert.equal(await balance(author), earned + 60)
  assert.equal((await (await as(receiver)).get(`/api/courses/learn/${course.id}`)).statusCode, 200)
  await ledgerIsClean()
})

test('a gift cannot be returned by its receiver, and pays back what its author owes', async () => {
  const [giver, receiver, debtor] = [await buildUser(t), await buildUser(t), await buildUser(t, { isCreator: true })]
  const course = await buildCourse(t, debtor, { name: 'By a debtor', price: 60 })
  const id = await given(giver, course.id, receiver.email)
  const before = await balance(debtor)
  await buildDebt(t, debtor.id, 40)
  assert.equal((await act(receiver, id, 'claim')).statusCode, 200)
  assert.equal(await balance(debtor), before + 60)
  assert.equal((await history(debtor))[0]?.[0], 'Paid back for returned courses, from the sale of “By a debtor”')
  refusedWith(await (await as(receiver)).post(`/api/account/refunds/${course.id}`), 409, /as a gift/)
  await ledgerIsClean()
})

test('a giver gives so many in an hour, and so many go to one address', async () => {
  const givers = [await buildUser(t), await buildUser(t)] as const
  const course = await newCourse(0)
  for (let number = 1; number < rateLimits.gift.most; number++) await given(givers[0], course.id, `many-${number}@example.com`)
  // A second try, after its response was lost, is no new gift.
  const last = () => give(givers[0], course.id, 'many-0@example.com', {}, { 'idempotency-key': 'last' })
  const tries = [await last(), await last()].map((response) => [response.statusCode, response.json().id])
  assert.deepEqual(tries[1], tries[0])
  assert.equal(tries[0]?.[0], 201)
  const refused = await give(givers[0], course.id, 'one-more@example.com')
  assert.equal(refused.statusCode, 429)
  assert.ok(Number(refused.headers['retry-after']) > 0)
  for (let number = 0; number < rateLimits['gift:address'].most; number++)
    await given(givers[1], (await newCourse(0)).id, 'full@example.com')
  const other = await buildUser(t)
  for (let number = 0; number < rateLimits.gift.most; number++)
    assert.equal((await give(other, course.id, 'Full@example.com')).statusCode, 429)
  await given(other, course.id, 'empty@example.com')
  t.clock.move({ minutes: 61 })
  await given(givers[0], course.id, 'one-more@example.com')
})

test('two gifts of one course at once: one is claimed, the other can be declined', async () => {
  const [one, other, receiver] = [await buildUser(t), await buildUser(t), await buildUser(t)]
  const course = await newCourse(60)
  const ids = [await given(one, course.id, receiver.email), await given(other, course.id, receiver.email)]
  const statuses = (await Promise.all(ids.map((id) => act(receiver, id, 'claim')))).map(({ statusCode }) => statusCode)
  assert.deepEqual(statuses.sort(), [200, 409])
  const [left] = (await waiting(receiver)).gifts
  assert.equal(left?.hasCourse, true)
  assert.equal((await act(receiver, left?.id ?? 0, 'decline')).statusCode, 204)
  await ledgerIsClean()
})

async function deleteAccount(user: TestUser): Promise<void> {
  const requested = await t.as(user).post('/api/account/deletion', { keepCertificates: false })
  assert.equal(requested.statusCode, 200, requested.body)
  t.clock.move({ days: limits.deletionDays })
  assert.deepEqual(await deleteDueAccounts(t), [user.id])
  t.clock.move({ minutes: 16 })
  assert.deepEqual(await deleteDueAccounts(t), [user.id])
}

test('a giver who deletes the account leaves the gifts to their receiver; what is not claimed goes out of circulation', async () => {
  const [giver, receiver] = [await buildUser(t, { name: 'Gone Giver' }), await buildUser(t)]
  const claimed = await given(giver, (await newCourse(60)).id, receiver.email, { message: 'From Gone Giver' })
  await given(giver, (await newCourse(30)).id, receiver.email)
  await deleteAccount(giver)
  assert.deepEqual(
    (await waiting(receiver)).gifts.map(({ giver, message }) => [giver, message]),
    [
      ['A former user', 'From a former user'],
      ['A former user', ''],
    ],
  )
  assert.equal((await act(receiver, claimed, 'claim')).statusCode, 200)
  const inCirculation = async () =>
    (await t.db.one<{ points: number }>(sql`select sum(balance)::int as points from point_accounts`)).points
  const before = await inCirculation()
  t.clock.move({ days: limits.gifts.days })
  await returnExpiredGifts(t)
  assert.deepEqual((await waiting(receiver)).gifts, [])
  // What other tests have left goes back to givers who are there.
  const returned = await t.db.one<{ points: number }>(sql`
    select coalesce(sum(g.price), 0)::int as points from gifts g join users u on u.id = g.giver_id
     where g.ended_at = ${t.clock.now()} and u.deleted_at is null`)
  assert.equal(await inCirculation(), before + returned.points)
  await ledgerIsClean()
})

test('a message full of a name keeps neither the giver nor the receiver from leaving', async () => {
  const [giver, receiver] = [await buildUser(t, { name: 'Al By' }), await buildUser(t, { name: 'Bo Cy' })]
  const full = (name: string) => ({ message: `${name} `.repeat(60).slice(0, limits.gifts.message.max).trim() })
  await given(giver, (await newCourse(0)).id, receiver.email, full('Al By'))
  const back = await given(giver, (await newCourse(0)).id, receiver.email, full('Bo Cy'))
  assert.equal((await act(giver, back, 'take-back')).statusCode, 204)
  await deleteAccount(await freshly(receiver))
  await deleteAccount(await freshly(giver))
})

test('what waits for a user who deletes the account goes back, and an archived course of a former author can be claimed', async () => {
  const maker = await buildUser(t, { isCreator: true })
  const [giver, receiver] = [await buildUser(t), await buildUser(t)]
  const course = await buildCourse(t, maker, { price: 20 })
  const before = await balance(giver)
  await given(giver, course.id, receiver.email)
  await deleteAccount(receiver)
  assert.equal(await balance(giver), before)
  assert.deepEqual(
    (await list<GivenGift>(giver, 'given')).map(({ state, email }) => [state, email]),
    [['declined', `former-user-${receiver.id}@deleted.invalid`]],
  )
  const other = await buildUser(t)
  const id = await given(giver, course.id, other.email)
  await deleteAccount(await freshly(maker))
  assert.equal((await act(other, id, 'claim')).statusCode, 200)
  assert.equal((await (await as(other)).get(`/api/courses/learn/${course.id}`)).statusCode, 200)
  await ledgerIsClean()
})

/** Signed in again just now, for what asks for a proof of identity. */
async function freshly(user: TestUser): Promise<TestUser> {
  const pair = (await t.as().post('/api/account/login', { email: user.email, password })).json()
  return { ...user, ...pair }
}
