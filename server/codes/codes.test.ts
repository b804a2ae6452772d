import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PointsCode } from '#contract/codes/codes.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { sql } from '#server/core/database/db.ts'
import { rateLimits } from '#server/core/security/rate-limits.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true })
const form = { reason: 'Spring fair', points: 50, uses: 2, lastDay: '2026-11-20' }
const issue = (more: object = {}, headers = {}) => t.as(admin).post('/api/codes', { ...form, ...more }, headers)
const issued = async (more: object = {}): Promise<PointsCode> => {
  const response = await issue(more)
  assert.equal(response.statusCode, 201, response.body)
  return response.json()
}
const redeem = (user: TestUser, code: string, headers = {}) => t.as(user).post('/api/codes/redeem', { code }, headers)
const listed = async (id: number) =>
  (await t.as(admin).get('/api/codes?pageSize=100')).json<PointsCode[]>().find((code) => code.id === id)
const ledgerIsClean = async () =>
  assert.deepEqual(
    (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0),
    [],
  )

test('an Admin issues a code, users redeem it in any writing, and the list counts its uses', async () => {
  const code = await issued()
  assert.match(code.code, /^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$/)
  assert.deepEqual({ state: code.state, used: code.used, admin: code.admin }, { state: 'open', used: 0, admin: admin.email })
  const [one, two, three] = [await buildUser(t), await buildUser(t), await buildUser(t)]
  const before = (await t.as(one).get('/api/account')).json().balance
  const first = await redeem(one, ` ${code.code.toLowerCase().replaceAll('-', ' ')} `)
  assert.deepEqual([first.statusCode, first.json()], [200, { points: 50, balance: before + 50 }])
  const [movement] = (await t.as(one).get('/api/account/points')).json()
  assert.deepEqual([movement.reason, movement.amount], ['Code redeemed: Spring fair', 50])

  const again = await redeem(one, code.code)
  assert.deepEqual([again.statusCode, again.json().Message], [409, 'You have already redeemed this code.'])
  assert.equal((await redeem(two, code.code.replaceAll('-', ''))).statusCode, 200)
  const late = await redeem(three, code.code)
  assert.deepEqual([late.statusCode, late.json().Message], [409, 'This code has already been used the maximum number of times.'])
  assert.deepEqual([(await listed(code.id))?.used, (await listed(code.id))?.state], [2, 'used-up'])
  await ledgerIsClean()
})

test('with a key a code is issued once, and redeemed once with the same response', async () => {
  const key = { 'idempotency-key': 'one code' }
  const codes = await Promise.all([1, 2, 3].map(() => issue({ reason: 'Once' }, key)))
  assert.equal(new Set(codes.map((response) => response.json().code)).size, 1)
  const user = await buildUser(t)
  const responses = await Promise.all([1, 2, 3].map(() => redeem(user, codes[0]?.json().code, key)))
  assert.deepEqual(
    responses.map((response) => response.json()),
    Array.from({ length: 3 }, () => responses[0]?.json()),
  )
  assert.equal((await listed(codes[0]?.json().id))?.used, 1)
})

test('of many who redeem the last use at once one gets it, and nobody gets it twice at once', async () => {
  const last = await issued({ uses: 1 })
  const users = await Promise.all(Array.from({ length: 15 }, () => buildUser(t)))
  const statuses = (await Promise.all(users.map((user) => redeem(user, last.code)))).map(({ statusCode }) => statusCode)
  assert.deepEqual(statuses.sort(), [200, ...Array.from({ length: 14 }, () => 409)])
  const many = await issued({ uses: 100 })
  const user = await buildUser(t)
  const own = (await Promise.all(Array.from({ length: 8 }, () => redeem(user, many.code)))).map(({ statusCode }) => statusCode)
  assert.deepEqual(own.sort(), [200, ...Array.from({ length: 7 }, () => 409)])
  assert.equal((await listed(many.id))?.used, 1)
  await ledgerIsClean()
})

