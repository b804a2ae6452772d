import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LightMyRequestResponse } from 'fastify'
import { base64url, SignJWT } from 'jose'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser, password, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { untilSomebodyWaits } from '#server/testing/until.ts'

const t = await startTestApp()
const refresh = (pair: TokenPair) => t.as().post('/api/tokens/refresh', pair)
const signOut = ({ refreshToken }: TokenPair) => t.as().post('/api/tokens/revoke', { refreshToken })
const works = async (pair: TokenPair) => (await t.as(pair).get('/api/account')).statusCode === 200

test('a refresh token is replaced at each refresh, and the access token works for 15 minutes', async () => {
  const user = await buildUser(t)
  t.clock.move({ minutes: 14 })
  assert.equal(await works(user), true)
  t.clock.move({ minutes: 2 })
  assert.equal(await works(user), false)
  const response = await refresh(user)
  assert.equal(response.statusCode, 200)
  assert.notEqual(response.json().refreshToken, user.refreshToken)
  assert.equal(await works(response.json()), true)
})

test('two tabs that refresh at once get the same new token and stay signed in', async () => {
  const user = await buildUser(t)
  const responses = await Promise.all(Array.from({ length: 8 }, () => refresh(user)))
  assert.deepEqual(new Set(responses.map((response) => response.statusCode)), new Set([200]))
  assert.equal(new Set(responses.map((response) => response.json().refreshToken)).size, 1)
  t.clock.move({ seconds: 9 })
  assert.equal((await refresh(user)).json().refreshToken, responses[0]?.json().refreshToken)
})

test('an old token used again after the grace ends the whole session', async () => {
  const user = await buildUser(t)
  const next: TokenPair = (await refresh(user)).json()
  t.clock.move({ seconds: 11 })
  assert.equal((await refresh(user)).statusCode, 401)
  assert.equal((await refresh(next)).statusCode, 401)
})

test('within the grace only the immediate predecessor is forgiven', async () => {
  const user = await buildUser(t)
  const second: TokenPair = (await refresh(user)).json()
  const third: TokenPair = (await refresh(second)).json()
  assert.equal((await refresh(user)).statusCode, 401)
  assert.equal((await refresh(third)).statusCode, 401)
})

test('a session lasts a day, 30 days when remembered, counted from the last refresh', async () => {
  const [plain, remembered] = [await buildUser(t), await buildUser(t, { rememberMe: true })]
  t.clock.move({ days: 2 })
  assert.equal((await refresh(plain)).statusCode, 401)
  const response = await refresh(remembered)
  assert.equal(response.statusCode, 200)
  t.clock.move({ days: 29 })
  assert.equal((await refresh(response.json())).statusCode, 200)
  t.clock.move({ days: 31 })
  assert.equal((await refresh(response.json())).statusCode, 401)
})

test('signing out ends the session on the server; doing it twice is fine', async () => {
  const user = await buildUser(t)
  for (let time = 0; time < 2; time++) {
    assert.equal((await signOut(user)).statusCode, 204)
  }
  assert.equal((await refresh(user)).statusCode, 401)
})

test('however often it is refreshed, a session ends 90 days after the sign-in', async () => {
  const user = await buildUser(t, { rememberMe: true })
  let pair: TokenPair = user
  for (const days of [29, 29, 29]) {
    t.clock.move({ days })
    pair = (await refresh(pair)).json()
  }
  t.clock.move({ days: 2, minutes: 23 * 60 })
  pair = (await refresh(pair)).json()
  assert.equal(await works(pair), true)
  t.clock.move({ minutes: 61 })
  assert.equal((await refresh(pair)).statusCode, 401)
})

test('a refresh that is under way while its session is signed out gets no token', async () => {
  const user = await buildUser(t)
  const { refreshing } = await t.db.tx(async (db) => {
    await db.run(sql`update sessions set ended_at = now(), end_reason = 'signed-out' where user_id = ${user.id}`)
    const refreshing = refresh(user)
    await untilSomebodyWaits(t.db)
    return { refreshing }
  })
  assert.equal((await refreshing).statusCode, 401)
})

