import { getMailState } from '#contract/mail/mail.ts'
import { nothingFound } from './axe-fixtures.ts'
import { expect, storedPair, test } from './fixtures.ts'

test('an Admin sends a test, and the demo shows it to everyone, as a mail program would', async ({ page, signIn, browser }) => {
  await signIn('admin@demo.test', '/statistics/mail')
  await expect(page.getByRole('heading', { name: 'This demo sends no mails' })).toBeVisible()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('Sent to your own address. This demo sends no mails. Its outbox shows them.')).toBeVisible()
  await nothingFound(page)

  const guest = await browser.newPage()
  await guest.goto('/account/login')
  await guest.getByRole('link', { name: 'its outbox' }).click()
  await expect(guest).toHaveURL('/demo/outbox')
  await expect(guest.getByRole('heading', { name: 'Outbox', level: 1 })).toBeFocused()
  const item = guest
    .getByRole('navigation', { name: 'Mails' })
    .getByRole('link', { name: /A test from Coursewise/ })
    .first()
  await item.press('Enter')
  await expect(item).toHaveAttribute('aria-current', 'true')
  const mail = guest.frameLocator('iframe')
  await expect(mail.getByRole('heading', { name: 'A test from Coursewise' })).toBeVisible()
  await guest.getByText('As plain text').click()
  await expect(guest.getByText('Mail works: this portal can send, and its mails reach you.', { exact: false })).toBeVisible()
  await nothingFound(guest)
  await mail.getByRole('link', { name: 'Open the portal' }).click()
  await expect(guest).toHaveURL('/courses')
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Outbox of this demo' }).click()
  await expect(guest).toHaveURL('/demo/outbox')
  await guest.close()
})

test('only Admins see the state of mail, and a demo has no banner about it', async ({ page, signIn, registerUser }) => {
  const { email } = await registerUser()
  await signIn(email, '/statistics/mail')
  await expect(page.getByText('This page is for Admins.')).toBeVisible()
  const { accessToken } = await storedPair(page)
  const refused = await page.request.get(getMailState.url, { headers: { authorization: `Bearer ${accessToken}` } })
  expect(refused.status()).toBe(403)
  await signIn('admin@demo.test', '/statistics/courses')
  await expect(page.getByRole('table', { name: 'Courses' })).toBeVisible()
  await expect(page.getByText('Mail is off')).toHaveCount(0)
})

test('the page that stops mails asks first, and says when its link is not valid', async ({ page }) => {
  await page.goto('/mail/unsubscribe/nonsense')
  await expect(page.getByRole('heading', { name: 'Stop these mails?' })).toBeVisible()
  await nothingFound(page)
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is not valid.')
})
