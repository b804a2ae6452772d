import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultMailChoices, type MailKind } from '#contract/mail/mail.ts'
import { buildServer } from '#server/app.ts'
import { sql } from '#server/core/database/db.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import { deriveSecrets } from '#server/core/security/secrets.ts'
import { readSettings } from '#server/core/settings.ts'
import { buildUser, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { startTestMailServer } from '#server/testing/test-mail-server.ts'
import { checkMailServer, listMailChoices, queueMail, sendMails, setMailChoice } from './index.ts'

const server = await startTestMailServer()
const metricsToken = 'a token for the metrics'
const t = await startTestApp({ ...server.env, METRICS_TOKEN: metricsToken })
const content = { subject: 'News', paragraphs: ['Something happened.'] }
const log = { warn: () => {}, info: () => {}, error: () => {} }

async function readMail(user: TestUser, kind: MailKind) {
  const before = server.mailsTo(user.email).length
  await queueMail(t, { to: user.email, userId: user.id, kind, content })
  await sendMails(t, log)
  return server.mailsTo(user.email)[before]
}
const readHeader = (mail: Awaited<ReturnType<typeof readMail>>, name: string) =>
  mail?.email.headers.find(({ key }) => key === name)?.value
const readChoices = async (user: TestUser) =>
  Object.fromEntries((await listMailChoices(t.db, user.id)).map(({ kind, choice }) => [kind, choice]))

test('one click in a mail program switches off mails of that kind, and only those', async () => {
  const user = await buildUser(t)
  const mail = await readMail(user, 'mark-given')
  assert.equal(readHeader(mail, 'list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  const [, path = ''] =
    /^<https:\/\/learn\.example\.org(\/api\/mail\/unsubscribe\/[\w.-]+)>$/.exec(readHeader(mail, 'list-unsubscribe') ?? '') ?? []
  assert.ok(mail?.email.text?.includes('https://learn.example.org/mail/unsubscribe/'))

  // Programs that check links open it. That must change nothing.
  const opened = await t.as().get(path)
  assert.equal(opened.statusCode, 303)
  assert.match(String(opened.headers.location), /^\/mail\/unsubscribe\/[\w.-]+$/)
  assert.deepEqual(await readChoices(user), {})

  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  assert.equal((await t.as().post(path, 'List-Unsubscribe=One-Click', form)).statusCode, 204)
  assert.deepEqual(await readChoices(user), { 'mark-given': 'never' })
  assert.equal(await readMail(user, 'mark-given'), undefined)
  assert.ok(await readMail(user, 'review-due'))
  assert.ok(await readMail(user, 'account'))
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
  assert.equal((await t.as().post(path, '--x--', multipart)).statusCode, 204)
})

test('the link of a digest ends everything that is sent daily, and leaves the rest', async () => {
  const user = await buildUser(t)
  await setMailChoice(t.db, user.id, 'review-due', 'daily')
  await setMailChoice(t.db, user.id, 'course-sold', 'at-once')
  const [, path = ''] =
    /(\/api\/mail\/unsubscribe\/[\w.-]+)/.exec(readHeader(await readMail(user, 'digest'), 'list-unsubscribe') ?? '') ?? []
  assert.equal((await t.as().post(path)).statusCode, 204)
  const choices: Record<string, string> = { ...defaultMailChoices, ...(await readChoices(user)) }
  assert.deepEqual(choices, {
    'review-due': 'never',
    'mark-given': 'at-once',
    'course-updated': 'never',
    'points-granted': 'never',
    'course-sold': 'at-once',
    'course-returned': 'never',
    'gift-received': 'at-once',
    'gift-returned': 'never',
    rated: 'never',
    'course-approved': 'at-once',
    'course-refused': 'at-once',
    'content-hidden': 'at-once',
    'report-decided': 'never',
    'reports-waiting': 'never',
    'route-late': 'never',
  })
})

test('links made with an earlier key still work, and forged ones do not', async () => {
  const user = await buildUser(t)
  const mail = await readMail(user, 'points-granted')
  const [, token = ''] = /unsubscribe\/([\w.-]+)/.exec(readHeader(mail, 'list-unsubscribe') ?? '') ?? []
  const keys = ['a new key for tests, 0123456789 abcdef', 'a key for tests only, 0123456789 abcdef'] as const
  const rotated = await buildServer({ ...t, secrets: deriveSecrets([...keys]) })
  const press = (token: string) => rotated.inject({ method: 'POST', url: `/api/mail/unsubscribe/${token}` })
  assert.equal((await press(token)).statusCode, 204)
  const [head = '', , signature = ''] = token.split('.')
  const claims = Buffer.from(JSON.stringify({ kind: 'points-granted', sub: '1' })).toString('base64url')
  for (const forged of [`${head}.${claims}.${signature}`, 'nonsense', user.accessToken, 'x'.repeat(2000)])
    assert.equal((await press(forged)).statusCode, 400)
  await rotated.close()
})

test('an Admin sends a test to the own address and sees what the server says', async () => {
  const admin = await buildUser(t, { isAdmin: true })
  const test = async () => (await t.as(admin).post('/api/mail/test')).json()
  const sent = await test()
  assert.equal(sent.isSent, true)
  assert.match(sent.reply, /^250 .*queued as a test/)
  assert.equal(server.mailsTo(admin.email)[0]?.email.subject, 'A test from Coursewise')
  server.refuse = () => ({ code: 554, message: 'Relay access denied' })
  const refused = await test()
  server.refuse = () => undefined
  assert.equal(refused.isSent, false)
  assert.match(refused.reply, /554 .*Relay access denied/)
  const state = (await t.as(admin).get('/api/mail/state')).json()
  assert.equal(state.mode, 'smtp')
  assert.equal(state.from, 'Coursewise <portal@learn.example.org>')
  assert.match(state.server, /^127\.0\.0\.1:\d+$/)
})

test('metrics say how many mails wait and for how long, and how many were sent', async () => {
  await queueMail(t, { to: 'slow@example.com', kind: 'account', content })
  t.clock.move({ minutes: 5 })
  const metrics = async () => {
    const { body } = await t.as().get('/metrics', undefined, { authorization: `Bearer ${metricsToken}` })
    const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1])
    return ['mail_waiting', 'mail_oldest_waiting_seconds', 'mail_finished_total\\{state="sent"\\}'].map(figure)
  }
  const [waiting, oldest, sent = 0] = await metrics()
  assert.deepEqual([waiting, oldest], [1, 300])
  await sendMails(t, log)
  assert.deepEqual(await metrics(), [0, 0, sent + 1])
})

test('at start, the log says in a sentence whether the mail server can be used', async () => {
  const lines: string[] = []
  const note = (...line: unknown[]) => void lines.push(String(line[0]))
  for (const SMTP_URL of [server.env.SMTP_URL, 'smtp://127.0.0.1:1']) {
    const { mail } = readSettings({ ...server.env, SMTP_URL })
    if (mail) await checkMailServer(mail, { info: note, error: note })
  }
  assert.match(lines[0] ?? '', /^Mails go out through 127\.0\.0\.1:\d+\.$/)
  assert.match(
    lines[1] ?? '',
    /^The mail server 127\.0\.0\.1:1 cannot be used: connect ECONNREFUSED .*\. Mails wait until this is solved\.$/,
  )
})

test('without SMTP_URL nothing is stored, and Admins see that mail is off', async () => {
  const off = await startTestApp()
  const admin = await buildUser(off, { isAdmin: true })
  await queueMail(off, { to: admin.email, kind: 'account', content })
  assert.deepEqual(await off.db.many(sql`select from mails`), [])
  assert.equal((await off.as(admin).get('/api/mail/state')).json().mode, 'off')
  const test = await off.as(admin).post('/api/mail/test')
  assert.equal(test.statusCode, 409)
  assert.match(test.json().Message, /^Mail is off/)
  assert.equal(test.json().code, 'mail/is-off')
  assert.equal((await off.as().get('/api/mail/outbox')).statusCode, 404)
})

test('a demo shows its mails to everyone, in a closed frame, while its Admin has the published password', async () => {
  const parts = await startTestApp({ DEMO: '1' })
  const password = 'Demo123!'
  const admin = await buildUser(parts, { isAdmin: true })
  const demo = {
    accounts: [{ role: 'Admin' as const, email: admin.email, password }],
    endpoints: () => {},
    seed: async () => {},
    setAddress: async () => {},
  }
  const app = await buildServer(parts, undefined, demo)
  const get = (url: string) => app.inject({ url })
  await queueMail(parts, {
    to: 'anyone@example.com',
    kind: 'account',
    content: { ...content, action: { label: 'Go', path: '/go' } },
  })
  assert.equal((await get('/api/mail/outbox')).statusCode, 404)

  await parts.db.run(sql`update users set password_hash = ${await hashPassword(password)} where id = ${admin.id}`)
  const [mail] = (await get('/api/mail/outbox')).json()
  assert.equal(mail.to, 'anyone@example.com')
  assert.match(mail.text, /^News\n\nSomething happened\.\n\nGo:\nhttp:\/\/localhost:80\/go\n/)
  const page = await get(`/api/mail/outbox/${mail.id}`)
  assert.match(page.body, /<base target="_top">[\s\S]*href="http:\/\/localhost:80\/go"/)
  assert.match(
    String(page.headers['content-security-policy']),
    /default-src 'none'.*frame-ancestors 'self'.*sandbox allow-top-navigation-by-user-activation$/,
  )
  assert.equal((await get('/api/mail/outbox/999999')).statusCode, 404)
  await sendMails(parts, log)
  assert.deepEqual(await parts.db.many(sql`select state from mails`), [{ state: 'kept' }])
  await app.close()
})
