import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { decodeJwt } from 'jose'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import { buildServer } from '#server/app.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser, password, type TestUser } from '#server/testing/build.ts'
import { comeBack, leaveForSchool, type Pupil, portalUrl, startSchool, visitSchool } from '#server/testing/school.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const pupils: Record<string, Pupil> = {}
const school = await startSchool(pupils)
const t = await startTestApp({ ...school.env, OIDC_NAME: 'Springfield High' })
after(() => school.stop())

let count = 0
/** Somebody with an account at the school, by default with a verified address. */
function enrol(pupil: Pupil = {}): { login: string; email: string } {
  const login = `pupil-${++count}`
  const email = pupil.email ?? `${login}@school.example`
  pupils[login] = { name: 'Pia Pupil', email, email_verified: true, ...pupil }
  return { login, email }
}

async function signIn(login: string, lists: { shoppingCart?: string; wishlist?: string } = {}) {
  const { url, cookie } = await leaveForSchool(t.app)
  return comeBack(t.app, cookie, await visitSchool(url, login), { lists })
}
async function readPair(login: string): Promise<TokenPair> {
  const response = await signIn(login)
  assert.equal(response.statusCode, 200, response.body)
  return response.json().pair
}
async function link(user: TestUser, login: string) {
  const headers = { authorization: `Bearer ${user.accessToken}` }
  const { url, cookie } = await leaveForSchool(t.app, { what: 'link', headers })
  return comeBack(t.app, cookie, await visitSchool(url, login), { headers })
}
const readProfile = async (pair: TokenPair) => (await t.as(pair).get('/api/account')).json()
const readLink = async (user: TokenPair) => (await t.as(user).get('/api/account/oidc/link')).json()
const userCount = () => t.db.one<{ count: number }>(sql`select count(*)::int as count from users`).then(({ count }) => count)

test('somebody from the school becomes a user, with the welcome points, the guest’s cart and wishlist, and no password', async () => {
  const { login, email } = enrol()
  const course = await buildCourse(t, await buildUser(t, { isCreator: true }))
  const response = await signIn(login, { shoppingCart: `-${course.id}`, wishlist: `-${course.id}:9` })
  assert.equal(response.statusCode, 200, response.body)
  const { pair, returnUrl } = response.json()
  assert.equal(returnUrl, '/my-learning')
  const { name, email: stored, balance, roles } = await readProfile(pair)
  assert.deepEqual([name, stored, balance, roles], ['Pia Pupil', email, 1000, ['Student']])
  assert.equal((await t.as(pair).get('/api/shopping-cart')).json().length, 1)
  assert.deepEqual((await t.as(pair).get('/api/wishlist/ids')).json(), [course.id])
  assert.equal((await t.as().post('/api/account/login', { email, password: 'any password' })).statusCode, 401)
  assert.match(response.cookies.map(({ name }) => name).join(' '), /^school device-\d+$/)
  assert.equal((await t.as().post('/api/tokens/refresh', pair)).statusCode, 200)
})

test('people are known by the school’s id: a changed address leads to the same user', async () => {
  const { login, email } = enrol()
  const { id } = await readProfile(await readPair(login))
  pupils[login] = { name: 'Pia Other', email: 'other@school.example', email_verified: false }
  const again = await readProfile(await readPair(login))
  assert.deepEqual([again.id, again.email], [id, email])
})

test('a user with the address that the school has verified is linked, in any case of letters, and keeps the password', async () => {
  const { login, email } = enrol()
  const user = await buildUser(t, { email: email.toUpperCase() })
  assert.equal((await readProfile(await readPair(login))).id, user.id)
  assert.equal((await t.as().post('/api/account/login', { email, password })).statusCode, 200)
})

test('an address that the school has not verified neither links nor creates a user, and the sentence says what to do', async () => {
  const known = enrol({ email_verified: false })
  await buildUser(t, { email: known.email })
  const before = await userCount()
  const others = [{ email_verified: false }, { email_verified: 'true' as unknown as boolean }, { email: 'not an address' }]
  for (const { login } of [known, ...others.map(enrol)]) {
    const response = await signIn(login)
    assert.equal(response.statusCode, 403)
    assert.match(response.json().Message, /Springfield High has not verified it\. Log in with your password .* under Security\.$/)
  }
  assert.equal(await userCount(), before)
})

test('a user links the school’s account under Security, whatever address it has, and can unlink it', async () => {
  const { login } = enrol({ email_verified: false })
  const user = await buildUser(t)
  assert.deepEqual(await readLink(user), { name: 'Springfield High', linkedUTC: null, canUnlink: false })
  const linked = await link(user, login)
  assert.deepEqual(linked.json(), { pair: null, returnUrl: '/my-learning' })
  assert.equal((await readProfile(await readPair(login))).id, user.id)
  assert.deepEqual(await readLink(user), {
    name: 'Springfield High',
    linkedUTC: t.clock.now().toISOString(),
    canUnlink: true,
  })
  assert.equal((await t.as(user).delete('/api/account/oidc/link')).statusCode, 204)
  assert.equal((await readLink(user)).linkedUTC, null)
  assert.equal((await t.as(user).delete('/api/account/oidc/link')).statusCode, 404)
  assert.equal((await signIn(login)).statusCode, 403)
})

