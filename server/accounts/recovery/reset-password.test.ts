import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { inTransaction } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { buildUser, password, type TestUser } from '#server/testing/build.ts'
import { mailSettings, mailsTo, newestMailTo, tokenIn } from '#server/testing/mails.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { createResetLink, forgetLinks, setRole } from '../index.ts'

const run = promisify(execFile)
const t = await startTestApp({ ...mailSettings, WRONG_PASSWORDS_PER_ADDRESS: '30' })
const withoutMail = await startTestApp()
const guest = t.as()
const newPassword = 'a new secret phrase'
/** Each test comes from its own address, because addresses are throttled. */
let network = 0
const fromNewAddress = () => `10.30.${network++}.1`
const post = (url: string, payload: object, remoteAddress = fromNewAddress()) =>
  t.app.inject({ method: 'POST', url, payload, remoteAddress })

const forget = (email: string, remoteAddress?: string) => post('/api/account/forgot', { email }, remoteAddress)
const reset = (token: string, given = newPassword) => post('/api/account/reset', { token, password: given })
const logIn = (email: string, given: string) => post('/api/account/login', { email, password: given })
/** Requests a link and returns its token. */
async function requestLink({ email }: TestUser, count = 1): Promise<string> {
  assert.equal((await forget(email)).statusCode, 204)
  return tokenIn(await newestMailTo(t, email, count))
}
const linkOver = 'This link is no longer valid. A link works once and for a limited time, and only the newest one counts.'
const isOver = async (token: string) => {
  const response = await reset(token)
  assert.deepEqual([response.statusCode, response.json().Message], [403, linkOver])
}

test('a forgotten password is replaced by the link in the mail; all sessions end, and the user is notified', async () => {
  const user = await buildUser(t)
  const token = await requestLink(user)
  const [mail] = await mailsTo(t, user.email)
  assert.equal(mail?.subject, 'Choose a new password')
  assert.equal(mail?.action?.path, `/account/reset#${token}`)
  assert.equal((await reset(token)).statusCode, 204)
  assert.equal((await logIn(user.email, password)).statusCode, 401)
  assert.equal((await logIn(user.email, newPassword)).statusCode, 200)
  assert.equal((await guest.post('/api/tokens/refresh', user)).statusCode, 401)
  const notice = await newestMailTo(t, user.email, 2)
  assert.deepEqual([notice.subject, notice.action?.path], ['Your password was changed', '/account/forgot'])
  const { verified } = await t.db.one<{ verified: boolean }>(
    sql`select email_verified_at is not null as verified from users where id = ${user.id}`,
  )
  assert.ok(verified, 'the mail arrived, so the address is verified')
})

test('known and unknown addresses get the same response, and an unknown one gets no mail', async () => {
  const user = await buildUser(t)
  const [known, unknown] = [await forget(user.email), await forget('nobody-here@example.com')]
  const comparable = ({ statusCode, body, headers }: typeof known) => [
    statusCode,
    body,
    { ...headers, 'x-request-id': '', date: '' },
  ]
  assert.deepEqual(comparable(known), comparable(unknown))
  await newestMailTo(t, user.email)
  assert.deepEqual(await mailsTo(t, 'nobody-here@example.com'), [])
  assert.equal((await forget('nonsense')).statusCode, 400)
})

test('only the hash of a token is stored', async () => {
  const user = await buildUser(t)
  const token = await requestLink(user)
  const rows = await t.db.many(sql`select to_jsonb(l) as row from account_links l where user_id = ${user.id}`)
  assert.equal(rows.length, 1)
  assert.ok(!JSON.stringify(rows).includes(token))
})

test('a link works once, and of twenty uses at once exactly one', async () => {
  const user = await buildUser(t)
  const token = await requestLink(user)
  const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(token, `new password ${index}`)))
  const won = responses.flatMap(({ statusCode }, index) => (statusCode === 204 ? [index] : []))
  assert.equal(won.length, 1)
  assert.ok(responses.every(({ statusCode }) => [204, 403].includes(statusCode)))
  assert.equal((await logIn(user.email, `new password ${won[0]}`)).statusCode, 200)
  await isOver(token)
  assert.equal((await mailsTo(t, user.email)).length, 2)
})

test('a link is valid for an hour', async () => {
  const [early, late] = [await buildUser(t), await buildUser(t)]
  const tokens = [await requestLink(early), await requestLink(late)]
  t.clock.move({ minutes: 59 })
  assert.equal((await reset(tokens[0] ?? '')).statusCode, 204)
  t.clock.move({ minutes: 1 })
  await isOver(tokens[1] ?? '')
})

