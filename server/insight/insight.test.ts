import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CourseInsight, CourseRange } from '#contract/insight/insight.ts'
import type { SalesRange } from '#contract/statistics/statistics.ts'
import { buildServer } from '#server/app.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { countLearners } from './index.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const today = '2026-11-02'

const readDays = async (id: number, query = '', user = author) =>
  (await t.as(user).get(`/api/courses/${id}/insight/days${query}`)).json<CourseRange>()
const readInsight = async (id: number) => (await t.as(author).get(`/api/courses/${id}/insight`)).json<CourseInsight>()
const getCsv = (id: number, table: string, user: TestUser | undefined = author) =>
  t.as(user).get(`/api/courses/${id}/insight/csv/${table}`)
const readViews = async (id: number) => (await readDays(id)).views
const addToCart = (user: TestUser, id: number) => t.as(user).put(`/api/shopping-cart/add-to-cart/${id}`)
async function buy(user: TestUser, id: number): Promise<void> {
  await addToCart(user, id)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
}
const materials = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => buildArticle(t, { name: `Material ${index + 1}` })))

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

test('views through two servers add up, without those of the author; a stop saves what is left', async () => {
  const course = await buildCourse(t, author)
  const [second, third] = [await buildServer(t), await buildServer(t)]
  const open = (app = t.app, user?: TestUser, id = course.id) =>
    app.inject({
      method: 'POST',
      url: `/api/courses/${id}/views`,
      headers: user ? { authorization: `Bearer ${user.accessToken}` } : {},
    })
  for (const app of [t.app, second, second]) assert.equal((await open(app)).statusCode, 204)
  for (const user of [author, await buildUser(t)]) await open(third, user)
  await open(third, undefined, 999_999)
  await Promise.all([second.close(), third.close()])
  // The first server saves its own when its time has come.
  assert.ok((await readViews(course.id)) >= 3)
  await until(async () => (await readViews(course.id)) === 4)
  assert.deepEqual((await readDays(course.id)).periods, [
    { date: today, views: 4, carts: 0, sold: 0, earned: 0, returned: 0, repaid: 0 },
  ])
})

test('nothing is written when nobody looked, and a bad number is refused', async () => {
  const idle = await buildServer(t)
  const written = () => t.db.one<{ xmin: string | null }>(sql`select max(xmin::text::bigint) as xmin from course_days`)
  const before = await written()
  assert.equal((await idle.inject({ method: 'POST', url: '/api/courses/x/views' })).statusCode, 400)
  await idle.close()
  assert.deepEqual(await written(), before)
})

test('a view leaves what guests read together as it is', async () => {
  const { id } = await buildCourse(t, author)
  let loads = 0
  const load = async () => ++loads
  const read = () => Promise.all(times(4, null).map(() => t.app.guestReads.read('a key', load)))
  // What was read together is kept for a moment only, which a busy machine may miss.
  await until(async () => {
    loads = 0
    await read()
    await t.as().post(`/api/courses/${id}/views`)
    await read()
    return loads === 1
  })
})

test('carts count when a signed-in user puts the course into the cart, also at login; twice is once, and a free course needs no cart', async () => {
  const { id } = await buildCourse(t, author)
  const other = await buildCourse(t, author)
  const [one, two] = [await buildUser(t), await buildUser(t)]
  for (const user of [one, one, two]) await addToCart(user, id)
  const response = await t.as().post('/api/account/register', {
    name: 'Gus Guest',
    email: 'gus@example.com',
    password: 'correct horse',
    shoppingCart: `-${other.id}-${id}`,
  })
  assert.equal(response.statusCode, 200)
  const free = await buildCourse(t, author, { price: 0 })
  assert.equal((await t.as(one).put(`/api/shopping-cart/get-free/${free.id}`)).statusCode, 200)
  assert.deepEqual([(await readDays(id)).carts, (await readDays(other.id)).carts, (await readDays(free.id)).carts], [3, 1, 0])
  assert.equal((await readDays(free.id)).sold, 1)
})

test('many carts and views at once are all counted', async () => {
  const courses = [await buildCourse(t, author), await buildCourse(t, author)]
  const people = await Promise.all(times(10, null).map(() => buildUser(t)))
  const server = await buildServer(t)
  await Promise.all(
    people.flatMap((user, number) =>
      (number % 2 ? courses : courses.toReversed()).flatMap(({ id }) => [
        addToCart(user, id),
        server.inject({ method: 'POST', url: `/api/courses/${id}/views` }),
      ]),
    ),
  )
  await server.close()
  for (const { id } of courses) {
    const { views, carts } = await readDays(id)
    assert.deepEqual({ views, carts }, { views: 10, carts: 10 })
  }
})