const renewals: Record<string, (pair: { accessToken: string }, user: TestUser) => Promise<LightMyRequestResponse>> = {
  'saving the profile': (pair, { email }) => t.as(pair).put('/api/account', { name: 'Changed', position: '', email }),
  'becoming a creator': (pair) => t.as(pair).put('/api/account/became-creator'),
}

test('a session that was ended stays so: its access token, which still works for seconds, starts no other', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  const endings: Record<string, (user: TestUser) => Promise<unknown>> = {
    'signed out': signOut,
    'password changed elsewhere': async (user) => {
      const elsewhere = await t.as().post('/api/account/login', { email: user.email, password })
      return t.as(elsewhere.json()).put('/api/account/password', { currentPassword: password, newPassword: 'a new secret' })
    },
    'signed out by an Admin': ({ id }) => t.as(admin).post(`/api/statistics/users/${id}/sign-out`),
    'an old token came back': async (user) => {
      await refresh((await refresh(user)).json())
      return refresh(user)
    },
    'signed out with a new pair': async (user) => signOut((await t.as(user).put('/api/account/became-creator')).json()),
    'signed out after a new pair was lost': async (user) => {
      await t.as(user).put('/api/account/became-creator')
      return signOut(user)
    },
  }
  for (const [ending, end] of Object.entries(endings)) {
    for (const [renewal, renew] of Object.entries(renewals)) {
      const user = await buildUser(t)
      assert.equal(await works(user), true)
      await end(user)
      const response = await renew(user, user)
      assert.deepEqual(
        [response.statusCode, response.json().Message],
        [401, 'Your session has ended. Please log in again.'],
        `${renewal}, ${ending}`,
      )
      assert.equal((await t.as(user).get('/api/account')).json().name, user.name)
    }
  }
})

test('an ended session’s access token is refused within ten seconds, and counts as none on open calls', async () => {
  const user = await buildUser(t)
  assert.equal(await works(user), true)
  await signOut(user)
  t.clock.move({ seconds: 10 })
  const response = await t.as(user).get('/api/account')
  assert.deepEqual([response.statusCode, response.json().Message], [401, 'Your session has ended. Please log in again.'])
  const open = await t.as(user).get('/api/courses')
  assert.deepEqual([open.statusCode, open.headers['www-authenticate']], [200, 'Bearer error="invalid_token"'])
})

test('a new pair leaves the session as it is: the refresh token before it can still be used, once', async () => {
  for (const [renewal, renew] of Object.entries(renewals)) {
    const user = await buildUser(t, { rememberMe: true })
    const changed: TokenPair = (await renew(user, user)).json()
    assert.notEqual(changed.refreshToken, user.refreshToken)
    t.clock.move({ days: 2 })
    const old = await refresh(user)
    assert.equal(old.statusCode, 200, renewal)
    t.clock.move({ minutes: 1 })
    assert.equal((await refresh(old.json())).statusCode, 200, renewal)
    assert.equal((await refresh(user)).statusCode, 401, renewal)
  }
})

test('a new pair works, and after it the refresh token before it, which goes on with the same session', async () => {
  const user = await buildUser(t)
  const changed: TokenPair = (await t.as(user).put('/api/account', { name: 'Ada', email: user.email })).json()
  const next: TokenPair = (await refresh(changed)).json()
  t.clock.move({ minutes: 1 })
  const old: TokenPair = (await refresh(user)).json()
  assert.equal(old.refreshToken, next.refreshToken)
  assert.equal((await refresh(old)).statusCode, 200)
  t.clock.move({ minutes: 1 })
  assert.equal((await refresh(next)).statusCode, 401)
})

test('a client that lost the response with the new pair gets another one', async () => {
  for (const [renewal, renew] of Object.entries(renewals)) {
    const user = await buildUser(t)
    const pairs = [
      await renew(user, user),
      await renew(user, user),
      ...(await Promise.all([renew(user, user), renew(user, user)])),
    ]
    assert.equal(new Set(pairs.map((response) => response.json().refreshToken)).size, 4, renewal)
    for (const pair of pairs) assert.equal((await refresh(pair.json())).statusCode, 200, renewal)
  }
})

