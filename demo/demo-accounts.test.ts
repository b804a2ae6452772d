import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { DemoAccount } from '#contract/accounts/accounts.ts'
import { buildServer } from '#server/app.ts'
import type { App } from '#server/core/app.ts'
import { buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { demo } from './index.ts'

const t = await startTestApp()
const asDemo = await buildServer(t, undefined, demo)
after(() => asDemo.close())
const offered = async (app: App) =>
  (await app.inject('/api/account/demo')).json<DemoAccount[]>().map(({ role, email }) => `${role} ${email}`)

test('a demo offers the accounts to try it with, those that exist', async () => {
  assert.deepEqual(await offered(asDemo), [])
  await buildUser(t, { email: 'admin@demo.test' })
  await buildUser(t, { email: 'student@demo.test' })
  assert.deepEqual(await offered(asDemo), ['Student student@demo.test', 'Admin admin@demo.test'])
})

test('a portal that is not a demo offers none, even when such accounts exist', async () => {
  assert.deepEqual(await offered(t.app), [])
})
