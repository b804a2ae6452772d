import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { codeAt, switchOnApp } from '#server/testing/authenticator-app.ts'
import { buildCourse, buildUser, password, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until, untilSomebodyWaits } from '#server/testing/until.ts'
import { endAllSessions } from './sessions.queries.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true })
const newPassword = 'a new secret phrase'

const login = ({ email }: TestUser, given = password, more: object = {}) =>
  t.as().post('/api/account/login', { email, password: given, ...more })
const secondStep = (token: string, code: string) => t.as().post('/api/account/login/second-step', { token, code })
const changePassword = (pair: { accessToken: string }) =>
  t.as(pair).put('/api/account/password', { currentPassword: password, newPassword })
const countLive = async ({ id }: TestUser) =>
  (await t.db.many(sql`select from sessions where user_id = ${id} and ended_at is null`)).length
/** A transaction that may be idle while passwords are checked. */
const holding: Db['tx'] = (work) => t.db.within(60).tx(work)
const countWaiting = async () => {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await t.db.many(waiting)).length
}

/** Everything that ends all sessions of a user. */
const signOuts: Record<string, (user: TestUser) => Promise<{ statusCode: number }>> = {
  'signed out by an Admin': ({ id }) => t.as(admin).post(`/api/statistics/users/${id}/sign-out`),
  'password changed': changePassword,
  'password reset': async ({ id }) => {
    const { link } = (await t.as(admin).post(`/api/statistics/users/${id}/reset-link`)).json()
    return t.as().post('/api/account/reset', { token: link.split('#')[1], password: newPassword })
  },
}

test('a login whose password is checked while all sessions are ended is refused, and its cart stays with the guest', async () => {
  const user = await buildUser(t)
  const course = await buildCourse(t, admin)
  const { loggingIn } = await holding(async (db) => {
    // After the password was checked, the login waits here.
    await db.run(sql`lock table totp_secrets in access exclusive mode`)
    const loggingIn = login(user, password, { shoppingCart: `-${course.id}` })
    await untilSomebodyWaits(t.db)
    await endAllSessions(db, user.id, 'by-admin', t.clock.now())
    return { loggingIn }
  })
  const refused = await loggingIn
  const sentence = 'All your devices were logged out in the meantime. Please log in again.'
  assert.deepEqual([refused.statusCode, refused.json().errors], [401, { email: sentence }])
  assert.equal(await countLive(user), 0)
  const again = await login(user)
  assert.equal(again.statusCode, 200)
  assert.deepEqual((await t.as(again.json()).get('/api/shopping-cart/ids')).json(), [])
})

test('a session that starts while all are ended is ended too', async () => {
  const user = await buildUser(t)
  const { loggingIn, ending } = await holding(async (db) => {
    // The login waits here with the user locked, so the sign-out comes after it.
    await db.run(sql`lock table sessions in exclusive mode`)
    const loggingIn = login(user)
    await untilSomebodyWaits(t.db)
    const ending = t.as(admin).post(`/api/statistics/users/${user.id}/sign-out`)
    await until(async () => (await countWaiting()) === 2)
    return { loggingIn, ending }
  })
  assert.deepEqual([(await loggingIn).statusCode, (await ending).statusCode], [200, 204])
  assert.equal(await countLive(user), 0)
})

test('the token of a first step is refused once all sessions were ended', async () => {
  for (const [how, signOut] of Object.entries(signOuts)) {
    const user = await buildUser(t)
    const { secret } = await switchOnApp(t, user)
    const { token } = (await login(user)).json()
    assert.ok((await signOut(user)).statusCode < 300, how)
    assert.equal((await secondStep(token, codeAt(t, secret))).statusCode, 401, how)
    t.clock.move({ seconds: 30 })
    const next = (await login(user, how === 'signed out by an Admin' ? password : newPassword)).json()
    assert.equal((await secondStep(next.token, codeAt(t, secret))).statusCode, 200, how)
  }
})

test('an ended session’s access token, which still works for seconds, does not change the password', async () => {
  const user = await buildUser(t)
  assert.equal((await t.as(user).get('/api/account')).statusCode, 200)
  await t.as().post('/api/tokens/revoke', { refreshToken: user.refreshToken })
  const refused = await changePassword(user)
  assert.deepEqual([refused.statusCode, refused.json().Message], [401, 'Your session has ended. Please log in again.'])
  assert.equal(await countLive(user), 0)
  assert.equal((await login(user)).statusCode, 200)
})

test('a password is not changed by a session that ends meanwhile, and of two changes at once one wins', async () => {
  const user = await buildUser(t)
  const { changing } = await holding(async (db) => {
    await endAllSessions(db, user.id, 'by-admin', t.clock.now())
    const changing = changePassword(user)
    await untilSomebodyWaits(t.db)
    return { changing }
  })
  assert.equal((await changing).statusCode, 401)
  const pair = (await login(user)).json<TokenPair>()
  const responses = await Promise.all([changePassword(pair), changePassword(pair)])
  assert.equal(responses.filter(({ statusCode }) => statusCode === 200).length, 1)
  assert.equal(await countLive(user), 1)
})
