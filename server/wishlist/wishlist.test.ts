import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { limits } from '#contract/core/limits.ts'
import { guestWishes, guestWishlistText } from '#contract/wishlist/guest-wishlist.ts'
import type { Wishlist } from '#contract/wishlist/wishlist.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser, password, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t)
const course = (price = 100, by: { id: number } = author) => buildCourse(t, by, { price, name: `Course for ${price}` })
const courses = (count: number) => Promise.all(Array.from({ length: count }, () => course()))
const wish = (user: TestUser | undefined, { id }: { id: number }) => t.as(user).put(`/api/wishlist/${id}`)
const readWishlist = async (user: Pick<TestUser, 'accessToken'>) => (await t.as(user).get('/api/wishlist')).json<Wishlist>()
const readIds = async (user: Pick<TestUser, 'accessToken'>) => (await t.as(user).get('/api/wishlist/ids')).json<number[]>()
const listRows = (user: { id: number }) =>
  t.db.many<{ courseId: number }>(sql`select course_id as "courseId" from wishes where user_id = ${user.id}`)
const guestList = (text: string) => t.as().get(`/api/wishlist/from-text?wishlist=${encodeURIComponent(text)}`)
const register = (email: string, wishlist: unknown) =>
  t.as().post('/api/account/register', { name: 'G', email, password, wishlist })
const logIn = (user: TestUser, wishlist: unknown) => t.as().post('/api/account/login', { email: user.email, password, wishlist })

test('wishes are listed newest first with their price then and now; twice is once; removing what is not there is fine', async () => {
  const user = await buildUser(t)
  const [one, two] = [await course(80), await course(30)]
  for (const item of [one, two, one]) {
    assert.equal((await wish(user, item)).statusCode, 200)
    t.clock.move({ minutes: 1 })
  }
  await t.db.run(sql`update courses set price = 60 where id = ${one.id}`)
  const { items, goneIds } = await readWishlist(user)
  assert.deepEqual(
    items.map(({ id, course, wishedPrice }) => [id, course.price, wishedPrice]),
    [
      [two.id, 30, 30],
      [one.id, 60, 80],
    ],
  )
  assert.deepEqual(goneIds, [])
  assert.deepEqual(await readIds(user), [two.id, one.id])
  for (let time = 0; time < 2; time++) assert.equal((await t.as(user).delete(`/api/wishlist/${two.id}`)).statusCode, 204)
  assert.deepEqual(await readIds(user), [one.id])
})

test('guests are refused, a user sees and changes only the own wishes, and a wrong number is refused', async () => {
  const [user, stranger, item] = [await buildUser(t), await buildUser(t), await course()]
  await wish(user, item)
  const path = `/api/wishlist/${item.id}`
  const refused = [
    await t.as().get('/api/wishlist'),
    await t.as().get('/api/wishlist/ids'),
    await t.as().put(path),
    await t.as().delete(path),
    await t.as({ ...user, accessToken: 'x' }).delete(path),
    await t.as(user).put('/api/wishlist/x'),
  ]
  assert.deepEqual(
    refused.map(({ statusCode }) => statusCode),
    [401, 401, 401, 401, 401, 400],
  )
  await t.as(stranger).delete(path)
  assert.deepEqual([await readIds(user), await readIds(stranger)], [[item.id], []])
})

