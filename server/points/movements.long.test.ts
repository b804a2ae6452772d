import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addToCart, buyCart } from '#server/cart/index.ts'
import { issueCode, redeemCode } from '#server/codes/index.ts'
import { later } from '#server/core/clock.ts'
import { sql } from '#server/core/database/db.ts'
import { Refused } from '#server/core/errors.ts'
import { claimGift, giveCourse, returnExpiredGifts } from '#server/gifts/index.ts'
import { takeBackGift } from '#server/gifts/return-gift.ts'
import { deleteDueAccounts } from '#server/own-data/index.ts'
import { returnCourse } from '#server/refunds/index.ts'
import { buildArticle, buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { grantPoints } from './grant-points.ts'
import { checkLedger } from './index.ts'

const t = await startTestApp()
const steps = 2000

interface Person {
  id: number
  email: string
  balance: number
  owed: number
}
interface Course {
  id: number
  price: number
  author: Person
}
interface Purchase {
  person: Person
  course: Course
  price: number
}

interface Gift {
  id: number
  giver: Person
  receiver: Person
  course: Course
  expiresAt: Date
}

/** What should be in the portal, told by the acts themselves and by nothing else. */
class World {
  readonly people: Person[] = []
  readonly gone: Person[] = []
  readonly courses: Course[] = []
  readonly purchases: Purchase[] = []
  /** Those that wait. */
  readonly gifts: Gift[] = []
  readonly codes: { code: string; points: number }[] = []
  /** "person course": who got the price of a course back. */
  readonly refunded = new Set<string>()
  readonly done = new Map<string, number>()
  private seed: number

  constructor(seed: number) {
    this.seed = seed
  }

  /** From 0 to below 1; the same seed gives the same numbers (mulberry32). */
  random(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  upTo = (most: number) => Math.floor(this.random() * (most + 1))
  one = <T>(from: T[]): T | undefined => from[Math.floor(this.random() * from.length)]

  /** What an author owes is taken from a sale. */
  sold({ price, author }: Course): void {
    const due = Math.min(author.owed, price)
    author.owed -= due
    author.balance += price - due
  }

  /** A gift that nobody takes goes back to its giver, or out of circulation when the giver is gone. */
  giveBack(gift: Gift): void {
    this.gifts.splice(this.gifts.indexOf(gift), 1)
    if (this.people.includes(gift.giver)) gift.giver.balance += gift.course.price
  }
}

interface Act {
  name: string
  /** How often it is chosen, compared with the others. */
  weight: number
  /** Does it and notes what should have changed. A refusal changes nothing. */
  run: (world: World) => Promise<unknown>
}

const admin = await buildUser(t, { isAdmin: true })
const materials = await Promise.all(Array.from({ length: 5 }, () => buildArticle(t)))

/** What moves points. A new kind of movement is one more act. */
const acts: Act[] = [
  {
    name: 'register',
    weight: 0.6,
    async run({ people }) {
      const { id, email } = await buildUser(t, { isCreator: true })
      people.push({ id, email, balance: 1000, owed: 0 })
    },
  },
  {
    name: 'publish',
    weight: 2,
    async run(world) {
      const author = world.one(world.people)
      if (!author) return
      const price = world.one([0, 90, 400, 700, 1000]) ?? 0
      world.courses.push({ ...(await buildCourse(t, author, { price, materials })), price, author })
    },
  },
  {
    name: 'grant',
    weight: 1,
    async run(world) {
      const person = world.one(world.people)
      if (!person) return
      const points = 1 + world.upTo(500)
      await grantPoints(t, admin.id, { email: person.email, points, reason: 'Thanks' }, { what: 'grant', key: undefined })
      person.balance += points
    },
  },
  {
    name: 'buy',
    weight: 8,
    async run(world) {
      const person = world.one(world.people)
      if (!person) return
      await t.db.run(sql`delete from cart_items where user_id = ${person.id}`)
      for (let item = world.upTo(2); item >= 0; item--) await addToCart(t, person.id, world.one(world.courses)?.id ?? 0)
      const { boughtCourseIds } = await buyCart(t, person.id)
      for (const course of world.courses.filter(({ id }) => boughtCourseIds.includes(id))) {
        const { price } = course
        person.balance -= price
        world.sold(course)
        world.purchases.push({ person, course, price })
      }
    },
  },
  {
    name: 'return',
    weight: 8,
    async run(world) {
      const purchase = world.one(world.purchases.filter(({ person }) => world.people.includes(person)))
      if (!purchase) return
      const { person, course, price } = purchase
      const { points, balance } = await returnCourse(t, person.id, course.id)
      assert.equal(points, price)
      const paid = Math.min(course.author.balance, price)
      course.author.balance -= paid
      course.author.owed += price - paid
      person.balance += price
      assert.equal(balance, person.balance)
      world.purchases.splice(world.purchases.indexOf(purchase), 1)
      const key = `${person.id} ${course.id}`
      assert.ok(price === 0 || !world.refunded.has(key), `${key} was refunded twice`)
      if (price > 0) world.refunded.add(key)
    },
  },
  {
    name: 'give',
    weight: 4,
    async run(world) {
      const [giver, receiver, course] = [world.one(world.people), world.one(world.people), world.one(world.courses)]
      if (!giver || !receiver || !course) return
      const order = { courseId: course.id, email: receiver.email, message: '' }
      const { id } = await giveCourse(t, giver.id, order, { what: 'give', key: undefined })
      giver.balance -= course.price
      world.gifts.push({ id, giver, receiver, course, expiresAt: later(t.clock.now(), { days: 30 }) })
    },
  },
  {
    name: 'claim',
    weight: 3,
    async run(world) {
      const gift = world.one(world.gifts)
      if (!gift) return
      await claimGift(t, gift.receiver.id, gift.id)
      world.gifts.splice(world.gifts.indexOf(gift), 1)
      world.sold(gift.course)
    },
  },
  {
    name: 'take back',
    weight: 1,
    async run(world) {
      const gift = world.one(world.gifts.filter(({ giver }) => world.people.includes(giver)))
      if (!gift) return
      await takeBackGift(t, gift.giver.id, gift.id)
      world.giveBack(gift)
    },
  },
  {
    name: 'issue a code',
    weight: 0.5,
    async run(world) {
      const [points, uses] = [1 + world.upTo(100), 1 + world.upTo(4)]
      const lastDay = later(t.clock.now(), { days: world.upTo(20) })
        .toISOString()
        .slice(0, 10)
      const form = { reason: 'Open day', points, uses, lastDay }
      const { code } = await issueCode(t, admin.id, form, { what: 'issue', key: undefined })
      world.codes.push({ code, points })
    },
  },
  {
    name: 'redeem',
    weight: 2,
    async run(world) {
      const [person, code] = [world.one(world.people), world.one(world.codes)]
      if (!person || !code) return
      await redeemCode(t, person.id, code.code, { what: 'redeem', key: undefined }, '127.0.0.1')
      person.balance += code.points
    },
  },
  {
    name: 'learn',
    weight: 0.2,
    async run(world) {
      const person = world.one(world.people)
      const material = world.one(materials)
      if (!person || !material) return
      await t.db.run(sql`
        insert into learned_materials (user_id, material_id, learned_at) values (${person.id}, ${material.id}, ${t.clock.now()})
        on conflict do nothing`)
    },
  },
  {
    name: 'time passes',
    weight: 1,
    async run(world) {
      t.clock.move({ days: world.upTo(3) })
      await returnExpiredGifts(t)
      for (const gift of world.gifts.filter(({ expiresAt }) => expiresAt <= t.clock.now())) world.giveBack(gift)
    },
  },
  {
    name: 'delete an account',
    weight: 0.2,
    async run(world) {
      const person = world.one(world.people)
      if (!person || world.people.length < 5) return
      await t.db.run(sql`update users set deletion_due_at = ${t.clock.now()} where id = ${person.id}`)
      assert.ok((await deleteDueAccounts(t)).includes(person.id))
      for (const gift of world.gifts.filter(({ receiver }) => receiver === person)) world.giveBack(gift)
      world.people.splice(world.people.indexOf(person), 1)
      world.gone.push(person)
      for (const course of world.courses.filter(({ author }) => author === person))
        world.courses.splice(world.courses.indexOf(course), 1)
    },
  },
]

const weights = acts.reduce((sum, { weight }) => sum + weight, 0)

function chooseAct(world: World): Act {
  let left = world.random() * weights
  for (const act of acts) {
    left -= act.weight
    if (left < 0) return act
  }
  return chooseAct(world)
}

async function isAsTold(world: World, step: string): Promise<void> {
  const broken = (await checkLedger(t.db)).filter(({ breaches }) => breaches > 0)
  assert.deepEqual(broken, [], step)
  const accounts = await t.db.many<{ id: number; balance: number; owed: number }>(
    sql`select user_id as id, balance, owed from point_accounts where user_id is not null`,
  )
  const stored = new Map(accounts.map((account) => [account.id, account]))
  for (const { id, balance, owed } of [...world.people, ...world.gone])
    assert.deepEqual(stored.get(id), { id, balance, owed }, `${step}: user ${id}`)
}

for (const seed of [1, 2, 3]) {
  test(`${steps} random acts leave a clean ledger and the balances that they tell, with seed ${seed}`, async () => {
    const world = new World(seed)
    for (let step = 0; step < steps; step++) {
      const act = chooseAct(world)
      const done = await act.run(world).then(
        () => `${act.name}`,
        (error: unknown) => {
          if (error instanceof Refused) return `${act.name}, refused`
          throw new Error(`${act.name} in step ${step} with seed ${seed}`, { cause: error })
        },
      )
      world.done.set(done, (world.done.get(done) ?? 0) + 1)
      if (step % 25 === 0) await isAsTold(world, `step ${step}, ${done}`)
    }
    await isAsTold(world, 'at the end')
    for (const name of [
      'buy',
      'return',
      'return, refused',
      'give',
      'claim',
      'take back',
      'redeem',
      'redeem, refused',
      'delete an account',
      'grant',
    ])
      assert.ok((world.done.get(name) ?? 0) > 0, `no ${name} in ${JSON.stringify([...world.done])}`)
    assert.ok(
      (await t.db.many(sql`select from point_transfers where kind = 'repayment'`)).length > 0,
      `no debt was paid back, so these acts are too tame: ${JSON.stringify([...world.done])}`,
    )
  })
}
