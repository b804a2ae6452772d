import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { pointsActs } from '#server/testing/points-acts.ts'
import { actAtRandom } from '#server/testing/random-points.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const [steps, sequences] = [2000, 25]

for (const seed of [1, 2, 3]) {
  test(`${steps} random acts leave a clean ledger and the balances that they tell, with seed ${seed}`, async () => {
    const done = await actAtRandom(t, seed, { steps, checkEvery: 25 })
    for (const name of [...Object.keys(pointsActs), 'buy, refused', 'return, refused', 'redeem, refused'])
      assert.ok((done.get(name) ?? 0) > 0, `no ${name} in ${JSON.stringify([...done])}`)
    assert.ok(
      (await t.db.many(sql`select from point_transfers where kind = 'repayment'`)).length > 0,
      `no debt was paid back, so these acts are too tame: ${JSON.stringify([...done])}`,
    )
  })
}

// A portal for each 25: the check looks at the whole ledger, so it takes longer with each sequence before.
for (let first = 1000; first < 1250; first += sequences) {
  test(`${sequences} random sequences of 80 acts, from seed ${first} on: all points together are never more than was issued, and nobody spends what can be returned`, async () => {
    const own = await startTestApp()
    for (let seed = first; seed < first + sequences; seed++) await actAtRandom(own, seed, { steps: 80, checkEvery: 40 })
  })
}
