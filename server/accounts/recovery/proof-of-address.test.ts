import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { codeAt, switchOnApp } from '#server/testing/authenticator-app.ts'
import { buildSkill, buildUser, password, type TestUser } from '#server/testing/build.ts'
import { createRoute, wanting } from '#server/testing/learning-routes.ts'
import { mailSettings, mailsTo, newestMailTo, tokenIn } from '#server/testing/mails.ts'
import { PasskeyDevice } from '#server/testing/passkey-device.ts'
import { saturdays } from '#server/testing/route-calendar.ts'
import { comeBack, leaveForSchool, type Pupil, startSchool, visitSchool } from '#server/testing/school.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'

const pupils: Record<string, Pupil> = {}
const school = await startSchool(pupils)
after(() => school.stop())
/** A demo can send links without a mail server, so a stranger can add what they like before the address is confirmed. */
const demo = await startTestApp({ ...school.env, DEMO: '1', WRONG_PASSWORDS_PER_ADDRESS: '1000' })
const mailing = await startTestApp({ ...mailSettings, ...school.env })
const newPassword = 'only the owner knows'

async function addPasskey(t: TestApp, user: TestUser): Promise<PasskeyDevice> {
  const device = new PasskeyDevice()
  const options = (await t.as(user).post('/api/account/passkeys/options')).json()
  const response = await t.as(user).post('/api/account/passkeys', { passkey: madeFor(device, options) })
  assert.equal(response.statusCode, 201, response.body)
  return device
}
const site = { origin: 'https://learn.example.org', site: 'learn.example.org' }
const madeFor = (device: PasskeyDevice, options: { challenge: string }) => device.create(options, site)
async function tryToUse(t: TestApp, device: PasskeyDevice) {
  const options = (await t.as().post('/api/account/login/passkey/options')).json()
  return device.sign(options, site)
}
const toHeaders = (user: TestUser) => ({ authorization: `Bearer ${user.accessToken}` })
async function linkSchool(t: TestApp, user: TestUser, login: string) {
  const headers = toHeaders(user)
  const { url, cookie } = await leaveForSchool(t.app, { what: 'link', headers })
  return comeBack(t.app, cookie, await visitSchool(url, login), { headers })
}
async function logInAtSchool(t: TestApp, login: string) {
  const { url, cookie } = await leaveForSchool(t.app)
  return comeBack(t.app, cookie, await visitSchool(url, login))
}
const logIn = (t: TestApp, user: TestUser, given: string) =>
  t.as().post('/api/account/login', { email: user.email, password: given })

/** What the owner of the address does: asks for a link, and chooses a password with it. */
async function resetByMail(t: TestApp, { email }: TestUser) {
  assert.equal((await t.as().post('/api/account/forgot', { email })).statusCode, 204)
  const linkMail = async () => (await mailsTo(t, email)).find(({ subject }) => subject === 'Choose a new password')
  await until(async () => (await linkMail()) !== undefined)
  const token = tokenIn((await linkMail()) ?? { subject: '', paragraphs: [] })
  assert.equal((await t.as().post('/api/account/reset', { token, password: newPassword })).statusCode, 204)
}
const isVerified = (t: TestApp, { id }: TestUser) =>
  t.db
    .one<{ verified: boolean }>(sql`select email_verified_at is not null as verified from users where id = ${id}`)
    .then((row) => row.verified)

test('a stranger’s passkey no longer opens the account after the owner’s mailed reset', async () => {
  const stranger = await buildUser(demo)
  const device = await addPasskey(demo, stranger)
  assert.equal((await demo.as().post('/api/account/login/passkey', { passkey: await tryToUse(demo, device) })).statusCode, 200)
  await resetByMail(demo, stranger)
  assert.equal((await demo.as().post('/api/account/login/passkey', { passkey: await tryToUse(demo, device) })).statusCode, 401)
  assert.ok(await isVerified(demo, stranger))
})