test('signing out by an Admin leaves no session, not even one that begins at the same time', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  for (let round = 0; round < 20; round++) {
    const user = await buildUser(t)
    await Promise.all([
      t.as(user).put('/api/account/became-creator'),
      t.as(admin).post(`/api/statistics/users/${user.id}/sign-out`),
    ])
    const live = await t.db.many(sql`select from sessions where user_id = ${user.id} and ended_at is null`)
    assert.equal(live.length, 0, `round ${round}`)
  }
})

test("a refresh token does not work with another user's access token, and that ends nobody's session", async () => {
  const [user, other] = [await buildUser(t), await buildUser(t)]
  assert.equal((await refresh({ accessToken: other.accessToken, refreshToken: user.refreshToken })).statusCode, 401)
  assert.equal((await refresh({ accessToken: 'nonsense', refreshToken: user.refreshToken })).statusCode, 401)
  assert.equal((await refresh(user)).statusCode, 200)
})

test('refresh tokens are kept as hashes only', async () => {
  const user = await buildUser(t)
  const next: TokenPair = (await refresh(user)).json()
  const rows = await t.db.many<{ text: string }>(sql`select t::text as text from refresh_tokens t`)
  assert.ok(rows.length > 1)
  for (const { refreshToken } of [user, next]) assert.ok(!rows.some((row) => row.text.includes(refreshToken)))
})

test('forged access tokens are refused, and count as none on open calls', async () => {
  const user = await buildUser(t, { isCreator: true })
  const course = await buildCourse(t, user)
  const [header = '', payload = '', signature = ''] = user.accessToken.split('.')
  const part = (value: object) => base64url.encode(JSON.stringify(value))
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const sign = (head: object, body: object, key: Uint8Array = t.secrets.accessToken[0].secret) =>
    new SignJWT(body as Record<string, unknown>).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...head }).sign(key)
  const forged: Record<string, string> = {
    'no algorithm': `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    'no algorithm, old signature': `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
    'another algorithm': `${part({ alg: 'RS256', typ: 'at+jwt' })}.${payload}.${signature}`,
    'changed payload': `${header}.${part({ ...claims, sub: '1' })}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'own key in the header': await sign({ jwk: { kty: 'oct', k: 'AAAA' } }, claims, new Uint8Array(32)),
    'another key': await sign({}, claims, new Uint8Array(32).fill(7)),
    'another purpose’s key': await sign({}, claims, t.secrets.refreshToken[0].secret),
    'an unknown key’s id': await sign({ kid: 'AAAAAAAA' }, claims),
    'our key’s id, signed by another': await sign({ kid: t.secrets.accessToken[0].id }, claims, new Uint8Array(32)),
    'wrong type': await sign({ typ: 'JWT' }, claims),
    'wrong audience': await sign({}, { ...claims, aud: 'someone-else' }),
    'wrong issuer': await sign({}, { ...claims, iss: 'someone-else' }),
    'no subject': await sign({}, { ...claims, sub: undefined }),
    'unknown role': await sign({}, { ...claims, role: ['Root'] }),
    'role that is no list': await sign({}, { ...claims, role: 'Admin' }),
    'far too long': `${header}.${payload}${'A'.repeat(100_000)}.${signature}`,
    nonsense: 'abc',
  }
  const asGuest = (await t.as().get(`/api/courses/${course.id}`)).json()
  assert.deepEqual([asGuest.isBought, (await t.as(user).get(`/api/courses/${course.id}`)).json().isBought], [false, true])
  t.clock.move({ minutes: 16 })
  const headers = [...Object.values(forged).map((token) => `Bearer ${token}`), 'Bearer', `Basic ${user.accessToken}`, '']
  for (const authorization of [...headers, `Bearer ${user.accessToken}`]) {
    const get = (url: string) => t.app.inject({ url, headers: { authorization } })
    assert.equal((await get('/api/account')).statusCode, 401, authorization)
    const open = await get(`/api/courses/${course.id}`)
    assert.deepEqual([open.statusCode, open.json()], [200, asGuest], authorization)
    assert.equal(open.headers['www-authenticate'], 'Bearer error="invalid_token"', authorization)
  }
  assert.equal((await t.as().get(`/api/courses/${course.id}`)).headers['www-authenticate'], undefined)
})
