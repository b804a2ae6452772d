import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Endpoint } from '#contract/core/http.ts'
import { sql } from '#server/core/database/db.ts'
import { codeAt, switchOnApp } from '#server/testing/authenticator-app.ts'
import { buildUser, password, type TestUser } from '#server/testing/build.ts'
import { PasskeyDevice } from '#server/testing/passkey-device.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const confirm = (user: TestUser, proof: object) => t.as(user).post('/api/account/confirm', proof)
const grant = (admin: TestUser, user: TestUser) =>
  t.as(admin).post('/api/account/grant-points', { email: user.email, points: 5, reason: 'Thanks' })

test('Admins confirm again after ten minutes before they grant points or change roles', async () => {
  const [admin, user] = [await buildUser(t, { isAdmin: true }), await buildUser(t)]
  const setRole = () => t.as(admin).put(`/api/statistics/users/${user.id}/admin`, { isAdmin: true })
  t.clock.move({ minutes: 9, seconds: 59 })
  assert.equal((await grant(admin, user)).statusCode, 201)
  t.clock.move({ seconds: 1 })
  for (const refused of [await grant(admin, user), await setRole()]) {
    assert.equal(refused.statusCode, 403)
    assert.deepEqual(refused.json(), {
      StatusCode: 403,
      Message: 'Please confirm that it is you.',
      errors: {},
      code: 'accounts/confirm',
    })
  }
  const { balance } = await t.db.one<{ balance: number }>(
    sql`select balance::int as balance from point_accounts where user_id = ${user.id}`,
  )
  assert.equal(balance, 1005)
  assert.equal((await confirm(admin, { password })).statusCode, 204)
  assert.equal((await grant(admin, user)).statusCode, 201)
  assert.equal((await setRole()).statusCode, 204)
})

test('a role is checked first: who is no Admin is not asked for a proof', async () => {
  const user = await buildUser(t)
  t.clock.move({ minutes: 11 })
  const response = await grant(user, user)
  assert.deepEqual([response.statusCode, response.json().code], [403, 'core/only-admins'])
})

test('a proof is for one session, and one that has ended can give none', async () => {
  const [admin, user] = [await buildUser(t, { isAdmin: true }), await buildUser(t)]
  const elsewhere = { ...admin, ...(await t.as().post('/api/account/login', { email: admin.email, password })).json() }
  t.clock.move({ minutes: 10 })
  assert.equal((await confirm(elsewhere, { password })).statusCode, 204)
  assert.equal((await grant(admin, user)).statusCode, 403)
  assert.equal((await grant(elsewhere, user)).statusCode, 201)
  await t.as().post('/api/tokens/revoke', { refreshToken: elsewhere.refreshToken })
  assert.equal((await grant(elsewhere, user)).statusCode, 403)
  assert.equal((await confirm(elsewhere, { password })).statusCode, 401)
})

test('with an authenticator app, a code, a recovery code or a passkey is a proof; the password alone, wrong ones and those of others are none', async () => {
  const [admin, user] = [await buildUser(t, { isAdmin: true }), await buildUser(t)]
  const { secret, recoveryCodes } = await switchOnApp(t, admin)
  const foreign = await switchOnApp(t, user)
  const [device, other] = [new PasskeyDevice(), new PasskeyDevice()]
  for (const [owner, made] of [
    [admin, device],
    [user, other],
  ] as const) {
    const options = (await t.as(owner).post('/api/account/passkeys/options')).json()
    assert.equal((await t.as(owner).post('/api/account/passkeys', { passkey: made.create(options) })).statusCode, 201)
  }
  const signedBy = async (made: PasskeyDevice) => made.sign((await t.as().post('/api/account/login/passkey/options')).json())
  const wrong = [
    { password: 'not this one' },
    { password },
    { code: '000000' },
    { code: codeAt(t, foreign.secret) },
    { code: foreign.recoveryCodes[0] },
    { passkey: await signedBy(other) },
    {},
  ]
  for (const proof of wrong) {
    const response = await confirm(admin, proof)
    assert.equal(response.statusCode, 400, JSON.stringify(proof))
    assert.equal(Object.keys(response.json().errors).length, 1)
  }
  const code = codeAt(t, secret)
  for (const proof of [{ code }, { code: recoveryCodes[0] }, { passkey: await signedBy(device) }])
    assert.equal((await confirm(admin, proof)).statusCode, 204, JSON.stringify(proof))
  assert.equal((await confirm(admin, { code })).statusCode, 400)
  assert.match((await confirm(admin, { password })).json().errors.code, /Enter its code, or use a passkey/)
})

test('an app that is switched on ends the password as a proof, and one that is only set up does not', async () => {
  const [admin, user] = [await buildUser(t, { isAdmin: true }), await buildUser(t)]
  await t.as(admin).post('/api/account/totp')
  assert.equal((await confirm(admin, { password })).statusCode, 204)
  const { secret } = await switchOnApp(t, admin)
  t.clock.move({ minutes: 11 })
  assert.equal((await confirm(admin, { password })).statusCode, 400)
  assert.equal((await grant(admin, user)).statusCode, 403)
  assert.equal((await confirm(admin, { code: codeAt(t, secret) })).statusCode, 204)
  assert.equal((await grant(admin, user)).statusCode, 201)
})

test('wrong proofs are counted for the session, and lock nobody out elsewhere', async () => {
  const user = await buildUser(t)
  for (let time = 0; time < 10; time++) assert.equal((await confirm(user, { password: 'wrong one' })).statusCode, 400)
  assert.equal((await confirm(user, { password })).statusCode, 429)
  assert.equal((await t.as().post('/api/account/login', { email: user.email, password })).statusCode, 200)
})

test('every call that adds, changes or removes a factor, grants points or changes a role asks for a proof', async () => {
  const folder = join(import.meta.dirname, '../../../contract')
  const names = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) => /^[a-z-]+\/[a-z-]+\.ts$/.test(file))
  const modules = await Promise.all(names.map((file) => import(join(folder, file)) as Promise<Record<string, Endpoint>>))
  const asking = modules.flatMap((module) => Object.values(module)).filter((value) => value?.config?.confirmed)
  const calls = asking.map(({ method, url }) => `${method} ${url}`)
  for (const call of [
    'DELETE /api/account/passkeys/:id',
    'DELETE /api/account/totp',
    'POST /api/account/correct-points',
    'POST /api/account/grant-points',
    'POST /api/account/passkeys',
    'POST /api/account/passkeys/options',
    'POST /api/account/recovery-codes',
    'POST /api/account/totp',
    'PUT /api/account/totp',
    'PUT /api/statistics/users/:id/admin',
  ])
    assert.ok(calls.includes(call), call)

  const admin = await buildUser(t, { isAdmin: true })
  t.clock.move({ minutes: 10 })
  const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const
  for (const { method, url } of asking) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    const response = await t.as(admin)[verbs[method]](url.replaceAll(/:\w+/g, '1'), body)
    assert.deepEqual([response.statusCode, response.json().code], [403, 'accounts/confirm'], `${method} ${url}`)
  }
})
