import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Factors, Passkey } from '#contract/accounts/factors.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { forgetChallenges } from '#server/accounts/index.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser, type TestUser } from '#server/testing/build.ts'
import { PasskeyDevice } from '#server/testing/passkey-device.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const readFactors = async (user: TestUser) => (await t.as(user).get('/api/account/factors')).json<Factors>()
const toAdd = async (user: TestUser) => (await t.as(user).post('/api/account/passkeys/options')).json()
const toUse = async () => (await t.as().post('/api/account/login/passkey/options')).json()
const add = (user: TestUser, passkey: object, name?: string, headers = {}) =>
  t.as(user).post('/api/account/passkeys', { passkey, name }, headers)
const login = (passkey: object, more: object = {}) => t.as().post('/api/account/login/passkey', { passkey, ...more })

/** A user whose device has a passkey. */
async function withPasskey() {
  const [user, device] = [await buildUser(t), new PasskeyDevice()]
  const response = await add(user, device.create(await toAdd(user)))
  assert.equal(response.statusCode, 201, response.body)
  return { user, device, passkey: response.json<Passkey>() }
}

test('a passkey signs in without password and second step, and its last use is kept', async () => {
  const { user, device } = await withPasskey()
  assert.equal((await readFactors(user)).passkeys[0]?.lastUsedUTC, null)
  const course = await buildCourse(t, await buildUser(t, { isCreator: true }))
  const guest = { shoppingCart: `-${course.id}`, wishlist: `-${course.id}:9` }
  const response = await login(device.sign(await toUse()), { ...guest, rememberMe: true })
  assert.equal(response.statusCode, 200, response.body)
  assert.match(String(response.headers['set-cookie']), /^device-\d+=/)
  const profile = await t.as(response.json()).get('/api/account')
  assert.equal(profile.json().email, user.email)
  assert.equal((await t.as(response.json()).get('/api/shopping-cart?pageNumber=1')).json().length, 1)
  assert.deepEqual((await t.as(response.json()).get('/api/wishlist/ids')).json(), [course.id])
  assert.equal((await readFactors(user)).passkeys[0]?.lastUsedUTC, t.clock.now().toISOString())
})

test('of many passkeys that are added at the same time, no more than the limit are kept', async () => {
  const user = await buildUser(t)
  const made = []
  for (let count = 0; count < formLimits.passkeys.max + 10; count++) made.push(new PasskeyDevice().create(await toAdd(user)))
  const responses = await Promise.all(made.map((passkey) => add(user, passkey)))
  assert.equal(responses.filter(({ statusCode }) => statusCode === 201).length, formLimits.passkeys.max)
  assert.ok(responses.every(({ statusCode }) => [201, 409].includes(statusCode)))
  assert.equal((await readFactors(user)).passkeys.length, formLimits.passkeys.max)
})

test('a passkey is named after the device, or as the user likes, and can be renamed and removed by its owner alone', async () => {
  const [user, stranger] = [await buildUser(t), await buildUser(t)]
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const first = (await add(user, new PasskeyDevice().create(await toAdd(user)), undefined, agent)).json<Passkey>()
  const second = (await add(user, new PasskeyDevice().create(await toAdd(user)), ' My key ')).json<Passkey>()
  assert.deepEqual([first.name, second.name], ['Firefox on Linux', 'My key'])
  const url = `/api/account/passkeys/${second.id}`
  for (const response of [await t.as(stranger).put(url, { name: 'Mine now' }), await t.as(stranger).delete(url)])
    assert.equal(response.statusCode, 404)
  assert.equal((await t.as(user).put(url, { name: '  ' })).statusCode, 400)
  assert.equal((await t.as(user).put(url, { name: 'Blue key' })).statusCode, 204)
  assert.equal((await t.as(user).delete(`/api/account/passkeys/${first.id}`)).statusCode, 204)
  assert.deepEqual(
    (await readFactors(user)).passkeys.map(({ name }) => name),
    ['Blue key'],
  )
})

test('a passkey that was removed, or that nobody has added, signs nobody in', async () => {
  const { user, device, passkey } = await withPasskey()
  await t.as(user).delete(`/api/account/passkeys/${passkey.id}`)
  for (const unknown of [device, new PasskeyDevice()]) {
    const response = await login(unknown.sign(await toUse()))
    assert.equal(response.statusCode, 401)
    assert.deepEqual(response.json().errors, { passkey: response.json().Message })
  }
})

test('what a passkey has signed works once, also when it is sent five times at once', async () => {
  const { device } = await withPasskey()
  const signed = device.sign(await toUse())
  const responses = await Promise.all(Array.from({ length: 5 }, () => login(signed)))
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [200, 401, 401, 401, 401])
  assert.equal((await login(signed)).statusCode, 401)
})

test('a challenge lasts five minutes, is used up by a wrong try, and one that the server did not make is refused', async () => {
  const { device } = await withPasskey()
  const late = await toUse()
  t.clock.move({ minutes: 5 })
  assert.equal((await login(device.sign(late))).statusCode, 401)

  const spoilt = await toUse()
  assert.equal((await login(new PasskeyDevice().sign(spoilt))).statusCode, 401)
  assert.equal((await login(device.sign(spoilt))).statusCode, 401)

  assert.equal((await login(device.sign({ challenge: 'bWFkZSB1cA' }))).statusCode, 401)
  assert.equal((await login(device.sign(await toUse()))).statusCode, 200)
})