test('somebody without a password or a passkey cannot unlink', async () => {
  const pair = await readPair(enrol().login)
  assert.equal((await readLink(pair)).canUnlink, false)
  const response = await t.as(pair).delete('/api/account/oidc/link')
  assert.equal(response.statusCode, 409)
  assert.equal(response.json().Message, 'This is your only way to log in. Add a passkey or get a password first.')
  assert.equal(response.json().code, 'oidc/only-way-in')
  await t.db.run(sql`
    insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
    values (${(await readProfile(pair)).id}, 'Phone', 'credential', '', 0, '{}', ${t.clock.now()})`)
  assert.equal((await readLink(pair)).canUnlink, true)
  assert.equal((await t.as(pair).delete('/api/account/oidc/link')).statusCode, 204)
})

test('linking and unlinking need a session that has just proved whose it is', async () => {
  const user = await buildUser(t)
  t.clock.move({ minutes: 11 })
  const tries = [t.as(user).post('/api/account/oidc/link', {}), t.as(user).delete('/api/account/oidc/link')]
  for (const response of await Promise.all(tries))
    assert.deepEqual([response.statusCode, response.json().code], [403, 'accounts/confirm'])
})

test('a school’s account belongs to one user, and a user has one', async () => {
  const [first, second] = [enrol(), enrol()]
  const [ann, bob] = [await buildUser(t), await buildUser(t)]
  for (const status of [200, 200]) assert.equal((await link(ann, first.login)).statusCode, status)
  const taken = await link(bob, first.login)
  assert.equal(taken.statusCode, 409)
  assert.match(taken.json().Message, /already linked with another account here/)
  const another = await link(ann, second.login)
  assert.equal(another.statusCode, 409)
  assert.match(another.json().Message, /Unlink that one first/)
})

test('an address that the school gives to another person does not lead to the first person’s account', async () => {
  const { login, email } = enrol()
  await readPair(login)
  const response = await signIn(enrol({ email }).login)
  assert.equal(response.statusCode, 409)
  assert.match(response.json().Message, /linked with somebody else at Springfield High/)
})

test('after the school has changed its provider, the verified address links again', async () => {
  const { login, email } = enrol()
  const { id } = await readProfile(await readPair(login))
  await t.db.run(sql`update oidc_identities set issuer = 'https://old.example', subject = 'old' where user_id = ${id}`)
  assert.equal((await readProfile(await readPair(enrol({ email }).login))).id, id)
})

test('a link that one user started cannot be finished by another, or without a session', async () => {
  const [ann, bob] = [await buildUser(t), await buildUser(t)]
  const { login } = enrol()
  for (const finisher of [bob, undefined]) {
    const { url, cookie } = await leaveForSchool(t.app, { what: 'link', headers: { authorization: `Bearer ${ann.accessToken}` } })
    const headers: Record<string, string> = finisher ? { authorization: `Bearer ${finisher.accessToken}` } : {}
    const response = await comeBack(t.app, cookie, await visitSchool(url, login), { headers })
    assert.equal(response.statusCode, 403)
  }
  assert.equal((await readLink(ann)).linkedUTC, null)
})

test('another server finishes what the first one started', async () => {
  const other = await buildServer(t)
  after(() => other.close())
  const { login, email } = enrol()
  const { url, cookie } = await leaveForSchool(t.app)
  const response = await comeBack(other, cookie, await visitSchool(url, login))
  assert.equal((await readProfile(response.json().pair)).email, email)
})

test('a response of the school works once, for ten minutes, and only in the browser that asked', async () => {
  const { login } = enrol()
  const { url, cookie } = await leaveForSchool(t.app)
  const query = await visitSchool(url, login)
  const other = await leaveForSchool(t.app)
  for (const wrong of ['', other.cookie, `${cookie}x`]) {
    const { statusCode } = await comeBack(t.app, wrong, query)
    assert.ok([400, 403].includes(statusCode), `${statusCode}`)
  }
  assert.equal((await comeBack(t.app, cookie, query)).statusCode, 200)
  const replayed = await comeBack(t.app, cookie, query)
  assert.equal(replayed.statusCode, 403)
  assert.equal(replayed.json().Message, 'The login with Springfield High did not work. Please try again.')

  const late = await leaveForSchool(t.app)
  const lateQuery = await visitSchool(late.url, login)
  t.clock.move({ minutes: 11 })
  const response = await comeBack(t.app, late.cookie, lateQuery)
  assert.equal(response.statusCode, 400)
  assert.match(response.json().Message, /more than ten minutes/)
})

