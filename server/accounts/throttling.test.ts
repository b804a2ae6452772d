import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { forgetAddresses } from '#server/accounts/index.ts'
import { sql } from '#server/core/database/db.ts'
import { buildUser, password } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp({ WRONG_PASSWORDS_PER_ADDRESS: '30', REGISTRATIONS_PER_ADDRESS: '3' })

const login = (email: string, given: string, remoteAddress: string, { app } = t, cookie = '') =>
  app.inject({
    method: 'POST',
    url: '/api/account/login',
    remoteAddress,
    headers: { cookie },
    payload: { email, password: given },
  })
const readCookie = ({ headers }: LightMyRequestResponse) => String(headers['set-cookie']).split(';')[0] ?? ''
/** Sends wrong passwords from elsewhere until the account is locked there. */
const attack = async (email: string, from: string) => {
  for (let time = 0; time < 12; time++) await login(email, 'wrong one', `${from}.${time}`)
  assert.equal((await login(email, password, `${from}.99`)).statusCode, 429)
}

test('ten wrong passwords lock an account for 15 minutes, sent at once too; signed-in sessions go on', async () => {
  const user = await buildUser(t)
  const responses = await Promise.all(Array.from({ length: 15 }, (_, index) => login(user.email, 'wrong one', `10.0.0.${index}`)))
  assert.deepEqual(responses.map((response) => response.statusCode).sort(), [...Array(10).fill(401), ...Array(5).fill(429)])
  const locked = await login(user.email, password, '10.0.1.1')
  assert.equal(locked.statusCode, 429)
  assert.equal(locked.headers['retry-after'], '900')
  assert.equal(locked.json().Message, 'Too many attempts. Please try again in 15 minutes.')
  assert.equal(locked.json().code, 'core/too-many-attempts')
  assert.equal((await t.as(user).get('/api/account')).statusCode, 200)
  t.clock.move({ minutes: 15 })
  assert.equal((await login(user.email, password, '10.0.1.1')).statusCode, 200)
})

test('wrong passwords from elsewhere lock the owner out neither at a known address nor on a known device', async () => {
  const { email } = await buildUser(t)
  const signedIn = await login(email, password, '10.6.0.1')
  assert.match(
    String(signedIn.headers['set-cookie']),
    /^device-\d+=[\w.-]+; Path=\/api\/account; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
  )
  await attack(email, '10.6.1')
  assert.equal((await login(email, password, '10.6.0.1')).statusCode, 200)
  assert.equal((await login(email, password, '10.6.0.2', t, `other=1; ${readCookie(signedIn)}`)).statusCode, 200)
  assert.equal((await login(email, password, '10.6.0.3')).statusCode, 429)
})

test('the address of a registration is known, and a whole IPv6 line counts as one address', async () => {
  const email = 'new-here@example.com'
  const remoteAddress = '2001:db8:6:1::1'
  const payload = { name: 'New', email, password }
  const response = await t.app.inject({ method: 'POST', url: '/api/account/register', remoteAddress, payload })
  await attack(email, '10.7.1')
  assert.equal((await login(email, password, '2001:db8:6:1:ffff::2')).statusCode, 200)
  assert.equal((await login(email, password, '10.7.0.1', t, readCookie(response))).statusCode, 200)
})

test('a known address has its own ten wrong tries, and a known device behind it ten more', async () => {
  const { email } = await buildUser(t)
  const device = readCookie(await login(email, password, '10.8.0.1'))
  for (let time = 0; time < 10; time++) assert.equal((await login(email, 'wrong one', '10.8.0.1')).statusCode, 401)
  assert.equal((await login(email, password, '10.8.0.1')).statusCode, 429)
  assert.equal((await login(email, password, '10.8.0.1', t, device)).statusCode, 200)
  for (let time = 0; time < 10; time++) assert.equal((await login(email, 'wrong one', '10.8.0.1', t, device)).statusCode, 401)
  assert.equal((await login(email, password, '10.8.0.1', t, device)).statusCode, 429)
  assert.equal((await login(email, password, '10.8.0.2')).statusCode, 200)
})

test('known devices in one network have thirty wrong tries together, however many there are', async () => {
  const { email } = await buildUser(t)
  const devices = []
  for (let count = 0; count < 5; count++) devices.push(readCookie(await login(email, password, '10.13.0.1')))
  const [last, ...others] = devices
  const wrong = async (device = '') => (await login(email, 'wrong one', '10.13.0.1', t, device)).statusCode
  for (let time = 0; time < 15; time++) assert.equal(await wrong(others[0]), time < 10 ? 401 : 429)
  for (const device of others.slice(1, 3)) for (let time = 0; time < 10; time++) assert.equal(await wrong(device), 401)
  assert.equal(await wrong(others[3]), 429)
  assert.equal((await login(email, password, '10.13.0.1', t, last)).statusCode, 429)
  assert.equal((await login(email, password, '10.13.0.2', t, last)).statusCode, 200)
})

test('a device that is known from before a new password is unknown; the one that changed it is known', async () => {
  const user = await buildUser(t)
  const before = readCookie(await login(user.email, password, '10.14.0.1'))
  const newPassword = 'something new'
  const changed = await t.as(user).put('/api/account/password', { currentPassword: password, newPassword })
  await attack(user.email, '10.14.1')
  assert.equal((await login(user.email, newPassword, '10.14.0.2', t, before)).statusCode, 429)
  assert.equal((await login(user.email, newPassword, '10.14.0.2', t, readCookie(changed))).statusCode, 200)
})

