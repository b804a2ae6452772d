import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { checkLedger } from './index.ts'

const t = await startTestApp()
const [author, buyer, receiver] = [await buildUser(t), await buildUser(t), await buildUser(t)]
const admin = await buildUser(t, { isAdmin: true })
const course = await buildCourse(t, author, { price: 40 })
await t.as(buyer).put(`/api/shopping-cart/add-to-cart/${course.id}`)
await t.as(buyer).put('/api/shopping-cart/buy')
const gift = async () =>
  (await t.as(buyer).post('/api/gifts', { courseId: course.id, email: receiver.email })).json<{ id: number }>().id
await t.as(receiver).put(`/api/gifts/${await gift()}/claim`)
const openGift = await gift()
const returnedGift = (await t.as(buyer).post('/api/gifts', { courseId: course.id, email: 'x@example.com' })).json<{
  id: number
}>().id
await t.as(buyer).put(`/api/gifts/${returnedGift}/take-back`)
const code = { reason: 'Fair', points: 5, uses: 2, lastDay: '2026-12-01' }
const { code: word } = (await t.as(admin).post('/api/codes', code)).json<{ code: string }>()
await t.as(buyer).post('/api/codes/redeem', { code: word })
await t.as(admin).post('/api/account/correct-points', { email: buyer.email, points: 5, reason: 'Oops' })
const broken = async () => (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0).map(({ rule }) => rule)

test('after a purchase, gifts, a code and a correction the ledger is clean', async () => {
  assert.deepEqual(await broken(), [])
})

/** Moves points to a user, from the issuance account or from another user. */
const moved = (kind: string, to: number, from: number | null, owed = 0) => sql`
  with transfer as (insert into point_transfers (kind, reason, created_at) values (${kind}, 'X', now()) returning id),
  receiver as (update point_accounts set balance = balance + 7, owed = owed + ${owed} where user_id = ${to} returning id, balance),
  payer as (
    update point_accounts set balance = balance - 7 where user_id is not distinct from ${from}::int returning id, balance)
  insert into point_entries (transfer_id, account_id, amount, balance_after)
  select transfer.id, receiver.id, 7, receiver.balance from transfer, receiver
  union all
  select transfer.id, payer.id, -7, payer.balance from transfer, payer`

/** Each breaks one rule behind the server's back, in a transaction that is undone. */
const damages: [what: string, damage: ReturnType<typeof sql>, message: RegExp][] = [
  [
    'a balance that was raised',
    sql`update point_accounts set balance = balance + 1 where user_id = ${buyer.id}`,
    /equals the sum/,
  ],
  [
    'an enrolment without a purchase',
    sql`update enrolments set price_paid = 41 where gift_id is null`,
    /purchase of exactly its price/,
  ],
  ['a purchase without an enrolment', sql`delete from enrolments`, /belongs to exactly one enrolment/],
  ['a lost student', sql`update courses set students_count = 0`, /counts its students/],
  ['a bought course in the cart', sql`insert into cart_items values (${buyer.id}, ${course.id}, now())`, /no cart holds/],
  [
    'a user without an account',
    sql`insert into users (name, email, password_hash, created_at) values ('X', 'x@y.z', '', now())`,
    /has a points account/,
  ],
  [
    'welcome points that came although they still wait',
    sql`update point_accounts set welcome_due = 1 where user_id = ${buyer.id}`,
    /nobody got welcome points twice/,
  ],
  ['a gift that holds too little', sql`update gifts set price = 41 where id = ${openGift}`, /holds its price/],
  [
    'a gift that ended without its points',
    sql`update gifts set ended_at = now(), ending = 'expired' where id = ${openGift}`,
    /sum of the open ones/,
  ],
  [
    'a claimed gift without an enrolment',
    sql`update enrolments set gift_id = null where gift_id is not null`,
    /paid the author and enrolled/,
  ],
  [
    'a gift that was not paid by its giver',
    sql`update gifts set giver_id = ${author.id} where id = ${openGift}`,
    /was paid for by its giver/,
  ],
  [
    'a returned gift that went to somebody else',
    sql`update gifts set giver_id = ${author.id} where id = ${returnedGift}`,
    /went back to its giver/,
  ],
  [
    'a course for a gift that still waits',
    sql`update enrolments set gift_id = ${openGift} where gift_id is not null`,
    /only a claimed gift enrols/,
  ],
  ['points that were lent', moved('advance', author.id, null, 7), /nothing was lent since then/],
  ['points that were lent', moved('advance', author.id, null, 7), /at most the points that were issued/],
  [
    'points that were made from nothing',
    sql`update point_accounts set balance = balance + 1000 where user_id = ${buyer.id}`,
    /at most the points that were issued/,
  ],
  [
    'income that was spent before it was certain',
    sql`update point_accounts set balance = 39 where user_id = ${author.id}`,
    /nobody has spent what can still be returned/,
  ],
  ['a correction to another user', moved('correction', author.id, buyer.id), /each correction takes points/],
  ['a use of a code that was not counted', sql`update point_codes set used = 0`, /counts its uses/],
  ['points of a code without its use', sql`delete from code_redemptions`, /each use of a code is a transfer/],
]
for (const [what, damage, message] of damages) {
  test(`${what} is noticed`, async () => {
    const undone = new Error('undone')
    await assert.rejects(
      t.db.tx(async (db) => {
        await db.run(damage)
        const results = await checkLedger(db, t.clock.now())
        assert.ok(results.some(({ rule, breaches }) => breaches > 0 && message.test(rule)))
        throw undone
      }),
      undone,
    )
  })
}
