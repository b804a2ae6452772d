import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { decodeJwt } from 'jose'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import { sql } from '#server/core/database/db.ts'
import { signAccessToken } from '#server/core/security/tokens.ts'
import { captionsId, privateLinksFor } from '#server/files/index.ts'
import { buildUser, buildVideo, password, type TestUser } from '#server/testing/build.ts'
import { createTestDatabase, startTestApp, type TestApp } from '#server/testing/test-app.ts'

const [oldKey, newKey] = ['an-old-key-for-tests-0123456789abcdef', 'a-new-key-for-tests-0123456789abcdef']

// The servers of one portal, as its operator changes SECRET_KEY from step to step.
const database = await createTestDatabase()
const on = (SECRET_KEY: string) =>
  startTestApp({ SECRET_KEY, WRONG_PASSWORDS_PER_ACCOUNT: '3' }, Promise.resolve({ ...database, drop: async () => {} }))
const before = await on(oldKey)
const prepared = await on(`${oldKey},${newKey}`)
const during = await on(`${newKey},${oldKey}`)
const retired = await on(newKey)
after(database.drop)
const move = (by: { seconds?: number; minutes?: number }) => {
  for (const { clock } of [before, prepared, during, retired]) clock.move(by)
}

const refresh = (server: TestApp, { accessToken, refreshToken }: TokenPair) =>
  server.as().post('/api/tokens/refresh', { accessToken, refreshToken })
const refreshed = async (server: TestApp, pair: TokenPair) => {
  const response = await refresh(server, pair)
  assert.equal(response.statusCode, 200, response.body)
  return response.json<TokenPair>()
}
const accepts = async (server: TestApp, pair: TokenPair) => (await server.as(pair).get('/api/account')).statusCode === 200

test('who signed in with the earlier key stays signed in, and goes on with the new one', async () => {
  const user = await buildUser(before)
  assert.deepEqual([await accepts(during, user), await accepts(retired, user)], [true, false])
  const pair = await refreshed(during, user)
  assert.deepEqual([await accepts(during, pair), await accepts(retired, pair)], [true, true])
  assert.equal((await refresh(retired, pair)).statusCode, 200)
})

test('with a retired key, neither an access token nor a refresh is accepted', async () => {
  const user = await buildUser(before)
  assert.equal(await accepts(retired, user), false)
  assert.equal((await refresh(retired, user)).statusCode, 401)
  assert.equal(await accepts(before, user), true)
})

test('two tabs that refresh on servers with different present keys get the same token', async () => {
  for (const [one, other] of [
    [before, during],
    [during, prepared],
    [prepared, during],
  ] as const) {
    const user = await buildUser(before)
    const [first, second] = [await refreshed(one, user), await refreshed(other, user)]
    assert.equal(first.refreshToken, second.refreshToken)
    assert.equal((await refresh(during, first)).statusCode, 200)
  }
})

test('a lost response to a changed profile costs no session, whichever key made the token in it', async () => {
  const changed = (server: TestApp, user: TestUser) =>
    server.as(user).put('/api/account', { name: 'Renamed', position: '', email: user.email, avatar: null })
  const user = await buildUser(before)
  const lost = (await changed(before, user)).json<TokenPair>()
  assert.equal((await refreshed(during, user)).refreshToken, lost.refreshToken)

  const other = await buildUser(before)
  assert.equal((await changed(before, other)).statusCode, 200)
  // The key of the lost token is gone: the session continues after it.
  const next = await refreshed(retired, { ...other, accessToken: await accessTokenBy(during, other) })
  move({ seconds: 11 })
  assert.equal((await refresh(retired, next)).statusCode, 200)
})

/** The same session's access token, signed with the present key of that server. */
function accessTokenBy({ secrets, clock }: TestApp, user: TestUser): Promise<string> {
  const { sid = '' } = decodeJwt<{ sid: string }>(user.accessToken)
  return signAccessToken(secrets.accessToken, clock, { ...user, sessionId: sid, roles: ['Student'] })
}

test('an old refresh token that is used again still ends the session after the key has turned', async () => {
  const user = await buildUser(before)
  const next = await refreshed(during, user)
  move({ seconds: 11 })
  assert.equal((await refresh(during, user)).statusCode, 401)
  assert.equal((await refresh(during, next)).statusCode, 401)
})

test('first the new key behind the old one everywhere, then before it: no server refuses what another made', async () => {
  for (const servers of [
    [before, prepared],
    [prepared, during],
    [during, prepared],
  ] as const) {
    const [one, other] = servers
    const user = await buildUser(one)
    assert.equal(await accepts(other, user), true)
    const pair = await refreshed(other, await refreshed(one, user))
    assert.deepEqual([await accepts(one, pair), await accepts(other, pair)], [true, true])
  }
  // This is why: a server that does not know the new key yet refuses it.
  assert.equal(await accepts(before, await buildUser(during)), false)
})

test('links to files made with the earlier key open until they expire or the key is retired', async () => {
  const user = await buildUser(before)
  const { id } = await buildVideo(before)
  await before.db.run(sql`insert into material_captions values (${id}, 'en', 'English', 'WEBVTT')`)
  const linkFrom = (server: TestApp) => privateLinksFor(server, user.id)(captionsId(id, 'en'))
  const [old, fresh] = [linkFrom(before), linkFrom(during)]
  const opens = async (server: TestApp, link: string) => (await server.as().get(link)).statusCode === 200
  assert.deepEqual([await opens(before, old), await opens(during, old), await opens(retired, old)], [true, true, false])
  assert.deepEqual([await opens(during, fresh), await opens(retired, fresh)], [true, true])
  move({ minutes: 11 })
  assert.equal(await opens(during, old), false)
})

test('devices and addresses that signed in before the key turned are still known', async () => {
  const login = (server: TestApp, email: string, given: string, { cookie = '', address = '192.0.2.7' } = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/account/login',
      payload: { email, password: given },
      headers: cookie ? { cookie } : {},
      remoteAddress: address,
    })
  const { email } = await buildUser(before)
  const signedIn = await login(before, email, password)
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  assert.match(cookie, /^device-/)
  // Strangers use up the count that they share.
  for (let wrong = 0; wrong < 4; wrong++) await login(during, email, 'wrong one', { address: '203.0.113.9' })
  const from = (server: TestApp, origin: { cookie?: string; address?: string }) =>
    login(server, email, password, origin).then(({ statusCode }) => statusCode)
  assert.equal(await from(during, { address: '198.51.100.1' }), 429)
  assert.equal(await from(retired, { cookie, address: '198.51.100.1' }), 429)
  assert.equal(await from(retired, {}), 429)
  assert.equal(await from(during, { cookie, address: '198.51.100.1' }), 200)
  assert.equal(await from(during, {}), 200)
  // That sign-in was remembered with the new key.
  assert.equal(await from(retired, {}), 200)
})