test('a password that is changed in the profile is a mail too', async () => {
  const user = await buildUser(t)
  const form = { currentPassword: password, newPassword }
  assert.equal((await t.as(user).put('/api/account/password', form)).statusCode, 200)
  const notice = await newestMailTo(t, user.email)
  assert.equal(notice.subject, 'Your password was changed')
  assert.match(notice.paragraphs[0] ?? '', /in the profile/)
})

test('a new link, a changed password and a changed address end the earlier link', async () => {
  const user = await buildUser(t)
  const first = await requestLink(user)
  const second = await requestLink(user, 2)
  await isOver(first)

  const change = { currentPassword: password, newPassword: 'changed by hand' }
  assert.equal((await t.as(user).put('/api/account/password', change)).statusCode, 200)
  await isOver(second)

  // After the notice about the password.
  const third = await requestLink(user, 4)
  await t.db.run(sql`update users set email = ${`moved-${user.email}`} where id = ${user.id}`)
  await isOver(third)
})

test('a link for another purpose, of nobody, or damaged is refused and changes nothing', async () => {
  const email = `fresh-${randomBytes(4).toString('hex')}@example.com`
  assert.equal((await post('/api/account/register', { name: 'New', email, password })).statusCode, 200)
  const verify = tokenIn(await newestMailTo(t, email))
  const user = await buildUser(t)
  const token = await requestLink(user)
  for (const wrong of [verify, randomBytes(32).toString('base64url'), token.slice(0, -1), `${token}A`, token.toUpperCase()])
    await isOver(wrong)
  assert.equal((await post('/api/account/confirm-email', { token })).statusCode, 403)
  assert.equal((await reset('')).statusCode, 400)
  assert.equal((await reset('x'.repeat(201))).statusCode, 400)
  assert.equal((await logIn(user.email, password)).statusCode, 200)
})

test('a new password that breaks the rules is refused, and the link stays', async () => {
  const user = await buildUser(t)
  const token = await requestLink(user)
  const short = await reset(token, '12345')
  assert.deepEqual([short.statusCode, Object.keys(short.json().errors)], [400, ['password']])
  const common = await reset(token, 'Password1')
  assert.deepEqual([common.statusCode, Object.keys(common.json().errors)], [400, ['password']])
  assert.equal((await reset(token)).statusCode, 204)
})

test('five links an hour can be requested for an address, known or not, and so many from an origin', async () => {
  const user = await buildUser(t)
  for (const email of [user.email, 'nobody-either@example.com']) {
    for (let time = 0; time < 5; time++) assert.equal((await forget(email)).statusCode, 204)
    const refused = await forget(email.toUpperCase())
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [429, '3600'])
  }
  const address = fromNewAddress()
  for (let time = 0; time < 30; time++) assert.equal((await forget(`someone-${time}@example.com`, address)).statusCode, 204)
  assert.equal((await forget('someone-else@example.com', address)).statusCode, 429)
  await newestMailTo(t, user.email, 5)
  t.clock.move({ minutes: 60 })
  assert.equal((await forget(user.email)).statusCode, 204)
  await newestMailTo(t, user.email, 6)
})

test('the letter İ opens no second count of mails to an account', async () => {
  await buildUser(t, { email: 'iris@example.com' })
  for (let time = 0; time < 5; time++) await forget('iris@example.com')
  await newestMailTo(t, 'iris@example.com', 5)
  assert.equal((await forget('\u0130ris@example.com')).statusCode, 204)
  // The next request is handled after it.
  const other = await buildUser(t)
  await requestLink(other)
  assert.equal((await mailsTo(t, 'iris@example.com')).length, 5)
})

test('invalid tokens are counted for their origin; valid ones are not', async () => {
  const address = fromNewAddress()
  const attempt = (token: string) => post('/api/account/reset', { token, password: newPassword }, address)
  const user = await buildUser(t)
  assert.equal((await attempt(await requestLink(user))).statusCode, 204)
  for (let time = 0; time < 30; time++) assert.equal((await attempt(`guess ${time}`)).statusCode, 403)
  assert.equal((await attempt('another guess')).statusCode, 429)
})

test('where mail is not set up, the portal says so and whom to ask', async () => {
  assert.deepEqual((await guest.get('/api/account/recovery')).json(), { byMail: true })
  assert.deepEqual((await withoutMail.as().get('/api/account/recovery')).json(), { byMail: false })
  const refused = await withoutMail.as().post('/api/account/forgot', { email: 'somebody@example.com' })
  assert.deepEqual(
    [refused.statusCode, refused.json().Message],
    [409, 'This portal does not send mail. Ask an Admin for a reset link.'],
  )
})

