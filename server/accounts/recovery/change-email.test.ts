import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { decodeJwt } from 'jose'
import type { Profile } from '#contract/accounts/accounts.ts'
import { sql } from '#server/core/database/db.ts'
import { buildUser, password, renewed, type TestUser } from '#server/testing/build.ts'
import { mailSettings, mailsTo, newestMailTo, tokenIn } from '#server/testing/mails.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

const t = await startTestApp({ ...mailSettings, WRONG_PASSWORDS_PER_ADDRESS: '10000' })
const withoutMail = await startTestApp()
const fresh = () => `fresh-${randomBytes(6).toString('hex')}@example.com`
const readProfile = async (user: { accessToken: string }, at = t) => (await at.as(user).get('/api/account')).json<Profile>()
const save = (user: TestUser, change: object, at = t) =>
  at.as(user).put('/api/account', { name: user.name, position: '', email: user.email, ...change })
const confirm = (token: string, at = t) => at.as().post('/api/account/confirm-email', { token })
const forget = (email: string) => t.as().post('/api/account/forgot', { email })
/** Asks to change the address and returns the token of the link that was sent to the new one. */
async function startChange(user: TestUser, email: string): Promise<string> {
  assert.equal((await save(user, { email, password })).statusCode, 200)
  return tokenIn(await newestMailTo(t, email))
}
const isVerified = async ({ db }: TestApp, email: string) =>
  (await db.one<{ verified: boolean }>(sql`select email_verified_at is not null as verified from users where email = ${email}`))
    .verified

test('registration sends a link that verifies the address; until then it is only marked', async () => {
  const email = fresh()
  const pair = (await t.as().post('/api/account/register', { name: 'New', email, password })).json()
  assert.equal((await readProfile(pair)).isEmailUnverified, true)
  const mail = await newestMailTo(t, email)
  assert.deepEqual([mail.subject, mail.action?.label], ['Confirm your email address', 'Confirm this address'])
  const token = tokenIn(mail)
  assert.equal(mail.action?.path, `/account/confirm-email#${token}`)
  const response = await confirm(token)
  assert.deepEqual([response.statusCode, response.json()], [200, { email }])
  assert.equal((await readProfile(pair)).isEmailUnverified, false)
  assert.equal((await confirm(token)).statusCode, 403)
})

test('a portal without mail sends no link and marks nothing', async () => {
  const email = fresh()
  const pair = (await withoutMail.as().post('/api/account/register', { name: 'New', email, password })).json()
  const { isEmailUnverified, newEmail } = await readProfile(pair, withoutMail)
  assert.deepEqual([isEmailUnverified, newEmail], [false, null])
  assert.deepEqual(await mailsTo(withoutMail, email), [])
  assert.equal((await withoutMail.db.many(sql`select from account_links`)).length, 0)
})

test('a link that verifies is valid for a day', async () => {
  const [first, second] = [fresh(), fresh()]
  for (const email of [first, second]) await t.as().post('/api/account/register', { name: 'New', email, password })
  t.clock.move({ minutes: 24 * 60 - 1 })
  assert.equal((await confirm(tokenIn(await newestMailTo(t, first)))).statusCode, 200)
  t.clock.move({ minutes: 1 })
  assert.equal((await confirm(tokenIn(await newestMailTo(t, second)))).statusCode, 403)
})

test('another address needs the password; without it, or with a wrong one, nothing changes', async () => {
  for (const at of [t, withoutMail]) {
    const user = await buildUser(at)
    for (const [given, sentence] of [
      [undefined, 'Enter your password to change the email address.'],
      [null, 'Enter your password to change the email address.'],
      ['', 'Enter your password to change the email address.'],
      ['not this one', 'The password is wrong.'],
    ]) {
      const refused = await save(user, { name: 'Renamed', email: fresh(), password: given }, at)
      assert.deepEqual([refused.statusCode, refused.json().errors], [400, { password: sentence }])
    }
    const profile = await readProfile(user, at)
    assert.deepEqual([profile.name, profile.email, profile.newEmail], [user.name, user.email, null])
    assert.equal((await save(user, { name: 'Renamed' }, at)).statusCode, 200)
  }
})

