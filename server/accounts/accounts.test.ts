import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { decodeJwt } from 'jose'
import type { Profile } from '#contract/accounts/accounts.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser, password } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const guest = t.as()
const someone = () => ({
  name: 'Grace Hopper',
  email: `grace-${randomBytes(6).toString('hex')}@example.com`,
  password: 'cobol1959',
})
const readProfile = async (user: { accessToken: string }) => (await t.as(user).get('/api/account')).json<Profile>()

test('a visitor registers, is signed in at once and has the welcome points', async () => {
  const person = someone()
  const response = await guest.post('/api/account/register', { ...person, shoppingCart: '-1-2' })
  assert.equal(response.statusCode, 200)
  const claims = decodeJwt(response.json().accessToken)
  assert.deepEqual(claims.role, ['Student'])
  assert.equal(claims.name, person.name)
  assert.equal(claims.email, person.email)
  assert.equal((claims.exp ?? 0) - (claims.iat ?? 0), 15 * 60)

  const profile = await readProfile(response.json())
  assert.equal(profile.balance, 1000)
  assert.deepEqual(profile.roles, ['Student'])
  const history = await t.as(response.json()).get('/api/account/points')
  assert.deepEqual(
    history
      .json()
      .map(({ reason, amount, balanceAfter }: { reason: string; amount: number; balanceAfter: number }) => [
        reason,
        amount,
        balanceAfter,
      ]),
    [['Welcome to Coursewise', 1000, 1000]],
  )
  assert.equal(JSON.parse(String(history.headers['x-pagination'])).TotalCount, 1)
})

test('registration refuses bad input with one sentence for each field and creates nothing', async () => {
  const response = await guest.post('/api/account/register', { name: '  ', email: 'nonsense', password: '12345' })
  assert.equal(response.statusCode, 400)
  assert.deepEqual(response.json().errors, {
    name: 'Name is required.',
    email: 'Enter an email address like name@example.com.',
    password: 'Password must be at least 6 characters.',
  })
  const { count } = await t.db.one<{ count: number }>(sql`select count(*)::int as count from users where email = 'nonsense'`)
  assert.equal(count, 0)
})

test('an email address can be registered once, ignoring case, even by ten requests at once', async () => {
  const person = someone()
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      guest.post('/api/account/register', { ...person, email: index % 2 ? person.email : person.email.toUpperCase() }),
    ),
  )
  assert.deepEqual(responses.map((response) => response.statusCode).sort(), [200, ...Array(9).fill(409)])
  const refused = responses.find((response) => response.statusCode === 409)
  assert.deepEqual(refused?.json().errors, { email: 'This email address is already registered.' })
})

test('fields that are not on the form change nothing', async () => {
  const person = someone()
  const response = await guest.post('/api/account/register', {
    ...person,
    balance: 1e6,
    roles: ['Admin'],
    isAdmin: true,
    is_admin: true,
    id: 1,
  })
  const profile = await readProfile(response.json())
  assert.equal(profile.balance, 1000)
  assert.deepEqual(profile.roles, ['Student'])
})

test('signing in ignores the case of the email; a broken guest cart does not prevent it', async () => {
  const user = await buildUser(t)
  const response = await guest.post('/api/account/login', {
    email: user.email.toUpperCase(),
    password,
    rememberMe: true,
    shoppingCart: { no: 'text' },
  })
  assert.equal(response.statusCode, 200)
  assert.equal((await readProfile(response.json())).email, user.email)
})

test('a wrong password and an unknown email get the same response', async () => {
  const user = await buildUser(t)
  const wrong = await guest.post('/api/account/login', { email: user.email, password: 'not this one' })
  const unknown = await guest.post('/api/account/login', { email: 'nobody@example.com', password: 'not this one' })
  assert.equal(wrong.statusCode, 401)
  assert.equal(unknown.statusCode, 401)
  assert.deepEqual(wrong.json(), unknown.json())
  assert.equal(wrong.json().Message, 'The email address or the password is wrong.')
  assert.equal(wrong.json().code, 'accounts/wrong-login')
})

test('saving the profile returns a new pair with the new name and email; unknown fields are ignored', async () => {
  const user = await buildUser(t)
  const email = `new-${user.email}`
  const response = await t
    .as(user)
    .put('/api/account', { name: ' Ada ', position: 'Engineer', email, avatar: null, password, balance: 5, id: 9 })
  assert.equal(response.statusCode, 200)
  assert.equal(decodeJwt(response.json().accessToken).name, 'Ada')
  const profile = await readProfile(response.json())
  assert.deepEqual(
    [profile.name, profile.position, profile.email, profile.balance, profile.avatar],
    ['Ada', 'Engineer', email, 1000, null],
  )
})

