import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeFactorsAndTell } from '#server/accounts/index.ts'
import { sql } from '#server/core/database/db.ts'
import { switchOnApp } from '#server/testing/authenticator-app.ts'
import { buildUser, type TestUser } from '#server/testing/build.ts'
import { mailSettings, mailsTo } from '#server/testing/mails.ts'
import { PasskeyDevice } from '#server/testing/passkey-device.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp(mailSettings)
const here = { site: 'portal.test', origin: mailSettings.PUBLIC_URL }
const subjectsTo = async (email: string) => (await mailsTo(t, email)).map(({ subject }) => subject)
const passkeys = '/api/account/passkeys'

async function addPasskey(user: TestUser, name?: string) {
  const options = (await t.as(user).post(`${passkeys}/options`)).json()
  return t.as(user).post(passkeys, { passkey: new PasskeyDevice().create(options, here), name })
}

test('a passkey that is added or removed is mailed to its owner, with what to do, and without the name it was given', async () => {
  const user = await buildUser(t, { name: 'Buy at evil.example', isConfirmed: true })
  const { id } = (await addPasskey(user, 'Win a prize at evil.example')).json()
  assert.equal((await t.as(user).put(`${passkeys}/${id}`, { name: 'Blue key' })).statusCode, 204)
  assert.equal((await t.as(user).delete(`${passkeys}/${id}`)).statusCode, 204)
  assert.deepEqual(await subjectsTo(user.email), [
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ])
  for (const { paragraphs, action } of await mailsTo(t, user.email)) {
    assert.match(paragraphs.join(' '), /If this was not you, open Security.* change your password\./)
    assert.equal(action?.path, '/account/security')
  }
  assert.doesNotMatch(JSON.stringify(await mailsTo(t, user.email)), /evil|Blue key/)
})

test('an app that is added or removed, and new recovery codes, are mailed to the owner', async () => {
  const user = await buildUser(t, { isConfirmed: true })
  await switchOnApp(t, user)
  assert.equal((await t.as(user).post('/api/account/recovery-codes')).statusCode, 200)
  assert.equal((await t.as(user).delete('/api/account/totp')).statusCode, 204)
  assert.deepEqual(await subjectsTo(user.email), [
    'An authenticator app was added to your account',
    'New recovery codes were made for your account',
    'The authenticator app was removed from your account',
  ])
})

test('nothing is mailed when nothing has changed: an app that is only set up, a wrong code, an unknown passkey', async () => {
  const user = await buildUser(t, { isConfirmed: true })
  await t.as(user).post('/api/account/totp')
  assert.equal((await t.as(user).put('/api/account/totp', { code: '000000' })).statusCode, 400)
  assert.equal((await t.as(user).delete('/api/account/totp')).statusCode, 204)
  assert.equal((await t.as(user).post('/api/account/recovery-codes')).statusCode, 404)
  assert.equal((await t.as(user).delete(`${passkeys}/999999`)).statusCode, 404)
  await removeFactorsAndTell(t, user.id)
  assert.deepEqual(await subjectsTo(user.email), [])
})

test('what an operator removes is mailed to the owner', async () => {
  const user = await buildUser(t, { isConfirmed: true })
  await addPasskey(user)
  await removeFactorsAndTell(t, user.id)
  assert.deepEqual((await subjectsTo(user.email)).slice(1), ['Passkeys and authenticator app were removed from your account'])
})

test('the mail goes to the address that the account has now, not to the one in the token', async () => {
  const user = await buildUser(t, { isConfirmed: true })
  const email = `moved-${user.email}`
  await t.db.run(sql`update users set email = ${email} where id = ${user.id}`)
  await t.db.run(sql`update users set email_verified_at = ${t.clock.now()} where id = ${user.id}`)
  await addPasskey(user)
  assert.deepEqual([await subjectsTo(user.email), await subjectsTo(email)], [[], ['A passkey was added to your account']])
})

test('a change happens together with its mail or not at all', async () => {
  const user = await buildUser(t, { isConfirmed: true })
  const { id } = (await addPasskey(user)).json()
  await switchOnApp(t, user)
  const factors = async () => (await t.as(user).get('/api/account/factors')).json()
  const before = await factors()
  const codes = async () => t.db.many(sql`select hash from recovery_codes where user_id = ${user.id} order by hash`)
  const codesBefore = await codes()
  await t.db.run(sql`alter table mails add constraint refuses check (false) not valid`)
  const changes = [
    await addPasskey(user),
    await t.as(user).delete(`${passkeys}/${id}`),
    await t.as(user).post('/api/account/recovery-codes'),
    await t.as(user).delete('/api/account/totp'),
  ]
  await t.db.run(sql`alter table mails drop constraint refuses`)
  assert.deepEqual(
    changes.map(({ statusCode }) => statusCode),
    [500, 500, 500, 500],
  )
  assert.deepEqual([await factors(), await codes()], [before, codesBefore])
})