test('a stopped code brings nothing any more, and both acts are in the log without the code', async () => {
  const code = await issued({ reason: 'Stopped' })
  for (let time = 0; time < 2; time++) assert.equal((await t.as(admin).put(`/api/codes/${code.id}/stop`)).statusCode, 204)
  const refused = await redeem(await buildUser(t), code.code)
  assert.deepEqual([refused.statusCode, refused.json().Message], [409, 'This code can no longer be redeemed.'])
  assert.equal((await listed(code.id))?.state, 'stopped')
  assert.equal((await t.as(admin).put('/api/codes/999999/stop')).statusCode, 404)
  const log = (await t.as(admin).get('/api/statistics/audit/2/1')).json<{ act: string; details: string }[]>()
  const end = code.code.slice(-4)
  assert.deepEqual(
    log.map(({ act, details }) => [act, details]),
    [
      ['stop-code', `…${end}: Stopped`],
      ['issue-code', `…${end}: 50 points × 2 = 100, until 2026-11-20: Stopped`],
    ],
  )
})

test('a code works until the end of its last day, in UTC', async () => {
  const code = await issued({ lastDay: '2026-11-02', uses: 10 })
  const [early, late] = [await buildUser(t), await buildUser(t)]
  t.clock.move({ minutes: 15 * 60, seconds: -1 })
  assert.equal((await t.as(await renewed(t, early)).post('/api/codes/redeem', { code: code.code })).statusCode, 200)
  t.clock.move({ seconds: 1 })
  const refused = await t.as(await renewed(t, late)).post('/api/codes/redeem', { code: code.code })
  assert.deepEqual([refused.statusCode, refused.json().Message], [409, 'This code has expired.'])
  assert.equal(refused.json().code, 'codes/has-expired')
  await ledgerIsClean()
})

test('only Admins issue, list and stop codes, and issuing asks for a proof of identity', async () => {
  const student = await buildUser(t)
  for (const [who, status] of [
    [undefined, 401],
    [student, 403],
  ] as const) {
    assert.equal((await t.as(who).post('/api/codes', form)).statusCode, status)
    assert.equal((await t.as(who).get('/api/codes')).statusCode, status)
    assert.equal((await t.as(who).put('/api/codes/1/stop')).statusCode, status)
  }
  assert.equal((await t.as().post('/api/codes/redeem', { code: 'x' })).statusCode, 401)
  const other = await buildUser(t, { isAdmin: true })
  await t.db.run(sql`update sessions set created_at = created_at - interval '1 hour' where user_id = ${other.id}`)
  const refused = await t.as(other).post('/api/codes', form)
  assert.deepEqual([refused.statusCode, refused.json().code], [403, 'accounts/confirm'])
})

test('bad input issues nothing', async () => {
  const boss = await buildUser(t, { isAdmin: true })
  const count = async () => (await t.db.one<{ count: number }>(sql`select count(*)::int as count from point_codes`)).count
  const before = await count()
  const day = { lastDay: '2027-01-01' }
  for (const bad of [
    { points: 0 },
    { points: 1.5 },
    { uses: 0 },
    { uses: formLimits.codes.uses.max + 1 },
    { points: formLimits.codes.points.max, uses: formLimits.codes.uses.max },
    { reason: '' },
    { reason: 'two\nlines' },
    { lastDay: '' },
    { lastDay: '2026-02-30' },
    { lastDay: '2026-10-01' },
  ])
    assert.equal((await t.as(boss).post('/api/codes', { ...form, ...day, ...bad })).statusCode, 400, JSON.stringify(bad))
  assert.equal(await count(), before)
})

test('guessing is stopped after some wrong codes, while right ones do not count', async () => {
  const boss = await buildUser(t, { isAdmin: true })
  const code: PointsCode = (await t.as(boss).post('/api/codes', { ...form, lastDay: '2027-01-01', uses: 100 })).json()
  const guesser = await buildUser(t)
  for (let guess = 0; guess < rateLimits.redeem.most; guess++) {
    if (guess === 3) assert.equal((await redeem(guesser, code.code)).statusCode, 200)
    const wrong = await redeem(guesser, `AAAA-BBBB-CCCC-DD${guess}A`)
    assert.deepEqual([wrong.statusCode, Object.keys(wrong.json().errors)], [400, ['code']])
  }
  assert.equal((await redeem(guesser, code.code)).statusCode, 429)
  assert.equal((await redeem(await buildUser(t), code.code)).statusCode, 200)
})