test('wrong passwords for another address are counted like those for another password', async () => {
  const user = await buildUser(t)
  for (let time = 0; time < 10; time++)
    assert.equal((await save(user, { email: fresh(), password: 'not this one' })).statusCode, 400)
  assert.equal((await save(user, { email: fresh(), password })).statusCode, 429)
})

test('where mail works, the address changes when its link is opened, and the present one is warned', async () => {
  const user = await buildUser(t)
  const email = fresh()
  const response = await save(user, { name: 'Renamed', email, password })
  assert.equal(response.statusCode, 200)
  assert.equal(decodeJwt(response.json().accessToken).email, user.email)
  const waiting = await readProfile(user)
  assert.deepEqual([waiting.name, waiting.email, waiting.newEmail], ['Renamed', user.email, email])
  assert.equal((await t.as().post('/api/account/login', { email, password })).statusCode, 401)

  const warning = await newestMailTo(t, user.email)
  assert.equal(warning.subject, 'Your email address is about to change')
  assert.ok(warning.paragraphs.join(' ').includes(email))
  assert.equal(warning.action?.path, '/account/forgot')

  assert.deepEqual((await confirm(tokenIn(await newestMailTo(t, email)))).json(), { email })
  const changed = await readProfile(user)
  assert.deepEqual([changed.email, changed.newEmail, changed.isEmailUnverified], [email, null, false])
  assert.equal((await t.as().post('/api/account/login', { email, password })).statusCode, 200)
  assert.equal((await t.as().post('/api/account/login', { email: user.email, password })).statusCode, 401)
})

test('without mail the address changes at once', async () => {
  const user = await buildUser(withoutMail)
  const email = fresh()
  const response = await save(user, { email, password }, withoutMail)
  assert.equal(decodeJwt(response.json().accessToken).email, email)
  const profile = await readProfile(user, withoutMail)
  assert.deepEqual([profile.email, profile.newEmail], [email, null])
})

test('an address that is verified is no longer so when the version before changes it', async () => {
  const user = await buildUser(t)
  await t.db.run(sql`update users set email_verified_at = ${t.clock.now()} where id = ${user.id}`)
  await t.db.run(sql`update users set name = 'Same', email = ${user.email.toUpperCase()} where id = ${user.id}`)
  assert.equal(await isVerified(t, user.email.toUpperCase()), true)
  const email = fresh()
  await t.db.run(sql`update users set email = ${email} where id = ${user.id}`)
  assert.equal(await isVerified(t, email), false)
})

test('of ten uses of a link at once one wins, and the address is the new one', async () => {
  const user = await buildUser(t)
  const email = fresh()
  const token = await startChange(user, email)
  const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [200, ...Array(9).fill(403)])
  assert.equal((await readProfile(user)).email, email)
})

test('a taken address is refused at once, and one that is taken meanwhile when it is confirmed', async () => {
  const [user, other] = [await buildUser(t), await buildUser(t)]
  const taken = await save(user, { email: other.email.toUpperCase(), password })
  assert.deepEqual([taken.statusCode, taken.json().errors], [409, { email: 'This email address is already registered.' }])
  const email = fresh()
  const token = await startChange(user, email)
  await buildUser(t, { email })
  assert.equal((await confirm(token)).statusCode, 409)
  assert.equal((await readProfile(user)).email, user.email)
})

test('a change can be cancelled, replaced, and ends with a new password', async () => {
  const user = await buildUser(t)
  const cancelled = await startChange(user, fresh())
  assert.equal((await t.as(user).delete('/api/account/email-change')).statusCode, 204)
  assert.equal((await readProfile(user)).newEmail, null)
  assert.equal((await confirm(cancelled)).statusCode, 403)

  const replaced = await startChange(user, fresh())
  const last = await startChange(user, fresh())
  assert.equal((await confirm(replaced)).statusCode, 403)

  assert.equal((await forget(user.email)).statusCode, 204)
  const reset = tokenIn(await newestMailTo(t, user.email, 4))
  assert.equal((await t.as().post('/api/account/reset', { token: reset, password: 'something new' })).statusCode, 204)
  assert.equal((await confirm(last)).statusCode, 403)
})

