import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { CartItem, Receipt } from '#contract/cart/cart.ts'
import { guestCartIds } from '#contract/cart/guest-cart.ts'
import { limits } from '#contract/core/limits.ts'
import type { PointsMovement } from '#contract/points/points.ts'
import { sql } from '#server/core/database/db.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildCourse, buildUser, password, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t)
const course = (price = 100, by: { id: number } = author) => buildCourse(t, by, { price, name: `Course for ${price}` })
const add = (user: TestUser, { id }: { id: number }) => t.as(user).put(`/api/shopping-cart/add-to-cart/${id}`)
const buy = (user: TestUser, body?: object, key?: string) =>
  t.as(user).put('/api/shopping-cart/buy', body, key ? { 'idempotency-key': key } : {})
const readCart = async (user: TestUser) => (await t.as(user).get('/api/shopping-cart')).json<CartItem[]>().map((item) => item.id)
const readBalance = async (user: TestUser) => (await t.as(user).get('/api/account')).json().balance as number
const readHistory = async (user: TestUser) => (await t.as(user).get('/api/account/points')).json<PointsMovement[]>()

test('adding, listing, totalling and removing; twice is once, and removing what is not there is fine', async () => {
  const user = await buildUser(t)
  const [one, two] = [await course(30), await course(50)]
  for (const item of [one, two, one]) assert.equal((await add(user, item)).statusCode, 200)
  assert.deepEqual(await readCart(user), [one.id, two.id])
  assert.equal((await t.as(user).get('/api/shopping-cart/total-price')).json(), 80)
  const paged = await t.as(user).get('/api/shopping-cart?pageSize=1&pageNumber=2')
  assert.deepEqual(
    [paged.json<CartItem[]>()[0]?.course.price, JSON.parse(String(paged.headers['x-pagination'])).TotalCount],
    [50, 2],
  )
  for (let time = 0; time < 2; time++) assert.equal((await t.as(user).delete(`/api/shopping-cart/${one.id}`)).statusCode, 204)
  assert.deepEqual(await readCart(user), [two.id])
})

test('a guest has nothing on the server to remove, which is fine, and a wrong token makes a guest; a wrong number is refused', async () => {
  const user = await buildUser(t)
  const item = await course()
  await add(user, item)
  const path = `/api/shopping-cart/${item.id}`
  const codes = [
    await t.as().delete(path),
    await t.as({ ...user, accessToken: 'x' }).delete(path),
    await t.as().delete(`${path}x`),
  ]
  assert.deepEqual(
    codes.map((response) => response.statusCode),
    [204, 204, 400],
  )
  assert.deepEqual(await readCart(user), [item.id])
})

test('an unknown course is a 404, the own one a 409, an already bought one changes nothing', async () => {
  const user = await buildUser(t)
  const bought = await course(10)
  assert.equal((await add(user, { id: 999_999 })).statusCode, 404)
  assert.equal((await add(author, bought)).statusCode, 409)
  await add(user, bought)
  await buy(user)
  assert.equal((await add(user, bought)).statusCode, 200)
  assert.deepEqual(await readCart(user), [])
  await t.db.run(sql`update courses set archived_at = now() where id = ${bought.id}`)
  const codes = [await add(user, bought), await add(author, bought), await add(await buildUser(t), bought)]
  assert.deepEqual(
    codes.map((response) => response.statusCode),
    [200, 409, 404],
  )
  assert.deepEqual(await readCart(user), [])
})

test('buying moves the whole price to the author, once, and gives access', async () => {
  const [user, seller] = [await buildUser(t), await buildUser(t)]
  const [dear, free, cheap] = [await course(300, seller), await course(0, seller), await course(25, seller)]
  for (const item of [dear, free, cheap]) await add(user, item)
  const response = await buy(user, { expectedTotal: 325 })
  assert.deepEqual(response.json<Receipt>(), { boughtCourseIds: [dear.id, free.id, cheap.id], totalPrice: 325, balance: 675 })
  assert.deepEqual([await readBalance(user), await readBalance(seller), await readCart(user)], [675, 1325, []])
  const details = (await t.as(user).get(`/api/courses/${dear.id}`)).json()
  assert.deepEqual([details.isBought, details.studentsCount], [true, 1])
  const rows = (movements: PointsMovement[]) =>
    movements.map(({ reason, amount, balanceAfter }) => [reason, amount, balanceAfter]).sort()
  assert.deepEqual(rows(await readHistory(user)), [
    ['Bought “Course for 25”', -25, 675],
    ['Bought “Course for 300”', -300, 700],
    ['Welcome to Coursewise', 1000, 1000],
  ])
  assert.deepEqual((await readHistory(seller)).map((movement) => movement.reason).sort(), [
    'Sold “Course for 25”',
    'Sold “Course for 300”',
    'Welcome to Coursewise',
  ])
  assert.equal((await buy(user)).statusCode, 400)
  await add(user, await course(5, seller))
  assert.equal((await buy(user, { expectedTotal: null })).statusCode, 200)
})

