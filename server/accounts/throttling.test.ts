import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from '#server/core/db.ts'
import { buildUser, password } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp({ WRONG_PASSWORDS_PER_ADDRESS: '30', REGISTRATIONS_PER_ADDRESS: '3' })

const login = (email: string, given: string, remoteAddress: string, { app } = t) =>
  app.inject({ method: 'POST', url: '/api/account/login', remoteAddress, payload: { email, password: given } })

test('ten wrong passwords lock an account for 15 minutes, sent at once too; signed-in sessions go on', async () => {
  const user = await buildUser(t)
  const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => login(user.email, 'wrong one', `10.0.0.${index}`)))
  assert.deepEqual(answers.map((answer) => answer.statusCode).sort(), [...Array(10).fill(401), ...Array(5).fill(429)])
  const locked = await login(user.email, password, '10.0.1.1')
  assert.equal(locked.statusCode, 429)
  assert.equal(locked.headers['retry-after'], '900')
  assert.equal(locked.json().Message, 'Too many attempts. Please try again in 15 minutes.')
  assert.equal((await t.as(user).get('/api/account')).statusCode, 200)
  t.clock.move({ minutes: 15 })
  assert.equal((await login(user.email, password, '10.0.1.1')).statusCode, 200)
})

test('an unknown email locks just like a known one', async () => {
  const answers = []
  for (let time = 0; time < 11; time++) answers.push(await login('nobody@example.com', 'wrong one', '10.1.0.1'))
  assert.deepEqual(
    answers.map((answer) => answer.statusCode),
    [...Array(10).fill(401), 429],
  )
})

test('right passwords do not count', async () => {
  const user = await buildUser(t)
  for (let time = 0; time < 12; time++) assert.equal((await login(user.email, password, '10.2.0.1')).statusCode, 200)
})

test('whoever is told to wait a moment, because many sign in or register at once, is not counted', async () => {
  const school = await startTestApp({ WRONG_PASSWORDS_PER_ACCOUNT: '100' })
  const burst = async (attempt: (index: number) => Promise<LightMyRequestResponse>) => {
    const answers = await Promise.all(Array.from({ length: 90 }, (_, index) => attempt(index)))
    const refused = answers.filter((answer) => answer.statusCode !== 200)
    assert.ok(refused.length > 0)
    for (const answer of refused) assert.match(answer.json().Message, /^Many people are signing in right now/)
    return answers.length - refused.length
  }
  const counted = async () =>
    (await school.db.many<{ count: number }>(sql`select count from throttles where count > 0`)).map((row) => row.count)

  const user = await buildUser(school)
  await burst(() => login(user.email, password, '10.4.0.1', school))
  assert.deepEqual(await counted(), [])
  const registered = await burst((index) =>
    school.as().post('/api/account/register', { name: 'New', email: `pupil-${index}@example.com`, password }),
  )
  assert.deepEqual(await counted(), [registered])
})

test('the letter İ opens no second count for an account', async () => {
  const user = await buildUser(t, { email: 'inspector@example.com' })
  for (let time = 0; time < 10; time++) assert.equal((await login(user.email, 'wrong one', '10.5.0.1')).statusCode, 401)
  assert.equal((await login('\u0130nspector@example.com', password, '10.5.0.2')).statusCode, 429)
})

test('an address is stopped after its wrong passwords, whatever accounts it tries', async () => {
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
      payload: { name: 'New', email: `new-${index}-${remoteAddress.length}@example.com`, password: 'something' },
    })
  for (let index = 0; index < 3; index++) assert.equal((await register(index, `2001:db8:1:2::${index}`)).statusCode, 200)
  assert.equal((await register(3, '2001:db8:1:2:ffff::3')).statusCode, 429)
  assert.equal((await register(4, '2001:db8:1:3::1')).statusCode, 200)
})
