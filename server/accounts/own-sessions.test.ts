import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import type { Session } from '#contract/accounts/sessions.ts'
import { buildUser, password } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { deviceName } from './device-name.ts'

const t = await startTestApp()
const agents = {
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Safari on macOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
  'Chrome on ChromeOS':
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}

const login = async (email: string, userAgent: string) =>
  (await t.as().post('/api/account/login', { email, password }, { 'user-agent': userAgent })).json<TokenPair>()
const list = async (pair: { accessToken: string }) => (await t.as(pair).get('/api/account/sessions')).json<Session[]>()
const findId = async (pair: TokenPair) => (await list(pair)).find(({ isCurrent }) => isCurrent)?.id ?? ''
const refresh = (pair: TokenPair) => t.as().post('/api/tokens/refresh', pair)
const isLive = async (pair: TokenPair) => (await refresh(pair)).statusCode === 200

test('a device is named by browser and system, and never in its own words', () => {
  for (const [name, agent] of Object.entries(agents)) assert.equal(deviceName(agent), name)
  assert.equal(deviceName('curl/8.5.0'), null)
  assert.equal(deviceName(undefined), null)
  assert.equal(deviceName('<script>Firefox/1.0</script>'), 'Firefox')
  assert.equal(deviceName('Linux'), 'Linux')
})

test('the list shows one’s own live sessions with device, sign-in and last use: this one first, then the last used', async () => {
  const { email } = await buildUser(t)
  const phone = await login(email, agents['Safari on iPhone'])
  const signedInUTC = t.clock.now().toISOString()
  t.clock.move({ minutes: 5 })
  const laptop = await login(email, agents['Firefox on Linux'])
  t.clock.move({ minutes: 5 })
  await login(email, agents['Edge on Windows'])
  t.clock.move({ minutes: 5 })
  const refreshed = (await refresh(phone)).json<TokenPair>()
  const lastUsedUTC = t.clock.now().toISOString()

  const sessions = await list(laptop)
  assert.deepEqual(
    sessions.map(({ device, isCurrent }) => [device, isCurrent]),
    [
      ['Firefox on Linux', true],
      ['Safari on iPhone', false],
      ['Edge on Windows', false],
      [null, false],
    ],
  )
  assert.deepEqual([sessions[1]?.signedInUTC, sessions[1]?.lastUsedUTC], [signedInUTC, lastUsedUTC])
  assert.equal((await list(refreshed)).find(({ isCurrent }) => isCurrent)?.device, 'Safari on iPhone')
})

test('sessions that have ended or expired are not listed', async () => {
  const { email, refreshToken } = await buildUser(t)
  await t.as().post('/api/tokens/revoke', { refreshToken })
  await login(email, agents['Edge on Windows'])
  t.clock.move({ days: 2 })
  const sessions = await list(await login(email, agents['Firefox on Linux']))
  assert.deepEqual(
    sessions.map(({ device }) => device),
    ['Firefox on Linux'],
  )
})

test('ending a session ends it for good and leaves the others; ending it again finds none', async () => {
  const here = await buildUser(t)
  const [there, elsewhere] = [await login(here.email, ''), await login(here.email, '')]
  const end = async () => t.as(here).delete(`/api/account/sessions/${id}`)
  const id = await findId(there)
  assert.equal((await end()).statusCode, 204)
  assert.deepEqual([await isLive(there), await isLive(here), await isLive(elsewhere)], [false, true, true])
  const again = await end()
  assert.deepEqual([again.statusCode, again.json().Message], [404, 'This session has already ended.'])
})

test('nobody ends somebody else’s session, and an unknown id is refused in the same way', async () => {
  const [owner, stranger] = [await buildUser(t), await buildUser(t)]
  const refused = await t.as(stranger).delete(`/api/account/sessions/${await findId(owner)}`)
  const unknown = await t.as(stranger).delete('/api/account/sessions/none')
  assert.equal(refused.statusCode, 404)
  assert.deepEqual(refused.json(), unknown.json())
  assert.equal((await t.as(stranger).delete(`/api/account/sessions/${'x'.repeat(101)}`)).statusCode, 400)
  assert.equal(await isLive(owner), true)
})

test('ending all others leaves this session, and other people’s', async () => {
  const [here, stranger] = [await buildUser(t), await buildUser(t)]
  const there = await login(here.email, '')
  assert.equal((await t.as(here).delete('/api/account/sessions')).statusCode, 204)
  assert.deepEqual([await isLive(there), await isLive(here), await isLive(stranger)], [false, true, true])
})

test('changing the password keeps the name of the device', async () => {
  const { email } = await buildUser(t)
  const firefox = { 'user-agent': agents['Firefox on Linux'] }
  const change = { currentPassword: password, newPassword: 'a new secret' }
  const response = await t.as(await login(email, firefox['user-agent'])).put('/api/account/password', change, firefox)
  const sessions = await list(response.json())
  assert.deepEqual(
    sessions.map(({ device }) => device),
    ['Firefox on Linux'],
  )
})
