import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pointsActs } from '#server/testing/points-acts.ts'
import { actAtRandom } from '#server/testing/random-points.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const sequences = 20

test(`${sequences} random sequences of 60 acts: all points together are never more than was issued, and nobody spends what can be returned`, async () => {
  const done = new Map<string, number>()
  for (let seed = 1; seed <= sequences; seed++)
    for (const [name, times] of await actAtRandom(t, seed, { steps: 60, checkEvery: 60 }))
      done.set(name, (done.get(name) ?? 0) + times)
  for (const name of [...Object.keys(pointsActs), 'buy, refused', 'return, refused', 'give, refused', 'correct, refused'])
    assert.ok((done.get(name) ?? 0) > 0, `no ${name} in ${JSON.stringify([...done])}`)
})
