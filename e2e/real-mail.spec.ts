import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/core/database/db.ts'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { openTestMailServer, type TestMailServer } from '#server/testing/test-mail-server.ts'
import { freePort, startPortal } from '../test/portal-process.ts'
import { confirmAddress, linkIn, logInOn, registerOn } from './account-steps.ts'
import { nothingFound } from './axe-fixtures.ts'
import { expect, freshEmail, test as onDemo, password } from './fixtures.ts'
import {
  chooseMail,
  expectSilentLog,
  forgetsAndResets,
  getsDigest,
  grant,
  headerIn,
  isChosen,
  type MailPortal,
  movesToAnotherAddress,
  registersAndVerifies,
  stopsByOneClick,
  timeZone,
} from './mail-journeys.ts'

/** A portal that is no demo and sends its mails by SMTP. All pages of these tests are on it. */
const test = onDemo.extend<object, { portal: MailPortal; mailServer: TestMailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await openTestMailServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ mailServer }, use) => {
      const [database, dataDir, port] = [
        await createTestDatabase(),
        await mkdtemp(join(tmpdir(), 'coursewise-e2e-mail-')),
        await freePort(),
      ]
      const admin = { email: 'admin@example.test', password: 'a long secret' }
      const { url, output, child, exited } = await startPortal(dataDir, {
        ...mailServer.env,
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        DATABASE_URL: database.url,
        DEMO: '0',
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      })
      const db = openDatabase(database.directUrl)
      const mailsTo = (email: string) => mailServer.mailsTo(email).map((mail) => mail.email)
      await use({
        url,
        db,
        admin,
        log: output,
        subjectsTo: async (email) => mailsTo(email).map(({ subject = '' }) => subject),
        async mailTo(email, subject) {
          const found = () => mailsTo(email).filter((mail) => mail.subject === subject)
          await expect.poll(() => found().length, { message: `“${subject}” to ${email}`, timeout: 20_000 }).toBe(1)
          return found()[0] as (typeof mailServer.received)[number]['email']
        },
      })
      await db.close()
      child.kill('SIGTERM')
      await exited
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
})

// One after the other, on one portal.
test.describe.configure({ mode: 'default' })
test.use({ timezoneId: timeZone })

test('registering, a forgotten password and a new address: each mail arrives by SMTP and its link leads on', async ({
  page,
  browser,
  portal,
}) => {
  const person = { name: 'Flora Forgetful', email: freshEmail(), password }
  const newPassword = 'a better secret 1'
  await registersAndVerifies(page, portal, person)
  const elsewhere = await browser.newPage({ baseURL: portal.url })
  await forgetsAndResets(page, elsewhere, portal, person, newPassword)
  await elsewhere.close()
  await movesToAnotherAddress(page, portal, { ...person, password: newPassword }, freshEmail())
})

test('points and passkeys wait for the confirmed address: the screens say so, and send the mail again', async ({
  page,
  portal,
  mailServer,
}) => {
  const person = { name: 'Wanda Waiting', email: freshEmail(), password }
  await page.goto('/account/register')
  await expect(page.getByText('You get 1,000 points when you confirm your email address')).toBeVisible()
  await registerOn(page, person)
  await page.goto('/account/profile')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('0 points')
  await expect(page.getByText('You get 1,000 points then.')).toBeVisible()
  const history = page.getByRole('region', { name: 'Points history' })
  await expect(history).toContainText(`1,000 welcome points will come when you confirm your email address`)
  await nothingFound(page)
  await portal.mailTo(person.email, 'Confirm your email address')

  await page.goto('/account/security')
  await expect(page.getByText('Confirm your email address first')).toBeVisible()
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await expect(page.getByRole('alert')).toContainText('Confirm your email address first')
  await nothingFound(page)
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect(page.getByText(`A link is on its way to ${person.email}.`)).toBeVisible()
  await expect.poll(() => portal.subjectsTo(person.email), { timeout: 20_000 }).toHaveLength(2)
  await confirmAddress(page, linkIn(mailServer.mailsTo(person.email).at(-1)?.email ?? {}), person.email)
  await page.goto('/account/profile')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1,000 points')
  await expect(history).not.toContainText('will come when')
  await page.goto('/account/security')
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible()
  await expect(page.getByText('Confirm your email address first')).toBeHidden()
})

test('a digest comes in the morning of the user’s time zone, and one click in the mail program ends it', async ({
  page,
  browser,
  portal,
  mailServer,
  registerUser,
  signIn,
}) => {
  const [daily, atOnce] = [await registerUser(), await registerUser()]
  // The first page that they open. It tells the portal the zone and then shows it.
  await signIn(daily, '/account/notifications')
  await expect(page.getByText(`at 7 in the morning (${timeZone})`)).toBeVisible()
  const impatient = await browser.newPage({ baseURL: portal.url })
  await logInOn(impatient, { email: atOnce.email, password })
  const addresses: [string, string] = [daily.email, atOnce.email]
  const digest = await getsDigest(page, impatient, portal, addresses)
  await stopsByOneClick(page, portal, digest, addresses)
  await impatient.close()
  await expectSilentLog(
    portal,
    mailServer.received.map(({ email }) => email),
  )
})

test('the link in a mail asks, switches that kind off and says so, and the settings switch it on again', async ({
  page,
  browser,
  portal,
  registerUser,
  signIn,
}) => {
  const { email } = await registerUser()
  await signIn(email, '/account/notifications')
  await chooseMail(page, 'You received points', 'At once')
  await grant(portal, email, [5, 'for the cake'])
  const mail = await portal.mailTo(email, 'You received 5 points: for the cake')

  // In a browser where nobody is signed in, by the link in the HTML.
  const guest = await browser.newPage({ baseURL: portal.url })
  const [, href = ''] = /href="([^"]+)"[^>]*>Stop mails like this/.exec(mail.html ?? '') ?? []
  await guest.goto(href)
  await expect(guest.getByRole('heading', { name: 'Stop these mails?' })).toBeVisible()
  await nothingFound(guest)
  await page.reload()
  await isChosen(page, 'You received points', 'At once')

  await guest.getByRole('button', { name: 'Stop these mails' }).press('Enter')
  await expect(guest.getByRole('status').getByRole('heading', { name: 'You will no longer get these mails' })).toBeVisible()
  await nothingFound(guest)
  await page.reload()
  await isChosen(page, 'You received points', 'Never')
  await isChosen(page, 'A course that you bought was changed', 'Daily')
  await isChosen(page, 'Your final task was reviewed', 'At once')

  await guest.getByRole('link', { name: 'Choose your mails' }).click()
  await expect(guest).toHaveURL('/account/login?returnUrl=%2Faccount%2Fnotifications')
  await guest.close()
  await grant(portal, email, [1, 'not mailed'])
  await chooseMail(page, 'You received points', 'At once')
  await grant(portal, email, [2, 'for the plates'])
  const next = await portal.mailTo(email, 'You received 2 points: for the plates')
  expect(headerIn(next, 'list-unsubscribe')).toBeDefined()
  expect(await portal.subjectsTo(email)).not.toContain('You received 1 point: not mailed')
})
