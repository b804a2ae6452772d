import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import type { JWTPayload } from 'jose'
import { pino } from 'pino'
import { buildServer } from '#server/app.ts'
import { readSettings } from '#server/core/settings.ts'
import { comeBack, leaveForSchool, portalUrl, startForger, startSchool } from '#server/testing/school.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const forger = await startForger()
const t = await startTestApp({ ...forger.env, WRONG_PASSWORDS_PER_ADDRESS: '1000' })
after(() => forger.stop())

const past = Math.floor(Date.now() / 1000) - 3600
const truth = { email: 'forged@school.example', email_verified: true }

/** A sign-in in which the ID token says something else than it should. */
async function signIn(claims: JWTPayload, { key = 'own' as 'own' | 'another', query = '' } = {}) {
  const { url, cookie } = await leaveForSchool(t.app)
  const { nonce, state } = Object.fromEntries(new URL(url).searchParams)
  forger.forge({ nonce, ...truth, ...claims }, key)
  return comeBack(t.app, cookie, query || `?code=any&state=${state}`)
}

test('a true response signs in, and its code was sent with the secret of PKCE and of the portal', async () => {
  const response = await signIn({})
  assert.equal(response.statusCode, 200, response.body)
  const { code, code_verifier, client_secret, redirect_uri } = Object.fromEntries(forger.requests.at(-1) ?? [])
  assert.deepEqual(
    [code, code_verifier?.length, client_secret, redirect_uri],
    ['any', 43, forger.env.OIDC_CLIENT_SECRET, `${portalUrl}/account/school`],
  )
})