test('a buyer with too few points keeps the cart and the balance', async () => {
  const user = await buildUser(t)
  for (const price of [600, 440]) await add(user, await course(price))
  const response = await buy(user)
  assert.equal(response.statusCode, 409)
  assert.deepEqual([response.json().Message, response.json().code], ['You need 40 more points.', 'points/too-few'])
  assert.deepEqual([(await readCart(user)).length, await readBalance(user)], [2, 1000])
  const { count } = await t.db.one<{ count: number }>(
    sql`select sum(students_count)::int as count from courses where price in (600, 440)`,
  )
  assert.equal(count, 0)
})

test('buying an empty cart is refused in the words of the specification', async () => {
  const response = await buy(await buildUser(t))
  assert.deepEqual([response.statusCode, response.json().Message], [400, 'Shopping Cart is Empty'])
  assert.equal(response.json().code, 'cart/is-empty')
})

test('a total that changed since it was shown buys nothing', async () => {
  const user = await buildUser(t)
  const item = await course(100)
  await add(user, item)
  await t.db.run(sql`update courses set price = 150 where id = ${item.id}`)
  const response = await buy(user, { expectedTotal: 100 })
  assert.equal(response.statusCode, 409)
  assert.match(response.json().Message, /now 150 points instead of 100/)
  assert.deepEqual([await readCart(user), await readBalance(user)], [[item.id], 1000])
})

test('the same key gets the first response and charges nothing, even at the same time; keys of different users are independent', async () => {
  const [user, other] = [await buildUser(t), await buildUser(t)]
  for (const who of [user, other]) await add(who, await course(100))
  const responses = await Promise.all(Array.from({ length: 10 }, () => buy(user, {}, 'my-key')))
  assert.deepEqual(new Set(responses.map((response) => response.body)).size, 1)
  assert.equal(responses[0]?.statusCode, 200)
  await add(user, await course(70))
  assert.equal((await buy(user, { expectedTotal: 70 }, 'my-key')).json<Receipt>().totalPrice, 100)
  assert.deepEqual([await readBalance(user), (await readCart(user)).length], [900, 1])
  assert.equal((await buy(other, {}, 'my-key')).json<Receipt>().balance, 900)
})

test('a key whose purchase was refused can be used again', async () => {
  const user = await buildUser(t)
  assert.equal((await buy(user, {}, 'again')).statusCode, 400)
  await add(user, await course(10))
  assert.equal((await buy(user, {}, 'again')).statusCode, 200)
})

test('fifty buys at once charge once', async () => {
  const user = await buildUser(t)
  for (const price of [100, 200]) await add(user, await course(price))
  const responses = await Promise.all(Array.from({ length: 50 }, () => buy(user)))
  assert.equal(responses.filter((response) => response.statusCode === 200).length, 1)
  assert.equal(responses.filter((response) => response.statusCode === 400).length, 49)
  assert.equal(await readBalance(user), 700)
})

test('two who buy from each other at once do not hinder each other', async () => {
  const [one, two] = [await buildUser(t), await buildUser(t)]
  for (let round = 0; round < 10; round++) {
    await add(one, await course(10, two))
    await add(two, await course(10, one))
    const responses = await Promise.all([buy(one), buy(two)])
    assert.deepEqual(
      responses.map((response) => response.statusCode),
      [200, 200],
    )
  }
  assert.deepEqual([await readBalance(one), await readBalance(two)], [1000, 1000])
})

const readIds = async (user: TestUser) => (await t.as(user).get('/api/shopping-cart/ids')).json<number[]>()
const getFree = (user: TestUser | undefined, id: number | string) => t.as(user).put(`/api/shopping-cart/get-free/${id}`)
const isBought = async (user: TestUser, { id }: { id: number }) =>
  (await t.as(user).get(`/api/courses/${id}`)).json().isBought as boolean