test('a challenge to add a passkey is of no use to sign in or to another user, and the other way round', async () => {
  const { user, device } = await withPasskey()
  const stranger = await buildUser(t)
  assert.equal((await login(device.sign(await toAdd(user)))).statusCode, 401)
  const other = new PasskeyDevice()
  for (const options of [await toAdd(user), await toUse()])
    assert.equal((await add(stranger, other.create(options))).statusCode, 400)
  const options = await toAdd(stranger)
  assert.equal((await add(stranger, other.create(options))).statusCode, 201)
  assert.equal((await add(stranger, new PasskeyDevice().create(options))).statusCode, 400)
})

test('a device that did not verify the user, another site, an old counter and a foreign signature are refused', async () => {
  const { device } = await withPasskey()
  assert.equal((await login(device.sign(await toUse()))).statusCode, 200)
  const odd = [
    { isVerified: false },
    { origin: 'https://evil.example' },
    { site: 'evil.example' },
    { counter: 1 },
    { counter: 0 },
  ]
  for (const what of odd) {
    const response = await login(device.sign(await toUse(), what))
    assert.equal(response.statusCode, 401, JSON.stringify(what))
  }
  const options = await toUse()
  const foreign = { ...device.sign(options), response: new PasskeyDevice().sign(options).response }
  assert.equal((await login(foreign)).statusCode, 401)
  assert.equal((await login(device.sign(await toUse()))).statusCode, 200)

  const user = await buildUser(t)
  for (const what of odd.slice(0, 3)) {
    const response = await add(user, new PasskeyDevice().create(await toAdd(user), what))
    assert.equal(response.statusCode, 400, JSON.stringify(what))
  }
})

test('a passkey that several devices share does not count its uses, and is accepted', async () => {
  const { device } = await withPasskey()
  for (let time = 0; time < 2; time++) assert.equal((await login(device.sign(await toUse(), { counter: 0 }))).statusCode, 200)
})

test('no passkey belongs to two accounts, and nobody has more than twenty', async () => {
  const { device } = await withPasskey()
  const user = await buildUser(t)
  assert.equal((await add(user, device.create(await toAdd(user)))).statusCode, 409)
  await t.db.run(sql`
    insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
    select ${user.id}, 'Key', 'key-' || n, '', 0, '{}', now() from generate_series(1, 19) n`)
  assert.equal((await add(user, new PasskeyDevice().create(await toAdd(user)))).statusCode, 201)
  assert.equal((await add(user, new PasskeyDevice().create(await toAdd(user)))).statusCode, 409)
})

test('a browser is asked not to make a second passkey on the same device, and to verify the user', async () => {
  const { user, device } = await withPasskey()
  const options = await toAdd(user)
  assert.deepEqual(
    options.excludeCredentials.map(({ id }: { id: string }) => id),
    [device.id],
  )
  assert.deepEqual([options.rp.id, options.user.name], ['localhost', user.email])
  assert.equal(options.authenticatorSelection.userVerification, 'required')
  assert.equal(options.authenticatorSelection.residentKey, 'required')
  const { userVerification, allowCredentials } = await toUse()
  assert.deepEqual([userVerification, allowCredentials], ['required', undefined])
})

test('the site of a passkey is that of PUBLIC_URL; numbers and nonsense have none', async () => {
  const named = await startTestApp({ PUBLIC_URL: 'https://learn.example.org' })
  const options = await named.as().post('/api/account/login/passkey/options')
  assert.equal(options.json().rpId, 'learn.example.org')
  for (const host of ['127.0.0.1:3000', '[::1]:3000', 'no host']) {
    const response = await t.as().post('/api/account/login/passkey/options', undefined, { host })
    assert.equal(response.statusCode, 400, host)
  }
})

test('broken input is refused with 400 or 401', async () => {
  const { device } = await withPasskey()
  const whole = device.sign(await toUse())
  for (const passkey of [{}, null, 'x', { ...whole, type: 'password' }, { ...whole, id: 'x'.repeat(20_000) }])
    assert.equal((await t.as().post('/api/account/login/passkey', { passkey })).statusCode, 400)
  for (const clientDataJSON of ['????', 'a b', 'a\0'])
    assert.equal((await login({ ...whole, response: { ...whole.response, clientDataJSON } })).statusCode, 400)
  for (const clientDataJSON of ['', Buffer.from('null').toString('base64url'), Buffer.from('{').toString('base64url')])
    assert.equal((await login({ ...whole, response: { ...whole.response, clientDataJSON } })).statusCode, 401)
})

test('old challenges are forgotten, and one address gets a thousand in 15 minutes', async () => {
  await toUse()
  await forgetChallenges(t.db, new Date(t.clock.now().getTime() + 6 * 60_000))
  assert.equal((await t.db.many(sql`select from passkey_challenges`)).length, 0)
  await t.db.run(sql`update throttles set count = 1000`)
  assert.equal((await t.as().post('/api/account/login/passkey/options')).statusCode, 429)
})
