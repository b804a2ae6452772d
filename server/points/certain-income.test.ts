import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Refunds } from '#contract/refunds/refunds.ts'
import { later } from '#server/core/clock.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const as = async (user: TestUser) => t.as(await renewed(t, user))
const readBalance = async (user: TestUser) => (await (await as(user)).get('/api/account')).json<{ balance: number }>().balance

async function order(user: TestUser, ...courses: { id: number }[]) {
  const caller = await as(user)
  for (const { id } of courses) await caller.put(`/api/shopping-cart/add-to-cart/${id}`)
  return caller.put('/api/shopping-cart/buy')
}

const giveBack = async (user: TestUser, course: { id: number }) => (await as(user)).post(`/api/account/refunds/${course.id}`)

async function makeCourse(author: { id: number }, price: number) {
  const materials = await Promise.all(Array.from({ length: 5 }, () => buildArticle(t)))
  return { ...(await buildCourse(t, author, { price, materials })), materials }
}

test('seven accounts with 7,000 welcome points hold 7,000 after three rounds of buying, spending the income and returning', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, () => buildUser(t, { isCreator: true })))
  const [collector, ...others] = people as [TestUser, ...TestUser[]]
  const [buyers, throwaways] = [others.slice(0, 3), others.slice(3)]
  for (const throwaway of throwaways) {
    const course = await makeCourse(throwaway, 1000)
    for (const buyer of buyers) assert.equal((await order(buyer, course)).statusCode, 200)
    const loot = await Promise.all(Array.from({ length: 4 }, () => makeCourse(collector, 1000)))
    for (const bait of loot) {
      await order(throwaway, bait)
      await (await as(throwaway)).delete(`/api/shopping-cart/${bait.id}`)
    }
    for (const buyer of buyers) assert.equal((await giveBack(buyer, course)).statusCode, 201)
  }
  const balances = await Promise.all(people.map(readBalance))
  assert.equal(
    balances.reduce((sum, balance) => sum + balance, 0),
    7000,
  )
  assert.deepEqual(await t.db.many(sql`select from point_transfers where kind = 'advance'`), [])
})

/** An author with nothing but the price of a course that somebody has just bought. */
async function freshSale(price = 300) {
  const author = await buildUser(t, { isCreator: true })
  const course = await makeCourse(author, price)
  assert.equal((await order(author, await makeCourse(await buildUser(t), 1000))).statusCode, 200)
  const buyer = await buildUser(t)
  assert.equal((await order(buyer, course)).statusCode, 200)
  return { author, course, buyer, wanted: await makeCourse(await buildUser(t), price) }
}

const readFunds = async (user: TestUser) => {
  const { certain, moreCertainUTC, allCertainUTC } = (await (await as(user)).get('/api/account/refunds')).json<Refunds>()
  return { certain, moreCertainUTC, allCertainUTC }
}
const give = async (user: TestUser, course: { id: number }, email = 'friend@example.com') =>
  (await as(user)).post('/api/gifts', { courseId: course.id, email })

test('income is in the balance at once, but is neither spent nor given until it is certain; the refusal says when', async () => {
  const { author, wanted } = await freshSale()
  assert.equal(await readBalance(author), 300)
  const certainAt = later(t.clock.now(), { days: 14 })
  assert.deepEqual(await readFunds(author), {
    certain: 0,
    moreCertainUTC: certainAt.toISOString(),
    allCertainUTC: certainAt.toISOString(),
  })
  const day = certainAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const sentence = `You need 300 more points. 0 of your 300 points are certain; the others come from sales that can still be returned. They will be certain on ${day}.`
  for (const response of [await order(author, wanted), await give(author, wanted)])
    assert.deepEqual(
      [response.statusCode, response.json().Message, response.json().code],
      [409, sentence, 'points/too-few-until-day'],
    )
  t.clock.move({ days: 14 })
  assert.equal((await order(author, wanted)).statusCode, 409)
  t.clock.move({ seconds: 1 })
  assert.deepEqual(await readFunds(author), { certain: 300, moreCertainUTC: null, allCertainUTC: null })
  assert.equal((await order(author, wanted)).statusCode, 200)
})

test('a certificate makes income certain, and so does a second purchase; what is learned does not, because it can be unmarked', async () => {
  const { author, course, buyer } = await freshSale()
  const mark = async (count: number, what: 'learned' | 'unlearned') => {
    for (const { id } of course.materials.slice(0, count))
      assert.equal((await (await as(buyer)).put(`/api/courses/${what}?materialId=${id}&courseId=${course.id}`)).statusCode, 200)
  }
  await mark(4, 'learned')
  assert.equal((await giveBack(buyer, course)).statusCode, 409)
  assert.equal((await readFunds(author)).certain, 0)
  await mark(4, 'unlearned')
  assert.equal((await giveBack(buyer, course)).statusCode, 201)
  await order(buyer, course)
  assert.equal((await readFunds(author)).certain, 300)
  const learner = await buildUser(t)
  await order(learner, course)
  assert.equal((await readFunds(author)).certain, 300)
  for (const { id } of course.materials)
    await (await as(learner)).put(`/api/courses/learned?materialId=${id}&courseId=${course.id}`)
  assert.equal((await readFunds(author)).certain, 600)
})

test('a claimed gift is certain', async () => {
  const [author, giver, receiver] = [await buildUser(t), await buildUser(t), await buildUser(t)]
  const course = await makeCourse(author, 200)
  const gift = await (await as(giver)).post('/api/gifts', { courseId: course.id, email: receiver.email })
  assert.equal((await (await as(receiver)).put(`/api/gifts/${gift.json().id}/claim`)).statusCode, 200)
  assert.deepEqual(await readFunds(author), { certain: 1200, moreCertainUTC: null, allCertainUTC: null })
})

test('spending and returning at the same time: the buyer always gets the price back', async () => {
  for (let round = 0; round < 10; round++) {
    const { author, course, buyer, wanted } = await freshSale()
    await (await as(author)).put(`/api/shopping-cart/add-to-cart/${wanted.id}`)
    const [returned, ...spent] = await Promise.all([
      giveBack(buyer, course),
      order(author, wanted),
      give(author, wanted),
      (await as(author)).put('/api/shopping-cart/buy'),
    ])
    assert.equal(returned.statusCode, 201, returned.body)
    assert.deepEqual(
      spent.map(({ statusCode }) => statusCode),
      [409, 409, 409],
    )
    assert.deepEqual([await readBalance(buyer), await readBalance(author)], [1000, 0])
  }
})

test('buying in parallel with one’s own sales: no sale is spent before it is certain', async () => {
  const author = await buildUser(t, { isCreator: true })
  const course = await makeCourse(author, 100)
  const wanted = await Promise.all(Array.from({ length: 20 }, async () => makeCourse(await buildUser(t), 100)))
  const buyers = await Promise.all(Array.from({ length: 10 }, () => buildUser(t)))
  // Half of the sales are there before: otherwise the gifts may be so fast that there is no income to spend.
  for (const { statusCode } of await Promise.all(buyers.slice(5).map((buyer) => order(buyer, course))))
    assert.equal(statusCode, 200)
  const responses = await Promise.all([
    ...buyers.slice(0, 5).map((buyer) => order(buyer, course)),
    // An address gets only ten an hour.
    ...wanted.map((target, place) => give(author, target, `friend-${place}@example.com`)),
  ])
  assert.equal(responses.filter(({ statusCode }) => statusCode === 201).length, 10)
  for (const buyer of buyers) assert.equal((await giveBack(buyer, course)).statusCode, 201)
  assert.equal(await readBalance(author), 0)
})
