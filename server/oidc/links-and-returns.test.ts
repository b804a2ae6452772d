import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { decodeJwt } from 'jose'
import { sql } from '#server/core/database/db.ts'
import { switchOnApp } from '#server/testing/authenticator-app.ts'
import { buildUser, type TestUser } from '#server/testing/build.ts'
import { mailSettings, mailsTo } from '#server/testing/mails.ts'
import { comeBack, leaveForSchool, type Pupil, portalUrl, startSchool, visitSchool } from '#server/testing/school.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const pupils: Record<string, Pupil> = {}
const school = await startSchool(pupils)
const t = await startTestApp({ ...mailSettings, ...school.env, PUBLIC_URL: portalUrl, OIDC_NAME: 'Springfield High' })
after(() => school.stop())

/** A user whose address is confirmed, and who has the same address at the school. */
async function enrolled(options: { isAdmin?: boolean } = {}): Promise<TestUser & { login: string }> {
  const user = await buildUser(t, { ...options, isConfirmed: true })
  const login = `pupil-${user.id}`
  pupils[login] = { name: 'Pia Pupil', email: user.email, email_verified: true }
  return { ...user, login }
}
async function signIn(login: string) {
  const { url, cookie } = await leaveForSchool(t.app)
  return comeBack(t.app, cookie, await visitSchool(url, login))
}
async function link(user: TestUser, login: string) {
  const headers = { authorization: `Bearer ${user.accessToken}` }
  const { url, cookie } = await leaveForSchool(t.app, { what: 'link', headers })
  return comeBack(t.app, cookie, await visitSchool(url, login), { headers })
}
const addPasskey = ({ id }: TestUser) =>
  t.db.run(sql`
    insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
    values (${id}, 'Phone', ${`credential-${id}`}, '', 0, '{}', ${t.clock.now()})`)
const isLinked = async (user: TestUser) => (await t.as(user).get('/api/account/oidc/link')).json().linkedUTC !== null
const subjectsTo = async ({ email }: TestUser) => (await mailsTo(t, email)).map(({ subject }) => subject)

test('the school’s account is not linked by itself with an Admin, or with a user who has an authenticator or a passkey', async () => {
  const [admin, withApp, withPasskey] = [await enrolled({ isAdmin: true }), await enrolled(), await enrolled()]
  await switchOnApp(t, withApp)
  await addPasskey(withPasskey)
  for (const user of [admin, withApp, withPasskey]) {
    const response = await signIn(user.login)
    assert.equal(response.statusCode, 409)
    assert.match(response.json().Message, /Log in with your password, then link Springfield High under Security\.$/)
    assert.equal(await isLinked(user), false)
    assert.equal((await link(user, user.login)).statusCode, 200)
    assert.equal((await signIn(user.login)).statusCode, 200)
  }
})

test('every link and unlink is mailed to the account’s address', async () => {
  const [byEmail, bySecurity] = [await enrolled(), await enrolled()]
  assert.equal((await signIn(byEmail.login)).statusCode, 200)
  assert.equal((await signIn(byEmail.login)).statusCode, 200)
  assert.deepEqual(await subjectsTo(byEmail), ['Your account is linked with Springfield High'])
  pupils[bySecurity.login] = { name: 'Pia', email: 'elsewhere@school.example', email_verified: false }
  assert.equal((await link(bySecurity, bySecurity.login)).statusCode, 200)
  assert.equal((await t.as(bySecurity).delete('/api/account/oidc/link')).statusCode, 204)
  assert.deepEqual(await subjectsTo(bySecurity), [
    'Your account is linked with Springfield High',
    'Your account is no longer linked with Springfield High',
  ])
})

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/courses\\..\\evil',
  'https://evil.example',
  'https:/evil.example',
  'http:evil.example',
  `${portalUrl}/courses`,
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '?returnUrl=//evil.example',
  ' //evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/courses/..//evil.example',
  `/${'x'.repeat(1000)}`,
  '',
  null,
  7,
]
for (const returnUrl of hostile) {
  test(`the school’s login keeps / instead of ${JSON.stringify(returnUrl)?.slice(0, 40)}`, async () => {
    assert.equal(await keptFor(returnUrl), '/')
  })
}

test('the school’s login keeps a path of the portal', async () => {
  for (const path of ['/', '/my-learning', '/courses/12?tab=about#skills', '/courses/filtered/a%2Fb'])
    assert.equal(await keptFor(path), path)
  assert.equal(await keptFor('/courses/filtered/größer'), '/courses/filtered/gr%C3%B6%C3%9Fer')
})

/** What the cookie holds. */
async function keptFor(returnUrl: unknown): Promise<unknown> {
  const response = await t.as().post('/api/account/oidc/start', { returnUrl })
  assert.equal(response.statusCode, 200, response.body)
  return decodeJwt(response.cookies[0]?.value ?? '').returnUrl
}
