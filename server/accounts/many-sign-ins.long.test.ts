import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from '#server/core/database/db.ts'
import { buildUser, password } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp({ WRONG_PASSWORDS_PER_ACCOUNT: '100' })

const counted = async () =>
  (await t.db.many<{ count: number }>(sql`select count from throttles where count > 0`)).map((row) => row.count)

/** More at once than may wait for their password to be checked. Returns how many were not refused. */
async function burst(attempt: (index: number) => Promise<LightMyRequestResponse>): Promise<number> {
  const responses = await Promise.all(Array.from({ length: 90 }, (_, index) => attempt(index)))
  const refused = responses.filter((response) => response.statusCode !== 200)
  assert.ok(refused.length > 0)
  for (const response of refused) assert.match(response.json().Message, /^Many people are signing in right now/)
  return responses.length - refused.length
}

test('an attempt that is refused because many people sign in or register at once does not count', async () => {
  const { email } = await buildUser(t)
  await burst(() => t.as().post('/api/account/login', { email, password }))
  assert.deepEqual(await counted(), [])
  const registered = await burst((index) =>
    t.as().post('/api/account/register', { name: 'New', email: `pupil-${index}@example.com`, password }),
  )
  assert.deepEqual(await counted(), [registered])
})