test('a reset link to the address before ends with the change', async () => {
  const user = await buildUser(t)
  const email = fresh()
  const token = await startChange(user, email)
  await forget(user.email)
  const reset = tokenIn(await newestMailTo(t, user.email, 2))
  assert.equal((await confirm(token)).statusCode, 200)
  assert.equal((await t.as().post('/api/account/reset', { token: reset, password: 'something new' })).statusCode, 403)
})

test('the link is sent again, for the new address or the present one, five times an hour; a verified address needs none', async () => {
  const user = await buildUser(t)
  const sendAgain = async () => (await t.as(user).post('/api/account/email-link')).statusCode
  assert.equal(await sendAgain(), 204)
  const verify = tokenIn(await newestMailTo(t, user.email))
  const email = fresh()
  const first = await startChange(user, email)
  assert.equal(await sendAgain(), 204)
  const second = tokenIn(await newestMailTo(t, email, 2))
  assert.equal((await confirm(first)).statusCode, 403)
  assert.equal((await confirm(verify)).statusCode, 200)
  assert.equal((await confirm(second)).statusCode, 200)
  assert.equal(await sendAgain(), 204)
  assert.equal((await mailsTo(t, email)).length, 2)
  assert.equal(await sendAgain(), 204)
  assert.equal(await sendAgain(), 429)
  assert.equal((await t.as().post('/api/account/email-link')).statusCode, 401)
})

test('nobody sends a stranger more than a few mails by changing the address', async () => {
  const user = await buildUser(t)
  const victim = fresh()
  for (let time = 0; time < 5; time++) assert.equal((await save(user, { email: victim, password })).statusCode, 200)
  const refused = await save(user, { name: 'Renamed', email: victim, password })
  assert.equal(refused.statusCode, 429)
  assert.equal((await mailsTo(t, victim)).length, 5)
  assert.equal((await readProfile(user)).name, user.name)
})

test('many users together send a stranger no more mails than one', async () => {
  const victim = fresh()
  const [first, second] = [await buildUser(t), await buildUser(t)]
  for (let time = 0; time < 4; time++) assert.equal((await save(first, { email: victim, password })).statusCode, 200)
  assert.equal((await save(second, { email: victim.toUpperCase(), password })).statusCode, 200)
  assert.equal((await t.as(second).post('/api/account/email-link')).statusCode, 429)
  const third = await buildUser(t)
  assert.equal((await save(third, { email: victim, password })).statusCode, 429)
  assert.equal((await mailsTo(t, victim)).length + (await mailsTo(t, victim.toUpperCase())).length, 5)
  assert.equal((await save(third, { email: fresh(), password })).statusCode, 200)
})

test('nobody finds out about more than ten addresses an hour whether they are registered', async () => {
  for (const at of [t, withoutMail]) {
    const [user, other] = [await buildUser(at), await buildUser(at)]
    const attempt = async () => (await save(user, { email: other.email, password }, at)).statusCode
    for (let time = 0; time < 10; time++) assert.equal(await attempt(), 409)
    assert.equal(await attempt(), 429)
    assert.equal((await save(user, { name: 'Renamed' }, at)).statusCode, 200)
    at.clock.move({ minutes: 60 })
    assert.equal((await save(await renewed(at, user), { email: other.email, password }, at)).statusCode, 409)
  }
})

test('a mail repeats no name that a user chose', async () => {
  const email = fresh()
  await t.as().post('/api/account/register', { name: 'Buy at evil.example', email, password })
  assert.ok(!JSON.stringify(await mailsTo(t, email)).includes('evil.example'))
})
