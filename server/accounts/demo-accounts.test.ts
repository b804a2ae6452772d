import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DemoAccount } from '#contract/accounts.ts'
import { buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const demo = await startTestApp({ DEMO: '1' })
const real = await startTestApp({ DEMO: '0' })
const hinted = async (t: typeof demo) =>
  (await t.as().get('/api/account/demo')).json<DemoAccount[]>().map(({ role, email }) => `${role} ${email}`)

test('a demo names the accounts to try it with, those that are there', async () => {
  assert.deepEqual(await hinted(demo), [])
  await buildUser(demo, { email: 'admin@demo.test' })
  await buildUser(demo, { email: 'student@demo.test' })
  assert.deepEqual(await hinted(demo), ['Student student@demo.test', 'Admin admin@demo.test'])
})

test('a portal that is no demo names none, whoever has registered', async () => {
  await buildUser(real, { email: 'admin@demo.test' })
  assert.deepEqual(await hinted(real), [])
})