test('a stranger’s authenticator keeps the owner out no more, and recovery codes and a second step in progress are refused', async () => {
  const stranger = await buildUser(demo)
  const { secret, recoveryCodes } = await switchOnApp(demo, stranger)
  const { token } = (await logIn(demo, stranger, password)).json()
  assert.ok(token)
  await resetByMail(demo, stranger)
  assert.equal((await logIn(demo, stranger, newPassword)).statusCode, 200)
  for (const code of [codeAt(demo, secret), recoveryCodes[0]])
    assert.equal((await demo.as().post('/api/account/login/second-step', { token, code })).statusCode, 401)
  const { codes } = await demo.db.one<{ codes: number }>(
    sql`select count(*)::int as codes from recovery_codes where user_id = ${stranger.id}`,
  )
  assert.equal(codes, 0)
})

test('an authenticator that a stranger only set up cannot be switched on after the reset', async () => {
  const stranger = await buildUser(demo)
  const { secret } = (await demo.as(stranger).post('/api/account/totp')).json()
  await resetByMail(demo, stranger)
  const owner = { ...stranger, ...(await logIn(demo, stranger, newPassword)).json() }
  assert.equal((await demo.as(owner).put('/api/account/totp', { code: codeAt(demo, secret) })).statusCode, 409)
})

test('a stranger’s school account no longer opens the account, and the role that it gave goes', async () => {
  const stranger = await buildUser(demo)
  pupils.stranger = { name: 'A Stranger', email: 'stranger@school.example', email_verified: true }
  assert.equal((await linkSchool(demo, stranger, 'stranger')).statusCode, 200)
  await demo.db.run(sql`update users set is_creator = true where id = ${stranger.id}`)
  await demo.db.run(sql`update oidc_identities set gave_creator = true where user_id = ${stranger.id}`)
  await resetByMail(demo, stranger)
  const response = await logInAtSchool(demo, 'stranger')
  assert.equal(response.statusCode, 200)
  const account = (await demo.as(response.json().pair).get('/api/account')).json()
  assert.notEqual(account.id, stranger.id, 'the stranger gets an account of their own')
  const owner = (await logIn(demo, stranger, newPassword)).json()
  assert.deepEqual((await demo.as(owner).get('/api/account')).json().roles, ['Student'])
})

test('a stranger’s calendar address, links to routes, sessions and known devices end', async () => {
  const stranger = await buildUser(demo)
  const { address } = (await demo.as(stranger).post('/api/route-calendar', saturdays)).json()
  const { pathname } = new URL(address)
  assert.equal((await demo.as().get(pathname)).statusCode, 200)
  const milestones = [{ date: null, skills: wanting([await buildSkill(demo, 'Knots'), 2]) }]
  const id = await createRoute(demo, stranger, { milestones })
  const { secret } = (await demo.as(stranger).put(`/api/learning-routes/${id}/share`)).json()
  const seen = async () => (await demo.as().get(`/api/shared-routes/${secret}`)).statusCode
  assert.equal(await seen(), 200)
  const login = await logIn(demo, stranger, password)
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await resetByMail(demo, stranger)
  assert.equal((await demo.as().get(pathname)).statusCode, 404)
  assert.equal(await seen(), 404)
  for (const pair of [stranger, login.json()]) assert.equal((await demo.as().post('/api/tokens/refresh', pair)).statusCode, 401)
  // Neither this device nor this address has a count of its own any more: wrong passwords from elsewhere lock both out.
  const payload = { email: stranger.email, password: 'wrong one' }
  const tryElsewhere = () => demo.app.inject({ method: 'POST', url: '/api/account/login', remoteAddress: '203.0.113.9', payload })
  for (let time = 0; time < 10; time++) assert.equal((await tryElsewhere()).statusCode, 401)
  const known = await demo.as().post('/api/account/login', { email: stranger.email, password: newPassword }, { cookie })
  assert.equal(known.statusCode, 429)
})

