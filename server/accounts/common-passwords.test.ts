import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refuseCommonPassword } from '#server/core/security/common-passwords.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import { buildUser, password } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { updatePassword } from './accounts.queries.ts'

const t = await startTestApp({ REGISTRATIONS_PER_ADDRESS: '1' })
const sentence = 'This is one of the most used passwords. Please choose another one.'
const register = (given: string) =>
  t.as().post('/api/account/register', { name: 'Ann', email: 'ann@example.com', password: given })

test('registering with one of the most used passwords is refused at its field, in any case, and does not count', async () => {
  for (const common of ['123456', 'password', 'PassWord', 'qwertyuiop']) {
    const response = await register(common)
    assert.deepEqual([response.statusCode, response.json().errors], [400, { password: sentence }], common)
  }
  assert.equal((await register('Demo123!')).statusCode, 200)
})

test('changing to one of the most used passwords is refused, and the old password stays', async () => {
  const user = await buildUser(t)
  const change = { currentPassword: password, newPassword: 'iloveyou' }
  const response = await t.as(user).put('/api/account/password', change)
  assert.deepEqual([response.statusCode, response.json().errors], [400, { newPassword: sentence }])
  assert.equal((await t.as().post('/api/account/login', { email: user.email, password })).statusCode, 200)
})

test('somebody who already has such a password still signs in', async () => {
  const { id, email } = await buildUser(t)
  await updatePassword(t.db, id, await hashPassword('123456'))
  assert.equal((await t.as().post('/api/account/login', { email, password: '123456' })).statusCode, 200)
})

test('exactly the 10,000 most used passwords of six characters or more are refused', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const byFrequency = dictionary['passwords-common'].filter((word) => word.length >= 6)
  const isRefused = (word: string) =>
    refuseCommonPassword('password', word).then(
      () => false,
      () => true,
    )
  assert.deepEqual(await Promise.all([0, 9_999, 10_000, 20_000].map((place) => isRefused(byFrequency[place] ?? ''))), [
    true,
    true,
    false,
    false,
  ])
})