test('the cookie of a login is out of reach for scripts and other sites, and holds no address to be sent to', async () => {
  const start = (returnUrl: string) => t.as().post('/api/account/oidc/start', { returnUrl })
  const [header] = [(await start('/courses')).headers['set-cookie']].flat()
  assert.match(header ?? '', /^school=[\w.-]+; Path=\/api\/account\/oidc; HttpOnly; Max-Age=600; SameSite=Strict; Secure$/)
  const { login } = enrol()
  for (const hostile of ['https://evil.example', 'javascript:alert(1)', `/${'x'.repeat(1000)}`]) {
    const response = await start(hostile)
    const [cookie] = response.cookies
    const query = await visitSchool(response.json().url, login)
    assert.equal((await comeBack(t.app, `school=${cookie?.value}`, query)).json().returnUrl, '/')
  }
})

test('claims give roles and take them away; roles given here stay, and the log says who became Admin', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  const withRoles = await startTestApp(
    { ...school.env, OIDC_ROLES: 'groups:teachers=Creator, groups:it=Admin' },
    Promise.resolve({ url: t.settings.databaseUrl ?? '', drop: async () => {} }),
  )
  const readRoles = async (login: string) => {
    const { url, cookie } = await leaveForSchool(withRoles.app)
    const response = await comeBack(withRoles.app, cookie, await visitSchool(url, login))
    return decodeJwt(response.json().pair.accessToken).role
  }
  const { login, email } = enrol({ groups: ['teachers', 'it'] })
  assert.deepEqual(await readRoles(login), ['Student', 'Creator', 'Admin'])
  pupils[login] = { ...pupils[login], groups: ['teachers'] }
  assert.deepEqual(await readRoles(login), ['Student', 'Creator'])
  pupils[login] = { ...pupils[login], groups: [] }
  assert.deepEqual(await readRoles(login), ['Student'])

  const acts = (await t.as(admin).get('/api/statistics/audit/10/1')).json<{ act: string; user: string; details: string }[]>()
  assert.deepEqual(
    acts.filter(({ user }) => user === email).map(({ act, details }) => [act, details]),
    [
      ['unmake-admin', 'No longer claimed by the school’s account'],
      ['make-admin', 'Claimed by the school’s account'],
    ],
  )

  const given = enrol({ groups: ['it'] })
  await link(await buildUser(t, { email: given.email, isAdmin: true, isCreator: true }), given.login)
  assert.deepEqual(await readRoles(given.login), ['Student', 'Creator', 'Admin'])
  pupils[given.login] = { ...pupils[given.login], groups: [] }
  assert.deepEqual(await readRoles(given.login), ['Student', 'Creator', 'Admin'])
})

test('roles that claims gave go with the link, but the only Admin stays one', async () => {
  const alone = await startTestApp({ ...school.env, OIDC_ROLES: 'groups:it=Admin' })
  const user = await buildUser(alone)
  const { login } = enrol({ email: user.email, groups: ['it'] })
  const enter = async () => {
    const { url, cookie } = await leaveForSchool(alone.app)
    return (await comeBack(alone.app, cookie, await visitSchool(url, login))).json().pair as TokenPair
  }
  const roles = (pair: TokenPair) => decodeJwt(pair.accessToken).role
  assert.deepEqual(roles(await enter()), ['Student', 'Admin'])
  pupils[login] = { ...pupils[login], groups: [] }
  assert.deepEqual(roles(await enter()), ['Student', 'Admin'])
  await buildUser(alone, { isAdmin: true })
  const unlinked = await alone.as(await enter()).get('/api/account')
  assert.deepEqual(unlinked.json().roles, ['Student'])

  pupils[login] = { ...pupils[login], groups: ['it'] }
  const pair = await enter()
  assert.deepEqual(roles(pair), ['Student', 'Admin'])
  assert.equal((await alone.as(pair).delete('/api/account/oidc/link')).statusCode, 204)
  assert.deepEqual((await alone.as(pair).get('/api/account')).json().roles, ['Student'])
})

test('signing out leads to the school, which sends people back to the courses', async () => {
  const { url } = (await t.as().get('/api/account/oidc/sign-out')).json()
  const { origin, searchParams } = new URL(url)
  assert.equal(origin, school.url)
  assert.deepEqual(Object.fromEntries(searchParams), {
    client_id: 'coursewise',
    post_logout_redirect_uri: `${portalUrl}/courses`,
  })
  assert.equal((await fetch(url)).status, 200)
})

test('a portal without these settings offers nothing and refuses everything', async () => {
  const plain = await startTestApp()
  assert.deepEqual((await plain.as().get('/api/account/oidc')).json(), { name: null })
  assert.equal((await plain.as().post('/api/account/oidc/start', {})).statusCode, 404)
  assert.equal((await plain.as().post('/api/account/oidc/exchange', { response: '?code=x' })).statusCode, 404)
  assert.deepEqual((await plain.as().get('/api/account/oidc/sign-out')).json(), { url: null })
  assert.equal((await readLink(await buildUser(t))).name, 'Springfield High')
})
