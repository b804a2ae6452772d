import assert from 'node:assert/strict'
import { addToCart, buyCart } from '#server/cart/index.ts'
import { issueCode, redeemCode } from '#server/codes/index.ts'
import { later } from '#server/core/clock.ts'
import { sql } from '#server/core/database/db.ts'
import { claimGift, giveCourse, returnExpiredGifts } from '#server/gifts/index.ts'
import { declineGift, takeBackGift } from '#server/gifts/return-gift.ts'
import { setLearned, setUnlearned } from '#server/learning/set-learned.ts'
import { deleteDueAccounts } from '#server/own-data/index.ts'
import { correctPoints, grantPoints } from '#server/points/grant-points.ts'
import { returnCourse } from '#server/refunds/index.ts'
import { buildCourse, buildDebt, buildUser } from './build.ts'
import type { Person, PointsWorld, Purchase } from './points-world.ts'

/** How often an act is chosen, compared with the others; it does something and notes what should have changed. A refusal changes nothing. */
type Act = [weight: number, run: (world: PointsWorld) => Promise<unknown>]

const once = (what: string) => ({ what, key: undefined })

/** What moves points, or decides whether they can be moved. A new kind of movement is one more act. */
export const pointsActs: Record<string, Act> = {
  register: [0.6, (world) => register(world)],
  publish: [
    2,
    async (world) => {
      const author = world.one(world.people)
      if (!author) return
      const price = world.one([0, 90, 400, 700, 1000]) ?? 0
      const materials = world.materials.map((id) => ({ id }))
      world.courses.push({ ...(await buildCourse(world.t, author, { price, materials })), price, author })
    },
  ],
  'edit a price': [
    1,
    async (world) => {
      const course = world.one(world.courses)
      if (!course) return
      course.price = world.upTo(1000)
      await world.t.db.run(sql`update courses set price = ${course.price} where id = ${course.id}`)
    },
  ],
  grant: [
    1,
    async (world) => {
      const person = world.one(world.people)
      if (!person) return
      const points = 1 + world.upTo(500)
      await grantPoints(world.t, world.adminId, { email: person.email, points, reason: 'Thanks' }, once('grant'))
      person.balance += points
      world.issued += points
    },
  ],
  correct: [
    1.5,
    async (world) => {
      const person = world.one(world.people)
      if (!person) return
      const points = 1 + world.upTo(1000)
      const canSpend = world.canSpend(person)
      await correctPoints(world.t, world.adminId, { email: person.email, points, reason: 'Oops' }, once('correct'))
      assert.ok(points <= canSpend, `${points} were taken, but only ${canSpend} are certain`)
      person.balance -= points
      world.issued -= points
    },
  ],
  buy: [
    9,
    async (world) => {
      const person = world.one(world.people)
      if (!person) return
      const { t } = world
      await t.db.run(sql`delete from cart_items where user_id = ${person.id}`)
      for (let item = world.upTo(2); item >= 0; item--) await addToCart(t, person.id, world.one(world.courses)?.id ?? 0)
      const canSpend = world.canSpend(person)
      const { boughtCourseIds, totalPrice } = await buyCart(t, person.id)
      assert.ok(totalPrice <= canSpend, `${totalPrice} were spent, but only ${canSpend} are certain`)
      for (const course of world.courses.filter(({ id }) => boughtCourseIds.includes(id)))
        world.bought(person, course, course.price)
    },
  ],
  return: [
    8,
    async (world) => {
      const purchase = world.one(world.purchases.filter(({ person }) => world.people.includes(person)))
      if (purchase) await takeBack(world, purchase)
    },
  ],
  give: [
    4,
    async (world) => {
      const [giver, receiver, course] = [world.one(world.people), world.one(world.people), world.one(world.courses)]
      if (!giver || !receiver || !course) return
      const order = { courseId: course.id, email: receiver.email, message: '' }
      const { price } = course
      const canSpend = world.canSpend(giver)
      const { id } = await giveCourse(world.t, giver.id, order, once('give'))
      assert.ok(price <= canSpend, `${price} were given, but only ${canSpend} are certain`)
      giver.balance -= price
      world.gifts.push({ id, price, giver, receiver, course, expiresAt: later(world.t.clock.now(), { days: 30 }) })
    },
  ],
  claim: [
    3,
    async (world) => {
      const gift = world.one(world.gifts)
      if (!gift) return
      await claimGift(world.t, gift.receiver.id, gift.id)
      world.gifts.splice(world.gifts.indexOf(gift), 1)
      world.sold(gift.course.author, gift.price)
    },
  ],
  decline: [
    0.7,
    async (world) => {
      const gift = world.one(world.gifts)
      if (!gift) return
      await declineGift(world.t, gift.receiver.id, gift.id)
      world.giveBack(gift)
    },
  ],
  'take back': [
    1,
    async (world) => {
      const gift = world.one(world.gifts.filter(({ giver }) => world.people.includes(giver)))
      if (!gift) return
      await takeBackGift(world.t, gift.giver.id, gift.id)
      world.giveBack(gift)
    },
  ],
  'issue a code': [
    0.5,
    async (world) => {
      const [points, uses] = [1 + world.upTo(100), 1 + world.upTo(4)]
      const lastDay = later(world.t.clock.now(), { days: world.upTo(20) })
        .toISOString()
        .slice(0, 10)
      const { code } = await issueCode(world.t, world.adminId, { reason: 'Open day', points, uses, lastDay }, once('issue'))
      world.codes.push({ code, points })
    },
  ],
  redeem: [
    2,
    async (world) => {
      const [person, code] = [world.one(world.people), world.one(world.codes)]
      if (!person || !code) return
      await redeemCode(world.t, person.id, code.code, once('redeem'), '127.0.0.1')
      person.balance += code.points
      world.issued += code.points
    },
  ],
  learn: [
    3,
    async (world) => {
      const [purchase, materialId] = [world.one(world.purchases), world.one(world.materials)]
      if (!purchase || !materialId || !world.people.includes(purchase.person)) return
      await setLearned(world.t, purchase.person.id, { materialId, courseId: purchase.course.id })
      purchase.person.learned.add(materialId)
      world.certify(purchase.person)
    },
  ],
  unlearn: [3, (world) => unlearn(world, world.one(world.purchases))],
  'time passes': [
    1,
    async (world) => {
      const { clock } = world.t
      clock.move({ days: world.upTo(6), seconds: world.upTo(1) })
      await returnExpiredGifts(world.t)
      for (const gift of world.gifts.filter(({ expiresAt }) => expiresAt <= clock.now())) world.giveBack(gift)
    },
  ],
  'delete an account': [
    0.2,
    async (world) => {
      const person = world.one(world.people)
      if (!person || world.people.length < 5) return
      await world.t.db.run(sql`update users set deletion_due_at = ${world.t.clock.now()} where id = ${person.id}`)
      assert.ok((await deleteDueAccounts(world.t)).includes(person.id))
      for (const gift of world.gifts.filter(({ receiver }) => receiver === person)) world.giveBack(gift)
      world.people.splice(world.people.indexOf(person), 1)
      world.gone.push(person)
      for (const course of world.courses.filter(({ author }) => author === person))
        world.courses.splice(world.courses.indexOf(course), 1)
    },
  ],
}