test('what is optional may be null: no position, no Remember me', async () => {
  const user = await buildUser(t)
  const saved = await t.as(user).put('/api/account', { name: 'Ada', position: null, email: user.email })
  assert.deepEqual([saved.statusCode, (await readProfile(saved.json())).position], [200, ''])
  const without = await t.as(user).put('/api/account', { name: 'Ada', email: user.email })
  assert.deepEqual([without.statusCode, (await readProfile(without.json())).position], [200, ''])
  for (const rememberMe of [null, undefined])
    assert.equal((await guest.post('/api/account/login', { email: user.email, password, rememberMe })).statusCode, 200)
  assert.equal((await guest.post('/api/account/login', { email: user.email, password, rememberMe: 'x' })).statusCode, 400)
  assert.equal((await t.as(user).put('/api/account', { name: 'Ada', position: 5, email: user.email })).statusCode, 400)
})

test('saving the profile refuses an empty name, a taken email and a foreign picture, and changes nothing', async () => {
  const [user, other] = [await buildUser(t), await buildUser(t)]
  const save = (change: object) => t.as(user).put('/api/account', { name: user.name, position: '', email: user.email, ...change })
  assert.deepEqual((await save({ name: '' })).json().errors, { name: 'Name is required.' })
  const taken = await save({ email: other.email.toUpperCase(), password })
  assert.equal(taken.statusCode, 409)
  assert.deepEqual(taken.json().errors, { email: 'This email address is already registered.' })
  for (const avatar of [
    'https://evil.example/tracker.png',
    '/files/avatars/AAAAAAAAAAAAAAAAAAAAAA.webp',
    'javascript:alert(1)',
    '/files/avatars/../x',
  ]) {
    const response = await save({ avatar })
    assert.equal(response.statusCode, 400, avatar)
    assert.deepEqual(Object.keys(response.json().errors), ['avatar'])
  }
  assert.equal((await readProfile(user)).name, user.name)
})

test('becoming a creator gives new credentials with the role, twice at once too, and opens the author page', async () => {
  const user = await buildUser(t, { name: 'Linus' })
  assert.equal((await guest.get(`/api/account/author/${user.email}`)).statusCode, 404)
  const responses = await Promise.all([
    t.as(user).put('/api/account/became-creator'),
    t.as(user).put('/api/account/became-creator', {}),
  ])
  for (const response of responses) assert.deepEqual(decodeJwt(response.json().accessToken).role, ['Student', 'Creator'])
  const course = await buildCourse(t, user, { name: 'Kernels for all' })
  const page = await guest.get(`/api/account/author/${encodeURIComponent(user.email.toUpperCase())}`)
  assert.equal(page.statusCode, 200)
  assert.deepEqual(Object.keys(page.json()).sort(), [
    'avatar',
    'createdCourses',
    'email',
    'handle',
    'name',
    'position',
    'usersSkills',
  ])
  assert.deepEqual(page.json(), (await guest.get(`/api/account/author/${page.json().handle}`)).json())
  assert.deepEqual(
    page.json().createdCourses.map((card: { id: number; isBought: boolean }) => [card.id, card.isBought]),
    [[course.id, false]],
  )
  const own = await t.as(user).get(`/api/account/author/${user.email}`)
  assert.equal(own.json().createdCourses[0].isBought, true)
  assert.deepEqual([page.json().email, own.json().email], [null, user.email])
})

test('a handle is made from the name, is nobody else’s, never holds the email and stays when the name changes', async () => {
  const readHandle = async (name: string, email?: string) => {
    const user = await buildUser(t, { name, isCreator: true, ...(email && { email }) })
    return (await readProfile(user)).handle
  }
  assert.equal(await readHandle('Mira Holm'), 'mira-holm')
  assert.equal(await readHandle('  MIRA   Hólm '), 'mira-holm-2')
  assert.equal(await readHandle('Mira Holm 3'), 'mira-holm-3')
  assert.equal(await readHandle('Mira Holm'), 'mira-holm-4')
  assert.equal(await readHandle('Łukasz Größe-O’Neil'), 'lukasz-grosse-oneil')
  assert.equal(await readHandle('Ольга Щукина'), 'olga-shchukina')
  assert.equal(await readHandle('Γιώργος Θεοδωράκης'), 'giorgos-theodorakis')
  assert.equal(await readHandle('jane@handles.example', 'jane@handles.example'), 'jane')
  for (const name of ['李小龍', '42', '!!!']) assert.match((await readHandle(name)) ?? '', /^author-\d+$/)
  assert.match((await readHandle('x'.repeat(100))) ?? '', /^x{60}$/)

  const learner = await buildUser(t, { name: 'Becoming One' })
  assert.equal((await readProfile(learner)).handle, null)
  await t.as(learner).put('/api/account/became-creator')
  await t.as(learner).put('/api/account', { name: 'Renamed Since', email: learner.email })
  assert.equal((await readProfile(learner)).handle, 'becoming-one')
  const page = await guest.get('/api/account/author/Becoming-One')
  assert.deepEqual([page.statusCode, page.json().name], [200, 'Renamed Since'])
})

