import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { checkLedger } from './index.ts'

const t = await startTestApp()
const [author, buyer] = [await buildUser(t), await buildUser(t)]
const course = await buildCourse(t, author, { price: 40 })
await t.as(buyer).put(`/api/shopping-cart/add-to-cart/${course.id}`)
await t.as(buyer).put('/api/shopping-cart/buy')
const broken = async () => (await checkLedger(t.db)).filter(({ breaches }) => breaches > 0).map(({ rule }) => rule)

test('after a purchase the ledger is clean', async () => {
  assert.deepEqual(await broken(), [])
})

/** Each breaks one rule behind the server's back, in a transaction that is undone. */
const damages: [what: string, damage: ReturnType<typeof sql>, message: RegExp][] = [
  [
    'a balance that was raised',
    sql`update point_accounts set balance = balance + 1 where user_id = ${buyer.id}`,
    /equals the sum/,
  ],
  ['an enrolment without a purchase', sql`update enrolments set price_paid = 41`, /purchase of exactly its price/],
  ['a purchase without an enrolment', sql`delete from enrolments`, /belongs to exactly one enrolment/],
  ['a lost student', sql`update courses set students_count = 0`, /counts its students/],
  ['a bought course in the cart', sql`insert into cart_items values (${buyer.id}, ${course.id}, now())`, /no cart holds/],
  [
    'a user without an account',
    sql`insert into users (name, email, password_hash, created_at) values ('X', 'x@y.z', '', now())`,
    /has a points account/,
  ],
]
for (const [what, damage, message] of damages) {
  test(`${what} is noticed`, async () => {
    const undone = new Error('undone')
    await assert.rejects(
      t.db.tx(async (db) => {
        await db.run(damage)
        const results = await checkLedger(db)
        assert.ok(results.some(({ rule, breaches }) => breaches > 0 && message.test(rule)))
        throw undone
      }),
      undone,
    )
  })
}