/** One in six owes points from when the portal still lent. */
async function register(world: PointsWorld): Promise<void> {
  const { id, email } = await buildUser(world.t, { isCreator: true })
  const owed = world.upTo(5) === 0 ? 1 + world.upTo(600) : 0
  if (owed > 0) await buildDebt(world.t, id, owed)
  world.people.push({ id, email, balance: 1000 + owed, owed, learned: new Set() })
  world.issued += 1000 + owed
}

/** What the rules allow is never refused. */
async function takeBack(world: PointsWorld, purchase: Purchase): Promise<void> {
  const mustSucceed = world.mustComeBack(purchase)
  const { points, balance } = await returnCourse(world.t, purchase.person.id, purchase.course.id).catch((error) => {
    assert.ok(!mustSucceed, `refused: ${error.message}`)
    throw error
  })
  assert.ok(mustSucceed || purchase.price === 0, 'what cannot be returned was returned')
  world.returned(purchase)
  assert.deepEqual([points, balance], [purchase.price, purchase.person.balance])
}

async function unlearn(world: PointsWorld, purchase: Purchase | undefined): Promise<void> {
  const materialId = purchase && world.one([...purchase.person.learned])
  if (!purchase || !materialId || !world.people.includes(purchase.person)) return
  await setUnlearned(world.t, purchase.person.id, { materialId, courseId: purchase.course.id })
  purchase.person.learned.delete(materialId)
}

/** The worst that can happen to authors: everybody unmarks what they learned and returns what they can. */
export async function returnEverything(world: PointsWorld): Promise<void> {
  const isHere = (person: Person) => world.people.includes(person)
  for (const purchase of world.purchases)
    while (isHere(purchase.person) && purchase.person.learned.size > 0) await unlearn(world, purchase)
  for (const purchase of world.purchases.filter((purchase) => isHere(purchase.person) && world.canComeBack(purchase)))
    await takeBack(world, purchase)
}