const lies: [what: string, claims: JWTPayload, more?: { key?: 'another'; query?: string }][] = [
  ['another nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'another-client' }],
  ['an audience of several, without saying who asked', { aud: ['coursewise', 'another-client'] }],
  ['an expired token', { iat: past - 60, exp: past }],
  ['no expiry', { exp: undefined }],
  ['no subject', { sub: undefined }],
  ['the signature of another key', {}, { key: 'another' }],
  ['another state', {}, { query: '?code=any&state=another' }],
  ['no state', {}, { query: '?code=any' }],
  ['no code', {}, { query: '?state=x' }],
  ['the issuer of another provider in the address', {}, { query: '?code=any&state=STATE&iss=https%3A%2F%2Fevil.example' }],
]
for (const [what, claims, more] of lies) {
  test(`${what} is refused`, async () => {
    const { url, cookie } = await leaveForSchool(t.app)
    const { nonce, state = '' } = Object.fromEntries(new URL(url).searchParams)
    forger.forge({ nonce, ...truth, sub: 'liar', email: 'liar@school.example', ...claims }, more?.key)
    const query = more?.query?.replace('STATE', state) ?? `?code=any&state=${state}`
    const response = await comeBack(t.app, cookie, query)
    assert.equal(response.statusCode, 403)
    assert.equal(response.json().Message, 'The login with your school’s account did not work. Please try again.')
    assert.equal(response.cookies.find(({ name }) => name === 'school')?.value, '')
  })
}

test('somebody who cancels at the school reads that', async () => {
  const { url, cookie } = await leaveForSchool(t.app)
  const state = new URL(url).searchParams.get('state')
  const response = await comeBack(t.app, cookie, `?error=access_denied&state=${state}`)
  assert.equal(response.statusCode, 403)
  assert.equal(response.json().Message, 'You cancelled the login with your school’s account.')
})

test('a name that cannot be stored is replaced by the next one that can', async () => {
  for (const [sub, claims, expected] of [
    ['name-1', { name: 'A\u0000B', given_name: 'Ada', family_name: 'Byron' }, 'Ada Byron'],
    ['name-2', { name: 'x'.repeat(300) }, 'x'.repeat(100)],
    ['name-3', { name: { a: 1 }, preferred_username: 'ada' }, 'ada'],
    ['name-4', {}, 'name-4@school.example'],
  ] as const) {
    const { pair } = (await signIn({ sub, email: `${sub}@school.example`, ...claims })).json()
    assert.equal((await t.as(pair).get('/api/account')).json().name, expected)
  }
})

test('the log says why a login failed, without a token, a code or an address', async () => {
  const lines: string[] = []
  const app = await buildServer(t, pino({ level: 'debug' }, { write: (line) => lines.push(line) }))
  after(() => app.close())
  const { url, cookie } = await leaveForSchool(app)
  const { nonce, state } = Object.fromEntries(new URL(url).searchParams)
  forger.forge({ nonce, ...truth, aud: 'another-client' })
  await comeBack(app, cookie, `?code=a-secret-code&state=${state}`)
  const log = lines.join('')
  assert.match(log, /"problem":"OAUTH_JWT_CLAIM_COMPARISON_FAILED: unexpected JWT claim value encountered"/)
  for (const secret of ['a-secret-code', forger.tokens.at(-1) ?? '?', 'an-access-token', cookie, truth.email, `${nonce}`])
    assert.ok(!log.includes(secret), log)
})

test('too many refused responses from one address have to wait', async () => {
  const strict = await startTestApp({ ...forger.env, WRONG_PASSWORDS_PER_ADDRESS: '2' })
  const statuses: number[] = []
  // However the address is written, a code that is sent counts.
  for (const name of ['state', 'error=&state', 'st\nate']) {
    const { url, cookie } = await leaveForSchool(strict.app)
    const { nonce, state } = Object.fromEntries(new URL(url).searchParams)
    forger.forge({ nonce, ...truth, aud: 'another-client' })
    statuses.push((await comeBack(strict.app, cookie, `?code=any&${name}=${state}`)).statusCode)
  }
  assert.deepEqual(statuses, [403, 403, 429])
})

test('responses with a wrong state, cancelled logins and a school that is away lock nobody out', async () => {
  const school = await startForger()
  after(() => school.stop())
  const strict = await startTestApp({ ...school.env, WRONG_PASSWORDS_PER_ADDRESS: '2' })
  const { url, cookie } = await leaveForSchool(strict.app)
  const { nonce, state } = Object.fromEntries(new URL(url).searchParams)
  const readStatus = async (response: string) => (await comeBack(strict.app, cookie, response)).statusCode
  for (const response of ['?code=any&state=wrong', `?error=access_denied&state=${state}`])
    for (let time = 0; time < 3; time++) assert.equal(await readStatus(response), 403)
  school.forge({ nonce, ...truth })
  assert.equal(await readStatus(`?code=any&state=${state}`), 200)
  await school.stop()
  for (let time = 0; time < 3; time++) assert.equal(await readStatus(`?code=any&state=${state}`), 503)
})

test('while the school is away the portal serves and says so, and once it is back people can log in', async () => {
  const { url, env, stop } = await startSchool({})
  const away = await startTestApp(env)
  await stop()
  const response = await away.as().post('/api/account/oidc/start', {})
  assert.equal(response.statusCode, 503)
  assert.equal(
    response.json().Message,
    'We cannot reach your school’s account right now. Log in with your password, or try again in a moment.',
  )
  assert.equal((await away.as().get('/api/courses')).statusCode, 200)
  assert.deepEqual((await away.as().get('/api/account/oidc/sign-out')).json(), { url: null })

  const school = await startSchool({}, { port: Number(new URL(url).port) })
  after(() => school.stop())
  assert.equal((await away.as().post('/api/account/oidc/start', {})).statusCode, 200)
})

test('nobody waits long for a school that does not respond, and many wait for the same response', async () => {
  let connections = 0
  const silent = createServer(() => connections++)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const waiting = await startTestApp({ ...forger.env, OIDC_ISSUER: `http://127.0.0.1:${port}` })
  const since = Date.now()
  const responses = await Promise.all(Array.from({ length: 5 }, () => waiting.as().post('/api/account/oidc/start', {})))
  assert.deepEqual(
    responses.map(({ statusCode }) => statusCode),
    [503, 503, 503, 503, 503],
  )
  assert.ok(Date.now() - since < 8000)
  assert.equal(connections, 1)
  silent.close()
})

test('the settings are given together, over https, with roles that exist', () => {
  const { PUBLIC_URL, ...oidc } = forger.env
  const read = (env: NodeJS.ProcessEnv) => readSettings({ PUBLIC_URL, ...oidc, ...env }).oidc
  assert.equal(readSettings({ PUBLIC_URL }).oidc, undefined)
  assert.throws(() => readSettings(oidc), /OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL must be given together/)
  for (const name of Object.keys(oidc)) assert.throws(() => read({ [name]: '' }), /must be given together/)
  assert.throws(() => readSettings({ PUBLIC_URL, OIDC_NAME: 'Springfield' }), /must be given together/)
  assert.throws(() => read({ OIDC_ISSUER: 'http://login.example.org' }), /OIDC_ISSUER must be an address like https/)
  assert.deepEqual(read({ OIDC_ROLES: 'groups:teachers=Creator, https://school.example/roles:the it = Admin' })?.roles, [
    { claim: 'groups', value: 'teachers', role: 'Creator' },
    { claim: 'https://school.example/roles', value: 'the it', role: 'Admin' },
  ])
  for (const wrong of ['teachers=Creator', 'groups:teachers=Student', 'groups:teachers', 'groups:=Admin', ','])
    assert.throws(() => read({ OIDC_ROLES: wrong }), /OIDC_ROLES must be a list like groups:teachers=Creator/)
})