test('a device that signed in to another account, or claims to be known, is unknown', async () => {
  const [owner, other] = [await buildUser(t), await buildUser(t)]
  const own = readCookie(await login(owner.email, password, '10.9.0.1'))
  const foreign = readCookie(await login(other.email, password, '10.9.0.2'))
  await attack(owner.email, '10.9.1')
  const [name = '', token = ''] = own.split('=')
  const forged = [
    foreign,
    `${name}=${foreign.split('=')[1]}`,
    `${name}=${token.slice(0, -2)}AA`,
    `${name}=${owner.accessToken}`,
    `${name}=`,
    `x${own}`,
  ]
  for (const cookie of forged) assert.equal((await login(owner.email, password, '10.9.0.9', t, cookie)).statusCode, 429, cookie)
  assert.equal((await login(owner.email, password, '10.9.0.9', t, own)).statusCode, 200)
})

test('a browser in which many people sign in keeps the cookies of the last ten others', async () => {
  const { email } = await buildUser(t)
  const own = readCookie(await login(email, password, '10.15.0.1'))
  const removed = async (others: number) => {
    const cookies = [own, 'school=1', ...Array.from({ length: others }, (_, index) => `device-${900_000 + index}=token`)]
    const [first, ...rest] = [(await login(email, password, '10.15.0.1', t, cookies.join('; '))).headers['set-cookie']].flat()
    assert.match(String(first), /^device-\d+=[\w.-]+; Path=\/api\/account; Max-Age=7776000; HttpOnly; SameSite=Strict$/)
    return rest
  }
  assert.deepEqual(await removed(10), [])
  assert.deepEqual(
    await removed(12),
    [900_000, 900_001].map((id) => `device-${id}=; Path=/api/account; Max-Age=0; HttpOnly; SameSite=Strict`),
  )
  assert.equal((await removed(60)).length, 20)
})

test('after 90 days without a sign-in neither address nor device is known', async () => {
  const { email } = await buildUser(t)
  const device = readCookie(await login(email, password, '10.10.0.1'))
  t.clock.move({ days: 91 })
  await attack(email, '10.10.1')
  assert.equal((await login(email, password, '10.10.0.1', t, device)).statusCode, 429)
  await forgetAddresses(t.db, t.clock.now())
  const { count } = await t.db.one<{ count: number }>(sql`select count(*)::int as count from sign_in_addresses`)
  assert.equal(count, 0)
})

test('wrong passwords from elsewhere do not keep the owner from changing the password', async () => {
  const user = await buildUser(t)
  await attack(user.email, '10.11.1')
  const change = { currentPassword: password, newPassword: 'something new' }
  assert.equal((await t.as(user).put('/api/account/password', change)).statusCode, 200)
})

test('a refused login or registration fills errors, also when it is refused for now', async () => {
  const { email } = await buildUser(t)
  const wrong = await login(email, 'wrong one', '10.12.0.1')
  assert.deepEqual([wrong.statusCode, wrong.json().errors], [401, { email: 'The email address or the password is wrong.' }])
  await attack(email, '10.12.1')
  const locked = await login(email, password, '10.12.0.1')
  assert.deepEqual(locked.json().errors, { email: locked.json().Message })
})

test('an unknown email locks just like a known one', async () => {
  const responses = []
  for (let time = 0; time < 11; time++) responses.push(await login('nobody@example.com', 'wrong one', '10.1.0.1'))
  assert.deepEqual(
    responses.map((response) => response.statusCode),
    [...Array(10).fill(401), 429],
  )
})

test('right passwords do not count', async () => {
  const user = await buildUser(t)
  for (let time = 0; time < 12; time++) assert.equal((await login(user.email, password, '10.2.0.1')).statusCode, 200)
})

test('the letter İ opens no second count for an account', async () => {
  const user = await buildUser(t, { email: 'inspector@example.com' })
  for (let time = 0; time < 10; time++) assert.equal((await login(user.email, 'wrong one', '10.5.0.1')).statusCode, 401)
  assert.equal((await login('\u0130nspector@example.com', password, '10.5.0.2')).statusCode, 429)
})

test('an address is stopped after its wrong passwords, over all accounts together', async () => {
  const attempt = (index: number) => login(`somebody-${index}@example.com`, 'wrong one', '10.3.0.1')
  for (let index = 0; index < 30; index++) assert.equal((await attempt(index)).statusCode, 401)
  assert.equal((await attempt(31)).statusCode, 429)
})

test('changing the password counts wrong ones too', async () => {
  const user = await buildUser(t)
  const change = (currentPassword: string) =>
    t.as(user).put('/api/account/password', { currentPassword, newPassword: 'something new' })
  for (let time = 0; time < 10; time++) assert.equal((await change('wrong one')).statusCode, 400)
  assert.equal((await change(password)).statusCode, 429)
})

test('registrations from one address are limited; a whole IPv6 line counts as one', async () => {
  const register = (index: number, remoteAddress: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/account/register',
      remoteAddress,
      payload: { name: 'New', email: `new-${index}-${remoteAddress.length}@example.com`, password },
    })
  for (let index = 0; index < 3; index++) assert.equal((await register(index, `2001:db8:1:2::${index}`)).statusCode, 200)
  const refused = await register(3, '2001:db8:1:2:ffff::3')
  assert.deepEqual([refused.statusCode, refused.json().errors], [429, { email: refused.json().Message }])
  assert.equal((await register(4, '2001:db8:1:3::1')).statusCode, 200)
})