test('an unknown or archived course is a 404, the own one a 409, a bought one changes nothing', async () => {
  const user = await buildUser(t)
  const [bought, archived] = [await course(10), await course(10)]
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${bought.id}`)
  await t.as(user).put('/api/shopping-cart/buy')
  await t.db.run(sql`update courses set archived_at = now() where id = ${archived.id}`)
  const codes = [
    await wish(user, { id: 999_999 }),
    await wish(user, archived),
    await wish(author, bought),
    await wish(user, bought),
  ]
  assert.deepEqual(
    codes.map(({ statusCode }) => statusCode),
    [404, 404, 409, 200],
  )
  assert.deepEqual(await listRows(user), [])
})

test('a bought course leaves the wishlist in the transaction of the purchase, paid or free', async () => {
  const user = await buildUser(t)
  const [paid, free, other, dear] = [await course(10), await course(0), await course(20), await course(1000)]
  for (const item of [paid, free, other, dear]) await wish(user, item)
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${paid.id}`)
  await t.as(user).put('/api/shopping-cart/buy')
  assert.equal((await t.as(user).put(`/api/shopping-cart/get-free/${free.id}`)).statusCode, 200)
  assert.deepEqual((await listRows(user)).map(({ courseId }) => courseId).sort(), [other.id, dear.id].sort())
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${dear.id}`)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 409)
  assert.equal((await listRows(user)).length, 2)
})

test('a wish that came at the same moment as the purchase does not show, and takes no place', async () => {
  const [user, item] = [await buildUser(t), await course(0)]
  await t.as(user).put(`/api/shopping-cart/get-free/${item.id}`)
  await t.db.run(sql`insert into wishes values (${user.id}, ${item.id}, 0, now())`)
  assert.deepEqual([await readIds(user), await readWishlist(user)], [[], { items: [], goneIds: [] }])
})

test('a course that left the catalogue is named among the gone ones until it is removed', async () => {
  const user = await buildUser(t)
  const [gone, there] = [await course(10), await course(20)]
  for (const item of [gone, there]) await wish(user, item)
  await t.db.run(sql`update courses set archived_at = now() where id = ${gone.id}`)
  const { items, goneIds } = await readWishlist(user)
  assert.deepEqual([items.map(({ id }) => id), goneIds], [[there.id], [gone.id]])
  assert.equal((await t.as(user).delete(`/api/wishlist/${gone.id}`)).statusCode, 204)
  assert.deepEqual((await readWishlist(user)).goneIds, [])
})

test('50 parallel adds and merges of the same courses leave one row each', async () => {
  const user = await buildUser(t)
  const [one, two, three] = await courses(3)
  assert.ok(one && two && three)
  const text = guestWishlistText([three, two, one].map(({ id }) => ({ courseId: id, price: 5 })))
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, place) => {
      if (place % 10 === 0) return logIn(user, place % 20 === 0 ? text : guestWishlistText(guestWishes(text).reverse()))
      return wish(user, place % 2 ? one : two)
    }),
  )
  assert.ok(responses.every(({ statusCode }) => statusCode === 200))
  const rows = (await listRows(user)).map(({ courseId }) => courseId).sort()
  assert.deepEqual(rows, [one.id, two.id, three.id].sort())
})

test('a wishlist holds 100 courses, however many are added at once; a merge keeps the newest that fit', async () => {
  const { max } = limits.wishlist
  const user = await buildUser(t)
  const all = await courses(max + 4)
  const [first, second, third, fourth, ...rest] = all
  assert.ok(first && second && third && fourth)
  await logIn(user, guestWishlistText(rest.slice(0, max - 2).map(({ id }) => ({ courseId: id, price: 1 }))))
  assert.equal((await readIds(user)).length, max - 2)
  const codes = await Promise.all([first, second, third].map((item) => wish(user, item).then(({ statusCode }) => statusCode)))
  assert.deepEqual(codes.sort(), [200, 200, 409])
  assert.equal((await listRows(user)).length, max)
  const full = await wish(user, fourth)
  assert.equal(full.json().Message, 'Your wishlist is full: it holds 100 courses.')
  assert.equal(full.json().code, 'wishlist/is-full')

  const removed = (await readIds(user))[0] ?? 0
  await t.as(user).delete(`/api/wishlist/${removed}`)
  const [older, newer] = rest.slice(-2)
  assert.ok(older && newer)
  await logIn(user, guestWishlistText([older, newer].map(({ id }) => ({ courseId: id, price: 1 }))))
  const ids = await readIds(user)
  assert.deepEqual([ids.length, ids.includes(newer.id), ids.includes(older.id)], [max, true, false])
})

test('the guest’s wishes become the user’s at login and register, in their order and with their prices, the own and the bought aside', async () => {
  const [one, two] = [await course(10), await course(20)]
  const text = `-${one.id}:35-${two.id}:20-999999:1-x-${one.id}:1`
  const registered = (await register('guest-wishlist@example.com', text)).json()
  assert.deepEqual(
    (await readWishlist(registered)).items.map(({ id, wishedPrice }) => [id, wishedPrice]),
    [
      [two.id, 20],
      [one.id, 35],
    ],
  )
  const user = await buildUser(t, { isCreator: true })
  const mine = await course(10, user)
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${one.id}`)
  await t.as(user).put('/api/shopping-cart/buy')
  const signedIn = (await logIn(user, `${text}-${mine.id}:10`)).json()
  assert.deepEqual(await readIds(signedIn), [two.id])
})

test('a wish that the user already has keeps its price and place', async () => {
  const user = await buildUser(t)
  const [one, two] = [await course(10), await course(20)]
  await wish(user, one)
  t.clock.move({ minutes: 1 })
  await logIn(user, `-${two.id}:20-${one.id}:999`)
  assert.deepEqual(
    (await readWishlist(user)).items.map(({ id, wishedPrice }) => [id, wishedPrice]),
    [
      [two.id, 20],
      [one.id, 10],
    ],
  )
})

test('a broken or huge wishlist text never blocks signing in', async () => {
  const [user, one] = [await buildUser(t), await course()]
  for (const text of [{ not: 'a text' }, null, 7, '\0', '-', `-${'9'.repeat(50_000)}`, `-${one.id}:100${'-1:x'.repeat(5000)}`])
    assert.equal((await logIn(user, text)).statusCode, 200)
  assert.deepEqual(await readIds(user), [one.id])
})

test('a guest sees the cards of the text, newest first with the price then; what is no wish is skipped, what is gone is named', async () => {
  const [one, two, gone] = [await course(10), await course(20), await course(30)]
  await t.db.run(sql`update courses set archived_at = now() where id = ${gone.id}`)
  const response = await guestList(`-${one.id}:15-0:1-${gone.id}:30-abc--${two.id}:20-${one.id}:9-${two.id}`)
  const { items, goneIds } = response.json<Wishlist>()
  assert.deepEqual(
    items.map(({ id, course, wishedPrice }) => [id, course.price, wishedPrice]),
    [
      [two.id, 20, 20],
      [one.id, 10, 15],
    ],
  )
  assert.deepEqual(goneIds, [gone.id])
  assert.deepEqual((await t.as().get('/api/wishlist/from-text')).json(), { items: [], goneIds: [] })
  assert.equal((await guestList('\0')).statusCode, 200)
})

test('the text of a guest’s wishlist is read back, whatever else is in it', () => {
  const item = fc.record({ courseId: fc.integer(limits.id), price: fc.integer(limits.course.price) }, { noNullPrototype: true })
  const wishes = fc.uniqueArray(item, { maxLength: limits.wishlist.max, selector: ({ courseId }) => courseId })
  const noise = fc.constantFrom('', '-', '-x', '-1', '-1:', '-:5', '-0:5', '-5:1001', '-5:x', '-99999999999:5')
  fc.assert(
    fc.property(wishes, noise, (wishes, noise) =>
      assert.deepEqual(guestWishes(noise + guestWishlistText(wishes) + noise), wishes),
    ),
  )
  const many = guestWishlistText(Array.from({ length: 5000 }, (_, place) => ({ courseId: place + 1, price: 1000 })))
  assert.equal(guestWishes(many).length, limits.wishlist.max)
})