test('many of one name who become Creators at once each get a handle', async () => {
  const users = await Promise.all(Array.from({ length: 30 }, () => buildUser(t, { name: 'Same Name' })))
  const responses = await Promise.all(users.map((user) => t.as(user).put('/api/account/became-creator')))
  assert.ok(responses.every(({ statusCode }) => statusCode === 200))
  const handles = await Promise.all(users.map(async (user) => (await readProfile(user)).handle ?? ''))
  assert.equal(new Set(handles).size, 30)
  assert.ok(handles.every((handle) => /^same-name(-\d+)?$/.test(handle)))
})

test('the author page of a learner and of nobody are the same 404', async () => {
  const learner = await buildUser(t)
  const [known, unknown] = [
    await guest.get(`/api/account/author/${learner.email}`),
    await guest.get('/api/account/author/nobody@example.com'),
  ]
  assert.deepEqual([known.statusCode, known.json()], [404, unknown.json()])
})

test('changing the password ends every other session and keeps this one going', async () => {
  const user = await buildUser(t)
  const other = (await guest.post('/api/account/login', { email: user.email, password })).json()
  const wrong = await t.as(user).put('/api/account/password', { currentPassword: 'not it at all', newPassword: 'a new secret' })
  assert.deepEqual([wrong.statusCode, wrong.json().errors], [400, { currentPassword: 'The current password is wrong.' }])
  const response = await t.as(user).put('/api/account/password', { currentPassword: password, newPassword: 'a new secret' })
  assert.equal(response.statusCode, 200)
  assert.equal((await guest.post('/api/tokens/refresh', other)).statusCode, 401)
  assert.equal((await guest.post('/api/tokens/refresh', response.json())).statusCode, 200)
  assert.equal((await guest.post('/api/account/login', { email: user.email, password })).statusCode, 401)
  assert.equal((await guest.post('/api/account/login', { email: user.email, password: 'a new secret' })).statusCode, 200)
})

test('the points history is paged, newest first, and only the user’s own', async () => {
  const user = await buildUser(t)
  const history = await t.as(user).get('/api/account/points?pageSize=1&pageNumber=2')
  assert.deepEqual(history.json(), [])
  assert.deepEqual(JSON.parse(String(history.headers['x-pagination'])), {
    PageNumber: 2,
    PageSize: 1,
    TotalPages: 1,
    TotalCount: 1,
    HasPreviousPage: true,
    HasNextPage: false,
  })
  for (const query of [
    'pageSize=0',
    'pageSize=101',
    'pageSize=1e9',
    'pageNumber=0',
    'pageNumber=-1',
    'pageNumber=1.5',
    'pageNumber=abc',
    'pageNumber=1&pageNumber=2',
  ]) {
    assert.equal((await t.as(user).get(`/api/account/points?${query}`)).statusCode, 400, query)
  }
})

test('an author’s email is null for guests, by handle and by email, and users get it', async () => {
  const [author, user] = [await buildUser(t, { isCreator: true }), await buildUser(t)]
  const { handle } = (await t.as(author).get('/api/account')).json()
  for (const address of [handle, author.email]) {
    const url = `/api/account/author/${address}`
    assert.equal((await guest.get(url)).json().email, null)
    assert.equal((await t.as(user).get(url)).json().email, author.email)
  }
})

test('control characters in an email are refused with a sentence', async () => {
  const email = 'a\u0000b@example.com'
  for (const path of ['register', 'login']) {
    const response = await t.as().post(`/api/account/${path}`, { name: 'A', email, password: 'secret' })
    assert.equal(response.statusCode, 400)
    assert.match(response.json().Message, /email address/i)
  }
  assert.equal((await t.as().get(`/api/account/author/${encodeURIComponent(email)}`)).statusCode, 400)
  assert.equal((await t.as().get(`/account/author/${encodeURIComponent(email)}`)).statusCode, 404)
})
