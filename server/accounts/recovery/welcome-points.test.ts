import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { makeLink } from '#server/accounts/index.ts'
import { sql } from '#server/core/database/db.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildUser, password } from '#server/testing/build.ts'
import { mailSettings, mailsTo, newestMailTo, tokenIn } from '#server/testing/mails.ts'
import { comeBack, leaveForSchool, type Pupil, portalUrl, startSchool, visitSchool } from '#server/testing/school.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'

const pupils: Record<string, Pupil> = {}
const school = await startSchool(pupils)
after(() => school.stop())
const t = await startTestApp({ ...mailSettings, ...school.env, PUBLIC_URL: portalUrl, WRONG_PASSWORDS_PER_ADDRESS: '1000' })

async function register(at: TestApp) {
  const email = `new-${randomBytes(6).toString('hex')}@example.com`
  const response = await at.as().post('/api/account/register', { name: 'New', email, password })
  assert.equal(response.statusCode, 200, response.body)
  return { email, ...response.json<{ accessToken: string; refreshToken: string }>() }
}
type Person = Awaited<ReturnType<typeof register>>
const readPoints = async (person: { accessToken: string }, at = t) => {
  const { balance, waitingPoints, mustConfirmEmail } = (await at.as(person).get('/api/account')).json()
  return [balance, waitingPoints, mustConfirmEmail]
}
const welcomes = ({ email }: { email: string }) =>
  t.db
    .one<{ count: number }>(sql`
      select count(*)::int as count from point_entries e join point_transfers t on t.id = e.transfer_id
        join point_accounts a on a.id = e.account_id join users u on u.id = a.user_id
       where t.kind = 'welcome' and lower(u.email) = lower(${email})`)
    .then(({ count }) => count)
const confirm = (token: string) => t.as().post('/api/account/confirm-email', { token })
const reset = (token: string) => t.as().post('/api/account/reset', { token, password: 'another good one' })
async function resetLink({ email }: Person): Promise<string> {
  await t.as().post('/api/account/forgot', { email })
  const mail = async () => (await mailsTo(t, email)).findLast(({ subject }) => subject === 'Choose a new password')
  await until(async () => (await mail()) !== undefined)
  return tokenIn((await mail()) ?? { subject: '', paragraphs: [] })
}

test('where a mail server sends, welcome points wait for the confirmed address, and come once', async () => {
  const person = await register(t)
  assert.deepEqual(await readPoints(person), [0, 1000, true])
  const token = tokenIn(await newestMailTo(t, person.email))
  assert.equal((await confirm(token)).statusCode, 200)
  assert.deepEqual(await readPoints(person), [1000, 0, false])
  assert.equal((await reset(await resetLink(person))).statusCode, 204)
  assert.equal(await welcomes(person), 1)
})

test('a mailed reset brings them too, and a link that was handed over does not', async () => {
  const [mailed, handed] = [await register(t), await register(t)]
  assert.equal((await reset(await resetLink(mailed))).statusCode, 204)
  assert.equal(await welcomes(mailed), 1)
  const { id } = (await t.as(handed).get('/api/account')).json()
  const path = await makeLink(t, { id, email: handed.email }, 'reset-password', { isByMail: false })
  assert.equal((await reset(path.split('#')[1] ?? '')).statusCode, 204)
  assert.equal(await welcomes(handed), 0)
})

test('somebody new from the school has them at once, because the school has verified the address', async () => {
  pupils.pia = { name: 'Pia', email: 'pia@school.example', email_verified: true }
  const { url, cookie } = await leaveForSchool(t.app)
  const { pair } = (await comeBack(t.app, cookie, await visitSchool(url, 'pia'))).json()
  assert.deepEqual(await readPoints(pair), [1000, 0, false])
})

test('all ways to confirm at the same time bring them once, and so do a changed address and the way back', async () => {
  const person = await register(t)
  const verify = tokenIn(await newestMailTo(t, person.email))
  const resetToken = await resetLink(person)
  const tries = [confirm(verify), reset(resetToken), confirm(verify), reset(resetToken), confirm(verify)]
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  assert.ok(statuses.some((status) => status < 300) && statuses.every((status) => [200, 204, 403].includes(status)))
  assert.equal(await welcomes(person), 1)

  const login = { email: person.email, password: 'another good one' }
  const owner = (await t.as().post('/api/account/login', login)).json()
  for (const email of [`other-${person.email}`, person.email]) {
    const form = { name: 'New', position: '', email, password: 'another good one' }
    assert.equal((await t.as(owner).put('/api/account', form)).statusCode, 200)
    const mail = async () => (await mailsTo(t, email)).findLast(({ subject }) => subject === 'Confirm your new email address')
    assert.equal((await confirm(tokenIn((await mail()) ?? { subject: '', paragraphs: [] }))).statusCode, 200)
    assert.equal(await welcomes({ email }), 1)
  }
  assert.deepEqual(
    (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0),
    [],
  )
})

test('a new address that is confirmed before the first one brings them, once', async () => {
  const person = await register(t)
  const email = `moved-${person.email}`
  const form = { name: 'New', position: '', email, password }
  assert.equal((await t.as(person).put('/api/account', form)).statusCode, 200)
  assert.equal((await confirm(tokenIn(await newestMailTo(t, email)))).statusCode, 200)
  assert.equal(await welcomes({ email }), 1)
})

test('without a mail server and in a demo they come at once, and everybody can read which it is', async () => {
  const [plain, demo] = [await startTestApp(), await startTestApp({ ...mailSettings, DEMO: '1' })]
  for (const at of [plain, demo]) {
    const [balance, waiting] = await readPoints(await register(at), at)
    assert.deepEqual([balance, waiting], [1000, 0])
    assert.deepEqual((await at.as().get('/api/account/welcome')).json(), { points: 1000, waits: false })
  }
  assert.deepEqual((await t.as().get('/api/account/welcome')).json(), { points: 1000, waits: true })
})

test('users from before keep what they have; where the mail server is switched off, the next login brings what waits', async () => {
  const before = await buildUser(t)
  assert.deepEqual(await readPoints(before), [1000, 0, true])
  await t.as().post('/api/account/confirm-email', { token: 'none' })
  const waiting = await register(t)
  const database = Promise.resolve({ url: t.settings.databaseUrl ?? '', drop: async () => {} })
  const without = await startTestApp({}, database)
  for (let time = 0; time < 2; time++) {
    const pair = (await without.as().post('/api/account/login', { email: waiting.email, password })).json()
    assert.deepEqual(await readPoints(pair, without), [1000, 0, false])
  }
  assert.equal(await welcomes(waiting), 1)
})
