import assert from 'node:assert/strict'
import { later } from '#server/core/clock.ts'
import { sql } from '#server/core/database/db.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildArticle, buildUser } from './build.ts'
import type { TestApp } from './test-app.ts'

export interface Person {
  id: number
  email: string
  balance: number
  owed: number
  learned: Set<number>
}
export interface Course {
  id: number
  price: number
  author: Person
}
export interface Purchase {
  person: Person
  course: Course
  price: number
  /** What of the price paid back a debt of the author. */
  repaid: number
  boughtAt: Date
}
export interface Gift {
  id: number
  price: number
  giver: Person
  receiver: Person
  course: Course
  expiresAt: Date
}

/** What should be in the portal, told by the acts themselves and by nothing else. */
export class PointsWorld {
  readonly people: Person[] = []
  readonly gone: Person[] = []
  readonly courses: Course[] = []
  readonly purchases: Purchase[] = []
  /** Those that wait. */
  readonly gifts: Gift[] = []
  readonly codes: { code: string; points: number }[] = []
  /** "person course": who got the price of a course back, and who has its certificate. */
  readonly refunded = new Set<string>()
  readonly certified = new Set<string>()
  /** Welcome points, grants and codes without corrections; and what was lent before. */
  issued = 0
  readonly t: TestApp
  readonly adminId: number
  /** All courses have these. */
  readonly materials: number[]
  private seed: number

  private constructor(t: TestApp, adminId: number, materials: number[], seed: number) {
    this.t = t
    this.adminId = adminId
    this.materials = materials
    this.seed = seed
  }

  static async begin(t: TestApp, seed: number): Promise<PointsWorld> {
    const admin = await buildUser(t, { isAdmin: true })
    const articles = await Promise.all(Array.from({ length: 5 }, () => buildArticle(t)))
    const ids = articles.map(({ id }) => id)
    return new PointsWorld(t, admin.id, ids, seed)
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

  /** What an author owes is taken from a sale. Returns how much. */
  sold(author: Person, price: number): number {
    const repaid = Math.min(author.owed, price)
    author.owed -= repaid
    author.balance += price - repaid
    return repaid
  }

  bought(person: Person, course: Course, price: number): void {
    person.balance -= price
    const repaid = this.sold(course.author, price)
    this.purchases.push({ person, course, price, repaid, boughtAt: this.t.clock.now() })
    this.certify(person)
  }

  returned(purchase: Purchase): void {
    const { person, course, price, repaid } = purchase
    course.author.owed += repaid
    course.author.balance += repaid - price
    person.balance += price
    this.purchases.splice(this.purchases.indexOf(purchase), 1)
    if (price > 0) this.refunded.add(purchaseKey(purchase))
  }

  /** A user who has learned everything gets the certificates of all courses, because they have the same materials. */
  certify(person: Person): void {
    if (person.learned.size < this.materials.length) return
    for (const purchase of this.purchases) if (purchase.person === person) this.certified.add(purchaseKey(purchase))
  }

  /** A gift that nobody takes goes back to its giver, or out of circulation when the giver is gone. */
  giveBack(gift: Gift): void {
    this.gifts.splice(this.gifts.indexOf(gift), 1)
    if (this.people.includes(gift.giver)) gift.giver.balance += gift.price
    else this.issued -= gift.price
  }

  /** Whether its buyer can get the price back, perhaps only after unmarking what is marked as learned. */
  canComeBack(purchase: Purchase): boolean {
    const isOver = this.t.clock.now() > later(purchase.boughtAt, { days: 14 })
    return (
      purchase.price > 0 && !isOver && !this.refunded.has(purchaseKey(purchase)) && !this.certified.has(purchaseKey(purchase))
    )
  }

  /** Whether the portal must take it back now: at most one of the five materials is learned. */
  mustComeBack = (purchase: Purchase) => this.canComeBack(purchase) && purchase.person.learned.size <= 1

  canSpend(person: Person): number {
    const sales = this.purchases.filter((purchase) => purchase.course.author === person && this.canComeBack(purchase))
    return Math.max(0, person.balance - sales.reduce((sum, { price, repaid }) => sum + price - repaid, 0))
  }

  /** The portal's balances are those that the acts tell, they are not more than was issued, and the ledger is clean. */
  async check(step: string): Promise<void> {
    const { t } = this
    const broken = (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0)
    assert.deepEqual(broken, [], step)
    const everybody = [...this.people, ...this.gone]
    const stored = await t.db.many<{ id: number; balance: number; owed: number }>(
      sql`select user_id as id, balance, owed from point_accounts where user_id = any(${everybody.map(({ id }) => id)}::int[])`,
    )
    const accounts = new Map(stored.map((account) => [account.id, account]))
    for (const { id, balance, owed } of everybody)
      assert.deepEqual(accounts.get(id), { id, balance, owed }, `${step}: user ${id}`)
    const held = this.gifts.reduce((sum, { price }) => sum + price, 0)
    const all = stored.reduce((sum, { balance }) => sum + balance, held)
    assert.ok(all <= this.issued, `${step}: ${all} points, but ${this.issued} were issued`)
  }
}

export const purchaseKey = ({ person, course }: { person: Person; course: Course }) => `${person.id} ${course.id}`
