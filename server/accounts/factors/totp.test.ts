import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Factors } from '#contract/accounts/factors.ts'
import { removeFactorsAndTell, resealSecrets } from '#server/accounts/index.ts'
import { sql } from '#server/core/database/db.ts'
import { codeAt, switchOnApp } from '#server/testing/authenticator-app.ts'
import { buildCourse, buildUser, password, type TestUser } from '#server/testing/build.ts'
import { PasskeyDevice } from '#server/testing/passkey-device.ts'
import { createTestDatabase, startTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()

async function withApp(test: TestApp = t) {
  const user = await buildUser(test)
  return { user, ...(await switchOnApp(test, user)) }
}
const firstStep = ({ email }: { email: string }, more: object = {}, { app }: TestApp = t) =>
  app.inject({ method: 'POST', url: '/api/account/login', payload: { email, password, ...more } })
const tokenFor = async (user: TestUser, test?: TestApp): Promise<string> => (await firstStep(user, {}, test)).json().token
const secondStep = (token: string, code: string, more: object = {}, { app }: TestApp = t) =>
  app.inject({ method: 'POST', url: '/api/account/login/second-step', payload: { token, code, ...more } })
const readStatus = async (user: TestUser, code: string, test?: TestApp) =>
  (await secondStep(await tokenFor(user, test), code, {}, test)).statusCode
const readFactors = async (user: TestUser) => (await t.as(user).get('/api/account/factors')).json<Factors>()

test('the app is used only after it has shown a right code; then the password gets no tokens but a second step', async () => {
  const user = await buildUser(t)
  const { secret, address, qrCode } = (await t.as(user).post('/api/account/totp')).json()
  assert.match(secret, /^[A-Z2-7]{32}$/)
  assert.ok(address.startsWith('otpauth://totp/Coursewise:') && address.includes(secret))
  assert.match(qrCode, /^data:image\/svg\+xml,/)
  const wrong = await t.as(user).put('/api/account/totp', { code: codeAt(t, secret, 300) })
  assert.deepEqual([wrong.statusCode, Object.keys(wrong.json().errors)], [400, ['code']])
  assert.equal((await firstStep(user)).statusCode, 200)
  assert.equal((await readFactors(user)).totp, null)

  const on = await t.as(user).put('/api/account/totp', { code: codeAt(t, secret) })
  assert.equal(on.json().recoveryCodes.length, 10)
  const response = await firstStep(user)
  assert.equal(response.statusCode, 403)
  const { code, token, Message, errors, ...others } = response.json()
  assert.deepEqual(
    [code, typeof token, Message],
    ['accounts/second-step', 'string', 'Enter the code from your authenticator app.'],
  )
  assert.deepEqual([errors, others], [{ email: Message }, { StatusCode: 403 }])
  assert.equal(response.headers['set-cookie'], undefined)
  // The code that switched it on was used by that.
  assert.equal((await secondStep(token, codeAt(t, secret))).statusCode, 401)
  t.clock.move({ seconds: 30 })
  assert.equal((await secondStep(token, codeAt(t, secret))).statusCode, 200)
  assert.equal((await readFactors(user)).totp?.lastUsedUTC, t.clock.now().toISOString())
})

test('the guest’s cart, wishlist and Remember me take effect with the second step, and not before', async () => {
  const { user, secret } = await withApp()
  const course = await buildCourse(t, await buildUser(t, { isCreator: true }))
  const lists = () =>
    Promise.all(['shopping-cart', 'wishlist'].map(async (list) => (await t.as(user).get(`/api/${list}/ids`)).json<number[]>()))
  const guest = { shoppingCart: `-${course.id}`, wishlist: `-${course.id}:9` }
  const { token } = (await firstStep(user, { rememberMe: true, ...guest })).json()
  assert.deepEqual(await lists(), [[], []])
  const response = await secondStep(token, codeAt(t, secret), guest)
  assert.equal(response.statusCode, 200, response.body)
  assert.match(String(response.headers['set-cookie']), /^device-\d+=/)
  assert.deepEqual(await lists(), [[course.id], [course.id]])
  t.clock.move({ days: 2 })
  const { accessToken, refreshToken } = response.json()
  assert.equal((await t.as().post('/api/tokens/refresh', { accessToken, refreshToken })).statusCode, 200)
})

test('codes of the half minute before and after are right, those beyond are wrong', async () => {
  for (const [seconds, status] of [
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ] as const) {
    const { user, secret } = await withApp()
    // Later than the code that switched it on, which must not decide this.
    t.clock.move({ minutes: 5 })
    assert.equal(await readStatus(user, codeAt(t, secret, seconds)), status, `${seconds}`)
  }
  const { user, secret } = await withApp()
  t.clock.move({ minutes: 5 })
  const code = codeAt(t, secret)
  t.clock.move({ seconds: 59 })
  assert.equal(await readStatus(user, code), 200)
  const next = codeAt(t, secret, 30)
  t.clock.move({ seconds: 61 })
  assert.equal(await readStatus(user, next), 401)
})

test('a code works once, also when it is sent five times at once; an earlier one does not work after it', async () => {
  const { user, secret } = await withApp()
  t.clock.move({ minutes: 1 })
  const token = await tokenFor(user)
  const [before, code] = [codeAt(t, secret, -30), codeAt(t, secret)]
  const responses = await Promise.all(Array.from({ length: 5 }, () => secondStep(token, code)))
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [200, 401, 401, 401, 401])
  const replayed = await secondStep(token, code)
  assert.deepEqual(replayed.json().errors, { code: 'This code is wrong, or was used before.' })
  assert.equal((await secondStep(token, before)).statusCode, 401)
})

