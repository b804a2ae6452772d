import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WaitingGifts } from '#contract/gifts/gifts.ts'
import { sql } from '#server/core/database/db.ts'
import { mailNotifications } from '#server/notifications/index.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildCourse, buildUser, type TestUser } from '#server/testing/build.ts'
import { mailSettings, mailsTo, newestMailTo, tokenIn } from '#server/testing/mails.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp(mailSettings)
const author = await buildUser(t, { isCreator: true })
const giver = await buildUser(t, { name: 'Gina <b>Giver</b> http://evil.example' })
const course = await buildCourse(t, author, { name: 'SQL from zero', price: 10 })
const verify = (user: TestUser) => t.db.run(sql`update users set email_verified_at = now() where id = ${user.id}`)
const give = async (email: string, courseId = course.id) => {
  const response = await t.as(giver).post('/api/gifts', { courseId, email, message: 'Buy at http://evil.example' })
  assert.equal(response.statusCode, 201, response.body)
  return response.json().id as number
}

test('an address without an account gets a mail with a link, and no word that a user wrote: neither the giver nor the author', async () => {
  const planted = await buildCourse(t, author, { name: 'Win money at evil.example', price: 10 })
  await give('nobody@example.com', planted.id)
  const mail = await newestMailTo(t, 'nobody@example.com')
  assert.equal(mail.subject, 'You got a course as a gift')
  assert.equal(mail.action?.path, '/gifts')
  assert.doesNotMatch(JSON.stringify(mail), /evil|Giver|money|SQL/)
})

test('a user with a confirmed address gets the notification, and its mail, once', async () => {
  const receiver = await buildUser(t)
  await verify(receiver)
  await give(receiver.email)
  assert.deepEqual(await mailsTo(t, receiver.email), [])
  await mailNotifications(t)
  assert.deepEqual(
    (await mailsTo(t, receiver.email)).map(({ subject }) => subject),
    ['You got “SQL from zero” as a gift.'],
  )
})

test('who registers with somebody’s address sees and gets nothing before confirming it', async () => {
  const id = await give('victim@example.com')
  const person = { name: 'Mallory', email: 'victim@example.com', password: 'correct horse battery' }
  const newcomer = t.as((await t.as().post('/api/account/register', person)).json())
  assert.deepEqual((await newcomer.get('/api/gifts/waiting')).json<WaitingGifts>(), { isEmailConfirmed: false, gifts: [] })
  assert.deepEqual((await newcomer.get('/api/notifications')).json(), [])
  for (const what of ['claim', 'decline']) {
    const refused = await newcomer.put(`/api/gifts/${id}/${what}`)
    assert.equal(refused.statusCode, 403)
    assert.match(refused.json().Message, /Confirm your email address first/)
  }
  const confirmed = await t.as().post('/api/account/confirm-email', { token: tokenIn(await newestMailTo(t, person.email, 2)) })
  assert.equal(confirmed.statusCode, 200, confirmed.body)
  assert.equal((await newcomer.get('/api/notifications')).json()[0].kind, 'gift-received')
  assert.equal((await newcomer.get('/api/gifts/waiting')).json<WaitingGifts>().gifts.length, 1)
  assert.equal((await newcomer.put(`/api/gifts/${id}/claim`)).statusCode, 200)
  assert.deepEqual(
    (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0),
    [],
  )
})