test('what is added while the owner resets the password is refused, or removed: nothing of it stays', async () => {
  for (let round = 0; round < 5; round++) {
    const stranger = await buildUser(demo)
    const devices = Array.from({ length: 4 }, () => new PasskeyDevice())
    const made = []
    for (const device of devices)
      made.push(madeFor(device, (await demo.as(stranger).post('/api/account/passkeys/options')).json()))
    await Promise.all([
      resetByMail(demo, stranger),
      demo.as(stranger).post('/api/route-calendar', saturdays),
      ...made.map((passkey) => demo.as(stranger).post('/api/account/passkeys', { passkey })),
    ])
    const { left } = await demo.db.one<{ left: number }>(sql`
      select (select count(*) from passkeys where user_id = ${stranger.id})::int
           + (select count(*) from route_calendars where user_id = ${stranger.id})::int as left`)
    assert.equal(left, 0)
  }
})

test('a session that the reset ended adds nothing, although its access token is valid for some seconds more', async () => {
  const stranger = await buildUser(demo)
  const { url, cookie } = await leaveForSchool(demo.app, { what: 'link', headers: toHeaders(stranger) })
  pupils.late = { name: 'Late', email: 'late@school.example', email_verified: true }
  const response = await visitSchool(url, 'late')
  await resetByMail(demo, stranger)
  const headers = toHeaders(stranger)
  assert.equal((await comeBack(demo.app, cookie, response, { headers })).statusCode, 401)
  assert.equal((await demo.as(stranger).post('/api/route-calendar', saturdays)).statusCode, 401)
})

test('what an owner added to a confirmed address stays after a reset, and so does the second step', async () => {
  const owner = await buildUser(demo, { isConfirmed: true })
  const device = await addPasskey(demo, owner)
  await switchOnApp(demo, owner)
  await resetByMail(demo, owner)
  assert.equal((await logIn(demo, owner, newPassword)).json().code, 'accounts/second-step')
  assert.equal((await demo.as().post('/api/account/login/passkey', { passkey: await tryToUse(demo, device) })).statusCode, 200)
})

test('a link that an Admin handed over proves no address, so it removes nothing', async () => {
  const [admin, user] = [await buildUser(demo, { isAdmin: true }), await buildUser(demo)]
  const device = await addPasskey(demo, user)
  const { link } = (await demo.as(admin).post(`/api/statistics/users/${user.id}/reset-link`)).json()
  const token = String(link).split('#')[1]
  assert.equal((await demo.as().post('/api/account/reset', { token, password: newPassword })).statusCode, 204)
  assert.equal((await demo.as().post('/api/account/login/passkey', { passkey: await tryToUse(demo, device) })).statusCode, 200)
  assert.equal(await isVerified(demo, user), false)
})

test('where a mail server sends, nothing that opens the account is added before the address is confirmed', async () => {
  const person = { name: 'New', email: 'new@example.com', password }
  const registered = (await mailing.as().post('/api/account/register', person)).json()
  const { id } = (await mailing.as(registered).get('/api/account')).json()
  const user: TestUser = { id, ...person, ...registered }
  const headers = toHeaders(user)
  const calls = () =>
    Promise.all([
      mailing.as(user).post('/api/account/passkeys/options'),
      mailing.as(user).post('/api/account/totp'),
      mailing.as(user).post('/api/account/recovery-codes'),
      mailing.as(user).post('/api/route-calendar', saturdays),
      mailing.app.inject({ method: 'POST', url: '/api/account/oidc/link', headers, payload: {} }),
    ])
  const sentence =
    'Confirm your email address first: open the link in the mail that was sent to it. Your profile can send the mail again.'
  for (const response of await calls()) assert.deepEqual([response.statusCode, response.json().Message], [403, sentence])
  const token = tokenIn(await newestMailTo(mailing, user.email))
  assert.equal((await mailing.as().post('/api/account/confirm-email', { token })).statusCode, 200)
  const statuses = (await calls()).map(({ statusCode }) => statusCode)
  assert.deepEqual(statuses, [200, 200, 404, 201, 200])
})
