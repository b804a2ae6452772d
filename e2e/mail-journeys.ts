import type { Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { login } from '#contract/accounts/accounts.ts'
import { grantPoints } from '#contract/points/points.ts'
import { type Database, sql } from '#server/core/database/db.ts'
import {
  askForAddress,
  askForLink,
  choosePassword,
  confirmAddress,
  emailField,
  expect,
  linkIn,
  logInOn,
  type Newcomer,
  registerOn,
} from './account-steps.ts'

/** A portal that sends mail. The browser tests read it in a mail server of their own, `npm run portal -- test mail` in Dovecot. */
export interface MailPortal {
  url: string
  db: Database
  admin: { email: string; password: string }
  /** Waits for the mail with this subject, which must come once. */
  mailTo(email: string, subject: string): Promise<Email>
  subjectsTo(email: string): Promise<string[]>
  /** What the portal has logged. */
  log(): string
}

/** Not the zone of any server, and half an hour away from whole ones. */
export const timeZone = 'America/St_Johns'

export async function registersAndVerifies(page: Page, portal: MailPortal, person: Newcomer) {
  await registerOn(page, person)
  await page.goto('/account/profile')
  await expect(page.getByText('This address is not confirmed yet.')).toBeVisible()
  const mail = await portal.mailTo(person.email, 'Confirm your email address')
  await confirmAddress(page, linkIn(mail), person.email)
  await page.goto('/account/profile')
  await expect(emailField(page)).toHaveValue(person.email)
  await expect(page.getByText('This address is not confirmed yet.')).toBeHidden()
}

/** The first page is signed in until the second one, in another browser, has set a new password. */
export async function forgetsAndResets(page: Page, elsewhere: Page, portal: MailPortal, person: Newcomer, newPassword: string) {
  await askForLink(elsewhere, person.email)
  const link = linkIn(await portal.mailTo(person.email, 'Choose a new password'))
  await elsewhere.goto(link)
  await choosePassword(elsewhere, newPassword)
  await expect(elsewhere.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await portal.mailTo(person.email, 'Your password was changed')
  await page.goto('/account/profile')
  await expect(page).toHaveURL('/account/login?returnUrl=%2Faccount%2Fprofile')
  for (const at of [page, elsewhere]) await logInOn(at, { email: person.email, password: newPassword })
  await elsewhere.goto(link)
  await choosePassword(elsewhere, 'and another one 2')
  await expect(elsewhere.getByRole('alert')).toContainText('This link is no longer valid.')
}

export async function movesToAnotherAddress(page: Page, portal: MailPortal, person: Newcomer, newEmail: string) {
  await page.goto('/account/profile')
  await askForAddress(page, newEmail, person.password)
  await expect(page.getByText(`open the link that was sent to ${newEmail}`)).toBeVisible()
  const warning = await portal.mailTo(person.email, 'Your email address is about to change')
  expect(warning.text).toContain(newEmail)
  expect(warning.text).toContain(`${portal.url}/account/forgot`)
  await expect(emailField(page)).toHaveValue(person.email)
  await confirmAddress(page, linkIn(await portal.mailTo(newEmail, 'Confirm your new email address')), newEmail)
  await page.goto('/account/profile')
  await expect(emailField(page)).toHaveValue(newEmail)
}

const choice = (page: Page, kind: string, name: string) =>
  page.getByRole('group', { name: kind }).getByRole('button', { name, exact: true })

/**
 * The first page belongs to somebody with the usual choices, the second one to somebody who wants to hear of points at once. One job
 * deals with both, so when the mail at once is there, the daily one would be too if it were not put off.
 */
export async function getsDigest(page: Page, impatient: Page, portal: MailPortal, [daily, atOnce]: [string, string]) {
  await page.goto('/account/notifications')
  await expect(page.getByText(`at 7 in the morning (${timeZone})`)).toBeVisible()
  await chooseMail(impatient, 'You received points', 'At once')

  await grant(portal, daily, [10, 'for tidying up'], [15, 'for the poster'])
  await grant(portal, atOnce, [5, 'for the cake'])
  const single = await portal.mailTo(atOnce, 'You received 5 points: for the cake')
  expect(headerIn(single, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const subject = '2 notifications from Coursewise'
  expect(await portal.subjectsTo(daily)).not.toContain(subject)
  const due = await digestTimes(portal, daily)
  expect(new Set(due)).toEqual(new Set(['07:00']))

  await letMorningCome(portal, daily)
  const digest = await portal.mailTo(daily, subject)
  for (const sentence of ['You received 10 points: for tidying up', 'You received 15 points: for the poster'])
    expect(digest.text).toContain(`* ${sentence}\n  See your points:\n  ${portal.url}/account/profile\n`)
  const [, path = ''] = /See your notifications:\n\S+?(\/account\/\S+)/.exec(digest.text ?? '') ?? []
  await page.goto(path)
  await expect(page.getByRole('main').getByText('You received 15 points: for the poster')).toBeVisible()
  return digest
}

/** As a mail program does, without opening a page. Afterwards nothing is sent daily, and what is sent at once still comes. */
export async function stopsByOneClick(page: Page, portal: MailPortal, digest: Email, [daily, atOnce]: [string, string]) {
  expect(headerIn(digest, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = headerIn(digest, 'list-unsubscribe')?.slice(1, -1) ?? ''
  const opened = await fetch(address, { redirect: 'manual' })
  expect(opened.status).toBe(303)
  await page.goto('/account/notifications')
  await expect(choice(page, 'You received points', 'Daily')).toHaveAttribute('aria-pressed', 'true')

  const clicked = await fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  expect(clicked.status).toBe(204)
  await page.reload()
  await expect(choice(page, 'You received points', 'Never')).toHaveAttribute('aria-pressed', 'true')
  await expect(choice(page, 'Your final task was reviewed', 'At once')).toHaveAttribute('aria-pressed', 'true')

  const before = await portal.subjectsTo(daily)
  await grant(portal, daily, [1, 'too late'])
  await grant(portal, atOnce, [2, 'for the plates'])
  expect(await digestTimes(portal, daily)).toEqual([])
  await portal.mailTo(atOnce, 'You received 2 points: for the plates')
  expect(await portal.subjectsTo(daily)).toEqual(before)
}

export async function chooseMail(page: Page, kind: string, when: string) {
  await page.goto('/account/notifications')
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/notifications/choices') && response.request().method() === 'PUT',
  )
  await choice(page, kind, when).click()
  expect((await saved).status()).toBe(204)
}

export const isChosen = (page: Page, kind: string, when: string) =>
  expect(choice(page, kind, when)).toHaveAttribute('aria-pressed', 'true')

/** As the Admin, one after the other. */
export async function grant({ url, admin }: MailPortal, email: string, ...grants: [number, string][]) {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const { accessToken } = (await (await post(login.url, admin)).json()) as { accessToken: string }
  for (const [points, reason] of grants) {
    const key = `${email} ${reason}`
    const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': key }
    const response = await post(grantPoints.url, { email, points, reason }, headers)
    expect(response.status, await response.text()).toBe(201)
  }
}

/** What it is o'clock where the user is when the mails that wait are due, which is within a day. */
async function digestTimes({ db }: MailPortal, email: string): Promise<string[]> {
  const rows = await db.many<{ due: Date }>(sql`
    select mail_due_at as due from notifications n join users u on u.id = n.user_id
     where u.email = ${email} and mail_due_at is not null`)
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })
  return rows.map(({ due }) => {
    const hours = (due.getTime() - Date.now()) / 3_600_000
    // 25, for the night in which summer ends.
    expect(hours > 0 && hours <= 25, `due in ${hours} hours`).toBe(true)
    return clock.format(due)
  })
}

const letMorningCome = ({ db }: MailPortal, email: string) =>
  db.run(sql`
    update notifications set mail_due_at = now()
     where mail_due_at is not null and user_id = (select id from users where email = ${email})`)

export const headerIn = (mail: Email, name: string) => mail.headers.find(({ key }) => key === name)?.value

/** A link signs in, or changes what its owner gets. Nobody who reads the log may have it, nor the addresses. */
export async function expectSilentLog({ log }: MailPortal, mails: Email[]) {
  // Lines are written with a delay. This is one of the last.
  await expect.poll(log).toContain('/api/mail/unsubscribe/:token')
  const links = mails.flatMap(({ text = '' }) => text.match(/(?<=#)[\w-]{43}|(?<=unsubscribe\/)[\w.-]+/g) ?? [])
  const addresses = mails.flatMap(({ to = [] }) => to.map(({ address = '' }) => address))
  expect(links.length).toBeGreaterThan(0)
  for (const secret of [...links, ...addresses]) expect(log()).not.toContain(secret)
}