const isLedgerClean = async () => (await checkLedger(t.db, t.clock.now())).every(({ breaches }) => breaches === 0)

test('the ids of the cart are those that can be bought, the latest first, for its owner alone', async () => {
  const user = await buildUser(t)
  const [one, deleted, two] = [await course(30), await course(40), await course(50)]
  for (const item of [one, deleted, two]) await add(user, item)
  await t.db.run(sql`update courses set archived_at = now() where id = ${deleted.id}`)
  assert.deepEqual(await readIds(user), [two.id, one.id])
  assert.deepEqual(await readIds(await buildUser(t)), [])
  assert.equal((await t.as().get('/api/shopping-cart/ids')).statusCode, 401)
})

test('a free course can also be put into the cart and bought there, on its own', async () => {
  const user = await buildUser(t)
  const free = await course(0)
  assert.equal((await add(user, free)).statusCode, 200)
  assert.deepEqual([await readCart(user), (await t.as(user).get('/api/shopping-cart/total-price')).json()], [[free.id], 0])
  const response = await buy(user, { expectedTotal: 0 })
  assert.deepEqual(response.json<Receipt>(), { boughtCourseIds: [free.id], totalPrice: 0, balance: 1000 })
  assert.deepEqual([await isBought(user, free), await readCart(user)], [true, []])
  assert.ok(await isLedgerClean())
})

test('a free course is taken in one step, once, and leaves the cart and the balance as they are', async () => {
  const [user, seller] = [await buildUser(t), await buildUser(t)]
  const [free, dear] = [await course(0, seller), await course(300, seller)]
  for (const item of [free, dear]) await add(user, item)
  for (let time = 0; time < 2; time++) assert.equal((await getFree(user, free.id)).statusCode, 200)
  assert.deepEqual([await isBought(user, free), await readCart(user), await readBalance(user)], [true, [dear.id], 1000])
  assert.equal((await t.as(user).get(`/api/courses/${free.id}`)).json().studentsCount, 1)
  assert.ok(await isLedgerClean())
})

test('a course with a price is not given away: nothing is bought, and the cart stays as it was', async () => {
  const user = await buildUser(t)
  const dear = await course(1)
  const response = await getFree(user, dear.id)
  assert.deepEqual(
    [response.statusCode, response.json().Message],
    [409, 'This course is not free: it costs 1 point. Nothing was bought.'],
  )
  assert.deepEqual([await isBought(user, dear), await readCart(user), await readBalance(user)], [false, [], 1000])
  assert.equal((await t.as(user).get(`/api/courses/${dear.id}`)).json().studentsCount, 0)
})

test('a free course is refused to guests, to its author, and where there is none', async () => {
  const [user, seller] = [await buildUser(t), await buildUser(t)]
  const [free, deleted] = [await course(0, seller), await course(0, seller)]
  await t.db.run(sql`update courses set archived_at = now() where id = ${deleted.id}`)
  const responses = await Promise.all([
    getFree(undefined, free.id),
    getFree(seller, free.id),
    getFree(user, deleted.id),
    getFree(user, 999_999),
    getFree(user, 'x'),
  ])
  assert.deepEqual(
    responses.map((response) => response.statusCode),
    [401, 409, 404, 404, 400],
  )
})

test('taking a free course, adding it and buying the cart at once enrol once', async () => {
  for (let round = 0; round < 10; round++) {
    const user = await buildUser(t)
    const [free, dear] = [await course(0), await course(10)]
    await add(user, dear)
    await add(user, free)
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => getFree(user, free.id)),
      ...Array.from({ length: 4 }, () => add(user, free)),
      buy(user),
    ])
    assert.deepEqual(
      responses.map((response) => response.statusCode),
      responses.map(() => 200),
    )
    assert.deepEqual([await isBought(user, free), await readCart(user), await readBalance(user)], [true, [], 990])
  }
  assert.ok(await isLedgerClean())
})

test('a course that left the catalogue is neither shown nor sold', async () => {
  const user = await buildUser(t)
  const [deleted, there] = [await course(10), await course(20)]
  for (const item of [deleted, there]) await add(user, item)
  await t.db.run(sql`update courses set archived_at = now() where id = ${deleted.id}`)
  assert.deepEqual(await readCart(user), [there.id])
  assert.deepEqual((await buy(user)).json<Receipt>().boughtCourseIds, [there.id])
})