test('only the author and Admins see the figures, also of a course that left the catalogue', async () => {
  const { id } = await buildCourse(t, author)
  const [learner, otherAuthor] = [await buildUser(t), await buildUser(t, { isCreator: true })]
  await buy(learner, id)
  const admin = await buildUser(t, { isAdmin: true })
  const calls = ['', '/days', '/csv/days', '/csv/progress']
  for (const call of calls) {
    const status = async (user?: TestUser, course: number | string = id) =>
      (await t.as(user).get(`/api/courses/${course}/insight${call}`)).statusCode
    assert.deepEqual(
      [await status(), await status(learner), await status(otherAuthor), await status(author), await status(admin)],
      [401, 403, 403, 200, 200],
      call,
    )
    assert.deepEqual([await status(author, 999_999), await status(author, 'x')], [404, 400])
  }
  for (const query of ['from=2026-11-03&to=2026-11-02', 'from=yesterday', 'from=2000-01-01&to=2026-01-01'])
    assert.equal((await t.as(author).get(`/api/courses/${id}/insight/days?${query}`)).statusCode, 400, query)
  assert.equal((await getCsv(id, 'learners')).statusCode, 400)
  await t.db.run(sql`update courses set archived_at = now() where id = ${id}`)
  assert.equal((await t.as(author).get(`/api/courses/${id}/insight`)).statusCode, 200)
})

test('the CSV of days is a file', async () => {
  const { id } = await buildCourse(t, author, { price: 0 })
  await addToCart(await buildUser(t), id)
  const response = await getCsv(id, 'days')
  assert.match(String(response.headers['content-type']), /^text\/csv/)
  assert.equal(response.headers['content-disposition'], `attachment; filename="days-${id}.csv"`)
  assert.equal(
    response.body,
    `\uFEFF"Date","Views","Carts","Sold","Points earned","Returned","Points returned"\r\n"${today}",0,1,0,0,0,0\r\n`,
  )
})

test('no response names a learner', async () => {
  const { id } = await buildCourse(t, author, { price: 0, materials: await materials(1) })
  const learners: TestUser[] = []
  for (let count = 0; count < 20; count++) {
    const user = await buildUser(t)
    await buy(user, id)
    learners.push(user)
  }
  await t.db.run(sql`update enrolments set bought_at = bought_at - interval '1 day' where course_id = ${id}`)
  await countLearners(t)
  assert.equal((await readInsight(id)).learners, 20)
  for (const call of ['', '/days', '/csv/days', '/csv/progress']) {
    const { body } = await t.as(author).get(`/api/courses/${id}/insight${call}`)
    for (const { email } of learners) assert.ok(!body.includes(email) && !body.includes('Test User'))
  }
})

// Moves the clock, so it is the last one.
test('an author’s figures of sales, gifts and returns agree with those of the Admins and with the ledger', async () => {
  const seller = await buildUser(t, { isCreator: true })
  const { id } = await buildCourse(t, seller, { price: 40, materials: await materials(6) })
  const allSales = (await t.as(await buildUser(t, { isAdmin: true })).get('/api/statistics/sales-in-range')).json<SalesRange>()
    .periods
  const [buyer, returner, receiver] = [await buildUser(t), await buildUser(t), await buildUser(t)]
  await buy(buyer, id)
  await buy(returner, id)
  const gift = (await t.as(buyer).post('/api/gifts', { courseId: id, email: receiver.email })).json<{ id: number }>()
  t.clock.move({ days: 1 })
  const later = async (user: TestUser) => t.as(await renewed(t, user))
  assert.equal((await (await later(returner)).post(`/api/account/refunds/${id}`)).statusCode, 201)
  assert.equal((await (await later(receiver)).put(`/api/gifts/${gift.id}/claim`)).statusCode, 200)
  const owner = await renewed(t, seller)
  const range = await readDays(id, '', owner)
  assert.deepEqual(
    { from: range.from, to: range.to, unit: range.unit, periods: range.periods },
    {
      from: today,
      to: '2026-11-03',
      unit: 'day',
      periods: [
        { date: today, views: 0, carts: 2, sold: 1, earned: 40, returned: 0, repaid: 0 },
        { date: '2026-11-03', views: 0, carts: 0, sold: 1, earned: 40, returned: 1, repaid: 40 },
      ],
    },
  )
  const { points } = await t.db.one<{ points: number }>(sql`
    select sum(e.amount)::int as points from point_entries e join point_accounts a on a.id = e.account_id
      join point_transfers f on f.id = e.transfer_id
     where a.user_id = ${seller.id} and f.kind in ('purchase', 'gift-sale', 'refund')`)
  assert.equal(range.earned, points)
  const admin = await buildUser(t, { isAdmin: true })
  const portal = (await t.as(admin).get('/api/statistics/sales-in-range')).json<SalesRange>()
  for (const { date, sold, earned } of range.periods) {
    const before = allSales.find((period) => period.date === date)
    const now = portal.periods.find((period) => period.date === date)
    assert.deepEqual([(now?.sold ?? 0) - (before?.sold ?? 0), (now?.points ?? 0) - (before?.points ?? 0)], [sold, earned], date)
  }
  assert.equal((await readDays(id, '?from=2026-11-03', owner)).sold, 1)
  assert.deepEqual(
    (await readDays(id, '?from=2025-01-01&to=2026-11-03', owner)).periods.map(({ date, sold }) => [date, sold]),
    [['2026-11-01', 2]],
  )
})

test('the points of sales add up beyond the integers of the database', async () => {
  const { id } = await buildCourse(t, author)
  for (const name of ['One', 'Other']) {
    const buyer = await buildUser(t, { name })
    await t.db.run(sql`
      insert into enrolments (user_id, course_id, price_paid, bought_at, transfer_id)
      select ${buyer.id}, ${id}, 2000000000, ${t.clock.now()}, max(id) from point_transfers where kind = 'welcome'`)
  }
  assert.equal((await readDays(id, '', await renewed(t, author))).earned, 4_000_000_000)
})