test('an Admin makes a link that works once, and the log says so; it does not verify the address', async () => {
  const [admin, user] = [await buildUser(t, { isAdmin: true }), await buildUser(t)]
  const response = await t.as(admin).post(`/api/statistics/users/${user.id}/reset-link`)
  assert.equal(response.statusCode, 200)
  const [origin, token = ''] = response.json().link.split('/account/reset#')
  assert.equal(origin, mailSettings.PUBLIC_URL)
  const [entry] = (await t.as(admin).get('/api/statistics/audit/10/1')).json()
  assert.deepEqual([entry.act, entry.admin, entry.user, entry.details], ['reset-link', admin.email, user.email, ''])
  assert.equal((await reset(token)).statusCode, 204)
  assert.equal((await logIn(user.email, newPassword)).statusCode, 200)
  await isOver(token)
  const profile = (await t.as(await signedIn(user.email)).get('/api/account')).json()
  assert.equal(profile.isEmailUnverified, true)
})

test('an Admin makes no link for an Admin, themselves included, nor for nobody; without PUBLIC_URL the link has no origin', async () => {
  const [admin, other, user] = [await buildUser(t, { isAdmin: true }), await buildUser(t, { isAdmin: true }), await buildUser(t)]
  for (const { id } of [admin, other])
    assert.equal((await t.as(admin).post(`/api/statistics/users/${id}/reset-link`)).statusCode, 403)
  assert.equal((await t.as(admin).post('/api/statistics/users/999999/reset-link')).statusCode, 404)
  assert.equal((await t.as(user).post(`/api/statistics/users/${user.id}/reset-link`)).statusCode, 403)
  const { count } = await t.db.one<{ count: number }>(
    sql`select count(*)::int as count from account_links where user_id = any(${[admin.id, other.id, user.id]}::int[])`,
  )
  assert.equal(count, 0)

  const [boss, learner] = [await buildUser(withoutMail, { isAdmin: true }), await buildUser(withoutMail)]
  const { link } = (await withoutMail.as(boss).post(`/api/statistics/users/${learner.id}/reset-link`)).json()
  assert.match(link, /^\/account\/reset#[\w-]{43}$/)
})

test('a link that an Admin made ends when its user becomes an Admin, in whatever way; one that came by mail stays', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  const env = { ...process.env, DATABASE_URL: t.settings.databaseUrl, DATA_DIR: t.settings.dataDir }
  const promotions: ((user: TestUser) => Promise<unknown>)[] = [
    ({ id }) => t.as(admin).put(`/api/statistics/users/${id}/admin`, { isAdmin: true }),
    ({ email }) => run(process.execPath, ['scripts/portal.ts', 'admin', email], { env }),
    ({ id }) => inTransaction(t, (parts) => setRole(parts, id, { role: 'Admin', has: true, reason: 'Claimed' })),
  ]
  for (const promote of promotions) {
    const [user, mailed] = [await buildUser(t), await buildUser(t)]
    const { link } = (await t.as(admin).post(`/api/statistics/users/${user.id}/reset-link`)).json()
    const token = await requestLink(mailed)
    for (const each of [user, mailed]) {
      await promote(each)
      assert.ok((await t.as(each).get('/api/account')).json().roles.includes('Admin'))
    }
    await isOver(link.split('#')[1])
    assert.equal((await reset(token)).statusCode, 204)
  }
})

test('a link that is not noted in the log is not made', async () => {
  const user = await buildUser(t)
  const nobody = { id: 999_999, sessionId: '', name: '', email: '', roles: [] }
  await assert.rejects(createResetLink(t, nobody, user.id))
  assert.equal((await t.db.many(sql`select from account_links where user_id = ${user.id}`)).length, 0)
})

test('npm run portal -- reset-link prints a link, for an Admin too, and says when nobody has the address', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  const { databaseUrl, dataDir } = t.settings
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PUBLIC_URL: mailSettings.PUBLIC_URL }
  const print = (...args: string[]) => run(process.execPath, ['scripts/portal.ts', 'reset-link', ...args], { env })
  const { stdout } = await print(admin.email.toUpperCase())
  const [, token = ''] = /^http:\/\/portal\.test\/account\/reset#([\w-]{43})\n$/.exec(stdout) ?? []
  assert.equal((await reset(token)).statusCode, 204)
  assert.equal((await logIn(admin.email, newPassword)).statusCode, 200)
  await assert.rejects(print('nobody@example.com'), /Nobody has registered with nobody@example.com/)
  await assert.rejects(print(), /Usage: npm run portal -- reset-link/)
})

test('expired links are forgotten', async () => {
  const user = await buildUser(t)
  await requestLink(user)
  const left = async () => (await t.db.many(sql`select from account_links where user_id = ${user.id}`)).length
  await forgetLinks(t.db, t.clock.now())
  assert.equal(await left(), 1)
  t.clock.move({ minutes: 61 })
  await forgetLinks(t.db, t.clock.now())
  assert.equal(await left(), 0)
})

const signedIn = async (email: string) => (await logIn(email, newPassword)).json<{ accessToken: string }>()