test('the guest cart becomes the user’s at login and register, the own and the bought aside', async () => {
  const [one, two] = [await course(), await course()]
  const text = `-${one.id}-${two.id}-999999-x-${one.id}`
  const registered = (
    await t.as().post('/api/account/register', { name: 'G', email: 'guest-cart@example.com', password, shoppingCart: text })
  ).json()
  assert.deepEqual(await readCart(registered), [one.id, two.id])

  const user = await buildUser(t, { isCreator: true })
  const mine = await course(10, user)
  await add(user, one)
  await buy(user)
  const signedIn = (
    await t.as().post('/api/account/login', { email: user.email, password, shoppingCart: `${text}-${mine.id}` })
  ).json()
  assert.deepEqual(await readCart(signedIn), [two.id])
})

test('a long cart text counts at login and register too: what is no id is skipped', async () => {
  const [one, two] = [await course(), await course()]
  const text = `-${one.id}${'-x'.repeat(5000)}-${two.id}`
  const form = { name: 'G', email: 'long-cart@example.com', password, shoppingCart: text }
  assert.deepEqual(await readCart((await t.as().post('/api/account/register', form)).json()), [one.id, two.id])
  const user = await buildUser(t)
  const login = { email: user.email, password, shoppingCart: text }
  assert.deepEqual(await readCart((await t.as().post('/api/account/login', login)).json()), [one.id, two.id])
  const noText = await t.as().post('/api/account/login', { email: user.email, password, shoppingCart: { not: 'a text' } })
  assert.equal(noText.statusCode, 200)
})

test('a guest sees cards and total of the cart text, in its order; nonsense in it is skipped', async () => {
  const [one, two] = [await course(10), await course(20)]
  const cookie = `-${two.id}-0-999999-abc--${one.id}-${two.id}`
  const response = await t.as().get(`/api/shopping-cart/page-from-cookie?pageSize=10&pageNumber=1&cookie=${cookie}`)
  assert.deepEqual(
    response.json<CartItem[]>().map((item) => item.id),
    [two.id, one.id],
  )
  assert.equal(JSON.parse(String(response.headers['x-pagination'])).TotalCount, 2)
  assert.equal((await t.as().get(`/api/shopping-cart/total-price-from-cookie?cookie=${cookie}`)).json(), 30)
  assert.deepEqual((await t.as().get('/api/shopping-cart/page-from-cookie')).json(), [])
})

test('the cart text gives each id once, in order, and ignores everything else', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.constantFrom('', 'x', '1x', ' 7', '99999999999', '0')), {
        maxLength: 300,
      }),
      (parts) => {
        const expected = [...new Set(parts.filter((part) => typeof part === 'number'))]
        const text = parts.map((part) => `-${part}`).join('')
        assert.deepEqual(guestCartIds(text), expected.slice(0, 200))
      },
    ),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: 5000 }), (text) => {
      const ids = guestCartIds(text)
      assert.ok(
        ids.length <= 200 &&
          new Set(ids).size === ids.length &&
          ids.every((id) => Number.isInteger(id) && id >= 1 && id < 2 ** 31),
      )
    }),
  )
  assert.deepEqual(guestCartIds('-1-17-21'), [1, 17, 21])
  const cut = limits.guestCart.maxText
  assert.deepEqual(guestCartIds(`-7${'-'.repeat(cut - 5)}-1234-5`), [7])
  assert.deepEqual(guestCartIds(`-7${'-'.repeat(cut - 7)}-1234`), [7, 1234])
})

test('an Admin grants points as a transfer with a reason; nobody else can', async () => {
  const [admin, user] = [await buildUser(t, { isAdmin: true }), await buildUser(t)]
  const grant = (body: object) => t.as(admin).post('/api/account/grant-points', body)
  const response = await grant({ email: user.email.toUpperCase(), points: 50, reason: 'Helped others' })
  assert.deepEqual([response.statusCode, response.json()], [201, { email: user.email, balance: 1050 }])
  assert.equal((await readHistory(user))[0]?.reason, 'Helped others')
  assert.deepEqual((await grant({ email: 'nobody@example.com', points: 50, reason: 'x' })).json().errors, {
    email: 'No user has this email address.',
  })
  assert.equal((await grant({ email: user.email, points: 0.5, reason: '' })).statusCode, 400)
  assert.equal(
    (await t.as(user).post('/api/account/grant-points', { email: user.email, points: 50, reason: 'x' })).statusCode,
    403,
  )
})