test('a code or a recovery code of one account is refused for another', async () => {
  const [one, other] = [await withApp(), await withApp()]
  assert.equal(await readStatus(one.user, codeAt(t, other.secret)), 401)
  assert.equal(await readStatus(one.user, other.recoveryCodes[0] ?? ''), 401)
  assert.equal(await readStatus(other.user, other.recoveryCodes[0] ?? ''), 200)
})

test('each recovery code works once, however it is written; a new set replaces all of them', async () => {
  const { user, recoveryCodes } = await withApp()
  const [first = '', second = '', third = ''] = recoveryCodes
  assert.equal(new Set(recoveryCodes).size, 10)
  assert.match(first, /^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
  assert.equal(await readStatus(user, first), 200)
  assert.equal(await readStatus(user, first), 401)
  assert.equal(await readStatus(user, ` ${second.toLowerCase().replaceAll('-', ' ')} `), 200)
  assert.equal((await readFactors(user)).totp?.recoveryCodesLeft, 8)
  const renewed = (await t.as(user).post('/api/account/recovery-codes')).json().recoveryCodes
  assert.equal((await readFactors(user)).totp?.recoveryCodesLeft, 10)
  assert.equal(await readStatus(user, third), 401)
  assert.equal(await readStatus(user, renewed[9]), 200)
})

test('neither the secret nor a recovery code can be read from the database', async () => {
  const { user, secret, recoveryCodes } = await withApp()
  const rows = await t.db.many(sql`
    select t.*, (select string_agg(encode(hash, 'escape'), ' ') from recovery_codes where user_id = t.user_id) as codes
      from totp_secrets t where user_id = ${user.id}`)
  const text = JSON.stringify(rows)
  for (const hidden of [secret, ...recoveryCodes]) assert.ok(!text.includes(hidden) && !text.includes(hidden.replaceAll('-', '')))
})

test('a sealed secret that is moved to another account opens nothing', async () => {
  const [one, other] = [await withApp(), await withApp()]
  await t.db.run(sql`
    update totp_secrets set secret = (select secret from totp_secrets where user_id = ${one.user.id}) where user_id = ${other.user.id}`)
  assert.equal(await readStatus(other.user, codeAt(t, one.secret)), 401)
  assert.equal(await readStatus(other.user, other.recoveryCodes[0] ?? ''), 200)
})

test('the token of the first step is for five minutes and for nothing else', async () => {
  const { user, secret } = await withApp()
  const token = await tokenFor(user)
  assert.equal((await t.as({ accessToken: token }).get('/api/account')).statusCode, 401)
  assert.equal((await secondStep(user.accessToken, codeAt(t, secret))).statusCode, 401)
  assert.equal((await secondStep(`${token.slice(0, -2)}AA`, codeAt(t, secret))).statusCode, 401)
  t.clock.move({ minutes: 5, seconds: 1 })
  const late = await secondStep(token, codeAt(t, secret))
  assert.deepEqual([late.statusCode, late.json().Message], [401, 'This took too long. Please log in again.'])
  assert.equal((await secondStep(await tokenFor(user), '')).statusCode, 400)
})

test('ten wrong codes lock like ten wrong passwords, and both count together', async () => {
  const { user, secret } = await withApp()
  const token = await tokenFor(user)
  const from = (remoteAddress: string, url: string, payload: object) =>
    t.app.inject({ method: 'POST', url, remoteAddress, payload })
  for (let time = 0; time < 5; time++)
    assert.equal(
      (await from(`10.0.0.${time}`, '/api/account/login', { email: user.email, password: 'wrong one' })).statusCode,
      401,
    )
  for (let time = 5; time < 10; time++)
    assert.equal((await from(`10.0.0.${time}`, '/api/account/login/second-step', { token, code: '000000' })).statusCode, 401)
  const locked = await from('10.0.0.11', '/api/account/login/second-step', { token, code: codeAt(t, secret) })
  assert.deepEqual([locked.statusCode, locked.headers['retry-after']], [429, '900'])
  assert.equal((await from('10.0.0.11', '/api/account/login', { email: user.email, password })).statusCode, 429)
  t.clock.move({ minutes: 15 })
  assert.equal(await readStatus(user, codeAt(t, secret)), 200)
})

test('a passkey is a second step too, if it is the account’s own, and as the only factor needs none', async () => {
  const { user } = await withApp()
  const [device, foreign] = [new PasskeyDevice(), new PasskeyDevice()]
  const stranger = await buildUser(t)
  for (const [owner, made] of [
    [user, device],
    [stranger, foreign],
  ] as const) {
    const options = (await t.as(owner).post('/api/account/passkeys/options')).json()
    assert.equal((await t.as(owner).post('/api/account/passkeys', { passkey: made.create(options) })).statusCode, 201)
  }
  const toUse = async () => (await t.as().post('/api/account/login/passkey/options')).json()
  const step = async (signed: object) =>
    (await t.as().post('/api/account/login/second-step', { token: await tokenFor(user), passkey: signed })).statusCode
  assert.equal(await step(foreign.sign(await toUse())), 401)
  assert.equal(await step(device.sign(await toUse())), 200)
  const alone = await t.as().post('/api/account/login/passkey', { passkey: device.sign(await toUse()) })
  assert.equal(alone.statusCode, 200)
})

test('switched off, the password is enough and the recovery codes are gone; a second app needs that first', async () => {
  const { user } = await withApp()
  assert.equal((await t.as(user).post('/api/account/totp')).statusCode, 409)
  assert.equal((await t.as(user).delete('/api/account/totp')).statusCode, 204)
  for (const response of [await t.as(user).delete('/api/account/totp'), await t.as(user).post('/api/account/recovery-codes')])
    assert.equal(response.statusCode, 404)
  assert.equal((await t.as(user).put('/api/account/totp', { code: '123456' })).statusCode, 409)
  assert.equal((await firstStep(user)).statusCode, 200)
  assert.equal((await t.db.many(sql`select from recovery_codes where user_id = ${user.id}`)).length, 0)
})

test('an operator can remove all factors of a user, after which the password is enough', async () => {
  const { user } = await withApp()
  await removeFactorsAndTell(t, user.id)
  assert.equal((await firstStep(user)).statusCode, 200)
  assert.deepEqual(await readFactors(user), { passkeys: [], totp: null })
})

test('codes stay right while the portal’s key changes, and the earlier key can be retired when the job has run', async () => {
  const [oldKey, newKey] = ['an-old-key-for-tests-0123456789abcdef', 'a-new-key-for-tests-0123456789abcdef']
  const database = await createTestDatabase()
  after(database.drop)
  const on = (SECRET_KEY: string) => startTestApp({ SECRET_KEY }, Promise.resolve({ ...database, drop: async () => {} }))
  const [before, during, retired] = [await on(oldKey), await on(`${newKey},${oldKey}`), await on(newKey)]
  const { user, secret, recoveryCodes } = await withApp(before)
  for (const { clock } of [during, retired]) clock.move({ seconds: 30 })
  const works = async (server: TestApp, code: string) => (await readStatus(user, code, server)) === 200
  assert.equal(await works(during, codeAt(during, secret)), true)
  for (const { clock } of [during, retired]) clock.move({ seconds: 30 })
  assert.equal(await works(retired, codeAt(retired, secret)), false)
  assert.equal(await works(retired, recoveryCodes[0] ?? ''), true)

  await resealSecrets(retired)
  assert.equal(await works(retired, codeAt(retired, secret)), false)
  await resealSecrets(during)
  assert.equal(await works(retired, codeAt(retired, secret)), true)
})
