import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { MailKind } from '#contract/mail/mail.ts'
import { urlIn } from '#server/core/built-in-postgres/embedded.ts'
import { systemClock } from '#server/core/clock.ts'
import { openDatabase } from '#server/core/database/db.ts'
import { readSettings } from '#server/core/settings.ts'
import { queueMail } from '#server/mail/index.ts'
import { until } from '#server/testing/until.ts'
import { logInOn } from '../../e2e/account-steps.ts'
import {
  expectSilentLog,
  forgetsAndResets,
  getsDigest,
  headerIn,
  type MailPortal,
  movesToAnotherAddress,
  registersAndVerifies,
  stopsByOneClick,
  timeZone,
} from '../../e2e/mail-journeys.ts'
import config from '../../playwright.config.ts'
import { enter, freePort, type Person, sendAs, startPortal } from '../../test/portal-process.ts'
import { installMailServers, type MailServers, startMailServers } from '../debian-mail.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'coursewise-test-mail-'))
const domain = 'example.com'
const [ann, ben, flora, florence] = ['ann', 'ben', 'flora', 'florence'].map((name) => `${name}@${domain}`) as Four
const admin = { email: ann, password: 'a long secret' }
const started = Date.now()
type Four = [string, string, string, string]
type Env = Record<string, string>

/** Rejects when somebody stops this script, so that everything it has started ends with it. */
const stopped = new Promise<never>((_, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error(`stopped by ${signal}`)))
})
stopped.catch(() => {})

