import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MailKind } from '#contract/mail/mail.ts'
import { inTransaction, type Parts, withDb } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { readSettings } from '#server/core/settings.ts'
import { buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { startTestMailServer } from '#server/testing/test-mail-server.ts'
import { type MailContent, queueMail, sendMails } from './index.ts'
import { claimMails } from './mails.queries.ts'

const server = await startTestMailServer()
const t = await startTestApp(server.env)
const portal = server.env.PUBLIC_URL

const content: MailContent = {
  subject: 'Choose a new password',
  paragraphs: ['Somebody asked for a new password.', 'The link works for an hour.'],
  action: { label: 'Choose a password', path: '/account/reset?a=1&b=2' },
  footnote: 'If it was not you, ignore this mail.',
}

const logged: string[] = []
const log = { warn: (...line: unknown[]) => void logged.push(JSON.stringify(line)) }
const send = (parts: Parts = t) => sendMails(parts, log)
const readState = (to: string) =>
  t.db.one<{ state: string; tries: number; reply: string | null; content: unknown; messageId: string }>(
    sql`select state, tries, reply, content, message_id as "messageId" from mails where recipient = ${to}`,
  )
let number = 0
const newAddress = () => `person-${++number}@example.com`
async function queue(to = newAddress(), more: { userId?: number; kind?: MailKind; content?: MailContent } = {}) {
  await queueMail(t, { to, kind: 'account', content, ...more })
  return to
}

test('a queued mail arrives once, as text and as HTML, and its content is forgotten', async () => {
  const to = await queue()
  await send()
  await send()
  const [mail, ...others] = server.mailsTo(to)
  assert.ok(mail)
  assert.deepEqual(others, [])
  const { email } = mail
  assert.equal(email.subject, content.subject)
  assert.deepEqual(email.from, { name: 'Coursewise', address: 'portal@learn.example.org' })
  assert.deepEqual(email.to, [{ name: '', address: to }])
  assert.match(email.text ?? '', /Somebody asked for a new password\.\n\nThe link works for an hour\./)
  assert.ok(email.text?.includes(`Choose a password:\n${portal}/account/reset?a=1&b=2`))
  assert.ok(email.html?.includes(`href="${portal}/account/reset?a=1&amp;b=2"`))
  assert.match(mail.raw, /^Auto-Submitted: auto-generated\r$/m)
  assert.doesNotMatch(mail.raw, /List-Unsubscribe/)
  const { state, content: kept, messageId, reply } = await readState(to)
  assert.deepEqual({ state, kept }, { state: 'sent', kept: null })
  assert.equal(email.messageId, `<${messageId}>`)
  assert.match(reply ?? '', /queued as a test/)
})

test('a list has a link for each of its items, in the text and in the HTML', async () => {
  const items = ['One', 'Two'].map((name) => ({
    text: `${name} is new.`,
    action: { label: `Open ${name}`, path: `/${name}?a&b` },
  }))
  const to = await queue(newAddress(), { content: { subject: '2 notifications', paragraphs: [], items } })
  await send()
  const { text = '', html = '' } = server.mailsTo(to)[0]?.email ?? {}
  const list = `2 notifications\n\n* One is new.\n  Open One:\n  ${portal}/One?a&b\n\n* Two is new.\n  Open Two:\n  ${portal}/Two?a&b\n`
  assert.ok(text.startsWith(list), text)
  for (const name of ['One', 'Two']) assert.match(html, new RegExp(`href="${portal}/${name}\\?a&amp;b"[^>]*>Open ${name}</a>`))
})

test('nothing is sent when the event that the mail is about is undone', async () => {
  const to = newAddress()
  const undone = inTransaction(t, async (parts) => {
    await queueMail(parts, { to, kind: 'account', content })
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  await send()
  assert.deepEqual(server.mailsTo(to), [])
})

test('a mail that is refused for now is tried again after growing pauses, always with the same Message-ID', async () => {
  const to = newAddress()
  let refusals = 0
  server.refuse = (recipient) => {
    if (recipient !== to || ++refusals > 3) return undefined
    return { code: 451, message: `Come back later, <${to}>` }
  }
  await queue(to)
  for (const minutes of [1, 2, 4]) {
    await send()
    const { state, reply } = await readState(to)
    assert.equal(state, 'waiting')
    assert.match(reply ?? '', /451 .*Come back later/)
    t.clock.move({ minutes, seconds: -1 })
    const before = refusals
    await send()
    assert.equal(refusals, before, `nothing is sent before ${minutes} minutes`)
    t.clock.move({ seconds: 1 })
  }
  await send()
  const { state, tries, messageId } = await readState(to)
  assert.deepEqual({ state, tries }, { state: 'sent', tries: 4 })
  assert.deepEqual(
    server.mailsTo(to).map(({ email }) => email.messageId),
    [`<${messageId}>`],
  )
  assert.ok(logged.length > 0)
  assert.ok(logged.every((line) => !line.includes('@example.com')))
})

test('a mail that is refused for three days is given up', async () => {
  const to = newAddress()
  server.refuse = (recipient) => (recipient === to ? { code: 450, message: 'Mailbox is busy' } : undefined)
  await queue(to)
  await send()
  t.clock.move({ days: 3 })
  await send()
  const { state, tries, content: kept } = await readState(to)
  assert.deepEqual({ state, tries, kept }, { state: 'failed', tries: 2, kept: null })
})

test('a mail that is refused for good is not sent again, and Admins see what the server said', async () => {
  const to = newAddress()
  let asked = 0
  server.refuse = (recipient) => {
    if (recipient !== to) return undefined
    asked++
    return { code: 550, message: 'No such user here' }
  }
  await queue(to)
  await send()
  t.clock.move({ days: 1 })
  await send()
  assert.equal(asked, 1)
  const admin = await buildUser(t, { isAdmin: true })
  const { problems, failed } = (await t.as(admin).get('/api/mail/state')).json()
  const [problem] = problems.filter((problem: { to: string }) => problem.to === to)
  assert.match(problem.reply, /^The mail server 127\.0\.0\.1:\d+ refused: 550 .*No such user here$/)
  assert.deepEqual({ isFinal: problem.isFinal, tries: problem.tries }, { isFinal: true, tries: 1 })
  assert.ok(failed >= 1)
})

test('no mail is lost while the mail server is away, or refuses the password of the portal', async () => {
  const strict = await startTestMailServer({ user: 'portal', password: 'right' })
  const settingsWith = (SMTP_URL: string) => readSettings({ ...server.env, SMTP_URL })
  const url = new URL(strict.env.SMTP_URL)
  url.username = 'portal'
  url.password = 'wrong'
  const to = await queue()
  await send({ ...withDb(t, t.db), settings: settingsWith('smtp://127.0.0.1:1') })
  assert.match((await readState(to)).reply ?? '', /cannot be used: .*ECONNREFUSED/)
  t.clock.move({ minutes: 1 })
  await send({ ...withDb(t, t.db), settings: settingsWith(url.href) })
  const { state, reply } = await readState(to)
  assert.equal(state, 'waiting')
  assert.match(reply ?? '', /refused the user or the password of SMTP_URL: 535 .*not the right credentials/)
  t.clock.move({ minutes: 2 })
  url.password = 'right'
  await send({ ...withDb(t, t.db), settings: settingsWith(url.href) })
  assert.equal((await readState(to)).state, 'sent')
  assert.equal(strict.mailsTo(to).length, 1)
})

test('several servers at once send each mail once', async () => {
  const addresses = await Promise.all(Array.from({ length: 60 }, () => queue()))
  await Promise.all([send(), send(), send()])
  for (const to of addresses) assert.equal(server.mailsTo(to).length, 1, to)
})

test('the mails of a server that was killed are sent by another one after a minute', async () => {
  const to = await queue()
  const now = t.clock.now()
  await claimMails(t.db, now, { until: new Date(now.getTime() + 60_000), most: 100 })
  t.clock.move({ seconds: 59 })
  await send()
  assert.deepEqual(server.mailsTo(to), [])
  t.clock.move({ seconds: 1 })
  await send()
  assert.equal(server.mailsTo(to).length, 1)
})

test('nothing that users write can add a header, a recipient or markup', async () => {
  const hostile = '<b>Eve</b>\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\0\ud800'
  const to = await queue(newAddress(), {
    content: {
      subject: hostile,
      paragraphs: [hostile],
      items: [{ text: hostile, action: { label: hostile, path: '/"><script>' } }],
      action: { label: hostile, path: '/"><script>' },
      footnote: hostile,
    },
  })
  const odd = [
    'a@example.com, victim@example.com',
    'a@example.com>\r\nRCPT TO:<victim@example.com',
    '"a b"@example.com\r\nBcc: victim@example.com',
  ]
  for (const address of odd) await queue(address)
  await send()
  const [mail] = server.mailsTo(to)
  assert.ok(mail)
  assert.deepEqual(server.mailsTo('victim@example.com'), [])
  assert.deepEqual(
    mail.email.headers.filter(({ key }) => key === 'bcc'),
    [],
  )
  assert.match(mail.email.subject ?? '', /^<b>Eve<\/b> Bcc: victim@example\.com <script>/)
  assert.doesNotMatch(mail.email.html ?? '', /<script|<b>/)
  assert.ok(mail.email.html?.includes(`${portal}/&quot;&gt;&lt;script&gt;`))
})

test('settings for mail are checked at start: both, with PUBLIC_URL, and addresses that can be used', () => {
  assert.equal(readSettings({}).mail, undefined)
  const { mail } = readSettings({ ...server.env, SMTP_URL: 'smtps://me%40there:p%3Aw@mail.example.org' })
  assert.deepEqual(mail?.server, {
    host: 'mail.example.org',
    port: 465,
    isTls: true,
    login: { user: 'me@there', password: 'p:w' },
  })
  for (const missing of ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'])
    assert.throws(() => readSettings({ ...server.env, [missing]: '' }), /must be given together/)
  for (const SMTP_URL of ['mail.example.org', 'http://mail.example.org', 'smtp://', 'smtp://me:%@mail.example.org'])
    assert.throws(() => readSettings({ ...server.env, SMTP_URL }), /\n {2}SMTP_URL must be an address like smtp:/)
  for (const MAIL_FROM of ['portal', 'a@example.org, b@example.org', 'Eve\nBcc: x <a@example.org>', '<>'])
    assert.throws(() => readSettings({ ...server.env, MAIL_FROM }), /\n {2}MAIL_FROM must be an address like/)
})