try {
  installMailServers()
  await withServers([ann, ben, flora, florence], async (servers) => {
    await withPortal(servers, async (portal, env) => {
      const benSigned = await enter(portal.url, ben, 'a secret of Ben', 'register')
      await step('an Admin sends a test', () => sendsATest(portal))
      await step('every kind of mail', () => sendsEveryKind(portal, env, benSigned))
      await step('Postfix refuses an address', () => keepsWhatPostfixRefuses(portal, env))
      await withBrowser((browser) => walksThrough(browser, portal))
      await step('neither links nor addresses in the log', async () => {
        const inboxes = await Promise.all([ben, flora, florence].map((email) => readInbox(servers, email)))
        await expectSilentLog(portal, inboxes.flat())
      })
    })
  })
  console.log(`all mails arrived as they should, in ${seconds(started)}`)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
// A browser may still be open when the script was stopped.
process.exit()

/** What people do, in Chromium, with the mails that it brings. */
async function walksThrough(browser: Browser, portal: MailPortal): Promise<void> {
  const newPage = (zone?: string) => browser.newPage({ baseURL: portal.url, ...(zone && { timezoneId: zone }) })
  // Both are where Flora lives: the zone of the last sign-in counts.
  const [page, elsewhere] = [await newPage(timeZone), await newPage(timeZone)]
  const person = { name: 'Flora Forgetful', email: flora, password: 'a secret of Flora' }
  const newPassword = 'a better secret 1'
  await step('register, then verify the address', () => registersAndVerifies(page, portal, person))
  await step('forget the password, then reset it', () => forgetsAndResets(page, elsewhere, portal, person, newPassword))
  await step('change the address', () => movesToAnotherAddress(page, portal, { ...person, password: newPassword }, florence))
  const ofBen = await newPage()
  await logInOn(ofBen, { email: ben, password: 'a secret of Ben' })
  const digest = await step('a digest in the morning', () => getsDigest(page, ofBen, portal, [florence, ben]))
  await step('one click ends it', () => stopsByOneClick(page, portal, digest, [florence, ben]))
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const from = Date.now()
  console.log(`\n${name}`)
  const result = await work()
  console.log(`  done in ${seconds(from)}`)
  return result
}

function seconds(from: number): string {
  return `${((Date.now() - from) / 1000).toFixed(1)} s`
}

async function withServers(people: string[], work: (servers: MailServers) => Promise<void>): Promise<void> {
  const servers = await startMailServers(people.map(nameIn))
  try {
    await work(servers)
  } catch (error) {
    console.error(servers.logs())
    throw error
  } finally {
    await servers.stop()
  }
}

async function withPortal(servers: MailServers, work: (portal: MailPortal, env: Env) => Promise<void>): Promise<void> {
  const port = await freePort()
  const env = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: servers.smtpUrl,
    MAIL_FROM: 'Coursewise at school <portal@school.example.org>',
    DEMO: '0',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const { url, child, exited, output } = await startPortal(dataDir, env)
  const db = openDatabase(urlIn(dataDir, 'postgres'))
  try {
    const subjectsTo = async (email: string) => (await readInbox(servers, email)).map(({ subject = '' }) => subject)
    const mailTo = (email: string, subject: string) => received(servers, email, subject)
    await Promise.race([work({ url, db, admin, log: output, mailTo, subjectsTo }, env), stopped])
  } finally {
    await db.close()
    child.kill('SIGTERM')
    await exited
  }
}

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  // Or the browser would end this script before it has cleaned up.
  const handlers = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const browser = await chromium.launch({ ...config.use?.launchOptions, ...handlers })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

function nameIn(email: string): string {
  return email.split('@')[0] ?? ''
}

function readInbox(servers: MailServers, email: string): Promise<Email[]> {
  return Promise.all(servers.readInbox(nameIn(email)).map((raw) => PostalMime.parse(raw)))
}

async function received(servers: MailServers, email: string, subject: string): Promise<Email> {
  let found: Email | undefined
  await until(async () => {
    await sleep(500)
    const [first, ...others] = (await readInbox(servers, email)).filter((mail) => mail.subject === subject)
    assert.deepEqual(others, [], `${subject} came more than once`)
    found = first
    return found !== undefined
  })
  assert.ok(found)
  console.log(`  ${nameIn(email)} got: ${subject}`)
  return found
}

async function sendsATest({ url, mailTo }: MailPortal): Promise<void> {
  const { body } = await sendAs(await enter(url, admin.email, admin.password, 'login'), 'POST', `${url}/api/mail/test`)
  assert.equal(body?.isSent, true)
  assert.match(String(body?.reply), /^250 .*queued as/)
  const mail = await mailTo(ann, 'A test from Coursewise')
  assert.deepEqual(mail.from, { name: 'Coursewise at school', address: 'portal@school.example.org' })
}

function queue({ db }: MailPortal, env: Env, to: string, { accessToken }: Person, kind: MailKind, subject: string) {
  const content = {
    subject,
    paragraphs: ['Grüße aus der Schule — “quoted”, 日本語, and <b>no markup</b>.', 'A long line. '.repeat(30).trim()],
    action: { label: 'Open it', path: `/courses?from=${kind}&more=1` },
  }
  const [, claims = ''] = accessToken.split('.')
  const userId = Number(JSON.parse(Buffer.from(claims, 'base64url').toString()).sub)
  return queueMail({ db, clock: systemClock, settings: readSettings(env) }, { to, userId, kind, content })
}

async function sendsEveryKind(portal: MailPortal, env: Env, person: Person): Promise<void> {
  const ids = new Set<string>()
  for (const kind of MailKind.options) {
    const subject = `Eine Nachricht über ${kind} für Ben`
    await queue(portal, env, person.email, person, kind, subject)
    const mail = await portal.mailTo(person.email, subject)
    assert.ok(mail.text?.includes('Grüße aus der Schule — “quoted”, 日本語, and <b>no markup</b>.'))
    assert.ok(mail.text?.includes(`Open it:\n${portal.url}/courses?from=${kind}&more=1`))
    assert.ok(mail.html?.includes('and &lt;b&gt;no markup&lt;/b&gt;'))
    assert.ok(mail.html?.includes(`href="${portal.url}/courses?from=${kind}&amp;more=1"`))
    assert.equal(headerIn(mail, 'auto-submitted'), 'auto-generated')
    assert.match(mail.messageId ?? '', /^<[\w-]+@school\.example\.org>$/)
    ids.add(mail.messageId ?? '')
    const canStop = kind !== 'account'
    assert.equal(headerIn(mail, 'list-unsubscribe') !== undefined, canStop, kind)
    assert.equal(headerIn(mail, 'list-unsubscribe-post'), canStop ? 'List-Unsubscribe=One-Click' : undefined)
  }
  assert.equal(ids.size, MailKind.options.length)
}

async function keepsWhatPostfixRefuses(portal: MailPortal, env: Env): Promise<void> {
  const annSigned = await enter(portal.url, admin.email, admin.password, 'login')
  await queue(portal, env, `nobody@${domain}`, annSigned, 'account', 'To nobody')
  let problem: { reply: string; isFinal: boolean } | undefined
  await until(async () => {
    const { body } = await sendAs(annSigned, 'GET', `${portal.url}/api/mail/state`)
    problem = (body as unknown as { problems: (typeof problem)[] }).problems[0]
    return problem !== undefined
  })
  assert.equal(problem?.isFinal, true)
  assert.match(problem?.reply ?? '', /550 5\.1\.1 .*User unknown/)
  console.log(`  kept for Admins: ${problem?.reply}`)
}
